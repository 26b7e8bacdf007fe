import { idsOf, shapeOf, type TouchedRecord } from '../../api/touched-records.ts';
import type { RecordChanges } from './record-changes.ts';
import { CLOCKS_DIFFER_MS, type Span, Timeline, Timelines } from './timeline.ts';
import type { OtherCall, TouchingCall } from './touching-call.ts';

/** A call, and a record that it names or shows. */
export class Touch {
  readonly call: TouchingCall;
  readonly touched: TouchedRecord;

  constructor(call: TouchingCall, touched: TouchedRecord) {
    this.call = call;
    this.touched = touched;
  }

  get file(): number {
    return this.call.file;
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

/** The index knows which calls to one deployment were about which records. */
export class RecordIndex {
  /** The calls that changed a record, or may have, and those that read it or were refused, by record; further those that changed one, by kind. */
  readonly touches = new Timelines<'writes' | 'reads' | 'created' | 'deleted' | 'changes', Touch>();
  /** Calls by kind are those that list records and those that may have made one without a response that names it; calls by identifier are unsafe ones. */
  readonly calls = new Timelines<'lists' | 'lost' | 'naming', TouchingCall>();
  readonly wild = new Timeline<TouchingCall>();
  /** Calls that are not described, to the same address. */
  readonly #changes: RecordChanges;
  /** Forms of identifiers, by kind. */
  readonly #shapes = new Map<string, Set<string>>();

  constructor(changes: RecordChanges) {
    this.#changes = changes;
  }

  add(call: TouchingCall): void {
    for (const touched of call.touches) this.#addTouch(new Touch(call, touched));
    if (call.outcome === 'done') for (const kind of call.lists) this.calls.add('lists', kind, call);
    if (!call.isUnsafe || call.outcome === 'refused') return;
    for (const kind of call.kinds)
      if (!call.touches.some((one) => one.kind === kind)) this.calls.add('lost', kind, call);
    for (const token of call.tokens) this.calls.add('naming', token, call);
    if (call.isWild) this.wild.add(call);
  }

  #addTouch(touch: Touch): void {
    const { call, touched } = touch;
    const { kind, key, effect } = touched;
    if (effect === 'reads' || call.outcome === 'refused') {
      if (call.outcome !== 'unknown') this.touches.add('reads', key, touch);
    } else {
      this.touches.add('writes', key, touch);
      this.touches.add('changes', kind, touch);
      if (call.outcome === 'done' && effect === 'creates') this.touches.add('created', kind, touch);
      if (call.outcome === 'done' && effect === 'deletes') this.touches.add('deleted', kind, touch);
    }
    // A path may have an alias: `me`.
    if (call.outcome !== 'done' || (touched.at === '' && effect !== 'creates')) return;
    const shapes = this.#shapes.get(kind) ?? new Set();
    this.#shapes.set(kind, shapes.add(shapeOf(key)));
  }

  /** Calls that are not said to be about a record, and may have changed it all the same. */
  *others(key: string, span: Span): Generator<OtherCall> {
    for (const id of idsOf(key)) {
      yield* this.calls.between('naming', id, span);
      yield* this.#changes.naming(id);
    }
    yield* this.wild.between(span);
  }

  /** True if a record's identifier has the form of others of its kind. */
  isOfKnownShape(kind: string, key: string): boolean {
    return this.#shapes.get(kind)?.has(shapeOf(key)) === true;
  }
}
