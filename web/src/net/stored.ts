/** What this browser keeps for us: of this device, and of this tab. Where it keeps nothing, because site data are
 * blocked or there is no room, the page remembers it as long as it is open. */

class Stored {
  readonly #unkept = new Map<string, string>();
  readonly #storage: () => Storage;

  /** storage: reading the property itself can be forbidden. */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  getItem(key: string): string | null {
    return this.#unkept.get(key) ?? this.#try((storage) => storage.getItem(key)) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#unkept.set(key, value);
    this.#try((storage) => {
      storage.setItem(key, value);
      this.#unkept.delete(key);
    });
  }

  removeItem(key: string): void {
    this.#unkept.delete(key);
    this.#try((storage) => storage.removeItem(key));
  }

  clear(): void {
    this.#unkept.clear();
    this.#try((storage) => storage.clear());
  }

  #try<T>(work: (storage: Storage) => T): T | null {
    try {
      return work(this.#storage());
    } catch {
      return null;
    }
  }
}

export const onDevice = new Stored(() => localStorage);
export const inTab = new Stored(() => sessionStorage);
