/** What is kept on this device, in IndexedDB: tables with their logs, and small things (`Store` of keyflower.tab).
 *
 * Every change is one transaction, so that it is kept as a whole or not at all. */

interface Head {
  version: number;
  head: string;
}

/** Storage that is `full` or `forbidden`. */
export class StoreError extends Error {
  constructor(override readonly name: 'full' | 'forbidden', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

const nameOf = (error: unknown): string => error instanceof Error || error instanceof DOMException ? error.name : '';

const failure = (error: unknown): StoreError =>
  new StoreError(nameOf(error) === 'QuotaExceededError' ? 'full' : 'forbidden', error);

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** All entries of a table's log. */
const logOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

export class DeviceStore {
  readonly #database: IDBDatabase;
  /** Other tabs hear which table has changed, and so does this one. */
  readonly others: BroadcastChannel;

  constructor(database: IDBDatabase) {
    this.#database = database;
    this.others = new BroadcastChannel(database.name);
  }

  static async open(name: string): Promise<DeviceStore> {
    try {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => {
        for (const kind of ['tables', 'entries', 'things']) request.result.createObjectStore(kind);
      };
      const database = await answer(request);
      // Another tab has a newer page: this one asks to be loaded again.
      database.onversionchange = () => database.close();
      return new DeviceStore(database);
    } catch (error) {
      throw failure(error);
    }
  }

  /** All tables, each by its id and its head. */
  tables(): Promise<string[][]> {
    return this.#do('readonly', async (at) => {
      const [ids, found] = await Promise.all([
        answer(at('tables').getAllKeys()),
        answer<Head[]>(at('tables').getAll()),
      ]);
      return found.map(({ head }, i) => [String(ids[i]), head]);
    });
  }

  /** A table's head and its log; nothing if there is no such table. */
  read(table: string): Promise<string[]> {
    return this.#do('readonly', async (at) => {
      const [found, log] = await Promise.all([
        answer<Head | undefined>(at('tables').get(table)),
        answer<string[]>(at('entries').getAll(logOf(table))),
      ]);
      return found ? [found.head, ...log] : [];
    });
  }

  /** Keep a change of a table unless another tab was faster. version: that of the head that it changes; 0: none. */
  async write(table: string, version: number, head: string, first: number, entries: string[]): Promise<boolean> {
    const conflict = new Error('another tab was faster');
    try {
      await this.#do('readwrite', async (at) => {
        const known: Head | undefined = await answer(at('tables').get(table));
        if ((known?.version ?? 0) !== version) throw conflict;
        at('tables').put({ version: version + 1, head } satisfies Head, table);
        for (const [i, entry] of entries.entries()) at('entries').add(entry, [table, first + i]);
      });
      this.others.postMessage(table);
      return true;
    } catch (error) {
      const { cause } = error as StoreError;
      if (cause === conflict || nameOf(cause) === 'ConstraintError') return false;
      throw error;
    }
  }

  /** New tables (id, head, entries) and small things, all or nothing. */
  add(tables: [string, string, ...string[]][], things: [string, string][]): Promise<void> {
    return this.#do('readwrite', async (at) => {
      for (const [table, head, ...entries] of tables) {
        at('tables').add({ version: 1, head } satisfies Head, table);
        for (const [i, entry] of entries.entries()) at('entries').add(entry, [table, i]);
      }
      for (const [key, value] of things) at('things').put(value, key);
    });
  }

  /** Delete a table and small things, all or nothing. */
  async delete(table: string, things: string[]): Promise<void> {
    await this.#do('readwrite', async (at) => {
      at('tables').delete(table);
      at('entries').delete(logOf(table));
      for (const key of things) at('things').delete(key);
    });
    this.others.postMessage(table);
  }

  /** All small things with their names. */
  kept(): Promise<[string, string][]> {
    return this.#do('readonly', async (at) => {
      const [keys, values] = await Promise.all([
        answer(at('things').getAllKeys()),
        answer<string[]>(at('things').getAll()),
      ]);
      return keys.map((key, i) => [String(key), values[i]!]);
    });
  }

  get(key: string): Promise<string | undefined> {
    return this.#do('readonly', (at) => answer(at('things').get(key) as IDBRequest<string | undefined>));
  }

  put(key: string, value: string): Promise<void> {
    return this.#do('readwrite', async (at) => void at('things').put(value, key));
  }

  /** Do something in one transaction: it is kept once this resolves. */
  async #do<T>(
    mode: IDBTransactionMode,
    work: (at: (kind: 'tables' | 'entries' | 'things') => IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    try {
      const transaction = this.#database.transaction(['tables', 'entries', 'things'], mode);
      const kept = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      });
      kept.catch(() => undefined); // the work may have said why already
      try {
        const found = await work((kind) => transaction.objectStore(kind));
        await kept;
        return found;
      } catch (error) {
        if (error !== transaction.error) transaction.abort();
        throw error;
      }
    } catch (error) {
      throw failure(error);
    }
  }
}
