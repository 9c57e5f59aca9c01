/** What this browser knows about the draws of a game beforehand: it is compared with the game file afterwards. */

const KEPT = 'keyflower-draws';
/** Games; the earliest are forgotten. */
const MOST = 60;

export interface Noted {
  table: string;
  commitment: string;
  /** What this browser contributed; empty: nothing. */
  contribution: string;
}

function all(): Noted[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? (kept as Noted[]).filter((one) => typeof one?.table === 'string') : [];
  } catch {
    return [];
  }
}

export function noted(table: string): Noted | null {
  return all().find((one) => one.table === table) ?? null;
}

/** Note a commitment when it is first seen: a server that shows another one later is found out. */
export function note(table: string, commitment: string): void {
  if (commitment && !noted(table)) keep({ table, commitment, contribution: '' });
}

/** Note what this browser contributes; empty if its seat is gone, and the contribution with it. */
export function noteContribution(table: string, contribution: string): void {
  const known = noted(table);
  if (known && known.contribution !== contribution) keep({ ...known, contribution });
}

function keep(entry: Noted): void {
  const others = all().filter((one) => one.table !== entry.table);
  try {
    localStorage.setItem(KEPT, JSON.stringify([...others, entry].slice(-MOST)));
  } catch {
    // Without storage the player can still copy the commitment.
  }
}
