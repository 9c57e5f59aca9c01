/** This browser's part of the draws of a table, as its picture changes. */

import { api } from '../../net/api';
import type { Picture } from '../../net/types';
import { pledge, reveal } from './contribute';
import { note, unused } from './noted';
import { noteEvents } from './seen';

/** Tables that this page has seen before their start. */
const waited = new Set<string>();

/** Note what a player sees, and do what the server asks for. -> whether the game has begun without my bytes */
export async function takePart({ table, you: { seat, contribute }, events }: Picture): Promise<boolean> {
  const { id, status } = table;
  if (seat === null) return false;
  if (status === 'waiting' || status === 'playing') note(table, seat);
  noteEvents(id, events);
  if (contribute === 'hash') await pledge(table, seat);
  if (contribute === 'bytes') await reveal(table, seat);
  if (status === 'waiting') waited.add(id);
  return status === 'playing' && waited.delete(id) && unused(await api.fair(id), id);
}
