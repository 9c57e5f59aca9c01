/** The page without a server: requests and tables go to a worker that runs our Python. */

import { ApiError } from '../net/api';
import type { Site } from '../net/site';
import type { Answer, Line, Transport } from '../net/transport';
import { loading } from './loading.svelte';
import { LOADED_SHARE, SETTLED_MS, type FromWorker, type Parts, type ToWorker } from './messages';
import source from './worker?worker&url';

/** How often the page looks whether the worker still speaks. */
const LOOK_MS = 5000;
/** How many times it may find nothing said: while files are loaded, and while Python works. */
const MAX_STALLED = 4;
const MAX_SILENT = 12;

/** Bytes of a file that is opened: a thousand games. */
const MAX_FILE = 64e6;

interface Asked {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Requests and lines that are open, and the worker that answers them. */
class Tab implements Transport {
  readonly #asked = new Map<number, Asked>();
  readonly #lines = new Map<number, Line>();
  #worker: Worker | null = null;
  #number = 0;
  #silent = 0;
  #looking: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly parts: Parts, private readonly settled: () => void) {}

  async request(method: string, path: string, body?: string | Blob, signal?: AbortSignal): Promise<Answer> {
    if (body instanceof Blob && body.size > MAX_FILE) throw new ApiError('too-large', `over ${MAX_FILE} bytes`);
    const text = body instanceof Blob ? await body.text() : body;
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const id = ++this.#number;
      this.#asked.set(id, { resolve, reject });
      signal?.addEventListener('abort', () => {
        this.#asked.delete(id);
        reject(signal.reason as Error);
      });
      this.#send({ id, method, path: path.replace(/^\/api/, ''), body: text } as ToWorker);
    });
  }

  readonly dial = (path: string): Line => {
    const number = ++this.#number;
    const line: Line = {
      onmessage: null,
      onclose: null,
      send: (text) => this.#send({ line: number, send: text }),
      close: () => {
        if (this.#lines.delete(number)) this.#send({ line: number, close: true });
      },
    };
    this.#lines.set(number, line);
    this.#send({ dial: number, path: path.replace(/^\/api/, '') });
    return line;
  };

  /** Load the game, or load it again after it has failed. */
  start(): void {
    loading.progress = 0;
    loading.ended = null;
    let modules = false;
    const options = {
      name: 'keyflower',
      /** Only a browser that knows such workers asks. */
      get type(): 'module' {
        modules = true;
        return 'module';
      },
    };
    if (typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof indexedDB === 'object') {
      this.#worker = new Worker(source, options);
    }
    if (!this.#worker || !modules) {
      const missing = new ApiError('tab-unsupported', 'no WebAssembly, module workers or IndexedDB');
      queueMicrotask(() => this.#fail(missing)); // who has just asked listens by then
      return;
    }
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#take(data);
    this.#worker.onerror = (event) => this.#fail(new ApiError('tab-loaded', event.message));
    this.#worker.postMessage({ start: this.parts } satisfies ToWorker);
    this.#silent = 0;
    this.#looking = setInterval(this.#look, LOOK_MS);
  }

  /** A worker that no longer speaks is ended. A page that was frozen counts only the times it looked. */
  readonly #look = (): void => {
    if (++this.#silent > (loading.progress < LOADED_SHARE ? MAX_STALLED : MAX_SILENT)) {
      this.#fail(new ApiError(loading.ended ? 'tab-failed' : 'tab-loaded', 'the worker has said nothing for long'));
    } else if (loading.ended) {
      this.#send({ ping: true });
    }
  };

  #send(message: ToWorker): void {
    if (!this.#worker) this.start();
    this.#worker?.postMessage(message);
  }

  #take(message: FromWorker): void {
    this.#silent = 0;
    if ('progress' in message) {
      loading.progress = message.progress;
    } else if ('ready' in message) {
      loading.progress = 1;
      loading.ended = 'ready';
      setTimeout(this.settled, SETTLED_MS);
    } else if ('failed' in message) {
      this.#fail(new ApiError(`tab-${message.failed}`, message.message));
    } else if ('id' in message) {
      const answer = JSON.parse(message.answer) as Answer;
      // A table was made: games shouldn't be the first to go when the device is full.
      if (answer.status === 201) void navigator.storage?.persist?.();
      this.#asked.get(message.id)?.resolve(answer);
      this.#asked.delete(message.id);
    } else if ('message' in message) {
      this.#lines.get(message.line)?.onmessage?.({ data: message.message });
    } else if ('line' in message) {
      const line = this.#lines.get(message.line);
      this.#lines.delete(message.line);
      line?.onclose?.({ code: message.closed });
    }
  }

  /** All pending requests fail; the next one starts again. */
  #fail(error: ApiError): void {
    loading.ended = 'failed';
    clearInterval(this.#looking);
    this.#worker?.terminate();
    this.#worker = null;
    const [asked, lines] = [[...this.#asked.values()], [...this.#lines.values()]];
    this.#asked.clear();
    this.#lines.clear();
    for (const { reject } of asked) reject(error);
    for (const line of lines) line.onclose?.({ code: 0 });
  }
}

/** Answer requests of this page on the device. settled: called once the first game can have begun. */
export function startTab(site: Site, settled: () => void): Transport {
  const at = (path: string): string => new URL(path, document.baseURI).href;
  const tab = new Tab({
    pyodide: at(site.pyodide),
    python: at(site.python),
    bytes: site.bytes,
    database: `keyflower ${new URL('.', document.baseURI).pathname}`,
  }, settled);
  tab.start();
  return tab;
}
