/** What goes over the wire: src/keyflower/server/wire.py, rules/choices.py, docs/position.md. */

export type Colour = 'blue' | 'red' | 'yellow' | 'green';
export type Resource = 'iron' | 'stone' | 'wood' | 'gold';
export type SkillKind = 'anvil' | 'pick' | 'saw';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Side = 'front' | 'back' | 'a' | 'b';
export type Direction = 'S' | 'SW' | 'NW' | 'N' | 'NE' | 'SE';
export type Counts<K extends string> = Partial<Record<K, number>>;

// ---- About a table

export type Status = 'waiting' | 'playing' | 'finished' | 'abandoned' | 'broken';
export type PassMode = '' | 'outbid' | 'season';

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  bot: string;
  stand_in: boolean;
  reserve: number;
  deadline: number | null;
}

export interface TableOptions {
  boat_4a_on_turn_order: boolean;
  boat_3b_leftovers: boolean;
}

export interface Pace {
  kind: 'none' | 'live' | 'slow';
  seconds: number;
  reserve: number;
}

export interface TableInfo {
  id: string;
  status: Status;
  seats: SeatInfo[];
  options: TableOptions;
  pace: Pace;
  on_timeout: string;
  hints: boolean;
  /** A prepared season with steps to follow (src/tutorial). */
  tutorial: boolean;
  listed: boolean;
  watchable: boolean;
  seq: number;
  to_act: number[];
  created_at: number;
  updated_at: number;
  finished_at: number | null;
  result: number[] | null;
  next_table: string | null;
}

export interface You {
  seat: number | null;
  host: boolean;
  pass_mode: PassMode;
  invite: string | null;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** An entry of the log as the viewer saw it; `move` is notation (docs/notation.md). */
export interface GameEvent {
  seq: number;
  seat: number;
  move: string;
  drew: unknown[];
  at: number;
}

// ---- The view (docs/position.md)

export type Phase =
  | 'turn' | 'pay' | 'take' | 'transport' | 'pick_boat' | 'build' | 'pick_winter' | 'flip' | 'over';

export interface Bid {
  seat: number;
  size: number;
  colour: Colour;
}

/** A tile on the table or in a village; what is left out is none or the usual. */
export interface TileView {
  tile: string;
  side?: Side;
  at?: [number, number];
  rotation?: number;
  goods?: Counts<Resource>;
  workers?: Counts<Colour>;
  used?: number;
  colour?: Colour;
  bids?: Bid[];
}

export interface BoatView {
  boat: string;
  workers?: Counts<Colour>;
  skills?: Counts<SkillKind>;
  picked?: boolean;
}

export interface SeatView {
  worker_count: number;
  skill_count: number;
  winter_count: number;
  workers?: Counts<Colour>;
  skills?: Counts<SkillKind>;
  winter?: string[];
  picked?: string[];
  has_picked?: boolean;
  winter_picked?: number;
  village: TileView[];
  won?: TileView[];
  aside?: TileView[];
}

export interface View {
  format: string;
  seat?: number | null;
  players: number;
  options: TableOptions;
  season: Season;
  phase: Phase;
  start: number;
  turn: number;
  passes: number;
  use?: { tile: string; steps?: number; upgrades?: number };
  lots?: TileView[];
  turn_order?: TileView[];
  boats?: BoatView[];
  picks?: 'winners' | 'others';
  queue?: number[];
  turn_winners?: (number | null)[];
  seats: SeatView[];
  gone?: TileView[];
  stock?: Counts<Resource>;
  greens?: number;
  bag_count: number;
  pile_count: number;
}

/** `changes` of an update: keys to replace, null to remove, seats by their number. */
export type Changes = Record<string, unknown> & { seats?: Record<string, SeatView> };

// ---- What is legal, in compact form (rules/choices.py)

export interface Losing {
  slot: number;
  tile: string;
  at: string;
  size: number;
  colour: Colour;
  /** What it adds to the number of a bid or a use that it joins. */
  step: number;
}

/** Bids or uses of one tile, in one colour or in colours that mix: any of the losing bids, each
 * whole, and up to `screen` workers of each colour, together `least` to `most`. */
export interface WorkerRange {
  colours: Colour[];
  /** How many workers of a colour may come from behind the screen. */
  screen: Counts<Colour>;
  /** Slots of the losing bids that may join. */
  losing: number[];
  least: number;
  most: number;
  /** How many workers of a colour there may be in all, where fewer than `most`. */
  most_of: Counts<Colour>;
  /** The number that workers are added to: `steps` of the choice, `step` of a losing bid. */
  base: number;
  /** The placement with the fewest workers. */
  action: number;
}

export interface BidChoice {
  tile: string;
  at: string;
  mine: number;
  lead: { seat: number | null; size: number; colour: Colour | null; total: number };
  steps: Counts<Colour>;
  ranges: WorkerRange[];
}

export interface Shown {
  takes: string | null;
  resources: Counts<Resource>;
  choose: boolean;
  workers: number;
  greens: number;
  skills: number;
  steps: number;
  upgrades: number;
}

export interface UseChoice {
  tile: string;
  at: string;
  owner: number | null;
  used: number;
  least: number;
  most: number;
  steps: Counts<Colour>;
  ranges: WorkerRange[];
  yields: Shown;
  goods_to: string;
  workers_to: number | null;
  warnings: string[];
}

export interface Payment {
  worker: Colour | null;
  skill: SkillKind | null;
  bid: Losing | null;
  action: number;
}

export interface StepChoice {
  tile: string;
  resource: Resource;
  count: number;
  ways: { direction: Direction; to: string; action: number }[];
}

export interface NewSide {
  points: [number, number];
  each: [number, number];
  shows: Shown | null;
}

export interface UpgradeChoice {
  tile: string;
  gains: NewSide;
  payments: { resources: Counts<Resource>; skills: Counts<SkillKind>; action: number }[];
}

export interface BoatChoice {
  boat: string;
  workers: Counts<Colour>;
  skills: Counts<SkillKind>;
  keeps_boat: boolean;
  action: number;
}

export interface PlaceChoice {
  tile: string;
  /** What each turn clockwise adds to the `base` of a cell. */
  step: number;
  cells: {
    column: number;
    row: number;
    rotations: number[];
    /** The rotations that each warning is about. */
    warnings: Record<string, number[]>;
    base: number;
  }[];
}

export interface Legal {
  seat: number;
  phase: Phase;
  plain: { do: 'pass' | 'done' | 'keep'; action: number }[];
  losing: Losing[];
  bids: BidChoice[];
  uses: UseChoice[];
  payments: Payment[];
  goods: { resource: Resource; action: number }[];
  steps: StepChoice[];
  upgrades: UpgradeChoice[];
  boats: BoatChoice[];
  placements: PlaceChoice[];
  winter: { tiles: string[]; action: number }[];
  flips: { tile: string; gains: NewSide; action: number }[];
  /** Why nothing can be done at places where something could be thought of. */
  blocked: Blocked[];
  /** What each winter tile that one decides about would score as things stand. */
  worth: Record<string, number>;
}

/** Why an action isn't possible: a message of reasons.ftl, the rules it follows from, and what its
 * variables stand for (src/keyflower/formats/reasons). */
export interface Reason {
  id: string;
  rule: string;
  variables: Record<string, string | number>;
}

/** Why a place can't be bid for, or not be used; null where that is possible, or no question. */
export interface Blocked {
  at: string;
  bid: Reason | null;
  use: Reason | null;
}

// ---- Messages of the server

export interface StateMessage {
  type: 'state';
  table: TableInfo;
  you: You;
  seq: number;
  view: View | null;
  events: GameEvent[];
  legal: Legal | null;
  can_undo: boolean;
  chat: ChatLine[];
  now: number;
}

export interface UpdateMessage {
  type: 'update';
  table: TableInfo;
  seq: number;
  events: GameEvent[];
  changes: Changes;
  legal: Legal | null;
  can_undo: boolean;
  pass_mode: PassMode;
  now: number;
}

export type ServerMessage =
  | StateMessage
  | UpdateMessage
  | { type: 'chat'; chat: ChatLine[] }
  | { type: 'done'; id: string; seq: number }
  | { type: 'refused'; id: string; code: string; message: string; reason: Reason | null }
  | { type: 'pong'; id: string; now: number };

export type ClientMessage =
  | { type: 'act'; seq: number; action: number | string }
  | { type: 'undo'; seq: number }
  | { type: 'passing'; mode: PassMode }
  | { type: 'say'; text: string }
  | { type: 'ping' };

// ---- Bodies of HTTP

export interface Me {
  name: string;
}

export interface OfferedBot {
  id: string;
  spec: string;
}

export interface MyGame {
  table: TableInfo;
  seat: number | null;
  my_turn: boolean;
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  bot?: string;
}

export interface NewTable {
  seats: SeatWish[];
  options?: TableOptions;
  pace?: Pace;
  hints?: boolean;
  listed?: boolean;
  watchable?: boolean;
  start?: boolean;
}

export interface Hint {
  seq: number;
  bot: string;
  thoughts: {
    action: number;
    move: string;
    value: number;
    reasons: { id: string; variables: Record<string, string | number> }[];
  }[];
}

export interface Frame {
  seq: number;
  last: number;
  view: View;
  events: GameEvent[];
}

export interface ScoreLine {
  points: number;
  tile: string | null;
  rule: string;
  count: number;
  items: { count: number; kind: string; as: string; on: string | null }[];
  tiles: string[];
}

export interface Scores {
  final: boolean;
  seats: { seat: number; total: number; lines: ScoreLine[] }[];
}

/** The state as HTTP gives it: the same without `type`. */
export type StateBody = Omit<StateMessage, 'type'>;
