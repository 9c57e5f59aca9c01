/** Every request of the client, typed; what goes wrong is an ApiError with a code. */

import type { ErrorBody } from '../generated/wire';
import { transport, type Answer, type Method } from './transport';
import type { Analysis, Fair, Frame, GameEvent, Hint, KeptSettings, Me, MyGame, NewTable, Notes, NotifyState,
  OfferedBot, Pool, PreparedBid, Reason, Scores, StateBody, TableInfo, UserSettings, WebhookBody,
  WebhookInfo } from './types';

/** `code` is one of docs/protocol.md, or `offline` where the server was not reached. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    readonly wait = 0,
    /** Where the rules refuse an action. */
    readonly reason: Reason | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** Whether something was refused for one of these reasons. */
export const isCode = (error: unknown, ...codes: string[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code);

/** body: JSON as a file, or what becomes JSON. */
export async function call<T>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  to = transport(),
): Promise<T> {
  const sent = body === undefined || body instanceof Blob ? body : JSON.stringify(body);
  let answer: Answer;
  try {
    answer = await to.request(method, '/api' + path, sent, signal);
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error;
    throw new ApiError('offline', 'the server was not reached');
  }
  if (answer.status < 300) return answer.body as T;
  const { code = 'failed', message = '', reason = null } = (answer.body ?? {}) as Partial<ErrorBody>;
  throw new ApiError(code, message, answer.status, answer.wait, reason);
}

/** Events in one answer at most (MOST_EVENTS of the server). */
export const PAGE = 500;

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const api = {
  become: () => call<Me>('POST', '/me'),
  change: (to: Partial<Me>) => call<Me>('PATCH', '/me', to),
  settings: async () => (await call<KeptSettings>('GET', '/me/settings')).settings,
  keepSettings: async (settings: UserSettings, age: number) =>
    (await call<KeptSettings>('PUT', '/me/settings', { settings, age })).settings,
  notify: () => call<NotifyState>('GET', '/me/notify'),
  pushOn: (to: { endpoint: string; p256dh: string; auth: string; language: string }) =>
    call<NotifyState>('PUT', '/me/push', to),
  pushOff: (endpoint: string) => call<NotifyState>('POST', '/me/push/off', { endpoint }),
  mailOn: (to: { address: string; language: string }) => call<NotifyState>('PUT', '/me/mail', to),
  mailConfirm: (code: string) => call<NotifyState>('POST', '/me/mail/confirm', { code }),
  mailOff: () => call<NotifyState>('DELETE', '/me/mail'),
  webhook: (id: string) => call<WebhookInfo>('GET', `${at(id)}/webhook`),
  webhookOn: (id: string, to: { url: string; kind: WebhookBody['kind']; language: string }) =>
    call<WebhookInfo>('PUT', `${at(id)}/webhook`, to),
  webhookOff: (id: string) => call<WebhookInfo>('DELETE', `${at(id)}/webhook`),
  link: () => call<{ path: string; expires_at: number }>('POST', '/me/link'),
  adopt: (token: string) => call<Me>('POST', '/me/adopt', { token }),

  bots: () => call<OfferedBot[]>('GET', '/bots'),
  games: async () => (await call<{ games: MyGame[] }>('GET', '/games')).games,
  tables: async (show: 'open' | 'playing' | 'finished') =>
    (await call<{ tables: TableInfo[] }>('GET', `/tables?show=${show}`)).tables,
  learn: () => call<StateBody>('POST', '/tutorial'),
  invitations: async () => (await call<{ tables: TableInfo[] }>('GET', '/invitations')).tables,
  /** Declines, and keeps the host from inviting me. */
  block: (id: string) => call<{ table: string }>('POST', `${at(id)}/block`),
  decline: (id: string) => call<{ table: string }>('POST', `${at(id)}/decline`),
  make: (wish: NewTable) => call<StateBody>('POST', '/tables', wish),
  join: (invite: string) => call<{ table: string }>('POST', '/join', { invite }),

  table: (id: string) => call<StateBody>('GET', at(id)),
  sit: (id: string, seat: number) => call<StateBody>('POST', `${at(id)}/seats/${seat}`, { kind: 'me' }),
  putBot: (id: string, seat: number, bot: string) =>
    call<StateBody>('POST', `${at(id)}/seats/${seat}`, { kind: 'bot', bot }),
  openSeat: (id: string, seat: number) => call<StateBody>('POST', `${at(id)}/seats/${seat}`, { kind: 'open' }),
  renewInvite: (id: string) => call<StateBody>('POST', `${at(id)}/invite`),
  start: (id: string, fill?: string, value?: string) => call<StateBody>('POST', `${at(id)}/start`, { fill, value }),
  /** Another player at this device takes a seat. */
  sitHere: (id: string, seat: number, name: string) =>
    call<StateBody>('POST', `${at(id)}/seats/${seat}`, { kind: 'here', name }),
  /** Whose side this device shows; null closes the curtain. */
  curtain: (id: string, seat: number | null) => call<{ table: string }>('POST', `${at(id)}/curtain`, { seat }),
  undo: (id: string, seq: number) => call<{ seq: number }>('POST', `${at(id)}/undo`, { seq }),
  /** All bids for my next turns; those before are forgotten. */
  prepare: (id: string, bids: PreparedBid[]) => call<{ seq: number }>('PUT', `${at(id)}/prepared`, { bids }),
  notes: (id: string) => call<Notes>('GET', `${at(id)}/notes`),
  keepNotes: (id: string, text: string) => call<Notes>('PUT', `${at(id)}/notes`, { text }),
  /** From this device: only where games are kept there. */
  delete: (id: string) => call<{ table: string }>('DELETE', at(id)),
  leave: (id: string) => call<{ table: string }>('POST', `${at(id)}/leave`),
  comeBack: (id: string) => call<StateBody>('POST', `${at(id)}/return`),
  /** Not started: the host contributes to the draws first. */
  rematch: (id: string) => call<{ table: string }>('POST', `${at(id)}/rematch?start=false`),

  fair: (id: string) => call<Fair>('GET', `${at(id)}/fair`),
  /** The hash of this browser's bytes; the host's with the seats to leave out. -> whether it counts. */
  pledge: (id: string, hash: string, away?: number[]) => call<boolean>('POST', `${at(id)}/pledge`, { hash, away }),
  /** The bytes. -> whether they count. */
  contribute: (id: string, value: string) => call<boolean>('POST', `${at(id)}/contribution`, { value }),
  pools: (id: string) => call<Pool[]>('GET', `${at(id)}/pools`),
  record: <T>(id: string) => call<T>('GET', `${at(id)}/record`),

  hint: (id: string) => call<Hint>('POST', `${at(id)}/hint`),
  scores: (id: string) => call<Scores>('GET', `${at(id)}/scores`),
  replay: (id: string, moment: number, viewer = 'own', signal?: AbortSignal) =>
    call<Frame>('GET', `${at(id)}/replay?at=${moment}&viewer=${viewer}`, undefined, signal),
  analysis: (id: string) => call<Analysis>('GET', `${at(id)}/analysis`),
  /** All of them from a number on, page by page. */
  events: async (id: string, since = 0, viewer = 'own') => {
    const found: GameEvent[] = [];
    for (let page = PAGE; page === PAGE;) {
      const more = await call<GameEvent[]>('GET', `${at(id)}/events?since=${since + found.length}&viewer=${viewer}`);
      found.push(...more);
      page = more.length;
    }
    return found;
  },
  continueFrom: (id: string, moment: number, seat: number, bot: string, pledge: string) =>
    call<StateBody>('POST', `${at(id)}/continue`, { at: moment, seat, bot, pledge }),
  recordPath: (id: string) => `/api${at(id)}/record`,
};
