/** What the page and its worker say to each other. */

import type { Method } from '../net/transport';

/** How long after Python is ready things are kept for later visits: the first game comes first. */
export const SETTLED_MS = 2000;

/** How far things are once all files are loaded, of 1. */
export const LOADED_SHARE = 0.6;

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
  | { ping: true }
  | { id: number; method: Method; path: string; body: string | undefined }
  | { dial: number; path: string }
  | { line: number; send: string }
  | { line: number; close: true };

export type FromWorker =
  /** Of 1. */
  | { progress: number }
  | { ready: true }
  | { pong: true }
  /** It will never answer: `storage` is forbidden here, something was not `loaded`, or Python has `failed`. */
  | { failed: 'storage' | 'loaded' | 'failed'; message: string }
  /** JSON: status, wait, body. */
  | { id: number; answer: string }
  | { line: number; message: string }
  | { line: number; closed: number };
