/** What is being decided: a draft of one of these kinds, and the action that it stands for. */

import type { Legal, Picture } from '../../../net';
import { readSpot, type Spot } from '../../../board/drawing';
import { turn } from './bidding';
import { build, type BuildDraft } from './building';
import type { DraftKind } from './kind';
import { boat, flip, pay, plain, take, type OneDraft } from './one';
import { step, type StepDraft } from './transport';
import type { TurnDraft } from './turn';
import { upgrade, type UpgradeDraft } from './upgrade';
import { winter, type WinterDraft } from './winter';

export type Draft = TurnDraft | OneDraft | StepDraft | UpgradeDraft | BuildDraft | WinterDraft;

const KINDS = { plain, pay, take, boat, turn, step, upgrade, flip, build, winter };
const ALL_KINDS = Object.values(KINDS) as DraftKind<Draft>[];
const kindOf = (draft: Draft): DraftKind<Draft> => KINDS[draft.kind] as DraftKind<Draft>;

/** The first draft that a kind gives. */
function first(give: (kind: DraftKind<Draft>) => Draft | null | undefined): Draft | null {
  for (const kind of ALL_KINDS) {
    const draft = give(kind);
    if (draft) return draft;
  }
  return null;
}

export const actionOf = (legal: Legal, draft: Draft): number | null => kindOf(draft).action(legal, draft);
export const draftOf = (legal: Legal, action: number): Draft | null => first((kind) => kind.read(legal, action));
/** What is in hand before anything was chosen: where there is only one way, that one. */
export const opening = (legal: Legal): Draft | null => first((kind) => kind.open?.(legal));
export const spotOf = (legal: Legal, draft: Draft): Spot | null => kindOf(draft).spot?.(legal, draft) ?? null;
export const goText = (legal: Legal, draft: Draft): string => kindOf(draft).go(legal, draft);

/** Whether a draft can go on in what is legal now, complete or not. */
export const stands = (legal: Legal, draft: Draft): boolean =>
  actionOf(legal, draft) !== null || (kindOf(draft).stands?.(legal, draft) ?? false);

export const targetsOf = (legal: Legal): Set<Spot> => new Set(ALL_KINDS.flatMap((kind) => kind.targets?.(legal) ?? []));

/** The draft after a spot was picked; null where nothing can be done there. */
export function picked(legal: Legal, spot: Spot, now: Draft | null): Draft | null {
  const place = readSpot(spot);
  return place && first((kind) => kind.pick?.(legal, { ...place, spot }, now && kindOf(now) === kind ? now : null));
}

/** Where ideas are marked, and their numbers from 1 on: the first of several at one spot. */
export function ideaSpots(legal: Legal, actions: readonly number[]): Map<Spot, number> {
  const out = new Map<Spot, number>();
  actions.forEach((action, index) => {
    const draft = draftOf(legal, action);
    const spot = draft && spotOf(legal, draft);
    const spots = draft && (kindOf(draft).marks?.(legal, draft) ?? (spot ? [spot] : []));
    for (const each of spots ?? []) if (!out.has(each)) out.set(each, index + 1);
  });
  return out;
}

export function actionText(picture: Picture | null, legal: Legal, action: number): string {
  const draft = draftOf(legal, action);
  return draft ? kindOf(draft).says(legal, draft, picture) : '';
}

export const consequences = (picture: Picture | null, legal: Legal, draft: Draft | null): string[] =>
  draft ? (kindOf(draft).follows?.(legal, draft, picture) ?? []) : [];
