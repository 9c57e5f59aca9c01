/** Contributing to the draws: random bytes of this browser, sent once, after the server has committed. */

import { api, isCode } from '../../net/api';
import type { Fair, StateBody, TableInfo, You } from '../../net/types';
import { note, noteContribution, noted } from './noted';

type Start = { table: TableInfo; you: Pick<You, 'seat' | 'here'> };

const BYTES = 32;
const TRIES = 3;
/** How often and how long the host waits for the bytes of people who have just sat down. */
const WAITS = 4;
const WAIT_MS = 250;

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const random = (): string => hex(crypto.getRandomValues(new Uint8Array(BYTES)));

/** Contribute for the own seat. Whoever is too late contributes nothing, and plays on. */
export async function contribute(table: Pick<TableInfo, 'id' | 'commitment' | 'daily'>, seat: number): Promise<void> {
  note(table.id, table.commitment, table.daily);
  const contribution = random();
  noteContribution(table.id, { seat, contribution, given: 'sent' });
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const given = (await api.contribute(table.id, contribution)) ? 'used' : 'refused';
      noteContribution(table.id, { seat, contribution, given });
      return;
    } catch (error) {
      // Stale: somebody sat down at the same moment. Offline: the answer may be lost, so the same value again.
      if (!isCode(error, 'stale', 'offline')) return;
    }
  }
}

/** What everyone has contributed. Who sits elsewhere and hasn't yet gets a moment: their browser is about to. */
async function contributed({ table, you }: Start): Promise<Fair> {
  for (let waits = 0;; waits += 1) {
    const fair = await api.fair(table.id);
    const late = table.seats.some(({ seat, kind }) =>
      kind === 'person' && !you.here.includes(seat) && fair.contributors.includes(seat) && !fair.hashes[seat]
    );
    if (!late || waits === WAITS) return fair;
    await new Promise((wake) => setTimeout(wake, WAIT_MS));
  }
}

/** Start a table as its host. This browser contributes last: it has noted what everyone else gave before. */
export async function startFairly({ table, you }: Start, fill?: string): Promise<void> {
  note(table.id, table.commitment, table.daily);
  for (let tries = 1;; tries += 1) {
    const { contributors, hashes } = await contributed({ table, you });
    const { seat } = you;
    if (seat === null || !contributors.includes(seat)) {
      await api.start(table.id, fill);
      return;
    }
    const before = noted(table.id);
    const same = before?.given === 'sent' && String(before.hashes) === String(hashes);
    const contribution = same ? before.contribution : random(); // the same, where the answer may be lost
    noteContribution(table.id, { seat, contribution, given: 'sent', hashes });
    try {
      await api.start(table.id, fill, { value: contribution, others: hashes });
      noteContribution(table.id, { seat, contribution, given: 'used', hashes });
      return;
    } catch (error) {
      if (tries === TRIES || !isCode(error, 'stale')) throw error; // stale: somebody contributed meanwhile
    }
  }
}

/** The same seats again. -> the id of the table, which has started if only bots sit there */
export async function rematch(id: string): Promise<string> {
  const { table } = await api.rematch(id);
  const made: StateBody = await api.table(table);
  const full = made.table.seats.every((seat) => seat.kind !== 'open');
  if (made.table.status === 'waiting' && made.you.host && full) await startFairly(made);
  return table;
}
