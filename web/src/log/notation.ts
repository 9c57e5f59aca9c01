/** Lines of notation, read: docs/notation.md. What was hidden from the viewer reads as null. */

import type { Colour, Counts, Resource, SkillKind } from '../net/types';

export type Place =
  | { at: 'lot'; tile: string }
  | { at: 'turn'; number: number }
  | { at: 'village'; seat: number; tile: string };

export type Move =
  | { do: 'deal' | 'pass' | 'done' | 'keep' | 'undo' }
  | { do: 'bid'; count: number; colour: Colour | null; groups: Place[]; place: Place }
  | { do: 'use'; workers: Counts<Colour>; groups: Place[]; place: Place }
  | { do: 'pay'; what: Colour | SkillKind | 'skill' }
  | { do: 'pay-bid'; group: Place }
  | { do: 'take'; good: Resource }
  | { do: 'step'; good: Resource; from: string; to: string }
  | { do: 'upgrade'; tile: string; cost: (Resource | SkillKind | 'skill')[] }
  | { do: 'boat'; boat: string }
  | { do: 'place'; tile: string; cell: string; rotation: number }
  | { do: 'winter'; tiles: string[] }
  | { do: 'flip'; tile: string }
  | { do: 'unknown'; line: string };

export const COLOURS: readonly Colour[] = ['blue', 'red', 'yellow', 'green'];
export const SKILLS: readonly SkillKind[] = ['anvil', 'pick', 'saw'];

const PLAIN = new Set(['deal', 'pass', 'done', 'keep', 'undo']);

export function readPlace(word: string): Place {
  const [where = '', name = ''] = word.split(':');
  if (where === 'turn') return { at: 'turn', number: Number(name) };
  if (where === 'lot') return { at: 'lot', tile: name };
  return { at: 'village', seat: Number(where.slice(1)), tile: name };
}

/** The word that `readPlace` read. */
export function placeWord(place: Place): string {
  if (place.at === 'turn') return `turn:${place.number}`;
  return place.at === 'lot' ? `lot:${place.tile}` : `p${place.seat}:${place.tile}`;
}

export function readMove(line: string): Move {
  const [verb = '', ...words] = line.split(' ');
  if (PLAIN.has(verb)) return { do: verb as 'pass' };
  const [first = '', second = '', third = ''] = words;
  switch (verb) {
    case 'bid': {
      const { workers, groups, place } = readWorkers(words);
      const [colour, count] = Object.entries(workers)[0] ?? [null, 0];
      return { do: 'bid', count, colour: colour as Colour | null, groups, place };
    }
    case 'use':
      return { do: 'use', ...readWorkers(words) };
    case 'pay':
      if (first.startsWith('+')) return { do: 'pay-bid', group: readPlace(first.slice(1)) };
      return { do: 'pay', what: first as Colour };
    case 'take':
      return { do: 'take', good: first as Resource };
    case 'step': {
      const [from = '', to = ''] = second.split('>');
      return { do: 'step', good: first as Resource, from, to };
    }
    case 'upgrade':
      return { do: 'upgrade', tile: first, cost: words.slice(1) as Resource[] };
    case 'boat':
      return { do: 'boat', boat: first };
    case 'place':
      return { do: 'place', tile: first, cell: second, rotation: Number(third.slice(1)) };
    case 'winter':
      return { do: 'winter', tiles: words };
    case 'flip':
      return { do: 'flip', tile: first };
  }
  return { do: 'unknown', line };
}

function readWorkers(words: string[]): { workers: Counts<Colour>; groups: Place[]; place: Place } {
  const workers: Counts<Colour> = {};
  const groups: Place[] = [];
  let i = 0;
  while (i < words.length - 1) {
    const word = words[i] ?? '';
    if (word.startsWith('+')) {
      groups.push(readPlace(word.slice(1)));
      i += 1;
    } else {
      workers[words[i + 1] as Colour] = Number(word);
      i += 2;
    }
  }
  return { workers, groups, place: readPlace(words[i] ?? '') };
}

/** Something drawn: for all to see, or for one seat; `what` is null where it was not shown. */
export interface Draw {
  seat: number | null;
  kind: 'worker' | 'skill' | 'tile' | 'side';
  what: string | null;
}

export function readDraw(text: string): Draw {
  const found = /^p(\d) (.*)$/.exec(text);
  const seat = found ? Number(found[1]) : null;
  const word = found?.[2] ?? text;
  if (word === 'worker' || word === 'skill' || word === 'tile') return { seat, kind: word, what: null };
  if (word.startsWith('side ')) return { seat, kind: 'side', what: word.slice(5) };
  if ((COLOURS as readonly string[]).includes(word)) return { seat, kind: 'worker', what: word };
  if ((SKILLS as readonly string[]).includes(word)) return { seat, kind: 'skill', what: word };
  return { seat, kind: 'tile', what: word };
}
