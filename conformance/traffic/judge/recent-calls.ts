import { operations } from '../../../generated/operations.ts';
import { type ObservedResponse, toObservedResponse } from '../../judge/history.ts';
import type { Exchange } from '../../transport/exchange.ts';
import type { CallPosition } from '../call-source.ts';
import type { RecordedCall } from '../recorded-call.ts';
import { TrafficIndex } from './traffic-index.ts';
import type { KnowsCalls } from './traffic-records.ts';

/** Calls in an index. When there are so many, it is made anew of those that are kept in full. */
const MAX_INDEXED = 100_000;
/** Bytes of the responses that are kept in full; the objects that they are parsed to take several times as much. */
const MAX_BYTES = 16 * 2 ** 20;
const MAX_KEPT = 20_000;

interface Kept {
  readonly call: RecordedCall;
  readonly exchange: Exchange;
  readonly baseUrl: string;
  readonly response: ObservedResponse;
  row: number | undefined;
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

  /** @returns the call's row at that time; `undefined` once it was forgotten */
  add(call: RecordedCall, exchange: Exchange, baseUrl: string): () => number | undefined {
    if (this.#index.columns.length >= MAX_INDEXED) this.#renew();
    const row = this.#index.add(call, exchange, baseUrl, NOWHERE);
    const [response] = toObservedResponse(exchange);
    const { index } = this;
    const known = index;
    if (response === undefined || !isPartner(exchange))
      return () => (this.#index === known ? row : undefined);
    const kept: Kept = { call, exchange, baseUrl, response, row };
    this.#keep(kept);
    return () => kept.row;
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
    if (kept.row !== undefined) this.#byRow.set(kept.row, kept);
    this.#bytes += bytesOf(kept);
    for (const oldest of this.#kept) {
      if (this.#bytes <= MAX_BYTES && this.#kept.size <= MAX_KEPT) return;
      this.#kept.delete(oldest);
      this.#bytes -= bytesOf(oldest);
      if (oldest.row !== undefined) this.#byRow.delete(oldest.row);
    }
  }

  #renew(): void {
    this.#index = new TrafficIndex();
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

/** Whether others are compared with what the call shows: nobody looks at cards and transfers again, but for their ids. */
export function isPartner({ operation }: Exchange): boolean {
  const { response } = operations[operation];
  return response !== undefined && PARTNERS.has(response);
}

const PARTNERS: ReadonlySet<string> = new Set(['Account', 'Contact', 'Program']);

function bytesOf({ exchange: { outcome } }: Kept): number {
  return outcome.kind === 'response' ? outcome.bytes : 0;
}
