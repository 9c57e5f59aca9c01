/** The worker in which our Python runs (Pyodide): it answers what a server would be asked. */

import { info } from 'pyodide/pyodide-lock.json';
import type { loadPyodide } from 'pyodide';
import { keep, recall } from './memory';
import { LOADED_SHARE, SETTLED_MS, type FromWorker, type Parts, type ToWorker } from './messages';
import { network, type Layer } from './product';
import { DeviceStore, StoreError } from './store';

/** `keyflower.tab.browser`, as JavaScript sees it. */
interface Home {
  request(method: string, path: string, body: string | undefined): Promise<string>;
  dial(path: string, push: (message: string) => void, hangUp: (code: number) => void): Line;
  refresh(table: string): Promise<void>;
}
interface Line {
  take(text: string): void;
  close(): void;
}
interface Glue {
  open_home(device: object, load: typeof loadNetwork): Home;
}
/** A list or bytes of Python: valid as long as the function runs that was given it. */
interface Given<T> {
  toJs(): T;
}

type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;
/** `_api` isn't in Pyodide's own types. */
type Python = Awaited<ReturnType<typeof loadPyodide>> & { _api: { on_fatal: (error: unknown) => void } };

/** How far things are once Python runs, and once it has read half of our code. */
const RUNS = 0.75;
const HALF = 0.9;

/** Our code reads files that lie beside it. What memory that was kept has read already isn't needed again. */
const UNPACK = `
import os, random, sys, zipfile
with zipfile.ZipFile("/keyflower.zip") as packed:
    for name in packed.namelist():
        module, kind = os.path.splitext(name.replace("/__init__.", "."))
        if not (kind.startswith(".py") and module.replace("/", ".") in sys.modules):
            packed.extract(name, "/python")
os.remove("/keyflower.zip")
sys.path[:0] = ["/python"] if "/python" not in sys.path else []
random.seed()  # memory that was kept has the numbers of an earlier visit
`;
const HOME = 'keyflower.tab.browser';

const lines = new Map<number, Line>();
let home: Promise<Home>;
let isReady = false;

const tell = (message: FromWorker): void => postMessage(message);

onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if ('start' in data) {
    home = start(data.start);
    home.then(() => {
      isReady = true;
      tell({ ready: true });
    }, fail);
  } else if ('ping' in data) {
    tell({ pong: true });
  } else {
    home.then((at) => take(at, data)).catch(fail);
  }
};

/** The page ends this worker and starts another when it needs one. */
function fail(error: unknown): void {
  console.error(error);
  const failed = error instanceof StoreError ? 'storage' : isReady ? 'failed' : 'loaded';
  tell({ failed, message: String(error) });
}

async function take(at: Home, message: Exclude<ToWorker, { start: Parts } | { ping: true }>): Promise<void> {
  if ('id' in message) {
    const { id, method, path, body } = message;
    tell({ id, answer: await at.request(method, path, body) });
  } else if ('dial' in message) {
    const { dial: line } = message;
    const closed = (code: number): void => tell({ line, closed: code });
    lines.set(line, at.dial(message.path, (text) => tell({ line, message: text }), closed));
  } else if ('send' in message) {
    lines.get(message.line)?.take(message.send);
  } else {
    lines.get(message.line)?.close();
    lines.delete(message.line);
  }
}

async function start(parts: Parts): Promise<Home> {
  const python = run(parts);
  python.catch(() => undefined); // storage that is forbidden is said first
  const store = await DeviceStore.open(parts.database);
  const at = ((await python).pyimport(HOME) as Glue).open_home(forPython(store), loadNetwork);
  store.others.onmessage = ({ data }: MessageEvent<string>) => void at.refresh(data);
  return at;
}

/** Python that has read our code: as it was kept at the first visit, or else from the start. */
async function run(parts: Parts): Promise<Python> {
  countLoading(parts);
  const [cache, key] = [`python ${parts.database}`, `${parts.python}?${parts.pyodide} ${navigator.userAgent}`];
  const packed = fetch(parts.python).then((answer) => answer.arrayBuffer());
  packed.catch(() => undefined); // it's awaited below
  const memory = recall(cache, key).catch(() => null);
  const [{ loadPyodide: load }, { default: createPyodideModule }] = await Promise.all(
    ['pyodide.js', 'pyodide.asm.js'].map((file) => import(/* @vite-ignore */ parts.pyodide + file)),
  ) as [{ loadPyodide(options: Options): Promise<Python> }, { default: NonNullable<Options['createPyodideModule']> }];
  const ready = async (as: Options): Promise<Python> => {
    const lock = JSON.stringify({ info, packages: {} });
    const pyodide = await load({ indexURL: parts.pyodide, lockFileContents: lock, createPyodideModule, ...as });
    pyodide._api.on_fatal = fail;
    pyodide.FS.writeFile('/keyflower.zip', new Uint8Array(await packed));
    tell({ progress: RUNS });
    pyodide.runPython(UNPACK);
    return pyodide;
  };
  const kept = await memory;
  if (kept) {
    const again = await ready({ _loadSnapshot: kept }).catch((error: unknown) => console.warn(error));
    if (again) return again;
  }
  const pyodide = await ready({ _makeSnapshot: 'caches' in globalThis });
  pyodide.pyimport('keyflower.play');
  tell({ progress: HALF });
  pyodide.pyimport(HOME);
  if ('caches' in globalThis) {
    const now = pyodide.makeMemorySnapshot() as Uint8Array<ArrayBuffer>; // soon things of the page are in it
    setTimeout(() => keep(cache, key, now).catch(console.warn), SETTLED_MS);
  }
  return pyodide;
}

/** Tell of what is loaded, and of what can't be: all of it is needed. Hosts may send any type. */
function countLoading({ bytes }: Parts): void {
  const { fetch: ask } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  let loaded = 0;
  globalThis.fetch = async (...asked) => {
    const answer = await ask(...asked);
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, out) {
        loaded += piece.length;
        tell({ progress: LOADED_SHARE * Math.min(1, loaded / bytes) });
        out.enqueue(piece);
      },
    });
    const headers = { 'content-type': 'application/wasm' }; // where it isn't, nobody looks
    return new Response(answer.body?.pipeThrough(counting) ?? null, { headers });
  };
  // Pyodide waits for ever for what isn't loaded.
  WebAssembly.instantiateStreaming = (...asked: Parameters<typeof instantiateStreaming>) => {
    const made = instantiateStreaming(...asked);
    made.catch(fail);
    return made;
  };
}

const floats = (bytes: Uint8Array): Float32Array => new Float32Array(bytes.slice().buffer);

/** The layers of a network, as bytes. -> what it says about rows of bytes */
function loadNetwork(layers: Given<[Uint8Array, number, number, Uint8Array][]>) {
  const run = network(
    layers.toJs().map(([weights, inputs, units, bias]): Layer => [
      floats(weights),
      inputs,
      units,
      floats(bias),
    ]),
  );
  return (rows: Given<Uint8Array>, count: number): Uint8Array => new Uint8Array(run(floats(rows.toJs()), count).buffer);
}

/** What is kept, as Python asks for it. */
function forPython(store: DeviceStore) {
  return {
    tables: () => store.tables(),
    read: (table: string) => store.read(table),
    write: (table: string, version: number, head: string, first: number, entries: Given<string[]>) =>
      store.write(table, version, head, first, entries.toJs()),
    add: (tables: Given<[string, string][]>, things: Given<[string, string][]>) =>
      store.add(tables.toJs(), things.toJs()),
    delete: (table: string, things: Given<string[]>) => store.delete(table, things.toJs()),
    kept: () => store.kept(),
    get: (key: string) => store.get(key),
    put: (key: string, value: string) => store.put(key, value),
  };
}
