/** The draft of a table, kept over a reload of the page: in this tab only. */

import type { Draft } from '../drafts/draft';

export interface Kept {
  draft: Draft;
  /** My latest entry in the log at that time: once I have a newer one, the draft is obsolete. */
  after: number;
  /** No notice if it no longer fits: I did not choose it myself. */
  quiet: boolean;
}

const key = (table: string): string => `keyflower-draft-${table}`;

export function keep(table: string, kept: Kept | null): void {
  if (kept) sessionStorage.setItem(key(table), JSON.stringify(kept));
  else sessionStorage.removeItem(key(table));
}

export function restored(table: string): Kept | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as Kept | null;
    return typeof found?.draft?.kind === 'string' ? found : null;
  } catch {
    return null;
  }
}
