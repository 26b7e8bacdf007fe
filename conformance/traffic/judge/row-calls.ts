import { isObject } from '../../../lib/json.ts';
import type { JudgedBehavior, JudgedRow } from '../../api/judged-rows.ts';
import { idsOf } from '../../api/touched-records.ts';
import type {
  CallOfRecord,
  CallsBefore,
  EarlierCall,
  EarlierPage,
  NamedRecord,
  PossibleChange,
} from '../../judge/calls-before.ts';
import type { Exchange } from '../../model/exchange.ts';
import { asksForPage, furtherPages, isFilter, isPaging } from './further-pages.ts';
import { walkBefore } from './page-walk.ts';
import { isBefore, type RecordIndex, type Touch } from './record-index.ts';
import type { Span } from './timeline.ts';
import type { OtherCall, TouchingCall } from './touching-call.ts';

/** Calls of an API with rows, as a judge knows them. */
export interface KnowsRecords {
  readonly index: RecordIndex;
  exchange(call: TouchingCall): Exchange;
}

/** A call of a record, as a check takes it. */
export function toCallOfRecord({ id, operation, request, outcome }: Exchange): CallOfRecord | undefined {
  if (outcome.kind !== 'response') return undefined;
  const { status, headers, body } = outcome;
  return { exchange: id, operation, request, status, headers, body: body.value };
}

/** An earlier call, read when somebody looks at it. */
class Earlier implements EarlierCall {
  readonly operation: EarlierCall['operation'];
  readonly method: string;
  readonly status: number;
  readonly effect: EarlierCall['effect'];
  readonly at: string;
  readonly touching: TouchingCall;
  readonly #read: (call: TouchingCall) => Exchange;
  #known: CallOfRecord | undefined;

  constructor(
    call: TouchingCall,
    at: string,
    effect: EarlierCall['effect'],
    read: (call: TouchingCall) => Exchange,
  ) {
    this.operation = call.match.operation;
    this.method = call.method;
    this.status = call.status;
    this.effect = effect;
    this.at = at;
    this.touching = call;
    this.#read = read;
  }

  read(): CallOfRecord {
    const exchange = this.#read(this.touching);
    this.#known ??= toCallOfRecord(exchange);
    if (this.#known === undefined) throw new Error(`${exchange.id} has no response`);
    return this.#known;
  }
}

/** The calls of a recording as one call, which is judged by one row, can know them. */
export class RowCalls implements CallsBefore {
  readonly isComplete: boolean;
  readonly records: readonly NamedRecord[];
  readonly #calls: KnowsRecords;
  readonly #call: TouchingCall;
  readonly #exchange: Exchange;
  readonly #kind: string;
  readonly #behavior: JudgedBehavior;
  readonly #read: (call: TouchingCall) => Exchange;

  constructor(
    calls: KnowsRecords,
    call: TouchingCall,
    exchange: Exchange,
    { kind = '' }: JudgedRow,
    behavior: JudgedBehavior,
    isComplete: boolean,
  ) {
    this.#calls = calls;
    this.#call = call;
    this.#exchange = exchange;
    this.#kind = kind;
    this.#behavior = behavior;
    this.isComplete = isComplete;
    this.#read = (one) => calls.exchange(one);
    this.records = call.touches.filter((one) => one.kind === kind).map(({ key, at }) => ({ key, at }));
  }

  /** The time from the beginning of an earlier call to the end of this one. */
  #span({ startedAt: from }: Pick<TouchingCall, 'startedAt'> = { startedAt: 0 }): Span {
    return { file: this.#call.file, from, to: this.#call.endedAt };
  }

  *before(record: string, isOfReads = true): Generator<EarlierCall> {
    const writes = this.#calls.index.touches.between('writes', record, this.#span())[Symbol.iterator]();
    const reads = (isOfReads ? this.#calls.index.touches.between('reads', record, this.#span()) : [])[
      Symbol.iterator
    ]();
    let [write, read] = [writes.next(), reads.next()];
    while (!write.done || !read.done) {
      const isWrite =
        !write.done && (read.done || write.value.call.endedAt >= (read.value as Touch).call.endedAt);
      const { call, touched } = (isWrite ? write.value : read.value) as Touch;
      if (isWrite) write = writes.next();
      else read = reads.next();
      if (call === this.#call || call.outcome === 'unknown' || !isBefore(call, this.#call)) continue;
      yield new Earlier(
        call,
        touched.at,
        call.outcome === 'refused' ? 'refused' : touched.effect,
        this.#read,
      );
    }
  }

  *created(): Generator<string> {
    yield* this.#keysOf(this.#calls.index.touches.between('created', this.#kind, this.#span()));
  }

  *deleted(): Generator<string> {
    yield* this.#keysOf(this.#calls.index.touches.between('deleted', this.#kind, this.#span()));
  }

  *#keysOf(touches: Iterable<Touch>): Generator<string> {
    const seen = new Set<string>();
    for (const { call, touched } of touches) {
      if (call === this.#call || seen.has(touched.key) || !isBefore(call, this.#call)) continue;
      seen.add(touched.key);
      yield touched.key;
    }
  }

  since(
    record: string,
    earlier: EarlierCall,
    ignores: (change: PossibleChange) => boolean = () => false,
  ): string | undefined {
    const { touching } = earlier as Earlier;
    const unclear = this.#whyIncomparable(touching);
    if (unclear !== undefined) return unclear;
    const isBetween = (call: OtherCall) =>
      call !== touching && call !== this.#call && !isBefore(call, touching) && !isBefore(this.#call, call);
    const isCallOf = (call: OtherCall) => (one: EarlierCall) => (one as Earlier).touching === call;
    for (const { call, touched } of this.#calls.index.touches.between(
      'writes',
      record,
      this.#span(touching),
    )) {
      if (!isBetween(call) || ignores({ effect: touched.effect, isCall: isCallOf(call) })) continue;
      return this.#whyChanged(call, touching);
    }
    for (const call of this.#calls.index.others(record, this.#span(touching))) {
      if (!isBetween(call) || this.#isOfOther(call, record)) continue;
      if (!ignores({ effect: 'unknown', isCall: isCallOf(call) })) return this.#whyChanged(call, touching);
    }
    return undefined;
  }

  /** True for a call of which it is said which records of the kind it is about, and that is not this one. */
  #isOfOther(call: OtherCall, record: string): boolean {
    if (!('touches' in call)) return false;
    const { touches, kinds, tokens } = call as TouchingCall;
    if (touches.some(({ key }) => key === record)) return true;
    const last = idsOf(record).at(-1) ?? '';
    return kinds.includes(this.#kind) && !tokens.includes(last);
  }

  #whyChanged(call: OtherCall, earlier: TouchingCall): string {
    const operation = 'match' in call ? (call as TouchingCall).match.operation : 'no described operation';
    if (call.outcome === 'unknown') return `the effect of a call of ${operation} is unknown`;
    return isBefore(earlier, call) && isBefore(call, this.#call)
      ? `a call of ${operation} may have changed the record meanwhile`
      : `a call of ${operation} about the record was in progress`;
  }

  #whyIncomparable(earlier: TouchingCall): string | undefined {
    if (earlier.caller !== this.#call.caller) return 'the calls were made with different credentials';
    const { outcome } = this.#exchange;
    const age = outcome.kind === 'response' ? Number(outcome.headers.age ?? 0) : 0;
    return age > 0 ? 'the response comes from a cache' : undefined;
  }

  anySince(earlier: EarlierCall): string | undefined {
    const { touching } = earlier as Earlier;
    const isBetween = (call: TouchingCall) =>
      call !== this.#call && !isBefore(call, touching) && !isBefore(this.#call, call);
    for (const { call } of this.#calls.index.touches.between('changes', this.#kind, this.#span(touching)))
      if (isBetween(call)) return this.#whyChanged(call, touching);
    for (const call of this.#calls.index.wild.between(this.#span(touching)))
      if (isBetween(call)) return this.#whyChanged(call, touching);
    return this.#whyIncomparable(touching);
  }

  createdSince(earlier: EarlierCall): string | undefined {
    const { touching } = earlier as Earlier;
    for (const call of this.#calls.index.calls.between('lost', this.#kind, this.#span(touching)))
      if (call !== this.#call && !isBefore(call, touching) && !isBefore(this.#call, call))
        return `a call of ${call.match.operation} may have created the record`;
    return undefined;
  }

  listWithout(record: string): EarlierCall | undefined {
    if (!this.#calls.index.isOfKnownShape(this.#kind, record)) return undefined;
    for (const call of this.#calls.index.calls.between('lists', this.#kind, this.#span())) {
      if (call === this.#call || !isBefore(call, this.#call)) continue;
      if (call.touches.some(({ key }) => key === record)) return undefined;
      if (this.#whyPartial(this.#calls.exchange(call), call) === undefined)
        return new Earlier(call, '', 'reads', this.#read);
    }
    return undefined;
  }

  whyPartial(): string | undefined {
    return this.#whyPartial(this.#exchange, this.#call);
  }

  #whyPartial(exchange: Exchange, call: TouchingCall): string | undefined {
    const { url } = exchange.request;
    if (isFilter(url)) return 'the request of the list has a query';
    if (hasBody(exchange)) return 'the request of the list has a body';
    const count = call.touches.filter(({ kind }) => kind === this.#kind).length;
    const further = furtherPages(exchange, count);
    if (further === 'more' || asksForPage(url)) return 'the list has further pages';
    const parameters = this.#behavior.operations.get(call.match.operation)?.queryParameters ?? [];
    return further === 'unknown' && parameters.some(isPaging) ? 'the list may have further pages' : undefined;
  }

  isFiltered(page?: string): boolean {
    return isFilter(this.#exchange.request.url, page) || hasBody(this.#exchange);
  }

  pagesBefore(parameter: string): readonly EarlierPage[] | undefined {
    const earlier: TouchingCall[] = [];
    for (const call of this.#calls.index.calls.between('lists', this.#kind, this.#span())) {
      if (call === this.#call || call.match.operation !== this.#call.match.operation) continue;
      if (isBefore(call, this.#call) && call.caller === this.#call.caller) earlier.push(call);
      if (earlier.length >= MAX_PAGES) break;
    }
    const keysOf = (call: TouchingCall) =>
      call.touches.flatMap(({ kind, key }) => (kind === this.#kind ? [key] : []));
    const walk = walkBefore(
      { exchange: this.#exchange, records: keysOf(this.#call), call: this.#call },
      earlier.map((call) => ({ call, records: keysOf(call), exchange: this.#calls.exchange(call) })),
      parameter,
    );
    return walk?.map(({ call, records }) => ({ call: new Earlier(call, '', 'reads', this.#read), records }));
  }

  isLastPage(before: readonly EarlierPage[]): boolean {
    if (this.records.length === 0) return true;
    const further = furtherPages(this.#exchange, this.records.length);
    if (further !== 'unknown') return further === 'none';
    // Many APIs leave out the link on the last page: it is the last one if each page before it had one.
    return (
      before.length > 0 &&
      before.every(
        ({ call, records }) =>
          furtherPages(this.#calls.exchange((call as Earlier).touching), records.length) === 'more',
      )
    );
  }
}

/** True if the body of a request may say which entries a list has, as that of a search by POST does. */
function hasBody({ request: { body, unreadBody } }: Exchange): boolean {
  return unreadBody !== undefined || (isObject(body) ? Object.keys(body).length > 0 : body !== undefined);
}

/** The limit for one walk. */
const MAX_PAGES = 500;
