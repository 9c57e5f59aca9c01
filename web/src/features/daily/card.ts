/** A result of a daily game as a picture: our drawings, and nothing of the deal. */

import { dayName, number, t } from '../../lib';
import { sprite } from '../../lib/pieces/sprite.svelte';
import type { DailyResult } from '../../net';
import { placed } from './share';

const WIDTH = 1200;
const HEIGHT = 630;
/** A row of tiles at the bottom, the same on every card. */
const TILES = ['home_2', 'keystone_quarry', 'home_5', 'keywood', 'home_1', 'hiring_fair', 'home_4'];
const SERIF = "ui-serif, 'Iowan Old Style', Palatino, 'Noto Serif', Georgia, serif";
const SANS = "system-ui, 'Segoe UI', 'Noto Sans', sans-serif";

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** The picture as SVG; the sprite is loaded. */
export function card(result: DailyResult, opponents: readonly string[], streak: number): string {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const rtl = document.documentElement.dir === 'rtl';
  const line = (y: number, size: number, weight: number, text: string, fill = 'ink', family = SANS, x = WIDTH / 2) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour(fill)}" `
    + `font-family="${family}" text-anchor="middle" direction="${rtl ? 'rtl' : 'ltr'}">${escaped(text)}</text>`;
  const step = 260;
  const left = WIDTH / 2 - (step * (result.beaten.length - 1)) / 2;
  const rivals = result.beaten.map((won, i) => {
    const x = rtl ? WIDTH - left - step * i : left + step * i;
    const [disc, ink] = won ? ['accent', 'accent-ink'] : ['paper-2', 'ink-2'];
    const sign = won ? `M${x - 15} 372l11 11 20-22` : `M${x - 12} 374h24`;
    return (
      `<circle cx="${x}" cy="374" r="30" fill="${colour(disc)}" stroke="${colour('line')}" stroke-width="2"/>`
      + `<path d="${sign}" fill="none" stroke="${colour(ink)}" stroke-width="6" stroke-linecap="round"`
      + ' stroke-linejoin="round"/>'
      + line(436, 24, 400, t(`strength-${opponents[i] ?? ''}`), 'ink-2', SANS, x)
    );
  });
  const tiles = TILES.map((tile, i) => {
    const [x, y] = [i * 172 - 20, i % 2 ? 468 : 512];
    return `<image href="${sprite.picture(`land-${tile}`)}" x="${x}" y="${y}" width="228" height="208"/>`;
  });
  const streaks = streak > 1 ? [t('daily-streak-text', { count: streak })] : [];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`
    + `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour('paper')}"/>`
    + tiles.join('')
    + line(92, 52, 600, t('daily-card-title'), 'ink', SERIF)
    + line(140, 28, 500, dayName(result.day), 'ink-2')
    + line(248, 92, 700, t('count-points', { count: result.points }), 'accent', SERIF)
    + line(308, 32, 600, [placed(result), ...streaks].join(' · '))
    + rivals.join('')
    + '</svg>'
  );
}

/** The same as a PNG, which every program can show. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png');
  });
}

export const fileName = (day: string): string => `keyflower-${day}.png`;

/** What the picture says, for those who can't see it. */
export const described = (result: DailyResult): string =>
  `${t('daily-share-head', { day: dayName(result.day) })}: ${number(result.points)}, ${placed(result)}`;
