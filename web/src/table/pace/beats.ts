/** From what the server sent to what is shown, one beat after the other. */

import { purpleTile } from '../../board/drawing';
import type { SeasonEnd } from '../../generated/wire';
import type { Speed } from '../../lib';
import type { GameEvent, View } from '../../net';
import { gained, type Flight } from './flights';
import type { Timed } from './queue';
import { FACTOR, saleEvery, TAKES } from './timing';

/** An update of the server: the view before and after it, and what happened. */
export interface PlayedStep {
  before: View;
  after: View;
  events: readonly GameEvent[];
  /** I decided it. */
  decided?: boolean;
}

export type SceneStage = 'sold' | 'glide' | 'home' | 'purple' | 'still' | 'boats';

export interface Beat extends Timed {
  event: GameEvent;
  step: PlayedStep;
  /** What the board shows; null: the latest. */
  view: View | null;
  /** light: the mover's card; fly: pieces on their way; caption: what was done, in words. */
  part: 'light' | 'fly' | 'caption' | 'gap' | 'scene';
  stage?: SceneStage;
  /** The move is heard with this one. */
  heard?: boolean;
  /** What my own move brought. */
  got?: Flight[];
}

export interface Manner {
  speed: Speed;
  /** Without motion: no flights, and the end of a season is a picture to look at. */
  still: boolean;
  /** The viewer's seat: the viewer's moves show at once, and what they brought after them. */
  me: number | null;
}

const UNSEEN = new Set(['deal', 'done', 'undo']);
/** Part of a use: it is only heard. */
const PAYMENTS = new Set(['pay', 'pay-bid']);
const MINOR_MOVES = new Set(['step', 'take']);
/** Nothing flies: the caption stands at the mover's card. */
const AT_CARD = new Set(['pass', 'winter', 'keep']);

export const beatsOf = (step: PlayedStep, manner: Manner): Beat[] =>
  step.events.flatMap((event) => [...moveBeats(step, event, manner), ...sceneBeats(step, event, manner)]);

function moveBeats(step: PlayedStep, event: GameEvent, { speed, still, me }: Manner): Beat[] {
  const kind = event.move.do;
  if (event.seat < 0 || UNSEEN.has(kind)) return [];
  const factor = FACTOR[speed];
  const ending = step.events.some(({ ends }) => ends);
  const own = atOnce(step, event, me);
  const got = own && !ending && step.events.length === 1 ? gained(step.before, step.after, event) : [];
  if (own && !got.length) return [];
  // Between several events of one update nobody knows the views.
  const before = ending || (step.events.length === 1 && !own) ? step.before : step.after;
  const after = ending ? step.before : step.after;
  const at = (view: View): View | null => (speed === 'instant' ? null : view);
  if (PAYMENTS.has(kind) && !own) return [{ part: 'gap', ms: 0, event, step, view: at(after), heard: true }];
  const flies = !still && factor > 0 && !AT_CARD.has(kind);
  const beat = (part: Beat['part'], ms: number, view: View, heard = false): Beat[] =>
    ms > 0 ? [{ part, ms, event, step, view: at(view), ...(heard ? { heard } : {}), ...(own ? { got } : {}) }] : [];
  if (MINOR_MOVES.has(kind) && !own) return still ? [] : beat('fly', TAKES.step * factor, before, true);
  const read = kind === 'pass' ? TAKES.pass : TAKES.caption;
  return [
    ...(own ? [] : beat('light', TAKES.light * factor, before)),
    ...(flies ? beat('fly', TAKES.fly * factor, before, !own) : []),
    ...beat('caption', TAKES.settle * factor + read * (factor || 1), after, !flies && !own),
    ...beat('gap', (own ? TAKES.breath : TAKES.gap) * factor, after),
  ];
}

/** A move of mine shows at once, unless it is a bid that I prepared earlier. */
export const atOnce = (step: PlayedStep, { seat, move }: GameEvent, me: number | null): boolean =>
  seat === me && (step.decided === true || move.do !== 'bid');

/** The end of a season, drawn over the last view that still had the lots. */
export function sceneBeats(step: PlayedStep, event: GameEvent, { speed, still }: Manner): Beat[] {
  const { ends } = event;
  if (!ends || speed === 'instant') return [];
  const stage = (stage: SceneStage, ms: number): Beat => (
    { part: 'scene', stage, ms: ms * FACTOR[speed], event, step, view: step.before }
  );
  const boats = step.after.phase === 'pick_boat' ? [stage('boats', TAKES.boats)] : [];
  if (still) return [stage('still', TAKES.still), ...boats];
  return [
    stage('sold', saleEvery(ends.sales.length) * ends.sales.length + TAKES.read),
    ...(ends.sales.some(({ winner }) => winner !== null) ? [stage('glide', TAKES.glide)] : []),
    ...(ends.home.length ? [stage('home', TAKES.home)] : []),
    ...(startsNext(step.before, ends) === null ? [] : [stage('purple', TAKES.purple)]),
    ...boats,
  ];
}

/** To whom the purple worker passes; null: to nobody before boats are picked, as when nobody bid for it (E7). */
export function startsNext(before: View, { sales }: SeasonEnd): number | null {
  const winner = sales.find(({ place }) => place.tile === purpleTile(before))?.winner ?? null;
  return winner === before.start ? null : winner;
}
