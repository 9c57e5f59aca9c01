/** Where requests and messages of tables go: to the server that the page came from, or to a worker of the page
 * itself (src/tab). Nobody else knows which. */

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface Answer {
  status: number;
  /** Seconds to wait before the next try; 0 unless there have been too many. */
  wait: number;
  /** What its JSON says; null where it is none. */
  body: unknown;
}

/** What a table needs of a WebSocket; tests are the server. */
export interface Line {
  send(data: string): void;
  close(): void;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export type Dial = (path: string) => Line;

export interface Transport {
  /** body: JSON. Fails where nobody answers. */
  request(method: Method, path: string, body?: string | Blob, signal?: AbortSignal): Promise<Answer>;
  /** Without it, a WebSocket (live.ts). */
  dial?: Dial;
}

export const server: Transport = {
  async request(method, path, body, signal) {
    const answer = await fetch(path, {
      method,
      signal: signal ?? null,
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });
    const wait = Number(answer.headers.get('retry-after'));
    return { status: answer.status, wait, body: await answer.json().catch(() => null) };
  },
};

let chosen = server;

export const transport = (): Transport => chosen;

/** Before the first request; without an argument it's the server again. */
export const setTransport = (to: Transport = server): void => void (chosen = to);
