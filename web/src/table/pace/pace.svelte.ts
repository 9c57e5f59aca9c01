/** What the board shows of what the server sent: others' moves one after the other. */

import type { Ending } from '../../board/scene';
import { settings } from '../../lib';
import type { GameEvent, Picture, View } from '../../net';
import { automatic, type AutomaticEntries } from './since';
import { atOnce, beatsOf, sceneBeats, type Beat, type PlayedStep } from './beats';
import { Queue } from './queue';
import { FACTOR, saleEvery } from './timing';

/** More entries than this at once aren't a turn: the viewer is back at the table. */
const MAX_STEPS = 12;
/** Who is further behind than this, in beats, sees the latest at once: about six moves. */
const BEHIND = 24;

export class Pace {
  /** What is shown now; null: nothing plays. */
  now = $state.raw<Beat | null>(null);
  readonly #queue = new Queue<Beat>((beat) => {
    this.now = beat;
    if (beat?.heard) this.onmove?.(beat.event, beat.step);
  });
  /** Told of each move when it is shown; of my own at once. */
  onmove: ((event: GameEvent, step: PlayedStep) => void) | null = null;
  /** The updates since my last decision, to be shown again. */
  #history: PlayedStep[] = [];
  /** The latest end of a season, to be shown again. */
  ended = $state.raw<PlayedStep | null>(null);

  /** unasked: entries that this page made without a click. */
  constructor(private readonly me: () => number | null, private readonly unasked?: AutomaticEntries) {}

  /** The view of the moment that is shown; null: the latest. */
  get view(): View | null {
    return this.now?.view ?? null;
  }

  /** The end of a season that plays now: winners appear one after the other. */
  readonly ending: Ending | null = $derived.by(() => {
    if (this.now?.part !== 'scene') return null;
    const { event: { ends, season }, stage } = this.now;
    const sales = ends?.sales ?? [];
    const every = stage === 'still' ? 0 : saleEvery(sales.length) * FACTOR[settings.speed];
    return { season, sales: new Map(sales.map((sale, n) => [sale.place.at, { ...sale, delay: n * every }])) };
  });

  get playing(): boolean {
    return this.now !== null;
  }

  /** The server has sent updates; `before` is the picture before the first. */
  take(before: Picture | null, updates: readonly Picture[]): void {
    let known = before;
    for (const picture of updates) {
      const events = known ? picture.events.slice(known.seq, picture.seq).filter(Boolean) : [];
      if (known?.view && picture.view && events.length) {
        const decided = events.some((event) =>
          event.seat === this.me() && !automatic(picture.events, event.seq, this.unasked)
        );
        if (decided) {
          this.finish();
          this.#history = [];
        }
        const step = { before: known.view, after: picture.view, events, decided };
        if (events.some(({ ends }) => ends)) this.ended = step;
        if (this.me() !== null) this.#history.push(step);
        if (this.#queue.waiting > BEHIND) this.finish();
        const unseen = document.hidden || events.length > MAX_STEPS;
        for (const event of events) {
          const own = atOnce(step, event, this.me());
          if (events.length <= MAX_STEPS && (own || unseen)) this.onmove?.(event, step);
        }
        if (unseen) this.finish();
        else this.#play([step]);
      }
      known = picture;
    }
  }

  /** Show the moves since my last decision again, from the first. `events`: where the page has only
   * been loaded since, they are shown on the latest view. */
  again(picture: Picture, events: readonly GameEvent[]): void {
    this.finish();
    const seen = new Set(this.#history.flatMap((step) => step.events.map(({ seq }) => seq)));
    const { view } = picture;
    const earlier = events.filter(({ seq }) => !seen.has(seq));
    const first = this.#history[0]?.before ?? view;
    if (first && earlier.length) this.#play([{ before: first, after: first, events: earlier }]);
    this.#play(this.#history);
  }

  /** Show the latest end of a season again. */
  showEnd(): void {
    this.finish();
    const step = this.ended;
    const speed = settings.speed === 'instant' ? 'normal' : settings.speed;
    const manner = { speed, still: settings.reduced, me: this.me() };
    if (step) this.#queue.add(step.events.flatMap((event) => sceneBeats(step, event, manner)));
  }

  finish(): void {
    this.#queue.finish();
  }

  #play(steps: readonly PlayedStep[]): void {
    const manner = { speed: settings.speed, still: settings.reduced, me: this.me() };
    this.#queue.add(steps.flatMap((step) => beatsOf(step, manner)));
  }
}
