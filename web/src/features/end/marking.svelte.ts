/** The line of a score that is marked in the village: the one under the pointer, else the chosen one. */

import type { ScoreLine } from '../../net';

export class Marking {
  #pointed = $state.raw<ScoreLine | null>(null);
  #chosen = $state.raw<ScoreLine | null>(null);

  get line(): ScoreLine | null {
    return this.#pointed ?? this.#chosen;
  }

  isChosen(line: ScoreLine): boolean {
    return this.#chosen === line;
  }

  point(line: ScoreLine | null): void {
    this.#pointed = line;
  }

  choose(line: ScoreLine): void {
    this.#chosen = this.isChosen(line) ? null : line;
  }

  /** The next line of a tile that has points; after the last one, none. */
  pick(tile: string, lines: readonly ScoreLine[]): void {
    const own = lines.filter((line) => line.tile === tile && line.points);
    this.#chosen = own[own.findIndex((line) => this.isChosen(line)) + 1] ?? null;
    this.#pointed = null;
  }

  clear(): void {
    this.#pointed = this.#chosen = null;
  }
}
