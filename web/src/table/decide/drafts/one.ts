/** One of a list: a payment, a resource, a boat, a tile to flip, or pass, done, keep. */

import { t, tileName } from '../../../lib';
import type { Legal, Picture } from '../../../net';
import { type Place, type Spot, villageSpot } from '../../../board/drawing';
import type { DraftKind } from './kind';
import { paymentText, tileWord } from './words';

interface Lists {
  pay: Legal['payments'][number];
  take: Legal['goods'][number];
  boat: Legal['boats'][number];
  flip: Legal['flips'][number];
  plain: Legal['plain'][number];
}

interface One<K> {
  kind: K;
  action: number;
}
export type OneDraft = { [K in keyof Lists]: One<K> }[keyof Lists];

/** Such a kind: its list, and what it says and marks for one of it. */
interface About<C> {
  list: (legal: Legal) => C[];
  go: (choice: C) => string;
  says?: (choice: C, picture: Picture | null) => string;
  spot?: (choice: C, legal: Legal) => Spot;
  picks?: (choice: C, place: Place) => boolean;
  /** It is in hand where there is no other. */
  only?: boolean;
}

function oneOf<K extends keyof Lists>(kind: K, about: About<Lists[K]>): DraftKind<One<K>> {
  const { list, go, says = go, spot, picks, only } = about;
  const choiceOf = (legal: Legal, action: number): Lists[K] | undefined =>
    list(legal).find((choice) => choice.action === action);
  const drafted = (choice: Lists[K] | undefined): One<K> | null => choice ? { kind, action: choice.action } : null;
  return {
    read: (legal, action) => drafted(choiceOf(legal, action)),
    action: (legal, { action }) => choiceOf(legal, action)?.action ?? null,
    open: (legal) => (only && list(legal).length === 1 ? drafted(list(legal)[0]) : null),
    targets: (legal) => (spot ? list(legal).map((choice) => spot(choice, legal)) : []),
    pick: (legal, place) => (picks ? drafted(list(legal).find((choice) => picks(choice, place))) : null),
    spot: (legal, { action }) => {
      const choice = choiceOf(legal, action);
      return choice && spot ? spot(choice, legal) : null;
    },
    go: (legal, { action }) => {
      const choice = choiceOf(legal, action);
      return choice ? go(choice) : t('go-confirm');
    },
    says: (legal, { action }, picture) => {
      const choice = choiceOf(legal, action);
      return choice ? says(choice, picture) : '';
    },
  };
}

export const pay = oneOf('pay', {
  list: ({ payments }) => payments,
  go: () => t('go-pay'),
  says: (way, picture) => t('hint-pay', { what: paymentText(picture, way) }),
  only: true,
});

export const take = oneOf('take', {
  list: ({ goods }) => goods,
  go: ({ resource }) => t('go-take', { what: t(`count-${resource}`, { count: 1 }) }),
  only: true,
});

export const boat = oneOf('boat', {
  list: ({ boats }) => boats,
  go: ({ boat: name }) => t('go-boat', { boat: tileName(name) }),
  spot: ({ boat: name }) => `boat:${name}`,
  picks: ({ boat: name }, place) => place.kind === 'boat' && place.name === name,
  only: true,
});

export const flip = oneOf('flip', {
  list: ({ flips }) => flips,
  go: () => t('go-flip'),
  says: ({ tile }, picture) => t('hint-flip', { tile: tileWord(tile, picture) }),
  spot: ({ tile }, legal) => villageSpot(legal.seat, tile),
  picks: ({ tile }, place) => place.kind === 'village' && place.name === tile,
});

export const plain = oneOf('plain', {
  list: (legal) => legal.plain,
  go: (choice) => t(`go-${choice.do}`),
});
