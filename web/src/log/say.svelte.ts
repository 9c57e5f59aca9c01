/** Sentences of the log in the reader's language: as plain text, or with pictures in them. */

import { listParts, parts, seatName, t, tileTitle } from '../lib';
import type { Arguments, Part } from '../i18n/words';
import type { TableInfo } from '../net';
import type { Sentence, Thing } from './words';

/** Who is who to the reader. */
export interface Who {
  table: TableInfo;
  /** The reader's own seat. */
  mine: number | null;
}

/** A player's name; `apart`: players of one name with their emblem, where no picture shows it. */
export function called(who: Who, seat: number, apart = true): string {
  const info = who.table.seats[seat];
  if (!info) return t('seat-number', { number: seat + 1 });
  const name = seatName(info);
  if (seat === who.mine) return t('log-you', { name });
  const same = who.table.seats.some((other) => other.seat !== seat && seatName(other) === name);
  return apart && same ? t('log-same-name', { name, emblem: t(`emblem-${seat}`) }) : name;
}

/** A sentence as text: for screen readers, titles and tests. */
export const plain = (sentence: Sentence, who: Who): string => t(sentence.id, argumentsOf(sentence, who, false));

/** A sentence as text and things to draw: Say.svelte draws them. */
export const drawn = (sentence: Sentence, who: Who): Part[] => parts(sentence.id, argumentsOf(sentence, who, true));

/** What stands in a sentence, each thing as it is drawn or said. */
const argumentsOf = ({ args }: Sentence, who: Who, draws: boolean): Arguments =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? value : partOf(value, who, draws)]),
  );

function partOf(thing: Thing, who: Who, draws: boolean): Part {
  switch (thing.is) {
    case 'seat': {
      const text = called(who, thing.seat, !draws);
      return draws ? { piece: 'name', seat: thing.seat, text } : text;
    }
    case 'tile': {
      const text = tileTitle(thing.tile, thing.side);
      return draws ? { piece: 'tile', text } : text;
    }
    case 'icon':
      return { piece: 'icon', symbol: thing.symbol }; // no part of a plain text
    case 'season':
      return thing.season;
    case 'list': {
      const items = thing.of.map((item): Part[] => {
        if ('id' in item) return draws ? drawn(item, who) : [plain(item, who)];
        return [partOf(item, who, draws)];
      });
      const joined = listParts(items.map((_, i) => String(i)));
      const all = joined.flatMap(({ type, value }) => (type === 'element' ? (items[Number(value)] ?? []) : [value]));
      return draws ? { piece: 'parts', parts: all } : all.join('');
    }
  }
}
