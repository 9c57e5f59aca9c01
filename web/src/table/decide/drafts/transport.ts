/** Where a good can go: to the next tile, or over several tiles on a shortest path. */

import type { Legal, StepChoice } from '../../../net/types';

export interface Path {
  to: string;
  /** The steps to send, one after the other. */
  actions: readonly number[];
}

export const stepsOf = (legal: Legal, tile: string, resource: string): StepChoice | undefined =>
  legal.steps.find((step) => step.tile === tile && step.resource === resource);

/** All tiles that a good can reach, near ones first. */
export function pathsOf(step: StepChoice | undefined): Path[] {
  const found = new Map<string, Path>();
  for (const { to, action } of step?.ways ?? []) found.set(to, { to, actions: [action] });
  for (const { to, after, action } of step?.further ?? []) {
    const before = found.get(after);
    if (before) found.set(to, { to, actions: [...before.actions, action] });
  }
  return [...found.values()];
}
