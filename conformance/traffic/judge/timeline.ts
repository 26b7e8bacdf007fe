import type { CallColumns } from './call-columns.ts';

/** Rows of calls that have something in common, by the time at which they ended. */
export class Timeline {
  readonly #columns: CallColumns;
  readonly #rows: number[];
  #isSorted: boolean;

  /** @param rows in any order */
  constructor(columns: CallColumns, rows: number[] = []) {
    this.#columns = columns;
    this.#rows = rows;
    this.#isSorted = rows.length <= 1;
  }

  /** Any of them. */
  get one(): number | undefined {
    return this.#rows[0];
  }

  /** @returns whether it ended last */
  add(row: number): boolean {
    const last = this.#rows.at(-1);
    const isLast = last === undefined || this.#columns.endedAt(last) <= this.#columns.endedAt(row);
    if (!isLast) this.#isSorted = false;
    this.#rows.push(row);
    return isLast;
  }

  /** In any order. */
  some(test: (row: number) => boolean): boolean {
    return this.#rows.some(test);
  }

  /** Oldest first. */
  rows(): readonly number[] {
    this.#sort();
    return this.#rows;
  }

  /** The last one that had ended when a call began. */
  lastBefore(start: number): number | undefined {
    this.#sort();
    return this.#rows[this.#firstEndingAfter(start) - 1];
  }

  /** The first one that began when a call had ended. */
  firstAfter(end: number): number | undefined {
    this.#sort();
    for (let place = this.#firstEndingAt(end); place < this.#rows.length; place++) {
      const row = this.#rows[place] as number;
      if (this.#columns.startedAt(row) >= end) return row;
    }
    return undefined;
  }

  /** Those that were under way at some moment between the two. */
  *during(start: number, end: number): Iterable<number> {
    this.#sort();
    const latest = end + this.#columns.longest;
    for (let place = this.#firstEndingAfter(start); place < this.#rows.length; place++) {
      const row = this.#rows[place] as number;
      if (this.#columns.endedAt(row) > latest) return;
      if (this.#columns.startedAt(row) < end) yield row;
    }
  }

  #sort(): void {
    if (this.#isSorted) return;
    const columns = this.#columns;
    this.#rows.sort((one, other) => columns.endedAt(one) - columns.endedAt(other) || one - other);
    this.#isSorted = true;
  }

  #firstEndingAfter(time: number): number {
    return this.#search((ended) => ended > time);
  }

  #firstEndingAt(time: number): number {
    return this.#search((ended) => ended >= time);
  }

  /** The first place whose end satisfies this, as all later ones do. */
  #search(isThere: (endedAt: number) => boolean): number {
    let [low, high] = [0, this.#rows.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isThere(this.#columns.endedAt(this.#rows[middle] as number))) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
