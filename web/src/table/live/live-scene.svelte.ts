/** The table of a running or finished game: what its parts show, and what the viewer changes about that. */

import { room, steady } from '../../lib';
import { chronicle, type Chronicle } from '../../log/chronicle';
import type { Who } from '../../log/say.svelte';
import { alone } from '../../net/picture';
import { type Blocked, type LiveTable, type Picture, type Presence, site, type Standing, type TableInfo,
  type View } from '../../net';
import { fromMe, type Spot } from '../../board/drawing';
import { type Ending, Look, scene, type Scene } from '../../board/scene';
import { Deciding } from '../decide/state/decision.svelte';
import { Pace } from '../pace/pace.svelte';
import { changedSince, lastOwn, turnsSince } from '../pace/since';

export type TalkPart = 'since' | 'log' | 'chat';
/** The parts of the table, of which a phone shows one at a time. */
export const TABS = ['lots', 'harbour', 'village', 'others', 'log'] as const;

/** Phases whose decisions are about my village. */
const IN_VILLAGE = new Set(['build', 'transport', 'flip']);

const roomy = (): boolean => room.layout === 'wide' || room.layout === 'largest';

export class LiveScene implements Scene {
  readonly decision: Deciding;
  readonly look = new Look();
  readonly pace: Pace;
  /** On phones: the part that is shown. */
  tab = $state<(typeof TABS)[number]>('lots');
  /** Log and chat lie over the table. */
  talking = $state(false);
  /** The viewer wants to see the final score, not the board. */
  wantsScore = $state(true);
  /** The part of the talk panel that the viewer has chosen. */
  chosenPart = $state<TalkPart>('since');
  /** How many chat messages of others have been read. */
  #read = $state(0);

  constructor(readonly live: LiveTable) {
    this.decision = new Deciding(live);
    this.pace = new Pace(() => this.me, this.decision.drafting.unasked);
    this.decision.now.waits = () => this.selling;
    live.onupdates = (before, updates) => this.pace.take(before, updates);
  }

  // TableRoute shows the table only while there is a picture with a view.
  get picture(): Picture {
    return this.live.picture as Picture;
  }
  /** What the board shows: others' moves follow the picture at their pace. */
  readonly view: View = $derived.by(() => this.pace.view ?? (this.picture.view as View));
  readonly table: TableInfo = $derived.by(() => this.picture.table);
  readonly me: number | null = $derived.by(() => this.picture.you.seat);
  readonly who: Who = $derived.by(() => ({ table: this.table, mine: this.me }));
  get over(): boolean {
    return this.table.status === 'finished' && !this.pace.playing;
  }
  /** The final score covers the table. */
  get scored(): boolean {
    return this.over && this.wantsScore;
  }
  /** The other seats, clockwise from mine. */
  readonly others: number[] = $derived.by(() => fromMe(this.view.players, this.me).filter((seat) => seat !== this.me));

  readonly chronicle: Chronicle = $derived.by(() => chronicle(this.picture.events, this.picture.view));
  readonly #lastOwn: number = $derived.by(
    () => (this.me === null ? Infinity : lastOwn(this.picture.events, this.me, this.decision.drafting.unasked))
  );
  /** The turns of others since my last one. */
  readonly turns: ReturnType<typeof turnsSince> = $derived.by(() => {
    if (this.me === null || this.over) return [];
    const until = (this.selling && this.pace.now?.event.seq) || Infinity;
    return turnsSince(this.chronicle.entries, this.me, this.#lastOwn)
      .filter(({ steps: [first] }) => (first?.event.seq ?? 0) <= until);
  });
  readonly #steady = steady<Spot>();
  readonly changed: ReadonlySet<Spot> = $derived.by(() =>
    this.#steady(changedSince(this.turns, this.#lastOwn, this.pace.now?.event.seq))
  );

  get ending(): Ending | null {
    return this.pace.ending;
  }
  /** The end of a season plays, or lots that are sold by now are still shown: it has yet to play. */
  readonly selling: boolean = $derived.by(() =>
    this.ending !== null || (!!this.view.lots?.length && !this.picture.view?.lots?.length)
  );

  readonly open = (seat: number): void => {
    this.look.village = seat === this.me ? null : seat;
    this.talking = false;
    this.tab = 'village';
  };

  /** Show on the board what others did since my last decision. */
  playAgain(): void {
    const steps = this.turns.flatMap((turn) => turn.steps).filter(({ event, undone }) =>
      event.seq > this.#lastOwn && !undone
    );
    this.pace.again(this.picture, steps.map(({ event }) => event));
  }

  /** Spectators see the start player's village first. */
  readonly large: number = $derived.by(() => this.look.village ?? this.me ?? this.view.start);
  get blocked(): readonly Blocked[] {
    return this.decision.now.active ? (this.decision.now.legal?.blocked ?? []) : [];
  }
  get presence(): Presence {
    return this.picture.presence;
  }
  get standing(): Standing | null {
    return this.picture.standing;
  }
  /** The phase, if I owe a decision about my village; null otherwise. */
  readonly villagePhase: string | null = $derived.by(() => {
    const phase = this.decision.now.legal?.phase ?? '';
    return IN_VILLAGE.has(phase) ? phase : null;
  });

  /** What has the middle of the table instead of lots; null while lots have it. */
  readonly stage: 'boats' | 'winter' | 'village' | null = $derived.by(() => {
    if (this.view.lots?.length) return this.villagePhase && !room.narrow && !this.pace.playing ? 'village' : null;
    if (this.view.phase === 'pick_boat') return 'boats';
    return this.decision.now.legal?.phase === 'pick_winter' ? 'winter' : 'village';
  });

  // ---- Talk panel

  /** Log and chat stand where my village was: it is in the middle of the table. */
  readonly talksBeside: boolean = $derived(this.stage === 'village' && !room.narrow && !this.view.lots?.length);

  readonly teaches: boolean = $derived(this.table.tutorial && this.me !== null && !this.over);

  /** Log and chat stand in the rail. */
  readonly talks: boolean = $derived(roomy() && this.others.length === 1 && !this.teaches && !this.talksBeside);

  /** The list of moves since my turn stands on the table. */
  readonly listsSince: boolean = $derived.by(() => {
    if (this.me === null || this.over || this.table.tutorial) return false;
    if (this.talksBeside) return this.part === 'since';
    return roomy() && this.others.length < 4 && (this.others.length > 1 || this.part === 'since');
  });

  get parts(): TalkPart[] {
    const chat: TalkPart[] = site || (this.me !== null && alone(this.picture)) ? [] : ['chat'];
    return this.me === null ? ['log', ...chat] : ['since', 'log', ...chat];
  }
  /** The message that says what they are, all together. */
  get words(): string {
    return this.parts.includes('chat') ? 'board-words' : 'board-tab-log';
  }
  get part(): TalkPart {
    return this.me === null && this.chosenPart === 'since' ? 'log' : this.chosenPart;
  }
  readonly #heard: number = $derived.by(() => this.picture.chat.filter((line) => line.seat !== this.me).length);
  get unread(): number {
    return this.#heard - this.#read;
  }

  readChat(): void {
    this.#read = this.#heard;
  }
}

/** The table that a part of TableScreen belongs to. */
export const liveScene = scene as () => LiveScene;
