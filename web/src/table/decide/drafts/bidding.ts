/** A bid or a use as a kind of draft: its words, and how the board shows it. */

import { t } from '../../../i18n/index.svelte';
import { COLOURS, RESOURCES } from '../../../lib/pieces/pieces';
import type { Colour, Counts, Legal, Picture, UseChoice } from '../../../net';
import type { Planned } from '../../../board/drawing';
import type { DraftKind } from './kind';
import { losingAt } from './legal';
import { actionOfTurn, bidAt, lacks, modesAt, placed, size, startTurn, turnOf, useAt, type TurnDraft } from './turn';
import { amounts, colourAt, givesText, spotName, takesText, who } from './words';

export const turn: DraftKind<TurnDraft> = {
  read: turnOf,
  action: actionOfTurn,
  /** While its losing bids are still there. */
  stands: (legal, { at, mode, groups }) =>
    modesAt(legal, at).includes(mode) && groups.every((slot) => losingAt(legal, slot)),
  targets: (legal) => [...legal.bids, ...legal.uses].map(({ at }) => at),
  pick: (legal, { spot }, draft) => (draft?.at === spot ? draft : startTurn(legal, spot)),
  spot: (_, draft) => draft.at,
  go: (legal, draft) => {
    const count = size(legal, draft);
    if (!count) return t(draft.mode === 'bid' ? 'go-bid-empty' : 'go-use-empty');
    if (draft.mode === 'use') return t('go-use', { count });
    const mine = bidAt(legal, draft.at)?.mine ?? 0;
    return mine ? t('go-raise', { count: mine + count }) : t('go-bid', { count });
  },
  says: (legal, draft, picture) => {
    const tile = spotName(picture, draft.at);
    const workers = placed(legal, draft);
    if (draft.mode === 'use') return t('hint-use', { tile, workers: amounts(workers) });
    const mine = bidAt(legal, draft.at)?.mine ?? 0;
    if (!mine) return t('hint-bid', { tile, workers: amounts(workers) });
    const raised: Counts<Colour> = {};
    for (const colour of COLOURS) if (workers[colour]) raised[colour] = workers[colour] + mine;
    return t('hint-raise', { tile, workers: amounts(raised) });
  },
  follows: (legal, draft, picture) => {
    const lack = lacks(legal, draft);
    if (!size(legal, draft)) return [t('decide-lacks-all')];
    if (lack === 'workers') return [t('decide-lacks-workers')];
    if (lack === 'other-groups') return [t('decide-lacks-groups')];
    const use = draft.mode === 'use' ? useAt(legal, draft.at) : undefined;
    return use ? useBrings(picture, legal, use) : preview(picture, legal, draft);
  },
};

/** The colours of the workers that the confirm button counts. */
export const goColours = (legal: Legal, draft: TurnDraft): Colour[] =>
  COLOURS.filter((colour) => placed(legal, draft)[colour]);

/** The workers of a bid or use as they would stand there; null while there are none. */
export function plannedOf(legal: Legal, draft: TurnDraft): Planned | null {
  const workers = placed(legal, draft);
  const [colour, ...others] = COLOURS.filter((each) => workers[each]);
  if (!colour) return null;
  const bids = draft.mode === 'bid';
  const there = bids ? (bidAt(legal, draft.at)?.mine ?? 0) : 0;
  return {
    at: draft.at,
    mode: draft.mode,
    seat: legal.seat,
    colour: others.length ? 'any' : colour,
    size: there + size(legal, draft),
    leads: bids && actionOfTurn(legal, draft) !== null,
  };
}

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
  const colour = colourAt(picture, at);
  return colour ? t('decide-tile-colour', { colour }) : '';
}

/** What a use brings and where it goes. */
function useBrings(picture: Picture | null, legal: Legal, use: UseChoice): string[] {
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

/** What follows from a bid, in a line. */
function preview(picture: Picture | null, legal: Legal, draft: TurnDraft): string[] {
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
