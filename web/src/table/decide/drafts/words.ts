/** Decisions in words: places, amounts, what a choice brings. Why something can't be is in reasons.ts. */

import { has, list, number, t } from '../../../i18n/index.svelte';
import { seatName, tileName } from '../../../lib/names';
import { COLOURS, RESOURCES, SKILLS } from '../../../lib/pieces/pieces';
import type { Picture } from '../../../net/picture';
import type {
  BoatChoice, Colour, Counts, Hint, Legal, Losing, NewSide, Payment, Resource, Shown, SkillKind,
  UseChoice,
} from '../../../net/types';
import { turned } from './building';
import { draftOf, type Draft } from './draft';
import { losingAt } from './legal';
import { tileAt, tileColour } from './place';
import { bidAt, placed, size, useAt, type TurnDraft } from './turn';
import { readSpot, tileId } from '../../../board/drawing/spots';

// ---- Amounts

/** "4 red", or "1 blue and 2 red": workers as what is bid or placed. */
export function amounts(counts: Counts<Colour>): string {
  return list(COLOURS.filter((c) => counts[c]).map((c) => t(`amount-${c}`, { count: counts[c] ?? 0 })));
}

const counted = <K extends string>(kinds: readonly K[], counts: Counts<K>): string[] =>
  kinds.filter((kind) => counts[kind]).map((kind) => t(`count-${kind}`, { count: counts[kind] ?? 0 }));

export function paidText(way: { resources: Counts<Resource>; skills: Counts<SkillKind> }): string {
  const paid = [...counted(RESOURCES, way.resources), ...counted(SKILLS, way.skills)];
  return paid.length ? list(paid) : t('decide-free');
}

export function loadText(boat: Pick<BoatChoice, 'workers' | 'skills'>): string {
  const load = [...counted(COLOURS, boat.workers), ...counted(SKILLS, boat.skills)];
  return load.length ? list(load) : t('decide-boat-empty');
}

/** What a side gives: "2 wood", "3 steps and 1 upgrade". */
export function givesText(shown: Shown): string {
  const goods = counted(RESOURCES, shown.resources);
  const out = shown.choose ? (goods.length ? [list(goods, 'disjunction')] : []) : goods;
  if (shown.greens) out.push(t('count-green', { count: shown.greens }));
  if (shown.workers) out.push(t('decide-from-bag', { count: shown.workers }));
  if (shown.skills) out.push(t('count-skills', { count: shown.skills }));
  if (shown.steps) out.push(t('count-steps', { count: shown.steps }));
  if (shown.upgrades) out.push(t('count-upgrades', { count: shown.upgrades }));
  return list(out);
}

export function takesText(takes: string): string {
  return t('decide-takes', { what: takes });
}

/** What turning a tile changes: points, and what its use gives then. */
export function gainsText(gains: NewSide): string[] {
  const out: string[] = [];
  const points = gains.points[1] - gains.points[0];
  const each = gains.each[1] - gains.each[0];
  if (points) out.push(t('decide-gain-points', { points, sign: signed(points) }));
  if (each) out.push(t('decide-gain-each', { before: gains.each[0], after: gains.each[1] }));
  if (gains.shows) {
    const gives = givesText(gains.shows);
    if (gives) out.push(t('decide-gain-use', { gives }));
  }
  return out;
}

export const signed = (value: number): string => number(value, { signDisplay: 'exceptZero' });

// ---- Places and people

/** The name of the tile at a spot; turn-order tiles with their number. */
export function spotName(picture: Picture | null, spot: string): string {
  const place = readSpot(spot);
  if (place?.kind === 'turn') return t('decide-turn-tile', { number: Number(place.name) });
  return tileName(tileId(spot), tileAt(picture?.view ?? null, spot)?.side ?? 'front');
}

export function tileWord(tile: string, picture: Picture | null = null): string {
  const turn = /^turn_order_tile_(\d)$/.exec(tile)?.[1];
  if (turn) return t('decide-turn-tile', { number: Number(turn) });
  const seen = picture?.view?.lots?.find((lot) => lot.tile === tile)
    ?? picture?.view?.seats.flatMap((seat) => [...seat.village, ...(seat.won ?? [])]).find((own) => own.tile === tile);
  return tileName(tile, seen?.side ?? 'front');
}

export function who(picture: Picture | null, seat: number | null): string {
  const found = seat === null ? undefined : picture?.table.seats[seat];
  return found && picture ? seatName(found, picture.you.seat) : '';
}

// ---- Bids and uses

/** What leads at a tile and what it takes. */
export function bidSituation(picture: Picture | null, legal: Legal, at: string): string {
  const choice = bidAt(legal, at);
  if (!choice) return '';
  const { lead, mine } = choice;
  if (lead.seat === null || lead.colour === null) return t('decide-bid-none');
  const workers = amounts({ [lead.colour]: lead.size });
  if (lead.seat === legal.seat) return t('decide-bid-yours', { workers });
  const name = who(picture, lead.seat);
  if (!mine) return t('decide-bid-other', { name, workers, total: lead.total });
  return t('decide-bid-both', { name, workers, total: lead.total, mine });
}

/** Where the tile lies and what a use of it takes. */
export function useSituation(picture: Picture | null, legal: Legal, at: string): string {
  const use = useAt(legal, at);
  if (!use) return '';
  const out: string[] = [];
  if (use.owner !== null && use.owner !== legal.seat) {
    out.push(t('decide-use-village', { name: who(picture, use.owner) }));
  }
  const { used, least, most } = use;
  if (used) out.push(t('decide-use-again', { used, least, most, more: most - least }));
  else out.push(t('decide-use-first', { most }));
  return out.join(' ');
}

/** The tile's colour, said with the situation. */
export function colourFact(picture: Picture | null, at: string): string {
  const colour = tileColour(tileAt(picture?.view ?? null, at));
  return colour ? t('decide-tile-colour', { colour }) : '';
}

/** What a use brings and where it goes. */
export function useBrings(picture: Picture | null, legal: Legal, use: UseChoice): string[] {
  const out: string[] = [];
  const { yields } = use;
  const gives = givesText(yields);
  if (gives) {
    const made = RESOURCES.some((kind) => yields.resources[kind]);
    if (!made) out.push(t('decide-brings', { gives }));
    else if (use.goods_to === use.tile) out.push(t('decide-brings-here', { gives }));
    else out.push(t('decide-brings-home', { gives }));
  }
  if (yields.takes) out.push(takesText(yields.takes));
  if (use.workers_to === legal.seat) out.push(t('decide-workers-back'));
  else if (use.workers_to !== null) out.push(t('decide-workers-to', { name: who(picture, use.workers_to) }));
  else out.push(t('decide-workers-bag'));
  return out;
}

/** Warnings before confirming; where workers go is said with what a use brings. */
export function warnings(words: readonly string[]): string[] {
  return words
    .filter((word) => !word.startsWith('workers-go-to'))
    .map((word) => (has(`warning-${word}`) ? t(`warning-${word}`) : word));
}

/** The sum behind a placement: "2 + 2 = 4"; null where there is nothing to add. */
export function sum(legal: Legal, draft: TurnDraft): string {
  const there = draft.mode === 'bid' ? (bidAt(legal, draft.at)?.mine ?? 0) : 0;
  const parts = [
    ...(there ? [there] : []),
    ...draft.groups.map((slot) => losingAt(legal, slot)?.size ?? 0),
    ...COLOURS.map((colour) => draft.counts[colour] ?? 0).filter((count) => count),
  ];
  const total = parts.reduce((all, part) => all + part, 0);
  const written = parts.map((part) => number(part)).join(' + ');
  return parts.length > 1 ? `${written} = ${number(total)}` : number(total);
}

/** What follows from a bid, in a line. */
export function preview(picture: Picture | null, legal: Legal, draft: TurnDraft): string[] {
  const out: string[] = [];
  const choice = bidAt(legal, draft.at);
  if (!choice) return out;
  const total = choice.mine + size(legal, draft);
  const { lead } = choice;
  if (lead.seat === null) out.push(t('decide-lead-first'));
  else if (lead.seat === legal.seat) out.push(t('decide-lead-more', { total }));
  else out.push(t('decide-lead-by', { by: total - lead.size }));
  const screen = picture?.view?.seats[legal.seat]?.workers ?? {};
  const left: Counts<Colour> = {};
  for (const colour of COLOURS) {
    if (draft.counts[colour]) left[colour] = (screen[colour] ?? 0) - draft.counts[colour];
  }
  const kinds = COLOURS.filter((colour) => left[colour] !== undefined);
  if (kinds.some((colour) => left[colour])) out.push(t('decide-stays', { workers: amounts(left) }));
  else if (kinds[0]) out.push(t('decide-stays-none', { colour: kinds[0] }));
  return out;
}

/** What a tile would score now: in winter any, before that those that score at all. */
export function worthText(picture: Picture | null, at: string): string {
  const points = picture?.standing?.worth[at] ?? 0;
  return points || picture?.view?.season === 'winter' ? t('decide-worth', { points }) : '';
}

// ---- The whole action

/** What the confirm button says, in few letters: the panel shows what is chosen. */
export function goText(legal: Legal, draft: Draft): string {
  switch (draft.kind) {
    case 'turn': {
      const count = size(legal, draft);
      if (!count) return t(draft.mode === 'bid' ? 'go-bid-empty' : 'go-use-empty');
      if (draft.mode === 'use') return t('go-use', { count });
      const mine = bidAt(legal, draft.at)?.mine ?? 0;
      return mine ? t('go-raise', { count: mine + count }) : t('go-bid', { count });
    }
    case 'pay':
    case 'flip':
    case 'upgrade':
      return t(`go-${draft.kind}`);
    case 'take': {
      const good = legal.goods.find(({ action }) => action === draft.action);
      return good ? t('go-take', { what: t(`count-${good.resource}`, { count: 1 }) }) : t('go-confirm');
    }
    case 'boat': {
      const boat = legal.boats.find(({ action }) => action === draft.action);
      return boat ? t('go-boat', { boat: tileName(boat.boat) }) : t('go-confirm');
    }
    case 'step':
      return t(draft.to ? 'go-step' : 'go-step-empty');
    case 'build':
      return t(turned(legal, draft) ? 'go-build' : 'go-build-empty');
    case 'winter':
      return draft.tiles.length ? t('go-winter', { count: draft.tiles.length }) : t('go-winter-empty');
    case 'plain':
      return t(`go-${legal.plain.find(({ action }) => action === draft.action)?.do ?? 'pass'}`);
  }
}

/** The colours of the workers that the confirm button counts. */
export const goColours = (legal: Legal, draft: Draft): Colour[] =>
  draft.kind === 'turn' ? COLOURS.filter((colour) => placed(legal, draft)[colour]) : [];

export function paymentText(picture: Picture | null, way: Payment): string {
  if (way.worker) return t(`count-${way.worker}`, { count: 1 });
  if (way.skill) return t(`count-${way.skill}`, { count: 1 });
  if (!way.bid) return '';
  const workers = amounts({ [way.bid.colour]: way.bid.size });
  return t('decide-pay-group', { workers, tile: spotName(picture, way.bid.at) });
}

/** An action in a few words, with its place: for ideas, and for what the page does by itself. */
export function actionText(picture: Picture | null, legal: Legal, action: number): string {
  const draft = draftOf(legal, action);
  if (!draft) return '';
  switch (draft.kind) {
    case 'turn': {
      const tile = spotName(picture, draft.at);
      const workers = placed(legal, draft);
      if (draft.mode === 'use') return t('hint-use', { tile, workers: amounts(workers) });
      const mine = bidAt(legal, draft.at)?.mine ?? 0;
      if (!mine) return t('hint-bid', { tile, workers: amounts(workers) });
      const raised: Counts<Colour> = {};
      for (const colour of COLOURS) if (workers[colour]) raised[colour] = workers[colour] + mine;
      return t('hint-raise', { tile, workers: amounts(raised) });
    }
    case 'upgrade': {
      const way = legal.upgrades.find(({ tile }) => tile === draft.tile)?.payments.find((p) => p.action === action);
      return t('hint-upgrade', { tile: tileWord(draft.tile, picture), cost: way ? paidText(way) : '' });
    }
    case 'pay': {
      const way = legal.payments.find((each) => each.action === action);
      return way ? t('hint-pay', { what: paymentText(picture, way) }) : '';
    }
    case 'flip': {
      const flip = legal.flips.find((each) => each.action === action);
      return flip ? t('hint-flip', { tile: tileWord(flip.tile, picture) }) : '';
    }
    case 'step':
      return t('hint-step', { good: t(`count-${draft.resource}`, { count: 1 }), tile: tileWord(draft.to ?? '', picture) });
    case 'build':
      return t('hint-build', { tile: tileWord(draft.tile, picture) });
    case 'winter':
      return t('hint-winter', { tiles: list(draft.tiles.map((tile) => tileName(tile))) });
    default:
      return goText(legal, draft);
  }
}
