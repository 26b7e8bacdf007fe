import { bank } from '../api/bank.ts';
import type { JudgedApi } from '../api/judged-api.ts';
import type { Exchange } from '../model/exchange.ts';
import { type OperationMatch, OperationMatcher } from './match-operation.ts';
import type { RecordedCall } from './recorded-call.ts';
import { exchangeOf } from './to-exchange.ts';

/** A call whose operation and deployment were found. */
export interface PlacedCall {
  readonly call: RecordedCall;
  readonly match: OperationMatch;
}

/** Makes exchanges of the calls of one recording. */
export class CallReader {
  readonly #api: JudgedApi;
  readonly #operations: OperationMatcher;

  constructor(api: JudgedApi = bank) {
    this.#api = api;
    this.#operations = new OperationMatcher(undefined, api);
  }

  /** The call with its operation and deployment; `undefined` for one that belongs to no operation. */
  place(call: RecordedCall): PlacedCall | undefined {
    const match = this.#operations.place(call);
    return match && { call, match };
  }

  exchange({ call, match }: PlacedCall): Exchange {
    return exchangeOf(call, match, this.#api);
  }
}
