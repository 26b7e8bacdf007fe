import { idsOf, shapeOf, type TouchedRecord } from '../../api/touched-records.ts';
import { addTo, CLOCKS_DIFFER_MS, type Span, Timeline } from './timeline.ts';
import type { OtherCall, TouchingCall } from './touching-call.ts';

/** A call, and a record that it names or shows. */
export class Touch {
  readonly call: TouchingCall;
  readonly touched: TouchedRecord;

  constructor(call: TouchingCall, touched: TouchedRecord) {
    this.call = call;
    this.touched = touched;
  }

  get startedAt(): number {
    return this.call.startedAt;
  }

  get endedAt(): number {
    return this.call.endedAt;
  }
}

/** The facts that put calls in order. */
type Timed = Pick<TouchingCall, 'file' | 'startedAt' | 'endedAt'>;

/** Tells whether a call had surely ended when another one began. */
export function isBefore(one: Timed, other: Timed): boolean {
  const difference = one.file === other.file ? 0 : CLOCKS_DIFFER_MS;
  if (one.endedAt + difference > other.startedAt) return false;
  // Without a duration, two calls of one moment may have been made in either order.
  return one.startedAt < other.startedAt || one.endedAt < other.endedAt;
}

/** Calls that may have changed any record that they name, by what they name. */
export class CallsByToken {
  readonly #calls = new Map<string, Timeline<OtherCall>>();

  add(call: OtherCall): void {
    for (const token of call.tokens) addTo(this.#calls, token, call);
  }

  naming(id: string, span: Span): Iterable<OtherCall> {
    return this.#calls.get(id)?.between(span) ?? [];
  }
}

/** The index knows which calls to one deployment were about which records. */
export class RecordIndex {
  /** The calls that changed a record, or may have, by record. */
  readonly #writes = new Map<string, Timeline<Touch>>();
  readonly #reads = new Map<string, Timeline<Touch>>();
  /** Calls of operations. */
  readonly #byToken = new CallsByToken();
  /** Calls that are not described, to the same address. */
  readonly #others: CallsByToken;
  readonly #wild = new Timeline<TouchingCall>();
  /** The calls by kind of record. */
  readonly #created = new Map<string, Timeline<Touch>>();
  readonly #deleted = new Map<string, Timeline<Touch>>();
  readonly #changes = new Map<string, Timeline<Touch>>();
  readonly #lists = new Map<string, Timeline<TouchingCall>>();
  /** The calls that may have made a record, without a response that names it, by kind. */
  readonly #lost = new Map<string, Timeline<TouchingCall>>();
  /** Forms of identifiers, by kind. */
  readonly #shapes = new Map<string, Set<string>>();

  constructor(others: CallsByToken) {
    this.#others = others;
  }

  add(call: TouchingCall): void {
    for (const touched of call.touches) this.#addTouch(new Touch(call, touched));
    if (call.outcome === 'done') for (const kind of call.lists) addTo(this.#lists, kind, call);
    if (!call.isUnsafe || call.outcome === 'refused') return;
    for (const kind of call.kinds)
      if (!call.touches.some((one) => one.kind === kind)) addTo(this.#lost, kind, call);
    this.#byToken.add(call);
    if (call.isWild) this.#wild.add(call);
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

  lost(kind: string, span: Span): Iterable<TouchingCall> {
    return this.#lost.get(kind)?.between(span) ?? [];
  }

  lists(kind: string, span: Span): Iterable<TouchingCall> {
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

  wild(span: Span): Iterable<TouchingCall> {
    return this.#wild.between(span);
  }

  /** True if a record's identifier has the form of others of its kind. */
  isOfKnownShape(kind: string, key: string): boolean {
    return this.#shapes.get(kind)?.has(shapeOf(key)) === true;
  }
}
