/** What goes over the wire, by the names that the client uses: made from the server's structs. */

import type { ChatLine, Choices as Legal, Event as GameEvent, PassMode, Points, Prepared, Presence, Standing, State,
  TableInfo, ViewData as View, You } from '../generated/wire';

export type { Analysis, BidChoice, BidData as Bid, Blocked, BoatChoice, BoatData as BoatView, ChatLine,
  Choices as Legal, ClientMessage, BlockedPerson, Colour, Daily, DailyResult, Direction, Event as GameEvent, Face, Fair,
  FinishedGame, Frame, Hint, KeptSettings, KeptSheet, LineData as ScoreLine, Losing, Me, MetPerson, Move, MyGame,
  NewSide, NewTable, Notes, NotifyState, OfferedBot, Pace, PassMode, Payment, Phase, Phrase, PlaceChoice, Points, Pool,
  Prepared, PreparedBid, Presence, Profile, RatedGame, Reason, RecoveryPhrase, Resource, ScoredVillage, Scores, Season,
  SeatBody, SeatInfo, SeatWish, ServerMessage, Sheet, SheetLine, SheetPlayer, SheetProblem, SheetTile, Shown, Side,
  Skill as SkillKind, Standing, State as StateMessage, Statistics, StepChoice, TableInfo, TableOptions,
  TileData as TileView, Update as UpdateMessage, UpgradeChoice, UseChoice, UserSettings, ViewData as View,
  ViewSeatData as SeatView, Ways as WorkerRange, WebhookBody, WebhookInfo, You } from '../generated/wire';

export type Counts<K extends string> = Partial<Record<K, number>>;
/** What points come from. */
export type Source = keyof Points['sources'];
/** The state as HTTP gives it. */
export type StateBody = Omit<State, 'type'>;

/** What a viewer knows of a table: net/picture.ts keeps it. */
export interface Picture {
  table: TableInfo;
  you: You;
  view: View | null;
  legal: Legal | null;
  /** Points, and what things are worth to me now. */
  standing: Standing | null;
  /** The log: the entry at index n has `seq` n. */
  events: GameEvent[];
  chat: ChatLine[];
  /** Who is connected: seats of people, and how many watch. */
  presence: Presence;
  seq: number;
  canUndo: boolean;
  passMode: PassMode;
  /** Bids that are made for me on my turn, and those that no longer fit. */
  prepared: Prepared;
  /** Seconds to add to this machine's clock to have the server's. */
  clock: number;
}
