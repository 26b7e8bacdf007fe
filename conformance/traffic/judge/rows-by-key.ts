import type { CallColumns } from './call-columns.ts';
import { digest } from './digest.ts';
import { Timeline } from './timeline.ts';

/** Calls by what they have in common. Most records have one call, so that a list is made for the second one only. */
export class RowsByKey {
  readonly #columns: CallColumns;
  readonly #rows = new Map<number, number | Timeline>();

  constructor(columns: CallColumns) {
    this.#columns = columns;
  }

  /** @returns a call that had the key before */
  add(key: string, row: number): number | undefined {
    const hash = digest(key);
    const known = this.#rows.get(hash);
    if (known === undefined) {
      this.#rows.set(hash, row);
      return undefined;
    }
    if (typeof known === 'number') {
      this.#rows.set(hash, this.#timeline([known, row]));
      return known;
    }
    known.add(row);
    return known.rows()[0];
  }

  get(key: string): Timeline | undefined {
    const known = this.#rows.get(digest(key));
    return typeof known === 'number' ? this.#timeline([known]) : known;
  }

  /** Whether there is a call that has this key. */
  has(key: string): boolean {
    return this.#rows.has(digest(key));
  }

  #timeline(rows: readonly number[]): Timeline {
    const timeline = new Timeline(this.#columns);
    for (const row of rows) timeline.add(row);
    return timeline;
  }
}
