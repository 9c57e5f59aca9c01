/** The steps of the tutorial, and which of them a table has come to.
 *
 * The moves are those that src/keyflower/server/tutorial.json has for the learner. What was played
 * determines the step, so leaving, reloading or switching devices loses nothing.
 */

import type { GameEvent } from '../net/types';

export interface Step {
  /** Of its messages: `tutorial-ID-title`, `-1`, `-2`, `-do`. */
  id: string;
  paragraphs: number;
  /** What the learner does, in notation; a verb alone leaves the rest open. None: it is only read. */
  move?: string;
  /** The tile that the text names; by paragraph where they differ. */
  tile?: string | Record<number, string>;
  /** Numbers in the text. */
  numbers?: Record<string, number>;
  /** What it is about while it is read, as selectors; then the move says it. */
  about?: string[];
}

export const STEPS: readonly Step[] = [
  { id: 'welcome', paragraphs: 2, numbers: { minutes: 5 } },
  { id: 'table', paragraphs: 3, about: ['section.lots', 'section.village', 'section.screen'] },
  { id: 'plan', paragraphs: 2, numbers: { count: 5 }, about: ['[data-at="p0:home_1"]'] },
  { id: 'bid', paragraphs: 2, move: 'bid 1 red lot:farrier', tile: 'farrier' },
  {
    id: 'outbid', paragraphs: 2, move: 'bid 2 red lot:farrier', tile: 'farrier',
    numbers: { theirs: 2, more: 2, total: 3 },
  },
  { id: 'visit', paragraphs: 3, move: 'use 1 blue p1:keystone_quarry', tile: 'keystone_quarry' },
  { id: 'own', paragraphs: 2, move: 'use 1 yellow p0:keywood', tile: 'keywood' },
  { id: 'guest', paragraphs: 2, tile: 'keywood', numbers: { count: 2, most: 6 }, about: ['[data-at="p0:keywood"]'] },
  { id: 'second', paragraphs: 1, move: 'bid 1 blue lot:carpenter', tile: 'carpenter' },
  { id: 'move', paragraphs: 2, move: 'use +lot:carpenter p0:home_1', tile: 'carpenter', numbers: { theirs: 2 } },
  { id: 'step', paragraphs: 2, move: 'step wood 1,-1>0,0', tile: 'keywood', about: ['[data-at="p0:keywood"]'] },
  {
    id: 'upgrade', paragraphs: 1, move: 'upgrade home_1 stone wood', numbers: { count: 5 },
    about: ['[data-at="p0:home_1"]'],
  },
  { id: 'pass', paragraphs: 2, move: 'pass' },
  {
    id: 'ended', paragraphs: 4, tile: { 1: 'farrier', 3: 'keystone_quarry' },
    numbers: { paid: 3, back: 2, gained: 2, before: 10 }, about: ['section.screen'],
  },
  { id: 'boat', paragraphs: 2, move: 'boat', about: ['[data-at="boat:keyflower"]', '[data-at="boat:sea_bastion"]'] },
  { id: 'build', paragraphs: 2, move: 'place', tile: 'farrier', about: ['section.village'] },
];

/** What is shown when all is done, and when the game went another way. */
export const DONE: Step = { id: 'done', paragraphs: 3 };
export const ASTRAY: Step = { id: 'astray', paragraphs: 1 };

const MOVES: readonly string[] = STEPS.flatMap(({ move }) => move ?? []);

/** What a seat did and did not take back. */
export function standing(events: readonly GameEvent[], seat: number): string[] {
  const out: string[] = [];
  for (const event of events) {
    if (event?.seat !== seat) continue;
    if (event.move === 'undo') out.pop();
    else out.push(event.move);
  }
  return out;
}

function fits(move: string, wanted: string): boolean {
  return move === wanted || (!wanted.includes(' ') && move.startsWith(`${wanted} `));
}

/** Where moves lead: the numbers of the first step to be shown and of the next one to be done;
 * `done` after the last, `over` once more has been played, `astray` after another move. */
export function progress(moves: readonly string[]): { from: number; to: number } | 'done' | 'over' | 'astray' {
  if (moves.some((move, i) => i < MOVES.length && !fits(move, MOVES[i] ?? ''))) return 'astray';
  if (moves.length > MOVES.length) return 'over';
  if (moves.length === MOVES.length) return 'done';
  const deeds = STEPS.flatMap((step, i) => (step.move ? [i] : []));
  const to = deeds[moves.length] ?? 0;
  return { from: moves.length ? (deeds[moves.length - 1] ?? 0) + 1 : 0, to };
}
