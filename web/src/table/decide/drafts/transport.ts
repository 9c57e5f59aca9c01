/** Moving a good: to the next tile, or over several tiles on a shortest path. */

import { t } from '../../../i18n/index.svelte';
import type { Legal, Resource, StepChoice } from '../../../net';
import { villageSpot } from '../../../board/drawing';
import type { DraftKind } from './kind';
import { tileWord } from './words';

export interface StepDraft {
  kind: 'step';
  tile: string;
  resource: Resource;
  /** Where it goes; none while the good is only held. */
  to: string | null;
}

export interface Path {
  to: string;
  /** The steps to send, one after the other. */
  actions: readonly number[];
}

export const stepsOf = (legal: Legal, tile: string, resource: string): StepChoice | undefined =>
  legal.steps.find((step) => step.tile === tile && step.resource === resource);

/** All tiles that a good can reach, near ones first. */
export function pathsOf(step: StepChoice | undefined): Path[] {
  const paths = new Map<string, Path>();
  for (const { to, action } of step?.ways ?? []) paths.set(to, { to, actions: [action] });
  for (const { to, after, action } of step?.further ?? []) {
    const before = paths.get(after);
    if (before) paths.set(to, { to, actions: [...before.actions, action] });
  }
  return [...paths.values()];
}

export const step: DraftKind<StepDraft> = {
  read: (legal, action) => {
    for (const { tile, resource, ways } of legal.steps) {
      const way = ways.find((other) => other.action === action);
      if (way) return { kind: 'step', tile, resource, to: way.to };
    }
    return null;
  },
  action: (legal, { tile, resource, to }) =>
    stepsOf(legal, tile, resource)?.ways.find((way) => way.to === to)?.action ?? null,
  stands: (legal, { tile, resource, to }) => to === null && !!stepsOf(legal, tile, resource),
  marks: (legal, { tile, to }) => [villageSpot(legal.seat, to ?? tile)],
  go: (_, { to }) => t(to ? 'go-step' : 'go-step-empty'),
  says: (_, { resource, to }, picture) =>
    t('hint-step', { good: t(`count-${resource}`, { count: 1 }), tile: tileWord(to ?? '', picture) }),
};
