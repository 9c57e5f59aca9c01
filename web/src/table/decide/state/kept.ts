/** What is kept of a table over a reload of the page: in this tab only. */

import type { Draft } from '../drafts';
import { inTab } from '../../../net/stored';

export interface KeptDraft {
  draft: Draft;
  /** My latest entry in the log at that time: once I have a newer one, the draft is obsolete. */
  after: number;
}

const draftOf = (table: string): string => `keyflower-draft-${table}`;

export function keep(table: string, kept: KeptDraft | null): void {
  if (kept) inTab.setItem(draftOf(table), JSON.stringify(kept));
  else inTab.removeItem(draftOf(table));
}

export function restored(table: string): KeptDraft | null {
  const found = read(draftOf(table)) as KeptDraft | null;
  return typeof found?.draft?.kind === 'string' ? found : null;
}

/** The entries of a table that this page made without a click. */
export class Unasked {
  readonly #key: string;
  readonly #entries: Set<unknown>;

  constructor(table: string) {
    this.#key = `keyflower-unasked-${table}`;
    const found = read(this.#key);
    this.#entries = new Set(Array.isArray(found) ? found : []);
  }

  has(seq: number): boolean {
    return this.#entries.has(seq);
  }

  /** made: false where it was not carried out after all. */
  set(seq: number, made: boolean): void {
    if (made) this.#entries.add(seq);
    else this.#entries.delete(seq);
    inTab.setItem(this.#key, JSON.stringify([...this.#entries]));
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(inTab.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
