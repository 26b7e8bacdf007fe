import type { IndexedCall } from './indexed-call.ts';

/** The time by which the clocks of two recorders may differ, where nothing shows by how much they do. */
export const CLOCKS_DIFFER_MS = 300_000;

type Timed = Pick<IndexedCall, 'file' | 'startedAt' | 'endedAt'>;

/** A span of time in milliseconds since 1970. */
export interface Span {
  /** The file of the call that asks. */
  readonly file: number;
  readonly from?: number;
  readonly to: number;
}

/** Calls that have something in common, by the time at which they ended. */
export class Timeline<Call extends Timed = IndexedCall> {
  readonly #calls: Call[];
  #isSorted = true;
  /** Milliseconds of the longest one. */
  #longest = 0;
  /** The file that all of them are in; NaN if there are several. */
  #file: number | undefined;

  /** @param first most records have one call, and a list that grew has room for more */
  constructor(first?: Call) {
    this.#calls = first === undefined ? [] : [first];
    if (first === undefined) return;
    this.#longest = first.endedAt - first.startedAt;
    this.#file = first.file;
  }

  /** @returns whether it ended last */
  add(call: Call): boolean {
    const last = this.#calls.at(-1);
    const isLast = last === undefined || last.endedAt <= call.endedAt;
    if (!isLast) this.#isSorted = false;
    this.#calls.push(call);
    this.#file ??= call.file;
    if (this.#file !== call.file) this.#file = Number.NaN;
    this.#longest = Math.max(this.#longest, call.endedAt - call.startedAt);
    return isLast;
  }

  /** Oldest first. */
  calls(): readonly Call[] {
    if (!this.#isSorted) this.#calls.sort((one, other) => one.endedAt - other.endedAt);
    this.#isSorted = true;
    return this.#calls;
  }

  /** The last one that had ended when a call began. */
  lastBefore(start: number): Call | undefined {
    return this.calls()[this.countUntil(start) - 1];
  }

  /** The first one that began when a call had ended. */
  firstAfter(end: number): Call | undefined {
    const calls = this.calls();
    for (let place = this.#search((endedAt) => endedAt >= end); place < calls.length; place++) {
      const call = calls[place] as Call;
      if (call.startedAt >= end) return call;
    }
    return undefined;
  }

  /** Returns those that were in progress at some moment between the two. */
  *during(start: number, end: number): Iterable<Call> {
    const calls = this.calls();
    for (let place = this.countUntil(start); place < calls.length; place++) {
      const call = calls[place] as Call;
      if (call.endedAt > end + this.#longest) return;
      if (call.startedAt < end) yield call;
    }
  }

  /** Returns those that may have ended after one time and begun before another one by the clocks of any two recorders, the last one first. */
  *between({ file, from = 0, to }: Span): Generator<Call> {
    const difference = this.#file === file ? 0 : CLOCKS_DIFFER_MS;
    const calls = this.calls();
    // A recording of days has most calls after the one that is judged.
    for (let place = this.countUntil(to + difference + this.#longest) - 1; place >= 0; place--) {
      const call = calls[place] as Call;
      if (call.endedAt + difference < from) return;
      yield call;
    }
  }

  /** Counts those that had ended at a time. */
  countUntil(time: number): number {
    return this.#search((endedAt) => endedAt > time);
  }

  /** The first place whose end satisfies this, as all later ones do. */
  #search(isThere: (endedAt: number) => boolean): number {
    const calls = this.calls();
    let [low, high] = [0, calls.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isThere((calls[middle] as Call).endedAt)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Timelines of calls, by the part that they have for what a key names. */
export class Timelines<Part extends string, Call extends Timed> {
  readonly #all = new Map<Part, Map<string, Timeline<Call>>>();

  add(part: Part, key: string, call: Call): void {
    const own = this.#all.get(part) ?? new Map<string, Timeline<Call>>();
    this.#all.set(part, own);
    const known = own.get(key);
    if (known === undefined) own.set(key, new Timeline(call));
    else known.add(call);
  }

  of(part: Part, key: string): Timeline<Call> | undefined {
    return this.#all.get(part)?.get(key);
  }

  /** Returns the calls of the key's timeline, as `Timeline.between` does. */
  between(part: Part, key: string, span: Span): Iterable<Call> {
    return this.of(part, key)?.between(span) ?? [];
  }
}
