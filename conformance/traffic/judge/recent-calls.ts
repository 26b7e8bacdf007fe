import { catalogue } from '../../../generated/catalogue.ts';
import { shownKind } from '../../catalogue/effect.ts';
import { type ObservedResponse, toObservedResponse } from '../../judge/history.ts';
import type { Exchange } from '../../model/exchange.ts';
import type { CallPosition } from '../call-source.ts';
import type { RecordedCall } from '../recorded-call.ts';
import { TrafficIndex } from './traffic-index.ts';
import type { KnowsCalls } from './traffic-records.ts';

/** Calls in an index. When there are so many, it is to be made anew of those that are kept in full. */
const MAX_INDEXED = 100_000;
/** Bytes of the responses that are kept in full; the objects that they are parsed to take several times as much. */
const MAX_BYTES = 16 * 2 ** 20;
const MAX_KEPT = 20_000;
/** Records of which it is known when calls to other operations may have changed them. */
const MAX_CHANGED = 20_000;

interface Kept {
  readonly call: RecordedCall;
  readonly exchange: Exchange;
  readonly baseUrl: string;
  readonly response: ObservedResponse;
  row: number;
}

/** Calls in memory by their place in an index, of which those that were used last are kept: the others are unknown. */
export class RecentCalls implements KnowsCalls {
  #index = new TrafficIndex();
  /** Oldest use first. */
  readonly #kept = new Set<Kept>();
  #byRow = new Map<number, Kept>();
  #bytes = 0;

  get index(): TrafficIndex {
    return this.#index;
  }

  /** Whether it is time to `renew`. */
  get isFull(): boolean {
    return this.#index.columns.length >= MAX_INDEXED;
  }

  /** @returns the call's row, until `renew` */
  add(call: RecordedCall, exchange: Exchange, baseUrl: string): number {
    const row = this.#index.add(call, exchange, baseUrl, NOWHERE);
    const [response] = toObservedResponse(exchange);
    if (response !== undefined && isPartner(exchange)) this.#keep({ call, exchange, baseUrl, response, row });
    return row;
  }

  response(row: number): ObservedResponse | undefined {
    const kept = this.#byRow.get(row);
    if (kept === undefined) return undefined;
    this.#kept.delete(kept);
    this.#kept.add(kept);
    return kept.response;
  }

  #keep(kept: Kept): void {
    this.#kept.add(kept);
    this.#byRow.set(kept.row, kept);
    this.#bytes += bytesOf(kept);
    for (const oldest of this.#kept) {
      if (this.#bytes <= MAX_BYTES && this.#kept.size <= MAX_KEPT) return;
      this.#kept.delete(oldest);
      this.#bytes -= bytesOf(oldest);
      this.#byRow.delete(oldest.row);
    }
  }

  /** Forgets all but the calls that are kept in full. */
  renew(): void {
    this.#index.trimChanges(MAX_CHANGED);
    this.#index = new TrafficIndex(this.#index);
    this.#byRow = new Map();
    const inTime = [...this.#kept].sort((one, other) => one.exchange.endedAt - other.exchange.endedAt);
    for (const kept of inTime) {
      kept.row = this.#index.add(kept.call, kept.exchange, kept.baseUrl, NOWHERE);
      this.#byRow.set(kept.row, kept);
    }
  }
}

/** Calls in memory have no place in a file. */
const NOWHERE: CallPosition = { file: 0, offset: 0, length: 0 };

/** Whether others are compared with what the call shows: of other records only the ids are looked at again. */
export function isPartner({ operation }: Exchange): boolean {
  return PARTNERS.has(shownKind(operation));
}

const PARTNERS: ReadonlySet<string> = new Set([
  'Account',
  'Contact',
  'Program',
  ...catalogue.requirements.flatMap(({ check, operations: [operation] }) =>
    'unchanged' in check && operation !== undefined ? [shownKind(operation)] : [],
  ),
]);

function bytesOf({ exchange: { outcome } }: Kept): number {
  return outcome.kind === 'response' ? outcome.bytes : 0;
}
