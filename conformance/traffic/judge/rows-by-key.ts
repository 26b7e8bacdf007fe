import type { CallColumns } from './call-columns.ts';
import { Timeline } from './timeline.ts';

/**
 * Calls by the digest of what they have in common: a hash table of numbers, since there are millions of them. The digests themselves are in the columns. Most records have one
 * call, so that a list is made for the second one only.
 */
export class RowsByKey {
  readonly #columns: CallColumns;
  readonly #column: 'record' | 'digest';
  /** For each key its row plus 1, or its place among the lists, negative and minus 1. 0: nothing is there. */
  #values = new Int32Array(8);
  #size = 0;
  readonly #lists: Timeline[] = [];

  /** @param column where the columns have the keys */
  constructor(columns: CallColumns, column: 'record' | 'digest') {
    this.#columns = columns;
    this.#column = column;
  }

  /** @returns a call that had the same key before */
  add(row: number): number | undefined {
    const key = this.#columns[this.#column](row);
    const place = this.#placeOf(key);
    const known = this.#values[place] as number;
    if (known < 0) {
      const list = this.#lists[-1 - known] as Timeline;
      list.add(row);
      return list.one;
    }
    if (known > 0) {
      this.#values[place] = -1 - this.#lists.length;
      this.#lists.push(new Timeline(this.#columns, [known - 1, row]));
      return known - 1;
    }
    this.#values[place] = row + 1;
    if (++this.#size > this.#values.length * FULL) this.#grow();
    return undefined;
  }

  get(key: number): Timeline | undefined {
    const known = this.#values[this.#placeOf(key)] as number;
    if (known === 0) return undefined;
    return known > 0 ? new Timeline(this.#columns, [known - 1]) : this.#lists[-1 - known];
  }

  /** The last call with the key that had ended at a time. */
  lastBefore(key: number, time: number): number | undefined {
    const known = this.#values[this.#placeOf(key)] as number;
    if (known === 0) return undefined;
    if (known < 0) return (this.#lists[-1 - known] as Timeline).lastBefore(time);
    return this.#columns.endedAt(known - 1) <= time ? known - 1 : undefined;
  }

  /** Of the key, or the free place where it belongs. */
  #placeOf(key: number): number {
    const last = this.#values.length - 1;
    // The lower 32 bits.
    let place = (key >>> 0) & last;
    for (let known = this.#values[place] as number; known !== 0; known = this.#values[place] as number) {
      if (this.#keyOf(known) === key) break;
      place = (place + 1) & last;
    }
    return place;
  }

  #keyOf(known: number): number {
    const row = known > 0 ? known - 1 : ((this.#lists[-1 - known] as Timeline).one as number);
    return this.#columns[this.#column](row);
  }

  #grow(): void {
    const values = this.#values;
    this.#values = new Int32Array(values.length * 2);
    for (const known of values) if (known !== 0) this.#values[this.#placeOf(this.#keyOf(known))] = known;
  }
}

/** The share of places that are taken before there are twice as many. */
const FULL = 0.7;
