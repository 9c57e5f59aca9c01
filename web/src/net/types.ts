/** What goes over the wire, by the names that the client uses: made from the server's structs. */

import type { State } from '../generated/wire';

export type { Analysis, BidChoice, BidData as Bid, Blocked, BoatChoice, BoatData as BoatView, ChatLine,
  Choices as Legal, ClientMessage, BlockedPerson, Colour, Daily, DailyResult, Direction, Event as GameEvent, Face, Fair,
  FinishedGame, Frame, Hint, KeptSettings, KeptSheet, LastContribution, LineData as ScoreLine, Losing, Me, MetPerson,
  Move, MyGame, NewSide, NewTable, Notes, NotifyState, OfferedBot, Pace, PassMode, Payment, Phase, Phrase, PlaceChoice,
  Points, Pools, Prepared, PreparedBid, Presence, Profile, RatedGame, Reason, RecoveryPhrase, Resource, ScoredVillage,
  Scores, Season, SeatBody, SeatInfo, SeatWish, ServerMessage, Sheet, SheetLine, SheetPlayer, SheetProblem, SheetTile,
  Shown, Side, Skill as SkillKind, Source, Standing, State as StateMessage, Statistics, StepChoice, TableInfo,
  TableOptions, TileData as TileView, Update as UpdateMessage, UpgradeChoice, UseChoice, UserSettings, ViewData as View,
  ViewSeatData as SeatView, Ways as WorkerRange, WebhookBody, WebhookInfo, You } from '../generated/wire';

export type { Picture } from './picture';
export type { LiveTable } from './table.svelte';

export type Counts<K extends string> = Partial<Record<K, number>>;
/** The state as HTTP gives it. */
export type StateBody = Omit<State, 'type'>;
