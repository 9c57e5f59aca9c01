/** The entries of a table that this page made without a click, kept over a reload: in this tab only. */

const key = (table: string): string => `keyflower-unasked-${table}`;

export class Unasked {
  readonly #table: string;
  readonly #entries: Set<number>;

  constructor(table: string) {
    this.#table = table;
    this.#entries = new Set(found(table));
  }

  has(seq: number): boolean {
    return this.#entries.has(seq);
  }

  add(seq: number): void {
    this.#entries.add(seq);
    this.#keep();
  }

  /** It was not carried out. */
  drop(seq: number): void {
    this.#entries.delete(seq);
    this.#keep();
  }

  #keep(): void {
    sessionStorage.setItem(key(this.#table), JSON.stringify([...this.#entries]));
  }
}

function found(table: string): number[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(table)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((seq) => typeof seq === 'number') : [];
  } catch {
    return [];
  }
}
