/** A turning point in words: two turns, what each is about, and how often each of them wins. */

import type { TurningPointData } from '../../generated/wire';
import { number, t } from '../../i18n/index.svelte';
import type { GameEvent } from '../../net';
import { moveWords, placesOf, type Sentence } from '../../log/words';
import { order } from '../../log/orders';

/** Steps of a turn that say little by themselves. */
export const MINOR_MOVES = new Set(['step', 'done', 'pay', 'pay-bid', 'take']);

/** What a turn starts with, and its upgrades: the small steps between them are for the replay. */
export const turnWords = (events: readonly GameEvent[], say: (event: GameEvent) => Sentence = moveWords): Sentence[] =>
  events.filter(({ move }, i) => i === 0 || !MINOR_MOVES.has(move.do)).map((event) => say(event));

/** What was played and what to do instead: with all steps where only those differ. Where no words differ,
 * a tile was placed elsewhere, and the other turn has none. */
export function bothTurns({ done, instead }: Pick<TurningPointData, 'done' | 'instead'>): [Sentence[], Sentence[]] {
  const same = (one: Sentence[], other: Sentence[]): boolean => JSON.stringify(one) === JSON.stringify(other);
  const short = [turnWords(done), turnWords(instead)] as const;
  if (!same(...short)) return [short[0], turnWords(instead, order)];
  const whole = [done.map(moveWords), instead.map(moveWords)] as const;
  return same(...whole) ? [short[0], []] : [whole[0], instead.map((event) => order(event))];
}

/** The tile that a turn is about, to show a picture of it. */
export function tileOf(events: readonly GameEvent[]): { tile: string; side: 'front' | 'back' | 'a' | 'b' } | null {
  const [first] = events;
  if (!first) return null;
  if (first.move.do === 'winter' && first.move.tiles[0]) return { tile: first.move.tiles[0], side: 'front' };
  return placesOf(first).at(-1) ?? null;
}

type Chances = Pick<TurningPointData, 'played' | 'other' | 'exact' | 'error' | 'deals'>;

/** Below it is hardly ever, above the rest of it almost always. */
const RARE = 0.05;

/** How often the other turn would have won: in tenths, or in twentieths where tenths are the same. */
export function insteadWords({ played, other, exact }: Chances, name: string | null): string {
  const you = { you: name === null ? 'yes' : 'no', name: name ?? '' };
  if (exact) return t('turning-sure', { ...you, result: other > 1 - RARE ? 'won' : other < RARE ? 'lost' : 'shared' });
  const of = Math.round(played * 10) === Math.round(other * 10) ? 20 : 10;
  const counted = (chance: number): boolean => chance >= RARE && chance < 1 - RARE;
  const often = (chance: number, first: boolean): string => {
    if (!counted(chance)) return t(chance < RARE ? 'turning-hardly' : 'turning-nearly');
    return t(first ? 'turning-about' : 'turning-of', { count: Math.round(chance * of), of });
  };
  return t('turning-instead', { ...you, other: often(other, true), played: often(played, !counted(other)) });
}

/** What that is known from; two standard errors either way. */
export const basisWords = ({ exact, deals, error }: Chances): string =>
  exact ? t('turning-exact') : t('turning-deals', { deals, error: number(2 * error, { style: 'percent' }) });
