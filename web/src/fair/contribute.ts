/** Contributing to the draws: random bytes of this browser, sent once, after the server has committed. */

import { api, ApiError } from '../net/api';
import type { StateBody, TableInfo } from '../net/types';
import { note, noteContribution } from './noted';

const BYTES = 32;
const TRIES = 3;

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Contribute for the own seat. Whoever is too late contributes nothing, and plays on. */
export async function contribute(table: Pick<TableInfo, 'id' | 'commitment'>): Promise<void> {
  note(table.id, table.commitment);
  noteContribution(table.id, '');
  const value = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      if (await api.contribute(table.id, value)) noteContribution(table.id, value);
      return;
    } catch (error) {
      // Stale: somebody sat down at the same moment. Offline: the answer may be lost, so the same value again.
      if (!(error instanceof ApiError) || !['stale', 'offline'].includes(error.code)) return;
    }
  }
}

/** Start a table at which nobody is missing; before that, contribute. */
export async function startFairly({ table, you }: StateBody): Promise<void> {
  if (you.contribute) await contribute(table);
  await api.start(table.id);
}

/** The same seats again. -> the id of the table, which has started if only bots sit there */
export async function rematch(id: string): Promise<string> {
  const { table } = await api.rematch(id);
  const made = await api.table(table);
  const full = made.table.seats.every((seat) => seat.kind !== 'open');
  if (made.table.status === 'waiting' && made.you.host && full) await startFairly(made);
  return table;
}
