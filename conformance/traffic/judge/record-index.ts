import { idsOf, shapeOf, type TouchedRecord } from '../../api/touched-records.ts';
import type { OtherCall, TouchingCall } from './touching-call.ts';

/** A call, and a record that it names or shows. */
export interface Touch {
  readonly call: TouchingCall;
  readonly touched: TouchedRecord;
}

/** The facts that put calls in order. */
type Timed = Pick<TouchingCall, 'file' | 'startedAt' | 'endedAt'>;

/** The time by which the clocks of two recorders may differ. */
const CLOCKS_DIFFER_MS = 300_000;

/** Tells whether a call had surely ended when another one began. */
export function isBefore(one: Timed, other: Timed): boolean {
  const difference = one.file === other.file ? 0 : CLOCKS_DIFFER_MS;
  if (one.endedAt + difference > other.startedAt) return false;
  // Without a duration, two calls of one moment may have been made in either order.
  return one.startedAt < other.startedAt || one.endedAt < other.endedAt;
}

/** A span of time in milliseconds since 1970. */
export interface Span {
  readonly from?: number;
  readonly to: number;
}

/** Things with a time, sorted when somebody asks. */
class Sorted<Of extends { readonly call: Timed }> {
  readonly #all: Of[] = [];
  #isSorted = true;
  /** Milliseconds of the longest one. */
  #longest = 0;

  add(one: Of): void {
    const last = this.#all.at(-1);
    this.#longest = Math.max(this.#longest, one.call.endedAt - one.call.startedAt);
    if (last !== undefined && last.call.endedAt > one.call.endedAt) this.#isSorted = false;
    this.#all.push(one);
  }

  /** Returns the calls that may have ended after one time and begun before another one, the last one first. */
  *between({ from = 0, to }: Span): Generator<Of> {
    if (!this.#isSorted) this.#all.sort((one, other) => one.call.endedAt - other.call.endedAt);
    this.#isSorted = true;
    const latest = to + CLOCKS_DIFFER_MS + this.#longest;
    let [index, end] = [-1, this.#all.length];
    // A recording of days has most calls after the one that is judged.
    while (end - index > 1) {
      const middle = (index + end) >>> 1;
      if ((this.#all[middle] as Of).call.endedAt <= latest) index = middle;
      else end = middle;
    }
    for (; index >= 0; index--) {
      const one = this.#all[index] as Of;
      if (one.call.endedAt + CLOCKS_DIFFER_MS < from) return;
      yield one;
    }
  }
}

/** Calls that may have changed any record that they name, by what they name. */
export class CallsByToken {
  readonly #calls = new Map<string, Sorted<{ readonly call: OtherCall }>>();

  add(call: OtherCall): void {
    for (const token of call.tokens) addTo(this.#calls, token, { call });
  }

  *naming(id: string, span: Span): Generator<OtherCall> {
    for (const { call } of this.#calls.get(id)?.between(span) ?? []) yield call;
  }
}

/** The index knows which calls to one deployment were about which records. */
export class RecordIndex {
  /** The calls that changed a record, or may have, by record. */
  readonly #writes = new Map<string, Sorted<Touch>>();
  readonly #reads = new Map<string, Sorted<Touch>>();
  /** Calls of operations. */
  readonly #byToken = new CallsByToken();
  /** Calls that are not described, to the same address. */
  readonly #others: CallsByToken;
  readonly #wild = new Sorted<{ readonly call: TouchingCall }>();
  /** The calls by kind of record. */
  readonly #created = new Map<string, Sorted<Touch>>();
  readonly #deleted = new Map<string, Sorted<Touch>>();
  readonly #changes = new Map<string, Sorted<Touch>>();
  readonly #lists = new Map<string, Sorted<{ readonly call: TouchingCall }>>();
  /** The calls that may have made a record, without a response that names it, by kind. */
  readonly #lost = new Map<string, Sorted<{ readonly call: TouchingCall }>>();
  /** Forms of identifiers, by kind. */
  readonly #shapes = new Map<string, Set<string>>();

  constructor(others: CallsByToken) {
    this.#others = others;
  }

  add(call: TouchingCall): void {
    for (const touched of call.touches) this.#addTouch({ call, touched });
    if (call.outcome === 'done') for (const kind of call.lists) addTo(this.#lists, kind, { call });
    if (!call.isUnsafe || call.outcome === 'refused') return;
    for (const kind of call.kinds)
      if (!call.touches.some((one) => one.kind === kind)) addTo(this.#lost, kind, { call });
    this.#byToken.add(call);
    if (call.isWild) this.#wild.add({ call });
  }

  #addTouch(touch: Touch): void {
    const { call, touched } = touch;
    const { kind, key, effect } = touched;
    if (effect === 'reads' || call.outcome === 'refused') {
      if (call.outcome !== 'unknown') addTo(this.#reads, key, touch);
    } else {
      addTo(this.#writes, key, touch);
      addTo(this.#changes, kind, touch);
      if (call.outcome === 'done' && effect === 'creates') addTo(this.#created, kind, touch);
      if (call.outcome === 'done' && effect === 'deletes') addTo(this.#deleted, kind, touch);
    }
    // A path may have an alias: `me`.
    if (call.outcome !== 'done' || (touched.at === '' && effect !== 'creates')) return;
    const shapes = this.#shapes.get(kind) ?? new Set();
    this.#shapes.set(kind, shapes.add(shapeOf(key)));
  }

  writes(key: string, span: Span): Iterable<Touch> {
    return this.#writes.get(key)?.between(span) ?? [];
  }

  reads(key: string, span: Span): Iterable<Touch> {
    return this.#reads.get(key)?.between(span) ?? [];
  }

  created(kind: string, span: Span): Iterable<Touch> {
    return this.#created.get(kind)?.between(span) ?? [];
  }

  deleted(kind: string, span: Span): Iterable<Touch> {
    return this.#deleted.get(kind)?.between(span) ?? [];
  }

  changes(kind: string, span: Span): Iterable<Touch> {
    return this.#changes.get(kind)?.between(span) ?? [];
  }

  lost(kind: string, span: Span): Iterable<{ readonly call: TouchingCall }> {
    return this.#lost.get(kind)?.between(span) ?? [];
  }

  lists(kind: string, span: Span): Iterable<{ readonly call: TouchingCall }> {
    return this.#lists.get(kind)?.between(span) ?? [];
  }

  /** Calls that are not said to be about a record, and may have changed it all the same. */
  *others(key: string, span: Span): Generator<OtherCall> {
    for (const id of idsOf(key)) {
      yield* this.#byToken.naming(id, span);
      yield* this.#others.naming(id, span);
    }
    yield* this.wild(span);
  }

  *wild(span: Span): Generator<TouchingCall> {
    for (const { call } of this.#wild.between(span)) yield call;
  }

  /** True if a record's identifier has the form of others of its kind. */
  isOfKnownShape(kind: string, key: string): boolean {
    return this.#shapes.get(kind)?.has(shapeOf(key)) === true;
  }
}

function addTo<Of extends { readonly call: Timed }>(
  all: Map<string, Sorted<Of>>,
  key: string,
  one: Of,
): void {
  const known = all.get(key) ?? new Sorted<Of>();
  all.set(key, known);
  known.add(one);
}
