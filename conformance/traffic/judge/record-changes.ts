import { normalizedId } from '../../judge/same-id.ts';

/** When calls to other operations may have changed which record. */
export class RecordChanges {
  /** The times by the record's id: beginnings and ends, in turn. */
  readonly #spans = new Map<string, number[]>();

  add(anyId: string, startedAt: number, endedAt: number): void {
    const id = normalizedId(anyId);
    const spans = this.#spans.get(id);
    if (spans === undefined) this.#spans.set(id, [startedAt, endedAt]);
    else if (spans.length < 2 * MAX_SPANS) spans.push(startedAt, endedAt);
    else {
      // A record that is changed all the time needs no memory for each time.
      const last = spans.length - 2;
      spans[last] = Math.min(spans[last] as number, startedAt);
      spans[last + 1] = Math.max(spans[last + 1] as number, endedAt);
    }
  }

  /** Tells whether a record may have been changed at some moment between the two. */
  isChanged(id: string, from: number, to: number): boolean {
    if (this.#spans.size === 0) return false;
    const spans = this.#spans.get(normalizedId(id)) ?? [];
    for (let place = 0; place < spans.length; place += 2)
      if ((spans[place] as number) <= to && (spans[place + 1] as number) >= from) return true;
    return false;
  }

  /** Keeps so many records, those that were changed first are forgotten. */
  trim(most: number): void {
    for (const id of this.#spans.keys()) {
      if (this.#spans.size <= most) return;
      this.#spans.delete(id);
    }
  }
}

const MAX_SPANS = 16;
