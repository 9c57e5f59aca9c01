/** What a step is about on the page, as selectors: the next thing to press. */

import type { Deciding } from '../decide/state/decision.svelte';
import type { Task } from './steps';
import { readSpot, villageSpot } from '../../board/drawing';

const at = (spot: string): string => `[data-stop][data-at="${spot}"]`;
const CONFIRM = '[data-do="confirm"]';

/** A selector; or several, of which the first that is on the page counts. */
export type Target = string | readonly string[];

/** The spot of the tile that a target means: tiles draw their rings themselves, below what stands on them. */
export const tileOf = (target: Target): string | undefined =>
  typeof target === 'string' ? /data-at="((?:lot|p\d):[^"]+)"/.exec(target)?.[1] : undefined;

/** The element that a target means, if it can be seen. */
export function found(target: Target): HTMLElement | SVGElement | null {
  for (const selector of typeof target === 'string' ? [target] : target) {
    const element = document.querySelector<HTMLElement | SVGElement>(selector);
    if (element?.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0) {
      return element;
    }
  }
  return null;
}

/** `large` is whose village is shown large. */
export function targets(task: Task, decision: Deciding, large: number): Target[] {
  const { legal } = decision.now;
  const { draft } = decision.drafting;
  if (!legal) return [];
  switch (task.do) {
    case 'bid':
    case 'use': {
      if (draft?.kind === 'turn') return [CONFIRM];
      const place = readSpot(task.at);
      // Another village is opened first: its card, or its player in the bar where cards are in a drawer.
      if (place?.kind === 'village' && place.seat !== large) {
        return [[`.other[data-seat="${place.seat}"]`, `[data-seat-bar="${place.seat}"] button`]];
      }
      return [at(task.at)];
    }
    case 'step':
      return decision.transport.held
        ? decision.transport.paths.flatMap(({ to }) => [at(villageSpot(legal.seat, to)), `[data-to="${to}"]`])
        : ['.movable', ...legal.steps.map((step) => `[data-good="${step.tile} ${step.resource}"]`)];
    case 'upgrade':
      return draft?.kind === 'upgrade' ? [CONFIRM] : [`[data-upgrade="${task.tile}"]`];
    case 'pass':
      return [['[data-do="pass"]']];
    case 'boat':
      return draft?.kind === 'boat' ? [CONFIRM] : legal.boats.map(({ boat }) => `.stage [data-at="boat:${boat}"]`);
    case 'place':
      return draft?.kind === 'build' && draft.cell ? [CONFIRM] : ['section.village .window'];
  }
}
