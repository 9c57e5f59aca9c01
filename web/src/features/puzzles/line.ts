/** A puzzle as a table: what a live table asks of its line, answered by requests. */

import type { PuzzleTry } from '../../generated/wire';
import { ApiError, call, type ClientMessage, isCode, type ServerMessage, type StateMessage } from '../../net';
import type { Line } from '../../net/transport';

const UNKNOWN_PUZZLE = 4404;

export class PuzzleLine implements Line {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #path: string;
  readonly #tell: (answer: PuzzleTry) => void;
  #actions: number[] = [];
  #seen = 0;

  /** tell: is told of each answer. */
  constructor(puzzle: string, tell: (answer: PuzzleTry) => void) {
    this.#path = `/puzzles/${encodeURIComponent(puzzle)}/play`;
    this.#tell = tell;
    void this.#begin();
  }

  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage;
    if (message.type === 'act' && typeof message.action === 'number') void this.#act(message.id ?? '', message.action);
    else if (message.type === 'ping') this.#say({ type: 'pong', id: '', now: Date.now() / 1000 });
    else this.#say({ type: 'refused', id: message.id ?? '', code: 'not-allowed', message: '', reason: null });
  }

  close(): void {
    this.onmessage = this.onclose = null;
  }

  /** Show the table after some actions: a step on, or anywhere else. */
  async show(actions: number[]): Promise<PuzzleTry> {
    const answer = await call<PuzzleTry>('POST', this.#path, { actions });
    if (actions.length === this.#actions.length + 1) this.#update(answer.state);
    else this.#say(answer.state);
    this.#actions = actions;
    this.#seen = answer.state.seq;
    return answer;
  }

  async #begin(): Promise<void> {
    try {
      this.#tell(await this.show([]));
    } catch (error) {
      this.onclose?.({ code: isCode(error, 'unknown') ? UNKNOWN_PUZZLE : 0 });
    }
  }

  async #act(id: string, action: number): Promise<void> {
    try {
      const answer = await this.show([...this.#actions, action]);
      this.#say({ type: 'done', id, seq: answer.state.seq });
      this.#tell(answer);
    } catch (error) {
      const { code, message, reason } = error instanceof ApiError ? error : new ApiError('failed', String(error));
      this.#say({ type: 'refused', id, code, message, reason });
    }
  }

  #update({ table, you, seq, view, events, legal, standing, can_undo, now }: StateMessage): void {
    const { pass_mode, prepared, contribute } = you;
    const fresh = events.slice(this.#seen);
    const own = { legal, standing, can_undo, pass_mode, prepared, contribute };
    this.#say({ type: 'update', table, seq, view, events: fresh, ...own, now });
  }

  #say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
