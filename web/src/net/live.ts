/** A table, live: one line, kept open through lost networks and restarts of the server.
 *
 * It knows no screen. A screen that shows a table listens (`listen`) and asks for what there is:
 * `picture` (what the server has shown) and `connection` (how the line is).
 */

import { api, ApiError, PAGE } from './api';
import { after } from './picture';
import { transport, type Dial, type Line } from './transport';
import type { ClientMessage, PassMode, Phrase, Picture, ServerMessage, StateMessage, UpdateMessage } from './types';

export type Connection =
  | { state: 'connecting' }
  | { state: 'open' }
  /** The line is cut; it is tried again at `retryAt` (milliseconds as of Date.now). */
  | { state: 'away'; retryAt: number }
  /** It will not be tried again: no such table (`unknown`), or we closed it. */
  | { state: 'closed'; code: 'unknown' | 'not-allowed' | 'left' };

const dialServer: Dial = (path) => {
  const url = new URL(path, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url) as unknown as Line;
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const ANSWER_WITHIN = 20_000;

const UNKNOWN_TABLE = 4404;
const NOT_ALLOWED = 4403;

interface Pending {
  seq: number | null; // of an action: the entry it would become
  resolve(seq: number): void;
  reject(error: ApiError): void;
  timer: ReturnType<typeof setTimeout>;
}

export class Live {
  picture: Picture | null = null;
  connection: Connection = { state: 'connecting' };
  /** The pictures that updates have led to since the listeners were told: none is lost between. */
  updates: Picture[] = [];

  readonly #table: string;
  readonly #dial: Dial;
  readonly #when: (tell: () => void) => void;
  readonly #listeners = new Set<() => void>();
  readonly #left = new AbortController();
  readonly #pending = new Map<string, Pending>();
  /** Answers that are passed on once the listeners know what they are about. */
  #answers: (() => void)[] = [];
  /** How far the listeners know the log: actions are numbered as they have seen them. */
  #told = 0;
  #telling = false;
  #line: Line | null = null;
  /** What has come while events of a long log are being fetched. */
  #held: ServerMessage[] | null = null;
  #ids = 0;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;

  /** when: told of changes, it calls `tell` at a time of its choice; all until then are one change. */
  constructor(
    table: string,
    dial: Dial = transport().dial ?? dialServer,
    when: (tell: () => void) => void = (tell) => tell(),
  ) {
    this.#table = table;
    this.#dial = dial;
    this.#when = when;
    const { signal } = this.#left;
    addEventListener('online', this.#look, { signal });
    addEventListener('offline', this.#look, { signal });
    document.addEventListener('visibilitychange', this.#look, { signal });
    this.#connect();
  }

  /** Call `listener` after every change; the answer ends that. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** An action: a number from `legal`, or notation. -> how many entries the log has then */
  act(action: number | string): Promise<number> {
    return this.#send({ type: 'act', seq: this.#told, action });
  }

  undo(): Promise<number> {
    return this.#send({ type: 'undo', seq: this.#told });
  }

  passing(mode: PassMode): Promise<number> {
    return this.#send({ type: 'passing', mode });
  }

  say(text: string): Promise<number> {
    return this.#send({ type: 'say', text });
  }

  sayPhrase(phrase: Phrase): Promise<number> {
    return this.#send({ type: 'phrase', phrase });
  }

  /** Remind the players who are to decide. */
  nudge(): Promise<number> {
    return this.#send({ type: 'nudge' });
  }

  /** Try again now, for those who do not want to wait. */
  retryNow(): void {
    if (this.connection.state === 'away') this.#connect();
  }

  close(): void {
    this.#left.abort();
    this.#hangUp();
    for (const answer of this.#answers.splice(0)) answer();
    this.#fail('left', 'the table was left');
    this.connection = { state: 'closed', code: 'left' };
    this.#listeners.clear();
  }

  // ---- The line

  #connect(): void {
    clearTimeout(this.#retry);
    this.#hangUp();
    this.#become({ state: 'connecting' });
    const chat = this.picture?.chat.at(-1);
    const since = this.picture?.seq ?? 0;
    const path = `/api/tables/${encodeURIComponent(this.#table)}/live`;
    const line = this.#dial(`${path}?since=${since}&chat=${chat ? chat.number + 1 : 0}`);
    this.#line = line;
    line.onmessage = (event) => {
      if (this.#line === line) this.#take(JSON.parse(event.data) as ServerMessage);
    };
    line.onclose = (event) => {
      if (this.#line === line) this.#lost(event.code);
    };
    this.#ping = setInterval(() => this.#check(), PING_EVERY);
  }

  #hangUp(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    const line = this.#line;
    this.#line = null;
    this.#held = null;
    if (line) {
      line.onmessage = line.onclose = null;
      line.close();
    }
  }

  #lost(code: number): void {
    this.#hangUp();
    if (code === UNKNOWN_TABLE || code === NOT_ALLOWED) {
      clearTimeout(this.#retry);
      this.#fail('unknown', 'there is no such table, or it is not open to you');
      this.#become({ state: 'closed', code: code === UNKNOWN_TABLE ? 'unknown' : 'not-allowed' });
      return;
    }
    // A little chance keeps all clients from coming back in the same moment.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures) * (0.8 + 0.4 * Math.random());
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
    this.#become({ state: 'away', retryAt: Date.now() + wait });
  }

  /** The network came or went, or the page is looked at again: what about the line? */
  readonly #look = ({ type }: Event): void => {
    if (type === 'visibilitychange' && document.hidden) return;
    if (this.connection.state !== 'away') this.#check();
    else if (type !== 'offline') this.#connect();
  };

  /** A line may be dead without having been closed: ask, and give it up if nothing comes. */
  #check(): void {
    if (this.connection.state === 'closed' || !this.#line) return;
    clearTimeout(this.#pong);
    this.#pong = setTimeout(() => this.#lost(0), PONG_WITHIN);
    if (this.connection.state === 'open') this.#line.send(JSON.stringify({ type: 'ping' }));
  }

  // ---- Messages

  #take(message: ServerMessage): void {
    clearTimeout(this.#pong);
    if (this.#held) {
      this.#held.push(message);
      return;
    }
    const picture = after(this.picture, message);
    const told = message.type === 'state' || message.type === 'update';
    if (told && message.events.length === PAGE && picture && picture.events.length < picture.seq) {
      void this.#complete(message, picture.events.length);
      return;
    }
    this.picture = picture;
    if (message.type === 'state') this.updates = [];
    else if (message.type === 'update' && this.picture) this.updates.push(this.picture);
    if (message.type === 'state') {
      this.#failures = 0;
      const joined = this.connection.state !== 'open';
      this.connection = { state: 'open' };
      if (joined) this.#settle();
    } else if (message.type === 'done') {
      const pending = this.#answered(message.id);
      if (pending) this.#answers.push(() => pending.resolve(message.seq));
    } else if (message.type === 'refused') {
      const pending = this.#answered(message.id);
      const error = new ApiError(message.code, message.message, 0, 0, message.reason);
      if (pending) this.#answers.push(() => pending.reject(error));
    }
    if (!this.#telling) {
      this.#telling = true;
      this.#when(() => this.#tell());
    }
  }

  /** A message has the first of many events only: take it with all of them, then what came since. */
  async #complete(message: StateMessage | UpdateMessage, since: number): Promise<void> {
    const line = this.#line;
    this.#held = [];
    const more = await api.events(this.#table, since).catch(() => null);
    if (this.#line !== line) return;
    if (!more) {
      this.#lost(0);
      return;
    }
    const held = this.#held;
    this.#held = null;
    const events = [...message.events, ...more.filter(({ seq }) => seq < message.seq)];
    for (const each of [{ ...message, events }, ...held]) this.#take(each);
  }

  #send(message: ClientMessage): Promise<number> {
    return new Promise((resolve, reject) => {
      if (this.connection.state !== 'open' || !this.#line) {
        reject(new ApiError('offline', 'the connection is lost'));
        return;
      }
      const id = `m${++this.#ids}`;
      const seq = message.type === 'act' ? message.seq : null;
      // Without an answer the line is as good as dead: coming back tells what became of it.
      const timer = setTimeout(() => this.#lost(0), ANSWER_WITHIN);
      this.#pending.set(id, { seq, resolve, reject, timer });
      this.#line.send(JSON.stringify({ ...message, id }));
    });
  }

  #answered(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    if (pending) clearTimeout(pending.timer);
    this.#pending.delete(id);
    return pending;
  }

  /** Back again: an action whose answer was lost was carried out if its entry is in the log. */
  #settle(): void {
    const picture = this.picture;
    for (const [id, pending] of [...this.#pending]) {
      this.#answered(id);
      const entry = pending.seq === null ? undefined : picture?.events[pending.seq];
      if (picture && entry && picture.you.here.includes(entry.seat)) pending.resolve(picture.seq);
      else pending.reject(new ApiError('lost', 'the connection broke before the answer came'));
    }
  }

  #fail(code: string, message: string): void {
    for (const id of [...this.#pending.keys()]) {
      this.#answered(id)?.reject(new ApiError(code, message));
    }
  }

  #become(connection: Connection): void {
    this.connection = connection;
    this.#tell();
  }

  #tell(): void {
    this.#telling = false;
    this.#told = this.picture?.seq ?? 0;
    for (const listener of [...this.#listeners]) listener();
    this.updates = [];
    for (const answer of this.#answers.splice(0)) answer();
  }
}
