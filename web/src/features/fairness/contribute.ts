/** This browser's part of the draws: first everyone's sends a hash of random bytes, then all reveal them. */

import { api, type Fair, isCode, type Picture, type Presence, type StateBody, type TableInfo,
  type You } from '../../net';
import { random, sha256OfBytes } from './hash';
import { note, noteDraws, noted, noteEvents, unused } from './noted';

type Start = { table: TableInfo; you: Pick<You, 'seat' | 'here'>; presence?: Pick<Presence, 'online'> };

const TRIES = 3;
/** How long the host waits for browsers of people who have just sat down, and for bytes to be revealed. */
const HASHES_WITHIN_MS = 1000;
const BYTES_WITHIN_MS = 8000;
const LOOK_AGAIN_MS = 150;

/** Tables that this page has seen before their start. */
const waited = new Set<string>();

const wait = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

/** Note what a player sees, and do what the server asks for. -> whether the game has begun without my bytes */
export async function takePart({ table, you: { seat, contribute }, events }: Picture): Promise<boolean> {
  const { id, status } = table;
  if (seat === null) return false;
  if (status === 'waiting' || status === 'playing') note(table, seat);
  noteEvents(id, events);
  if (status === 'waiting') waited.add(id);
  if (contribute === 'hash') await pledge(table, seat);
  if (contribute === 'bytes') await reveal(id, seat);
  return status === 'playing' && waited.delete(id) && unused(await api.fair(id), id);
}

/** My bytes for the next list of hashes: those that I have, new ones once they were revealed. */
function bytesFor(table: string, seat: number): string {
  const known = noted(table);
  const [contribution, earlier] = [known?.contribution ?? '', known?.earlier ?? []];
  if (contribution && known?.seat === seat && !known.hashes.length) return contribution;
  const next = random();
  const lost = contribution && known?.hashes.length ? [contribution] : [];
  noteDraws(table, { seat, contribution: next, hashes: [], earlier: [...earlier, ...lost] });
  return next;
}

/** Whether a list of hashes is one for which I reveal my bytes: mine is in it, and none that may not be. */
function isRight(fair: Fair, table: string, seat: number, mine: string): boolean {
  return fair.commitment === noted(table)?.commitment && fair.hashes[seat] === sha256OfBytes(mine)
    && fair.hashes.every((hash, other) => !hash || fair.contributors.includes(other));
}

/** Send the hash of my bytes. A browser that is too late contributes nothing, and plays on. */
export async function pledge(table: TableInfo, seat: number): Promise<void> {
  note(table, seat);
  await api.pledge(table.id, sha256OfBytes(bytesFor(table.id, seat)));
}

/** Reveal my bytes: everyone's hashes are known now. */
export async function reveal(table: string, seat: number): Promise<void> {
  const mine = noted(table)?.contribution;
  const fair = await api.fair(table);
  if (!mine || !isRight(fair, table, seat, mine)) return;
  noteDraws(table, { seat, hashes: fair.hashes });
  await api.contribute(table, mine);
}

/** Look at the draws until nobody is late, or time is up. */
async function settled(table: string, within: number, late: (fair: Fair) => boolean): Promise<Fair> {
  const end = Date.now() + within;
  for (;;) {
    const fair = await api.fair(table);
    if (!late(fair) || Date.now() > end) return fair;
    await wait(LOOK_AGAIN_MS);
  }
}

/** Start a table as its host: this browser's hash comes last, and so do its bytes. */
export async function startFairly({ table, you: { seat, here }, presence }: Start, fill?: string): Promise<void> {
  const { id } = table;
  note(table, seat);
  const people = table.seats.filter((row) => row.kind === 'person' && !here.includes(row.seat)).map((row) => row.seat);
  const away = new Set(people.filter((other) => presence && !presence.online.includes(other)));
  const late = ({ contributors, hashes }: Fair): boolean =>
    people.some((other) => !away.has(other) && contributors.includes(other) && !hashes[other]);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { contributors } = await settled(id, HASHES_WITHIN_MS, late);
    if (seat === null || !contributors.includes(seat)) break;
    if (await startWithBytes(id, seat, away, fill)) return;
  }
  await api.start(id, fill);
}

/** Make the list of hashes final, and start once all others have revealed their bytes. -> whether it started */
async function startWithBytes(table: string, seat: number, away: Set<number>, fill?: string): Promise<boolean> {
  const mine = bytesFor(table, seat);
  const isSilent = ({ hashes, revealed }: Fair, other: number): boolean =>
    !!hashes[other] && other !== seat && !revealed.includes(other);
  try {
    if (!(await api.pledge(table, sha256OfBytes(mine), [...away]))) return false;
    const fair = await settled(
      table,
      BYTES_WITHIN_MS,
      (found) => found.hashes.some((_, other) => isSilent(found, other)),
    );
    const silent = fair.contributors.filter((other) => isSilent(fair, other));
    for (const other of silent) away.add(other);
    if (silent.length) await api.pledge(table, sha256OfBytes(mine)); // the list is open again
    if (silent.length || !isRight(fair, table, seat, mine)) return false;
    noteDraws(table, { seat, hashes: fair.hashes });
    await api.start(table, fill, mine);
    return true;
  } catch (error) {
    if (isCode(error, 'stale')) return false;
    throw error;
  }
}

/** A new game from a moment of another: my bytes decide its draws too. -> the id of its table */
export async function continueFairly(from: string, moment: number, seat: number, bot: string): Promise<string> {
  const contribution = random();
  const { table } = await api.continueFrom(from, moment, seat, bot, sha256OfBytes(contribution));
  note(table, seat);
  noteDraws(table.id, { contribution }); // the table asks for it
  return table.id;
}

/** The same seats again. -> the id of the table, which has started if only bots sit there */
export async function rematch(id: string): Promise<string> {
  const { table } = await api.rematch(id);
  const made: StateBody = await api.table(table);
  const full = made.table.seats.every((seat) => seat.kind !== 'open');
  if (made.table.status === 'waiting' && made.you.host && full) await startFairly(made);
  return table;
}
