/** Whether the page lies in a folder of static files, where nobody but the page itself answers (src/tab). */

import type { OfferedBot } from './types';

export interface Site {
  /** The folder of Pyodide. */
  pyodide: string;
  /** Our Python as a zip file. */
  python: string;
  /** How much the worker loads: what it's told of progress counts up to this. */
  bytes: number;
  /** Whether it lies in a folder of a server, which has games with others. */
  server?: true;
  /** Known before Python runs, so that a game can be set up meanwhile. */
  bots: OfferedBot[];
}

/** What `keyflower site` has written into the page; null on a server. */
export const site = read();

function read(): Site | null {
  if (typeof document === 'undefined') return null; // some tests have no page
  const told = document.getElementById('keyflower-site')?.textContent;
  return told ? JSON.parse(told) as Site : null;
}
