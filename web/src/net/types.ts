/** What goes over the wire, by the names that the client uses: made from the server's structs. */

import type { Choices, Colour, Event, State } from '../generated/wire';

export type {
  BidChoice, BidData as Bid, BoatChoice, BoatData as BoatView, ChatLine, ClientMessage,
  Colour, Direction, Event as GameEvent, Frame, Hint, LineData as ScoreLine, Losing, Me, MyGame, NewSide,
  NewTable, OfferedBot, Pace, PassMode, Payment, Phase, PlaceChoice, Resource, Scores, Season, SeatBody,
  SeatInfo, SeatWish, ServerMessage, Shown, Side, Skill as SkillKind, State as StateMessage, Status, StepChoice,
  TableInfo, TableOptions, TileData as TileView, Update as UpdateMessage, UpgradeChoice, UseChoice,
  ViewData as View, ViewSeatData as SeatView, Ways as WorkerRange, You,
} from '../generated/wire';

export type Counts<K extends string> = Partial<Record<K, number>>;
export type Legal = Omit<Choices, 'blocked'> & { blocked: Blocked[] };
export type Move = Event['move'];
/** The state as HTTP gives it. */
export type StateBody = Omit<State, 'type'>;

/** Why a spot cannot be bid for, or not be used; null where that is possible, or no question. */
export interface Blocked {
  at: string;
  bid: Why | null;
  use: Why | null;
}

/** `id` is a message of decide.ftl; `colour` is `worker` where any would do. */
export interface Why {
  id: string;
  colour?: Colour | 'worker';
  needs?: number;
  has?: number;
  skill?: string;
}
