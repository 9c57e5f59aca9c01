/** The action panel by keyboard: its shortcuts, and where the focus goes and returns to. */

import { tick } from 'svelte';
import { type Command, commandOf, isTyping } from '../../../lib';
import type { Deciding } from '../state/decision.svelte';
import { plain } from '../drafts';

export class PanelKeyboard {
  panel = $state<HTMLElement>();
  /** The latest thing that was pressed is a key. */
  #byKeyboard = false;
  /** What had the focus before the panel got it. */
  #before: HTMLElement | SVGElement | null = null;
  #lastSelected: string | null = null;

  constructor(private readonly decision: Deciding) {
    $effect(() => this.#follow(this.decision.selected));
  }

  /** A spot was chosen by keyboard: go to the button that confirms it. */
  #follow(selected: string | null): void {
    const from = document.activeElement; // tiles of villages are parts of a drawing
    const focusable = from instanceof HTMLElement || from instanceof SVGElement;
    const chosen = selected !== null && selected !== this.#lastSelected && !this.decision.ideas.shown;
    if (chosen && this.#byKeyboard && focusable) {
      if (!this.#holds(from)) this.#before = from;
      void tick().then(() => this.panel?.querySelector<HTMLElement>('.confirm')?.focus());
    }
    this.#lastSelected = selected;
  }

  #holds(element: Element | null): boolean {
    return this.panel?.contains(element) === true;
  }

  /** Confirm. The button that had the focus may be gone afterwards: then the focus returns. */
  readonly confirm = async (): Promise<void> => {
    const inside = this.#holds(document.activeElement);
    const done = await this.decision.confirm();
    // Once that is drawn: to move the focus between changes would lay out the page twice.
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    if (!done || !inside || this.#holds(document.activeElement)) return;
    const before = this.#byKeyboard && this.#before?.isConnected ? this.#before : this.panel;
    before?.focus({ preventScroll: true });
    this.#before = null;
  };

  readonly back = (): void => {
    this.decision.cancel();
    this.decision.ideas.close();
    if (this.#before?.isConnected) this.#before.focus();
    this.#before = null;
  };

  readonly onpointerdown = (): void => {
    this.#byKeyboard = false;
  };

  readonly onkeydown = (event: KeyboardEvent): void => {
    this.#byKeyboard = true;
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const command = commandOf('table', event);
    if (command && this.#run(command)) event.preventDefault();
  };

  /** -> whether there was something to do */
  #run(command: Command<'table'>): boolean {
    const decision = this.decision;
    const { legal } = decision.now;
    const { draft } = decision.drafting;
    if (command === 'undo') {
      if (decision.now.canUndo) void decision.drafting.undo();
      return decision.now.canUndo;
    }
    if (!legal) {
      if (command === 'back') decision.cancel();
      return false;
    }
    if (command === 'back') {
      const open = draft || decision.ideas.shown || decision.drafting.refused || this.#before;
      this.back();
      return !!open;
    }
    if (command === 'confirm') return this.#enter();
    if (command === 'pass') {
      if (plain(legal, 'pass') === null) return false;
      void decision.plainly('pass');
    } else if (command === 'rotate' || command === 'rotateBack') {
      if (draft?.kind !== 'build') return false;
      decision.building.rotate(command === 'rotate' ? 1 : -1);
    } else if (draft?.kind !== 'turn') return false;
    else if (command === 'bid' || command === 'use') decision.turn.mode(command);
    else if (command === 'more') decision.turn.more(1);
    else if (command === 'fewer') decision.turn.more(-1);
    else decision.turn.colour(command);
    return true;
  }

  /** Confirm, unless something has the focus that the key presses itself. */
  #enter(): boolean {
    const at = document.activeElement;
    const { ready } = this.decision.drafting;
    const { selected } = this.decision;
    // Also on the tile that is chosen already, where a click has left the focus.
    const chosen = selected !== null && at?.getAttribute('data-at') === selected;
    const free = !at || at === document.body || at === this.panel || chosen;
    if (free && this.decision.ideas.shown) this.decision.ideas.do(this.decision.ideas.chosen || 1);
    else if (free && ready) void this.confirm();
    return free;
  }
}
