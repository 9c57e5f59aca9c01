/** What this browser knows about the draws of a game beforehand: it is compared with the game file afterwards. */

const KEPT = 'keyflower-draws';
/** Games; the earliest are forgotten. */
const MOST = 60;

export interface Noted {
  table: string;
  /** What the commitment must be for: the table, or the day of a daily game; empty in old notes. */
  game: string;
  commitment: string;
  seat: number | null;
  /** What this browser sent; empty: nothing. */
  contribution: string;
  /** What came of it; `sent`: no answer came. */
  given: '' | 'sent' | 'used' | 'refused';
  /** Of what all seats had contributed, before this browser sent its own to start the game; else empty. */
  hashes: string[];
}

const NOTHING = { game: '', commitment: '', seat: null, contribution: '', given: '', hashes: [] } as const;

function all(): Noted[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return (kept as Partial<Noted>[])
      .filter((one): one is Partial<Noted> & { table: string } => typeof one?.table === 'string')
      // Notes of earlier versions have only what was accepted.
      .map((one) => ({ ...NOTHING, hashes: [], given: one.contribution ? 'used' : '', ...one }));
  } catch {
    return [];
  }
}

export const noted = (table: string): Noted | null => all().find((one) => one.table === table) ?? null;

/** Note a commitment when it is first seen: a server that shows another one later is found out. */
export function note(table: string, commitment: string, daily: string): void {
  if (commitment && !noted(table)) {
    keep({ ...NOTHING, hashes: [], table, game: daily ? `daily ${daily}` : table, commitment });
  }
}

/** Note what this browser contributes, and what came of it; nothing if its seat is gone. */
export function noteContribution(
  table: string,
  part: Partial<Pick<Noted, 'seat' | 'contribution' | 'given' | 'hashes'>>,
): void {
  const known = noted(table);
  if (known) keep({ ...known, seat: null, contribution: '', given: '', hashes: [], ...part });
}

function keep(entry: Noted): void {
  const others = all().filter((one) => one.table !== entry.table);
  try {
    localStorage.setItem(KEPT, JSON.stringify([...others, entry].slice(-MOST)));
  } catch {
    // Without storage the player can still copy the commitment.
  }
}
