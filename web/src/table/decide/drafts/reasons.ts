/** Why something can't be done, in words. */

import { has, list, t } from '../../../i18n/index.svelte';
import type { Colour, Legal, Losing, Picture, Reason } from '../../../net';
import { blockedAt, type Taught } from './legal';
import { bidAt, fits, screenColours, useAt, type Mode, type TurnDraft } from './turn';
import { colourAt, spotName, tileWord, who } from './words';

// ---- Reasons of the server

export function reasonText(reason: Pick<Reason, 'id' | 'variables'>, picture: Picture | null = null): string {
  if (!has(reason.id)) return t('error-illegal');
  const shown = Object.entries(reason.variables).map(([name, value]) => [name, shownAs(name, value, picture)]);
  return t(reason.id, Object.fromEntries(shown) as Reason['variables']);
}

/** What stands for a variable: src/keyflower/formats/reasons lists them. */
function shownAs(name: string, value: string | number, picture: Picture | null): string | number {
  switch (name) {
    case 'tile':
    case 'other':
      return value === '' ? '' : tileWord(String(value), picture);
    case 'at':
      return spotName(picture, String(value));
    case 'seat':
      return who(picture, Number(value));
    case 'seats':
      return list(words(value).map((seat) => who(picture, Number(seat))));
    case 'cost':
    case 'goods':
    case 'missing':
      return list(pairs(words(value)).map(([count, kind]) => t(`count-${kind}`, { count })));
    default:
      return value;
  }
}

const words = (value: string | number): string[] => String(value).split(' ');

/** `1 stone 2 wood` in pairs. */
const pairs = (all: string[]): [count: number, kind: string][] =>
  all.flatMap((word, i) => (i % 2 ? [[Number(all[i - 1]), word]] : []));

/** What can never be used is not worth a word beside a bid for it. */
const NEVER_USED = 'illegal-use-never';

/** Why nothing can be done at a spot, from what the server says of it; as short as can be. */
export function reasonAt(legal: Legal, spot: string): string | null {
  const blocked = blockedAt(legal, spot);
  if (!blocked) return laterText(legal);
  const { bid, use } = blocked;
  const only = bid && use ? null : (bid ?? use);
  if (only) return reasonText(only);
  if (!bid || !use) return null;
  if (use.id === NEVER_USED) return reasonText(bid);
  // What lacks workers for both is a matter of the fewer.
  if (
    bid.id === 'illegal-bid-short' && use.id === 'illegal-use-short' && bid.variables.colour === use.variables.colour
  ) {
    const least = Number(bid.variables.needs) < Number(use.variables.needs) ? bid : use;
    return reasonText({ ...least, id: 'blocked-both' });
  }
  return `${reasonText(bid)} ${reasonText(use)}`;
}

/** Why the other tab cannot be chosen; null if it can, or was never a question. */
export function modeLock(legal: Legal, at: string, mode: Mode): string | null {
  if (mode === 'bid' ? bidAt(legal, at) : useAt(legal, at)) return null;
  const reason = blockedAt(legal, at)?.[mode];
  return reason && reason.id !== NEVER_USED ? reasonText(reason) : null;
}

/** What a lesson says of everything that is not its turn. */
function laterText(legal: Legal): string | null {
  const { now } = legal as Taught;
  return now === undefined ? null : t('tutorial-later', { do: now });
}

// ---- Workers that cannot go there

/** Why a colour of the screen cannot be placed; null if it can. */
export function colourLock(picture: Picture | null, legal: Legal, draft: TurnDraft, colour: Colour): string | null {
  if (screenColours(legal, draft.at, draft.mode).includes(colour)) return null;
  const screen = picture?.view?.seats[legal.seat]?.workers ?? {};
  if (!screen[colour]) return t('lock-none');
  return lock(picture, legal, draft, colour);
}

/** Why a losing bid cannot move there; null if it can. */
export function groupLock(picture: Picture | null, legal: Legal, draft: TurnDraft, group: Losing): string | null {
  if (fits(legal, draft.at, draft.mode, group.slot)) return null;
  return lock(picture, legal, draft, group.colour);
}

function lock(picture: Picture | null, legal: Legal, draft: TurnDraft, colour: Colour): string {
  const own = colourAt(picture, draft.at);
  if (own && own !== colour) return t('lock-colour', { colour: own });
  return laterText(legal) ?? t('lock-few', { needs: needed(legal, draft.at, draft.mode) });
}

function needed(legal: Legal, at: string, mode: Mode): number {
  if (mode === 'use') return useAt(legal, at)?.least ?? 1;
  const choice = bidAt(legal, at);
  return choice ? choice.lead.total - choice.mine : 1;
}
