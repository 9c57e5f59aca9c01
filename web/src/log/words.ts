/** An event of the log as a sentence: the id of a Fluent message and what stands in it. */

import type { Bid, Drawn, Group, HomeComing, Place, Sale, SeasonEnd, ShownTile, Side, Use } from '../generated/wire';
import { COLOURS, RESOURCES, SKILLS } from '../lib/pieces/pieces';
import type { Colour, Counts, GameEvent, Season } from '../net';

const PIECES: readonly string[] = [...COLOURS, ...SKILLS, 'skill', ...RESOURCES];

/** What stands in a sentence beside numbers: say.svelte.ts turns it into words or pictures. */
export type Thing =
  | { is: 'seat'; seat: number }
  | { is: 'tile'; tile: string; side: Side }
  | { is: 'icon'; symbol: string }
  | { is: 'season'; season: Season }
  | { is: 'list'; of: (Thing | Sentence)[] };

export type Value = number | Thing;

export interface Sentence {
  id: string;
  args: Record<string, Value>;
}

export const list = (of: (Thing | Sentence)[]): Thing => ({ is: 'list', of });
const icon = (symbol: string): Thing => ({ is: 'icon', symbol });
export const places = (groups: readonly Group[]): Thing => list(groups.map(({ place }) => tileThing(place)));

export const tileThing = ({ tile, side }: ShownTile): Thing => ({ is: 'tile', tile, side });

const front = (tile: string): Thing => tileThing({ tile, side: 'front' });

/** The symbol of a worker, a skill or a resource. */
export function symbolOf(kind: string): string {
  if ((COLOURS as readonly string[]).includes(kind) || kind === 'purple') return `worker-${kind}`;
  if (kind === 'skill') return 'skill-any';
  return (SKILLS as readonly string[]).includes(kind) ? `skill-${kind}` : `good-${kind}`;
}

/** `3 red` in a list within a sentence. */
export const some = (kind: string, count: number): Sentence => ({
  id: `log-some-${kind}`,
  args: { count, icon: icon(symbolOf(kind)) },
});

/** `3 red and 1 saw`, always in the same order. */
export const counted = (counts: Readonly<Record<string, number>>): Sentence[] =>
  PIECES.flatMap((kind) => (counts[kind] ? [some(kind, counts[kind])] : []));

/** What was done. */
export function moveWords({ seat, move }: Pick<GameEvent, 'seat' | 'move'>): Sentence {
  const name: Thing = { is: 'seat', seat };
  switch (move.do) {
    case 'bid':
      return bidWords(name, move);
    case 'use':
      return useWords(name, seat, move);
    case 'pay':
      return { id: `log-pay-${move.what}`, args: { name, icon: icon(symbolOf(move.what)) } };
    case 'pay-bid': {
      const { colour, count, place } = move.group;
      return {
        id: `log-pay-bid-${colour}`,
        args: { name, place: tileThing(place), count, icon: icon(symbolOf(colour)) },
      };
    }
    case 'take':
      return { id: `log-take-${move.resource}`, args: { name, icon: icon(symbolOf(move.resource)) } };
    case 'step': {
      const ends = { from: tileThing(move.source), to: tileThing(move.target) };
      return { id: `log-step-${move.resource}`, args: { name, icon: icon(symbolOf(move.resource)), ...ends } };
    }
    case 'upgrade': {
      const tile = tileThing(move.place);
      const cost = counted(move.cost);
      if (!cost.length) return { id: 'log-upgrade-free', args: { name, tile } };
      return { id: 'log-upgrade', args: { name, tile, cost: list(cost) } };
    }
    case 'boat':
      return { id: 'log-boat', args: { name, boat: tileThing(move.place) } };
    case 'place':
    case 'flip':
      return { id: `log-${move.do}`, args: { name, tile: tileThing(move.place) } };
    case 'winter': {
      if (!move.tiles.length) return { id: 'log-winter', args: { name } };
      return { id: 'log-winter-tiles', args: { name, tiles: list(move.tiles.map(front)), count: move.tiles.length } };
    }
    case 'deal':
      return { id: 'log-deal', args: {} };
    default:
      return { id: `log-${move.do}`, args: { name } };
  }
}

function bidWords(name: Thing, { place, colour, groups, added, total }: Bid): Sentence {
  const how = total > added ? 'raise' : 'bid';
  const args = { name, place: tileThing(place), count: added, total, icon: icon(symbolOf(colour)) };
  if (!groups.length) return { id: `log-${how}-${colour}`, args };
  return { id: `log-${how}-from-${colour}`, args: { ...args, from: places(groups), bids: groups.length } };
}

function useWords(name: Thing, seat: number, { place, workers }: Use): Sentence {
  const args: Record<string, Value> = { name, place: tileThing(place) };
  let where = 'lot';
  if (place.owner !== null) {
    where = place.owner === seat ? 'own' : 'other';
    if (where === 'other') args.owner = { is: 'seat', seat: place.owner };
  }
  const used = COLOURS.filter((colour) => workers[colour]);
  const [first] = used;
  if (used.length === 1 && first) {
    return {
      id: `log-use-${where}-${first}`,
      args: { ...args, count: workers[first] ?? 0, icon: icon(symbolOf(first)) },
    };
  }
  return { id: `log-use-${where}-mixed`, args: { ...args, workers: list(counted(workers)) } };
}

/** What was drawn for single players: each in a sentence of their own. */
export function drawWords(drew: readonly Drawn[]): Sentence[] {
  return drew.flatMap((drawn) => {
    const name: Thing = { is: 'seat', seat: drawn.seat };
    const out: Sentence[] = [];
    const pieces = counted({ ...drawn.workers, ...drawn.skills });
    if (pieces.length) out.push({ id: 'log-drew', args: { name, pieces: list(pieces) } });
    const { hidden_workers: workers, hidden_skills: skills, hidden_tiles: tiles } = drawn;
    if (workers) out.push({ id: 'log-drew-workers', args: { name, count: workers, icon: icon('worker-bag') } });
    if (skills) out.push({ id: 'log-drew-skills', args: { name, count: skills, icon: icon('skill-pile') } });
    if (drawn.tiles.length) out.push({ id: 'log-got-tiles', args: { name, tiles: list(drawn.tiles.map(front)) } });
    if (tiles) out.push({ id: 'log-got-hidden', args: { name, count: tiles } });
    return out;
  });
}

/** What a season begins with, as all saw it: tiles laid out, what was put on the boats. */
export function openingWords({ laid_out, loaded }: GameEvent): Sentence[] {
  const out: Sentence[] = [];
  if (laid_out.length) out.push({ id: 'log-laid-out', args: { tiles: list(laid_out.map(tileThing)) } });
  const pieces = counted(loaded);
  if (pieces.length) out.push({ id: 'log-loaded', args: { pieces: list(pieces) } });
  return out;
}

/** What the end of a season brings: sales, workers going home, who starts. A sentence each. */
export function endWords({ sales, home, start }: SeasonEnd, season: Season): Sentence[] {
  const sold = sales.flatMap(({ place, winner, count, colour }): Sentence[] => {
    if (winner === null || !colour) return [];
    const workers = list([some(colour, count)]);
    return [{ id: 'log-won', args: { name: { is: 'seat', seat: winner }, place: tileThing(place), workers } }];
  });
  const unsold = sales.filter(({ winner }) => winner === null);
  const leaves = unsold.filter((sale) => season === 'winter' || !isTurn(sale));
  const stays = unsold.filter((sale) => !leaves.includes(sale));
  const nobody = (id: string, of: readonly Sale[]): Sentence[] =>
    of.length ? [{ id, args: { tiles: list(of.map(({ place }) => tileThing(place))), count: of.length } }] : [];
  return [
    ...sold,
    ...nobody('log-unsold', leaves),
    ...nobody('log-unsold-stays', stays),
    ...home.map((one): Sentence => ({
      id: 'log-home',
      args: { name: { is: 'seat', seat: one.seat }, workers: list(counted(homeWorkers(one))) },
    })),
    {
      id: 'log-starts',
      args: { name: { is: 'seat', seat: start }, season: { is: 'season', season }, icon: icon('worker-purple') },
    },
  ];
}

export const isTurn = ({ place }: Sale): boolean => place.at.startsWith('turn:');

/** All workers that come home to a seat, by colour. */
export function homeWorkers({ bids, tiles }: HomeComing): Counts<Colour> {
  const out: Counts<Colour> = { ...tiles };
  for (const { colour, count } of bids) out[colour] = (out[colour] ?? 0) + count;
  return out;
}

/** The places that an event is about, to look at. */
export function placesOf({ move }: Pick<GameEvent, 'move'>): Place[] {
  switch (move.do) {
    case 'bid':
    case 'use':
      return [...move.groups.map(({ place }) => place), move.place];
    case 'pay-bid':
      return [move.group.place];
    case 'step':
      return [move.source, move.target];
    case 'upgrade':
    case 'boat':
    case 'place':
    case 'flip':
      return [move.place];
    default:
      return [];
  }
}
