/** The heading of the action panel. */

import { t } from '../../../i18n/index.svelte';
import type { Legal, Picture, Side } from '../../../net';
import type { Deciding } from '../state/decision.svelte';
import { bidSituation, colourFact, modeLock, sideOf, spotName, type Taught, tileWord, type TurnDraft, useSituation,
  worthText } from '../drafts';
import { tileId } from '../../../board/drawing';

export interface Heading {
  title: string;
  text: string;
  /** The tile that is drawn beside it. */
  tile?: string;
  side?: Side;
}

/** In my turn nothing else is possible. */
export const onlyPass = (legal: Legal): boolean => legal.phase === 'turn' && !legal.bids.length && !legal.uses.length;

export function headingOf(decision: Deciding, legal: Legal): Heading {
  const { picture } = decision.now;
  const tile = picture?.view?.use?.tile ?? '';
  const side = sideOf(tile, picture);
  const name = tileWord(tile, picture);
  switch (legal.phase) {
    case 'pay':
      return { title: t('decide-pay-title', { tile: name }), text: t('decide-pay-text'), tile, side };
    case 'take':
      return { title: t('decide-take-title'), text: t('decide-take-text', { tile: name }), tile, side };
    case 'transport': {
      const { steps = 0, upgrades = 0 } = picture?.view?.use ?? {};
      const left = t('decide-transport-left', { tile: name, steps, upgrades });
      const how = legal.steps.length ? t('decide-transport-text') : t('decide-transport-none');
      return { title: t('decide-transport-title'), text: `${left} ${how}`, tile, side };
    }
    case 'pick_boat':
      return {
        title: t('decide-boat-title'),
        text: t(legal.boats.some((boat) => boat.keeps_boat) ? 'decide-boat-keep' : 'decide-boat-text'),
      };
    case 'build': {
      const count = picture?.view?.seats[legal.seat]?.won?.length ?? legal.placements.length;
      return { title: t('decide-build-title'), text: t('decide-build-hand', { count }) };
    }
    case 'pick_winter':
      return { title: t('decide-winter-title'), text: t('decide-winter-text') };
    case 'flip':
      return { title: t('decide-flip-title'), text: t('decide-flip-text'), tile: 'flipper' };
    default:
      return decision.drafting.drafted('turn')
        ? bidOrUse(picture, legal, decision.drafting.drafted('turn')!)
        : yourTurn(decision, legal);
  }
}

function bidOrUse(picture: Picture | null, legal: Legal, draft: TurnDraft): Heading {
  const { at, mode } = draft;
  const situation = mode === 'bid' ? bidSituation : useSituation;
  const facts = [
    colourFact(picture, at),
    situation(picture, legal, at),
    worthText(picture, at),
    modeLock(legal, at, mode === 'bid' ? 'use' : 'bid'),
  ];
  return {
    title: spotName(picture, at),
    text: facts.filter(Boolean).join(' '),
    tile: tileId(at),
    side: sideOf(tileId(at), picture),
  };
}

/** Nothing is drafted: what I can do, or why the spot that I picked is not possible. */
function yourTurn(decision: Deciding, legal: Legal): Heading {
  const { picture } = decision.now;
  const { refused } = decision.drafting;
  const why = refused && decision.reason(refused);
  if (refused && why) return { title: spotName(picture, refused), text: why };
  const text = (legal as Taught).now ?? t(onlyPass(legal) ? 'decide-turn-only-pass' : 'decide-turn-text');
  return { title: t('decide-your-turn'), text };
}
