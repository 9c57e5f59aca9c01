/** A replay: the game, the moment that is shown, and going from one to the next. */

import { untrack } from 'svelte';
import { after, type Command, commandOf, isOpen, isTyping, readMoment, writeMoment } from '../../lib';
import { chapters, chronicle } from '../../log/chronicle';
import type { Who } from '../../log/say.svelte';
import { type Analysis, api, type Frame, type GameEvent, type StateBody, type View } from '../../net';
import { MINOR_MOVES } from '../end/chance';
import { askServer, Frames } from './frames';

const STEP = 1300; // ms at speed 1; a quarter of it for small steps

const SLIDER = 'input[type=range]';
const LOG = '.box';

export class ReplayPlayer {
  readonly #id: string;
  readonly frames: Frames;
  body = $state.raw<StateBody | null>(null);
  events = $state.raw<GameEvent[]>([]);
  ending = $state.raw<View | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  frame = $state.raw<Frame | null>(null);
  failed = $state.raw<unknown>(null);
  viewer = $state('open');
  at = $state(1);
  playing = $state(false);
  /** The moment of a turning point, to be played better. */
  trying = $state(0);
  /** A game of four takes about three minutes. */
  speed = $state(2);

  readonly mine: number | null = $derived.by(() => this.body?.you.seat ?? null);
  readonly over: boolean = $derived.by(() => this.body?.table.status === 'finished');
  /** Whether the game can be taken along: it's over, and the day of a daily game too. */
  readonly open: boolean = $derived.by(() => this.over && !!this.body && isOpen(this.body.table, this.body.now));
  readonly who: Who | null = $derived.by(() => this.body && { table: this.body.table, mine: this.mine });
  /** The seat from which the table is seen. */
  readonly eyes: number | null = $derived.by(() => {
    if (this.viewer === 'own') return this.mine;
    return /^\d$/.test(this.viewer) ? Number(this.viewer) : null;
  });
  readonly first: number = $derived.by(() => (this.events[0]?.seat === -1 ? 1 : 0));
  readonly last: number = $derived.by(() => this.events.length);
  readonly found = $derived.by(() => chronicle(this.events, this.ending));
  readonly seasons = $derived.by(() => chapters(this.found));

  /** In a component, whose end it is too. */
  constructor(id: string) {
    this.#id = id;
    this.frames = new Frames(askServer(id), (request, arrived) => {
      if (request.viewer === this.viewer) this.frame = arrived;
      this.failed = null;
    }, (error) => {
      this.failed = error;
      this.playing = false;
    });
    $effect(() => () => this.frames.close());
    $effect(() => this.#fetch());
    $effect(() => this.#playOn());
    $effect(() => this.#writeAddress());
    void this.load();
  }

  async load(): Promise<void> {
    this.failed = null;
    try {
      const found = await api.table(this.#id);
      const asked = readMoment(location.hash);
      const ended = found.table.status === 'finished';
      let viewer = asked.viewer ?? (ended ? 'open' : 'own');
      if (!ended && viewer !== 'spectator' && viewer !== String(found.you.seat)) viewer = 'own';
      this.viewer = viewer;
      const events = await api.events(this.#id, 0, viewer);
      this.events = events;
      // A game that started from a position has a start that no event describes.
      if (events[0]?.seat !== -1 && events.length) {
        this.ending = (await api.replay(this.#id, events.length, viewer)).view;
      }
      this.at = this.#clamped(asked.at ?? this.first);
      if (asked.try) this.trying = this.at;
      this.body = found;
      if (ended) this.analysis = await api.analysis(this.#id).catch(() => null);
    } catch (error) {
      this.failed = error;
    }
  }

  again(): void {
    if (this.body) this.frames.again();
    else void this.load();
  }

  #clamped(moment: number): number {
    return Math.min(Math.max(moment, this.first), this.last);
  }

  readonly move = (to: number): void => {
    this.at = this.#clamped(to);
    if (this.at === this.last) this.playing = false;
  };

  #jump(by: 1 | -1): void {
    const starts = this.seasons.map(({ from }) => Math.max(from, this.first));
    const next = by > 0 ? starts.find((from) => from > this.at) : starts.findLast((from) => from < this.at);
    this.move(next ?? (by > 0 ? this.last : this.first));
  }

  readonly play = (): void => {
    if (this.at === this.last) this.at = this.first;
    this.playing = !this.playing;
  };

  /** See it as another viewer did. */
  readonly look = async (from: string): Promise<void> => {
    const before = this.viewer;
    this.viewer = from;
    try {
      const seen = await api.events(this.#id, 0, from);
      if (this.viewer === from) this.events = seen;
    } catch (error) {
      this.viewer = before;
      this.failed = error;
    }
  };

  /** What each key does, and what uses it itself while it has the focus. */
  readonly #commands: Record<Command<'replay'>, [act: () => void, own: string]> = {
    play: [this.play, 'button, a, summary'],
    forward: [() => this.move(this.at + 1), SLIDER],
    back: [() => this.move(this.at - 1), SLIDER],
    first: [() => this.move(this.first), LOG],
    last: [() => this.move(this.last), LOG],
    nextSeason: [() => this.#jump(1), LOG],
    previousSeason: [() => this.#jump(-1), LOG],
  };

  readonly onkeydown = (event: KeyboardEvent): void => {
    const { target } = event;
    const command = commandOf('replay', event);
    if (!command || !(target instanceof Element) || isTyping(target)) return;
    const [act, own] = this.#commands[command];
    if (target.closest('dialog') || target.closest(own)) return;
    act();
    event.preventDefault();
  };

  /** The requested moment, and those that are likely to be requested next. */
  #fetch(): void {
    if (!this.body || !this.last) return;
    const near = this.playing ? [1, 2, 3, 4, -1] : [1, -1, 2, -2];
    const moments = near.map((by) => this.at + by).filter((at) => at >= this.first && at <= this.last);
    this.frames.want(this.viewer, this.at, moments);
  }

  /** Playing waits for the picture of each moment. */
  #playOn(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const here = this.at;
    if (untrack(() => this.frame?.seq) !== here && this.frame?.seq !== here) return undefined;
    const small = MINOR_MOVES.has(this.events[here - 1]?.move.do ?? '');
    return after(STEP / this.speed / (small ? 4 : 1), () => this.move(here + 1));
  }

  /** Browsers limit how often the address can change. */
  #writeAddress(): (() => void) | undefined {
    if (!this.body) return undefined;
    const hash = writeMoment(this.at, this.viewer);
    return after(250, () => history.replaceState(history.state, '', hash));
  }

  readonly onhashchange = (): void => {
    const asked = readMoment(location.hash);
    if (asked.at !== null) this.move(asked.at);
    if (asked.viewer !== null && asked.viewer !== this.viewer) void this.look(asked.viewer);
  };
}
