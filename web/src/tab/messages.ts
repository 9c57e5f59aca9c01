/** What the page and its worker say to each other. */

import type { Method } from '../net/transport';

/** Where the parts are: whole addresses. */
export interface Parts {
  pyodide: string;
  python: string;
  bytes: number;
  /** The name of the database: two sites of one host have one each. */
  database: string;
}

export type ToWorker =
  | { start: Parts }
  | { id: number; method: Method; path: string; body: string | undefined }
  | { dial: number; path: string }
  | { line: number; send: string }
  | { line: number; close: true };

export type FromWorker =
  /** Of 1. loaded: nothing more is asked of the host. */
  | { progress: number; loaded?: true }
  | { ready: true }
  /** It will never answer: `storage` is forbidden here, or something was not `loaded`. */
  | { failed: 'storage' | 'loaded'; message: string }
  /** JSON: status, wait, body. */
  | { id: number; answer: string }
  | { line: number; message: string }
  | { line: number; closed: number };
