import type { Exchange } from '../model/exchange.ts';
import { BodyParser } from './body-parser.ts';
import type { PlacedCall } from './judge/traffic-judge.ts';
import { OperationMatcher } from './match-operation.ts';
import { isToOther } from './other-operation.ts';
import type { RecordedCall } from './recorded-call.ts';
import { toExchange } from './to-exchange.ts';

/** Makes exchanges of the calls of one recording. What it remembers of them is forgotten with it. */
export class CallReader {
  readonly #bodies = new BodyParser();
  readonly #operations = new OperationMatcher();

  /** The call with its operation and deployment; `undefined` for one that belongs to no operation. */
  place(call: RecordedCall): PlacedCall | undefined {
    const match = this.#operations.match(call.request.method, call.request.url);
    if (match === undefined || isToOther(match, call)) return undefined;
    const exchange = toExchange(call, { match, bodies: this.#bodies });
    return exchange && { call, exchange, baseUrl: match.baseUrl };
  }

  /** `toExchange` */
  exchange(call: RecordedCall): Exchange | undefined {
    return this.place(call)?.exchange;
  }
}
