/** What this browser has seen of a game: a running hash of the moves, without what only some saw. */

import type { GameEvent } from '../../net/types';
import { lined, sha256 } from './hash';
import { noted, noteDraws } from './noted';

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
