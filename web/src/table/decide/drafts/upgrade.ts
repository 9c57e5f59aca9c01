/** Upgrading a tile, with one of the payments for it. */

import { list, t } from '../../../i18n/index.svelte';
import type { Legal, UpgradeChoice } from '../../../net';
import { villageSpot } from '../../../board/drawing';
import type { DraftKind } from './kind';
import { gainsText, paidText, tileWord } from './words';

export interface UpgradeDraft {
  kind: 'upgrade';
  tile: string;
  /** The action of the payment that was chosen. */
  payment: number | null;
}

const choiceOf = (legal: Legal, tile: string): UpgradeChoice | undefined =>
  legal.upgrades.find((choice) => choice.tile === tile);
const wayOf = (legal: Legal, { tile, payment }: UpgradeDraft): UpgradeChoice['payments'][number] | undefined =>
  choiceOf(legal, tile)?.payments.find(({ action }) => action === payment);

/** With the least gold, which is worth most where it lies. */
export function startUpgrade(legal: Legal, tile: string): UpgradeDraft | null {
  const payments = choiceOf(legal, tile)?.payments ?? [];
  const [cheapest] = payments.toSorted((a, b) => (a.resources.gold ?? 0) - (b.resources.gold ?? 0));
  return cheapest ? { kind: 'upgrade', tile, payment: cheapest.action } : null;
}

export const upgrade: DraftKind<UpgradeDraft> = {
  read: (legal, action) => {
    const found = legal.upgrades.find(({ payments }) => payments.some((way) => way.action === action));
    return found ? { kind: 'upgrade', tile: found.tile, payment: action } : null;
  },
  action: (legal, draft) => wayOf(legal, draft)?.action ?? null,
  stands: (legal, { tile, payment }) => payment === null && !!choiceOf(legal, tile),
  targets: (legal) => legal.upgrades.map(({ tile }) => villageSpot(legal.seat, tile)),
  pick: (legal, { name }) => startUpgrade(legal, name),
  spot: (legal, { tile }) => villageSpot(legal.seat, tile),
  go: () => t('go-upgrade'),
  says: (legal, draft, picture) => {
    const way = wayOf(legal, draft);
    return t('hint-upgrade', { tile: tileWord(draft.tile, picture), cost: way ? paidText(way) : '' });
  },
  follows: (legal, draft, picture) => {
    const [found, way] = [choiceOf(legal, draft.tile), wayOf(legal, draft)];
    if (!found || !way) return [];
    const worth = picture?.standing?.worth[villageSpot(legal.seat, draft.tile)];
    return [t('decide-upgrade-follows', { cost: paidText(way), gains: list(gainsText(found.gains, worth)) })];
  },
};
