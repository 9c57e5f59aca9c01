/** What is done without a click: passing where nothing else is possible, and choices that are none. */

import { settings, t } from '../../../lib';
import type { Legal } from '../../../net';
import type { Deciding } from './decision.svelte';
import { actionText, plain } from '../drafts';

/** Long enough to read a line and stop it. */
export const WAIT_MS = 600;

/** The only possible action; null if there is a choice, or it is a secret or a place (winter tiles, building). */
export function onlyAction(legal: Legal): number | null {
  const { bids, uses, placements, winter, steps, upgrades } = legal;
  if (bids.length + uses.length + placements.length + winter.length + steps.length + upgrades.length) return null;
  const listed = [...legal.plain, ...legal.payments, ...legal.goods, ...legal.boats, ...legal.flips];
  const [only, ...others] = listed.map(({ action }) => action);
  return others.length ? null : (only ?? null);
}

export class Automatic {
  /** The position in which it was stopped or was done: it is never done twice in the same one. */
  #settled = $state(-1);
  /** What was done last, in words, and in which position. */
  #latest = $state.raw({ text: '', seq: -1 });

  constructor(private readonly decision: Deciding) {}

  get seq(): number {
    return this.decision.now.picture?.seq ?? -1;
  }

  /** The action that will be done in a moment. */
  readonly action: number | null = $derived.by(() => {
    const { picture, legal, active, taught } = this.decision.now;
    const { ideas } = this.decision;
    if (
      !picture || !legal || !active || taught || picture.table.tutorial || ideas.shown || this.#settled === this.seq
    ) {
      return null;
    }
    const action = onlyAction(legal);
    if (action === null || !(this.#passes(legal, action) ? settings.autoPass : settings.autoSingle)) return null;
    // A player who has just taken something back wants to look at it.
    const last = picture.events.at(-1);
    return last?.seat === legal.seat && last.move.do === 'undo' ? null : action;
  });

  /** What will be done, in words. */
  readonly text: string = $derived.by(() => {
    const { legal } = this.decision.now;
    if (this.action === null || !legal) return '';
    if (this.#passes(legal, this.action)) return t('decide-auto-passing');
    return t('decide-auto-choosing', { what: actionText(this.decision.now.picture, legal, this.action) });
  });

  /** What was done, in words: until I have done something else. */
  readonly done: string = $derived.by(() => {
    const { picture, seat } = this.decision.now;
    const since = picture?.events.slice(this.#latest.seq).filter((event) => event?.seat === seat) ?? [];
    return since.length > 1 ? '' : this.#latest.text;
  });

  #passes(legal: Legal, action: number): boolean {
    return plain(legal, 'pass') === action;
  }

  stop(): void {
    this.#settled = this.seq;
  }

  async go(action: number): Promise<void> {
    const { legal } = this.decision.now;
    if (!legal || action !== this.action || this.decision.requests.busy) return;
    const what = actionText(this.decision.now.picture, legal, action);
    const done = plain(legal, 'done') === action; // there is nothing to tell
    const text = this.#passes(legal, action) ? t('decide-auto-passed') : done ? '' : t('decide-auto-done', { what });
    this.#settled = this.seq;
    const { seq } = this;
    const { unasked } = this.decision.drafting;
    unasked.set(seq, true);
    if (await this.decision.drafting.act(action)) {
      this.#latest = { text, seq };
      return;
    }
    unasked.set(seq, false);
    this.decision.requests.error = ''; // another tab was faster, or the line broke: the buttons are there
  }
}
