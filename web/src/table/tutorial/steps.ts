/** The steps of the tutorial, and which of them a table has come to.
 *
 * The moves are those that src/keyflower/home/features/tutorial.json has for the learner. What was played
 * determines the step, so leaving, reloading or switching devices loses nothing.
 */

import type { Colour, Counts, GameEvent, Move, Resource } from '../../net';
import type { Spot } from '../../board/drawing';

/** What a step asks for; which boat and which place are the learner's choice. */
export type Task =
  | { do: 'bid' | 'use'; at: Spot; screen: Counts<Colour>; from?: Spot[] }
  | { do: 'step'; resource: Resource; from: string; to: string }
  | { do: 'upgrade'; tile: string }
  | { do: 'pass' | 'boat' | 'place' };

export interface TutorialStep {
  /** Of its messages: `tutorial-ID-title`, `-1`, `-2`, `-do`. */
  id: string;
  paragraphs: number;
  /** What the learner does; without one it is only read. */
  task?: Task;
  /** The tile that the text names; by paragraph where they differ. */
  tile?: string | Record<number, string>;
  /** Numbers in the text. */
  numbers?: Record<string, number>;
  /** What it is about while it is read, as selectors; then the move says it. */
  about?: string[];
}

export const STEPS: readonly TutorialStep[] = [
  { id: 'welcome', paragraphs: 2, numbers: { minutes: 5 } },
  { id: 'table', paragraphs: 3, about: ['section.lots', 'section.village', '.hand .workers'] },
  { id: 'plan', paragraphs: 3, numbers: { count: 5 }, about: ['[data-at="p0:home_1"]'] },
  { id: 'bid', paragraphs: 2, task: { do: 'bid', at: 'lot:farrier', screen: { red: 1 } }, tile: 'farrier' },
  {
    id: 'outbid',
    paragraphs: 2,
    task: { do: 'bid', at: 'lot:farrier', screen: { red: 2 } },
    tile: 'farrier',
    numbers: { theirs: 2, more: 2, total: 3 },
  },
  {
    id: 'visit',
    paragraphs: 3,
    task: { do: 'use', at: 'p1:keystone_quarry', screen: { blue: 1 } },
    tile: 'keystone_quarry',
  },
  { id: 'own', paragraphs: 2, task: { do: 'use', at: 'p0:keywood', screen: { yellow: 1 } }, tile: 'keywood' },
  { id: 'guest', paragraphs: 2, tile: 'keywood', numbers: { count: 2, most: 6 }, about: ['[data-at="p0:keywood"]'] },
  { id: 'second', paragraphs: 1, task: { do: 'bid', at: 'lot:carpenter', screen: { blue: 1 } }, tile: 'carpenter' },
  {
    id: 'move',
    paragraphs: 2,
    task: { do: 'use', at: 'p0:home_1', screen: {}, from: ['lot:carpenter'] },
    tile: 'carpenter',
    numbers: { theirs: 2 },
  },
  {
    id: 'step',
    paragraphs: 2,
    task: { do: 'step', resource: 'wood', from: 'keywood', to: 'home_1' },
    tile: 'keywood',
    about: ['[data-at="p0:keywood"]'],
  },
  {
    id: 'upgrade',
    paragraphs: 1,
    task: { do: 'upgrade', tile: 'home_1' },
    numbers: { count: 5 },
    about: ['[data-at="p0:home_1"]'],
  },
  { id: 'pass', paragraphs: 2, task: { do: 'pass' } },
  {
    id: 'ended',
    paragraphs: 4,
    tile: { 1: 'farrier', 3: 'keystone_quarry' },
    numbers: { paid: 3, back: 2, gained: 2, before: 10 },
    about: ['.hand .workers'],
  },
  {
    id: 'boat',
    paragraphs: 2,
    task: { do: 'boat' },
    about: ['[data-at="boat:keyflower"]', '[data-at="boat:sea_bastion"]'],
  },
  { id: 'build', paragraphs: 2, task: { do: 'place' }, tile: 'farrier', about: ['section.village'] },
];

/** What is shown when all is done, and when the game went another way. */
export const DONE: TutorialStep = { id: 'done', paragraphs: 3 };
export const ASTRAY: TutorialStep = { id: 'astray', paragraphs: 1 };

const TASKS: readonly Task[] = STEPS.flatMap(({ task }) => task ?? []);

/** What a seat did and did not take back. */
export function standing(events: readonly GameEvent[], seat: number): Move[] {
  const undone = new Set(events.flatMap((event) => (event?.move.do === 'undo' ? [event.move.takes_back] : [])));
  return events.flatMap((event) =>
    event?.seat === seat && event.move.do !== 'undo' && !undone.has(event.seq) ? [event.move] : []
  );
}

function fits(move: Move, task: Task): boolean {
  switch (task.do) {
    case 'bid':
    case 'use': {
      if (move.do !== task.do || move.place.at !== task.at) return false;
      const screen = move.do === 'bid' ? { [move.colour]: move.screen } : move.screen;
      return same(screen, task.screen) && same(move.groups.map(({ place }) => place.at), task.from ?? []);
    }
    case 'step':
      return move.do === 'step'
        && same([move.resource, move.source.tile, move.target.tile], [task.resource, task.from, task.to]);
    case 'upgrade':
      return move.do === 'upgrade' && move.place.tile === task.tile;
    default:
      return move.do === task.do;
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Where moves lead: the numbers of the first step to be shown and of the next one to be done;
 * `done` after the last, `over` once more has been played, `astray` after another move. */
export function progress(moves: readonly Move[]): { from: number; to: number } | 'done' | 'over' | 'astray' {
  if (TASKS.slice(0, moves.length).some((task, i) => !fits(moves[i]!, task))) return 'astray';
  if (moves.length > TASKS.length) return 'over';
  if (moves.length === TASKS.length) return 'done';
  const deeds = STEPS.flatMap((step, i) => (step.task ? [i] : []));
  const to = deeds[moves.length] ?? 0;
  return { from: moves.length ? (deeds[moves.length - 1] ?? 0) + 1 : 0, to };
}
