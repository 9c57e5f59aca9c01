/** What this browser knows about the draws of a game: it is compared with the game file afterwards.
 *
 * Notes only grow. Leaving the seat before the start drops them; no message of a server does.
 */

import { type Fair, type GameEvent, onDevice, type TableInfo } from '../../net';
import { lined, sha256 } from './hash';

const STORAGE_KEY = 'keyflower-draws';
/** Games with notes; those of the earliest are dropped. */
const MAX_GAMES = 60;
/** The kind of seal that this page expects of a new game. */
export const VERSION = 3;

type Shown = Pick<TableInfo, 'id' | 'commitment' | 'daily' | 'status'>;

const empty = (table: string) => ({
  version: VERSION,
  table,
  /** What the commitment must be for: the table, or the day of a daily game. */
  game: table,
  commitment: '',
  /** Mine; null for spectators and in daily games. */
  seat: null as number | null,
  /** My random bytes; empty: none. */
  contribution: '',
  /** The hashes of all contributions when I revealed mine; empty: I haven't. */
  hashes: [] as string[],
  /** My bytes that I revealed for starts that came to nothing. */
  earlier: [] as string[],
  /** How much of the log I have seen, and its running hash. */
  entries: 0,
  seen: '',
});
export type Noted = ReturnType<typeof empty>;

function all(): Noted[] {
  try {
    const kept: unknown = JSON.parse(onDevice.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return (kept as Partial<Noted>[])
      .filter((notes): notes is Partial<Noted> & { table: string } => typeof notes?.table === 'string')
      .map((notes) => ({ ...empty(notes.table), version: 0, ...notes })); // earlier pages wrote no version
  } catch {
    return [];
  }
}

export const noted = (table: string): Noted | null => all().find((notes) => notes.table === table) ?? null;

/** Note a commitment and my seat when I first see them: a server that shows others later is found out. */
export function note({ id, commitment, daily, status }: Shown, seat: number | null): void {
  const known = noted(id);
  // A table that waits gets a new commitment when the server is updated; earlier pages noted the old one.
  if (commitment && (!known || (known.version !== VERSION && status === 'waiting'))) {
    keep({ ...empty(id), game: daily ? `daily ${daily}` : id, commitment, seat: daily ? null : seat });
  } else if (known?.seat === null && seat !== null && !daily) noteDraws(id, { seat });
}

/** Note my seat, my bytes, the hashes of all, or what I have seen. */
export function noteDraws(table: string, part: Partial<Noted>): void {
  const known = noted(table);
  if (known?.version === VERSION) keep({ ...known, ...part });
}

/** A move as everyone saw it: not which skills were paid, nor which winter tiles were picked. */
export const openText = (line: string): string =>
  line.startsWith('winter') ? 'winter' : line.replace(/\b(anvil|pick|saw)\b/g, 'skill');

/** Note what has happened: the log only grows, whatever a server tells later. */
export function noteEvents(table: string, events: GameEvent[]): void {
  const known = noted(table);
  if (!known || events.length <= known.entries) return;
  let { seen } = known;
  for (const { seat, text } of events.slice(known.entries)) {
    seen = sha256(lined([seen, seat < 0 ? 'deal' : `p${seat}: ${openText(text)}`]));
  }
  noteDraws(table, { entries: events.length, seen });
}

/** Whether the game has begun without my bytes. */
export function unused({ contributions }: Fair, table: string): boolean {
  const known = noted(table);
  return contributions !== null && known?.seat != null && known.contribution !== ''
    && contributions[known.seat] !== known.contribution;
}

/** I leave my seat before the start. */
export function forget(table: string): void {
  store(all().filter((notes) => notes.table !== table));
}

const keep = (entry: Noted): void => store([...all().filter(({ table }) => table !== entry.table), entry]);

const store = (entries: Noted[]): void => onDevice.setItem(STORAGE_KEY, JSON.stringify(entries.slice(-MAX_GAMES)));
