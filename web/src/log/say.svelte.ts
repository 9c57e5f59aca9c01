/** Sentences of the log in the reader's language: as plain text, or with pictures in them. */

import { list, listParts, parts, t } from '../i18n/index.svelte';
import type { Argument, Arguments, Part } from '../i18n/words';
import { seatName, tileTitle } from '../lib/names';
import type { TableInfo } from '../net/types';
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
export const plain = (sentence: Sentence, who: Who): string =>
  t(sentence.id, argumentsOf(sentence, (thing) => plainThing(thing, who)));

/** What stands in a sentence, each thing as it is said. */
const argumentsOf = ({ args }: Sentence, say: (thing: Thing) => Argument): Arguments =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? value : say(value)]),
  );

function plainThing(thing: Thing, who: Who): string {
  switch (thing.is) {
    case 'seat':
      return called(who, thing.seat);
    case 'tile':
      return tileTitle(thing.tile, thing.side);
    case 'icon':
      return '';
    case 'season':
      return thing.season;
    case 'list':
      return list(thing.of.map((item) => ('id' in item ? plain(item, who) : plainThing(item, who))));
  }
}

/** A sentence as text and things to draw: Say.svelte draws them. */
export const drawn = (sentence: Sentence, who: Who): Part[] =>
  parts(sentence.id, argumentsOf(sentence, (thing) => drawnThing(thing, who)));

function drawnThing(thing: Thing, who: Who): Argument {
  switch (thing.is) {
    case 'seat':
      return { piece: 'name', seat: thing.seat, text: called(who, thing.seat, false) };
    case 'tile':
      return { piece: 'tile', text: plainThing(thing, who) };
    case 'icon':
      return { piece: 'icon', symbol: thing.symbol };
    case 'season':
      return thing.season;
    case 'list': {
      const items = thing.of.map((item): Part[] => {
        if ('id' in item) return drawn(item, who);
        const one = drawnThing(item, who);
        return [typeof one === 'number' ? String(one) : one];
      });
      const joined = listParts(items.map((_, i) => String(i)));
      return {
        piece: 'parts',
        parts: joined.flatMap((part) => (part.type === 'element' ? (items[Number(part.value)] ?? []) : [part.value])),
      };
    }
  }
}
