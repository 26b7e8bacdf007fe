import type { CallColumns } from './call-columns.ts';
import { Timeline } from './timeline.ts';

/**
 * Calls by the digest of what they have in common: a hash table in two arrays of numbers, since there are millions of them. Most records have one
 * call, so that a list is made for the second one only.
 */
export class RowsByKey {
  readonly #columns: CallColumns;
  #keys = new Float64Array(8);
  /** For each key its row plus 1, or its place among the lists, negative and minus 1. 0: nothing is there. */
  #values = new Int32Array(8);
  #size = 0;
  readonly #lists: Timeline[] = [];

  constructor(columns: CallColumns) {
    this.#columns = columns;
  }

  /** @returns a call that had the key before */
  add(key: number, row: number): number | undefined {
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
    this.#keys[place] = key;
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
    while (this.#values[place] !== 0 && this.#keys[place] !== key) place = (place + 1) & last;
    return place;
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values];
    this.#keys = new Float64Array(keys.length * 2);
    this.#values = new Int32Array(keys.length * 2);
    for (let place = 0; place < keys.length; place++) {
      if (values[place] === 0) continue;
      const key = keys[place] as number;
      const next = this.#placeOf(key);
      this.#keys[next] = key;
      this.#values[next] = values[place] as number;
    }
  }
}

/** The share of places that are taken before there are twice as many. */
const FULL = 0.7;
