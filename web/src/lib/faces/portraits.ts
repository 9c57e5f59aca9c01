/** Portraits of the villagers, 64 units wide: our own drawings, loaded when a face is shown.
 *
 * Cut from coloured paper: flat shapes with one fold, the end half a tone darker, no outline. The coat
 * has the colour of the seat (--seat); skin, hair and hat belong to the villager, and tell them apart
 * at 26 px.
 */

import type { Face } from '../../net/types';

export type Villager = Exclude<Face, ''>;

const INK = '#2F2620';

/** Light, in the fold, cheeks. */
const SKIN = {
  fair: ['#F3D2AE', '#E2B78D', '#D98F74'],
  tanned: ['#D9A274', '#C0865A', '#B5654A'],
  dark: ['#94603F', '#7B4C30', '#6E3A28'],
  pale: ['#F7DFC8', '#E8C4A4', '#DE9C86'],
} as const;

/** Half the width, half the height, radius of the corners. */
const SHAPE = { round: [13, 14, 13], long: [11.5, 16, 11.5], broad: [14.5, 13.5, 11], square: [13, 14.5, 7] } as const;

function head(skin: keyof typeof SKIN, shape: keyof typeof SHAPE, y: number): string {
  const [light, fold, cheek] = SKIN[skin];
  const [w, h, r] = SHAPE[shape];
  const x = 32 - w;
  const right = 64 - x;
  const [straight, high] = [w - r, 2 * (h - r)];
  const corner = `a${r} ${r} 0 0 1`;
  return (
    `<path d="M27 ${y + h - 5}h10v10l-5 5-5-5z" fill="${fold}"/>`
    + `<circle cx="${x}" cy="${y + 1}" r="2.8" fill="${light}"/>`
    + `<circle cx="${right}" cy="${y + 1}" r="2.8" fill="${fold}"/>`
    + `<rect x="${x}" y="${y - h}" width="${2 * w}" height="${2 * h}" rx="${r}" fill="${light}"/>`
    + `<path d="M32 ${y - h}h${straight}${corner} ${r} ${r}v${high}${corner}-${r} ${r}h-${straight}z" fill="${fold}"`
    + ` opacity=".55"/><g fill="${cheek}" opacity=".5"><circle cx="${x + 5}" cy="${y + 6}" r="2.7"/>`
    + `<circle cx="${right - 5}" cy="${y + 6}" r="2.7"/></g>`
  );
}

const line = (d: string, width: number, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const eyes = (y: number, gap = 5.4): string =>
  `<g fill="${INK}"><circle cx="${32 - gap}" cy="${y}" r="1.75"/><circle cx="${32 + gap}" cy="${y}" r="1.75"/></g>`;
const closedEyes = (y: number, gap: number): string =>
  line(`M${32 - gap - 2.4} ${y}q2.4 2.6 4.8 0M${32 + gap - 2.4} ${y}q2.4 2.6 4.8 0`, 1.7);
const brows = (y: number, gap: number, right = 0, colour = INK): string =>
  line(`M${32 - gap - 2.7} ${y}h5.4M${32 + gap - 2.7} ${y + right}h5.4`, 1.7, colour);
const nose = (y: number, colour: string, long = 5): string => `<path d="M32 ${y}v${long}h-3.4z" fill="${colour}"/>`;
const smile = (y: number): string => line(`M28 ${y}q4 3.6 8 0`, 1.8);

const coat = (collar = '#FFF6E2'): string =>
  '<path d="M8 64c0-11 9-16.5 18-17l6 6 6-6c9 .5 18 6 18 17z" fill="var(--seat)"/>'
  + '<path d="M32 53l6-6c9 .5 18 6 18 17H32z" fill="#000" opacity=".14"/>'
  + `<path d="M26 47l6 6-5 5-5.5-10z" fill="${collar}"/><path d="M38 47l-6 6 5 5 5.5-10z" fill="${collar}" opacity=".82"/>`;

const on = (ground: string, ...shapes: string[]): string =>
  `<circle cx="32" cy="32" r="32" fill="${ground}"/>${shapes.join('')}`;

/** The shapes of each villager's portrait, for an <svg viewBox="0 0 64 64">. */
export const PORTRAITS: Record<Villager, string> = {
  nora: on(
    '#E9CB92',
    '<path d="M17 26a15 15 0 0 1 30 0v12a4 4 0 0 1-4 4H21a4 4 0 0 1-4-4z" fill="#5A3A26"/>',
    coat(),
    head('fair', 'round', 30),
    '<path d="M18 27C18 13 25 9.5 32 9.5S46 13 46 27C41 22 37 20.5 32 20.5S23 22 18 27z" fill="#FFF9EA"/>',
    '<path d="M32 9.5C39 9.5 46 13 46 27 41 22 37 20.5 32 20.5z" fill="#E9DCBF"/><path d="M44 14l10-3-4 8 3 5-8-2z" fill="#E9DCBF"/>',
    eyes(30),
    nose(31.5, '#D9A27C'),
    smile(38),
  ),
  emil: on(
    '#CFE3E6',
    coat('#E9DCBF'),
    head('tanned', 'square', 29),
    '<path d="M19 31v9c0 8 7 12.5 13 12.5S45 48 45 40v-9l-4 5H23z" fill="#CFCAC0"/><path d="M32 36h9l4-5v9c0 8-7 12.5-13 12.5z" fill="#B5AFA4"/>',
    line('M27.5 40.5h9', 1.8),
    '<path d="M16 20C16 11 23 8 32 8s17 3 17 12l5 3.5H16z" fill="#56677A"/><path d="M32 8c9 0 17 3 17 12l5 3.5H32z" fill="#45566A"/><path d="M16 20h34v3.5H16z" fill="#37475A"/>',
    eyes(29),
    nose(30.5, '#AE7449', 6),
  ),
  lina: on(
    '#DDE8C4',
    '<path d="M16 27C16 13 23 9 32 9s16 4 16 18l-2 3H18z" fill="#B4602F"/><path d="M17 28l-4 22 7 3 3-22zM47 28l4 22-7 3-3-22z" fill="#9A4D22"/>',
    '<path d="M12 49l8 3-1.5 3.5-7-2.5zM52 49l-8 3 1.5 3.5 7-2.5z" fill="#FFF6E2"/>',
    coat(),
    head('pale', 'round', 29),
    '<path d="M18.5 27c1-9 6-13 13.5-13s12.5 4 13.5 13c-5-1-8-3-10-6-3 4-9 6-17 6z" fill="#B4602F"/><path d="M32 14c7.5 0 12.5 4 13.5 13-5-1-8-3-10-6z" fill="#9A4D22"/>',
    eyes(30),
    nose(31, '#E2AB8B', 4),
    smile(37),
    '<g fill="#C9805C"><circle cx="24" cy="34.5" r=".8"/><circle cx="27" cy="35.5" r=".8"/><circle cx="37.5" cy="35.5" r=".8"/><circle cx="40.5" cy="34.5" r=".8"/></g>',
  ),
  toma: on(
    '#EFE0CF',
    coat('#D8C9AE'),
    head('tanned', 'broad', 30),
    '<path d="M18 21c0-4 2-6 5-6 0-5 4-7.5 9-7.5s9 2.5 9 7.5c3 0 5 2 5 6v2H18z" fill="#FFF9EA"/><path d="M32 7.5c5 0 9 2.5 9 7.5 3 0 5 2 5 6v2H32z" fill="#E4D7BC"/><path d="M18 20.5h28V24H18z" fill="#CDB48A"/>',
    closedEyes(30, 6),
    nose(31, '#AE7449', 6),
    '<path d="M32 38c-2-2-6-1.5-10 2 4 2.5 8 2 10 .5 2 1.5 6 2 10-.5-4-3.5-8-4-10-2z" fill="#4A3020"/>',
  ),
  mina: on(
    '#F2D9CC',
    '<path d="M17 22a15 13 0 0 1 30 0v20h-6l-9-6-9 6h-6z" fill="#2B2523"/>',
    coat('#F3C961'),
    head('dark', 'long', 29),
    '<path d="M20.5 24c0-8 5-12 11.5-12s11.5 4 11.5 12c-5-1.5-8-3-11.5-3s-6.5 1.5-11.5 3z" fill="#2B2523"/>',
    '<path d="M18.5 20.5C21 14 26 12.5 32 12.5s11 1.5 13.5 8l-1.5 3.5c-4-2-8-3-12-3s-8 1-12 3z" fill="#D96F7F"/><path d="M32 12.5c6 0 11 1.5 13.5 8l-1.5 3.5c-4-2-8-3-12-3z" fill="#BD5767"/>',
    '<g fill="#EEBD3F" stroke="#8A6414" stroke-width=".8"><circle cx="20" cy="36" r="2.3"/><circle cx="44" cy="36" r="2.3"/></g>',
    eyes(30, 5),
    brows(26, 5),
    nose(31, '#6B4029'),
    line('M28.5 40.4q4.5 1.2 7.5-1.8', 1.8),
  ),
  leo: on(
    '#E6E3C4',
    '<g fill="#6B4A2F"><circle cx="19" cy="27" r="6.5"/><circle cx="45" cy="27" r="6.5"/><circle cx="20" cy="35" r="5.5"/><circle cx="44" cy="35" r="5.5"/><circle cx="24" cy="19" r="7"/><circle cx="40" cy="19" r="7"/></g>',
    coat(),
    head('pale', 'long', 30),
    '<g fill="#6B4A2F"><circle cx="25" cy="19.5" r="5"/><circle cx="32" cy="18" r="5.5"/><circle cx="39" cy="19.5" r="5"/></g>',
    '<path d="M12 18.5C22 14 40 12 53 15l-2 4C40 16.5 24 17.5 14 22z" fill="#7A5A2A"/><path d="M20 16.5C21 8 27 5 34 5.5s10 4 10.5 8.5c-8-1-17 0-24.5 2.5z" fill="#9A7636"/>',
    '<path d="M42 12c2-6 7-9 12-9-1 6-5 9-11 11z" fill="#FFF6E2"/><path d="M43.5 12.5l8-7" stroke="#B9AF9E"/>',
    eyes(30, 5),
    nose(31, '#E2AB8B'),
    smile(38.5),
  ),
  petra: on(
    '#DDE0E4',
    '<path d="M16.5 24a15.5 14 0 0 1 31 0v17q0 4-5 4h-21q-5 0-5-4z" fill="#B9B2A8"/>',
    coat('#A8A299'),
    head('fair', 'square', 29),
    '<path d="M18.5 25C18 15 24 10.5 32 10.5S46 15 45.5 25l-5-5.5H25z" fill="#D3CEC5"/><path d="M32 10.5c8 0 14 4.5 13.5 14.5l-5-5.5H32z" fill="#B9B2A8"/>',
    '<path d="M17.5 21.5l29-5v4.5l-29 5z" fill="#8D504E"/><path d="M44 17l8-3-1 5 3 3-8 .5z" fill="#6D3939"/>',
    eyes(30),
    brows(27, 5.4, -1.8, '#6E675E'),
    nose(31, '#D9A27C', 6),
    line('M28.5 40h7', 1.8),
  ),
  darius: on(
    '#D8DCEC',
    coat('#3A4A66'),
    head('dark', 'long', 31),
    '<path d="M20.5 33c0 8 5 13 6.5 15.5l5 8 5-8C38.5 46 43.5 41 43.5 33l-3.5 5H24z" fill="#231E1C"/>',
    line('M28.5 41h7', 1.7, '#C98F6A'),
    '<path d="M17 24L34 1l13 23c-9-3.5-21-3.5-30 0z" fill="#3F4C78"/><path d="M34 1l13 23c-4.5-1.8-9-2.6-14-2.6z" fill="#313C62"/>',
    '<path d="M31.5 9.5l1.2 3 3.2.2-2.5 2 .9 3.1-2.8-1.7-2.7 1.7.8-3.1-2.5-2 3.2-.2z" fill="#F3C961"/>',
    line('M15.5 24.5c10-5 23-5 33 0', 2.4, '#F3C961'),
    eyes(31, 5.2),
    '<g fill="none" stroke="#F0DDB4" stroke-width="1.4"><circle cx="26.6" cy="31" r="4.2"/><circle cx="37.4" cy="31" r="4.2"/><path d="M30.8 30.5h2.4"/></g>',
    nose(33, '#6B4029', 4),
  ),
};
