/** The picture of a table that a viewer keeps: how each message of the server changes it.
 *
 * Pictures are never altered in place: what a message leaves alone stays the same object, so that
 * screens can compare the picture before with the one after.
 */

import type { ChatLine, GameEvent, Picture, ServerMessage } from './types';

/** Whether I play at a table to which nobody can be invited, as in a puzzle. */
export const alone = ({ you }: Pick<Picture, 'you'>): boolean => you.seat !== null && you.invite === null;

/** The picture after a message; the same object where the message is not about it. */
export function after(picture: Picture | null, message: ServerMessage, now = Date.now() / 1000): Picture | null {
  if (message.type === 'state') {
    return {
      table: message.table,
      you: message.you,
      view: message.view,
      legal: message.legal,
      standing: message.standing,
      // From the first entry on: the log as another seat saw it must go.
      events: withEvents(message.events[0]?.seq === 0 || !message.seq ? [] : (picture?.events ?? []), message.events),
      chat: withLines(picture?.chat ?? [], message.chat),
      presence: message.presence,
      seq: message.seq,
      canUndo: message.can_undo,
      passMode: message.you.pass_mode,
      prepared: message.you.prepared,
      clock: message.now - now,
    };
  }
  if (picture === null) return null;
  switch (message.type) {
    case 'update':
      return {
        ...picture,
        table: kept(picture.table, message.table),
        you: kept(picture.you, { ...picture.you, contribute: message.contribute }),
        view: kept(picture.view, message.view),
        legal: message.legal,
        standing: kept(picture.standing, message.standing),
        events: withEvents(picture.events, message.events),
        seq: message.seq,
        canUndo: message.can_undo,
        passMode: message.pass_mode,
        prepared: kept(picture.prepared, message.prepared),
        clock: message.now - now,
      };
    case 'chat':
      return { ...picture, chat: withLines(picture.chat, message.chat) };
    case 'presence':
      return { ...picture, presence: message.presence };
    case 'done':
    case 'refused':
    case 'pong':
      return picture;
    default:
      message satisfies never;
      return picture; // of a newer server
  }
}

/** `next`, with the old objects wherever nothing has changed: only what changed is drawn again. */
export function kept<T>(before: unknown, next: T): T {
  if (before === next || typeof before !== 'object' || typeof next !== 'object' || !before || !next) return next;
  if (Array.isArray(before) !== Array.isArray(next)) return next;
  const old = before as Record<string, unknown>;
  const names = new Map<unknown, unknown>();
  // Tiles of a list are known by their name: one that is gone must not shift the others.
  if (Array.isArray(before)) { for (const each of before) if (nameOf(each)) names.set(nameOf(each), each); }
  const keys = Object.keys(next);
  const out = (Array.isArray(next) ? [] : {}) as Record<string, unknown>;
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const value = (next as Record<string, unknown>)[key];
    out[key] = kept(names.get(nameOf(value)) ?? old[key], value);
    same &&= out[key] === old[key];
  }
  return (same ? before : out) as T;
}

const nameOf = (value: unknown): unknown =>
  value && typeof value === 'object'
    ? ((value as { tile?: string }).tile ?? (value as { boat?: string }).boat)
    : undefined;

/** Entries in the place of their number: one that comes twice counts once, the later telling
 * holds (who takes a seat sees more of what was done there). */
function withEvents(events: GameEvent[], more: GameEvent[]): GameEvent[] {
  if (!more.length) return events;
  const out = [...events];
  for (const event of more) out[event.seq] = event;
  return out;
}

function withLines(lines: ChatLine[], more: ChatLine[]): ChatLine[] {
  if (!more.length) return lines;
  const byNumber = new Map([...lines, ...more].map((line) => [line.number, line]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}
