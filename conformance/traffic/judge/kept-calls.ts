import type { Exchange } from '../../model/exchange.ts';
import type { CallReader } from '../call-reader.ts';
import type { RecordedBody, RecordedCall } from '../recorded-call.ts';
import type { IndexedCall } from './indexed-call.ts';
import { TrafficIndex } from './traffic-index.ts';
import type { KnowsCalls } from './traffic-records.ts';

const MAX_KEPT = 40_000;
/** Characters in their bodies. */
const MAX_LENGTH = 32 * 2 ** 20;
/** Records of which it is known when calls to other operations may have changed them. */
const MAX_CHANGED = 20_000;

/** The calls that a live judge compares with: those that were used last. When there are too many, half of them are forgotten. */
export class KeptCalls implements KnowsCalls {
  readonly #reader: CallReader;
  #index = new TrafficIndex();
  /** Oldest use first. */
  readonly #kept = new Set<IndexedCall>();
  #length = 0;

  constructor(reader: CallReader) {
    this.#reader = reader;
  }

  get index(): TrafficIndex {
    return this.#index;
  }

  add(call: IndexedCall): void {
    this.#kept.add(call);
    this.#length += textLength(call.read());
    if (this.#kept.size > MAX_KEPT || this.#length > MAX_LENGTH) this.#forgetHalf();
    else this.#index.add(call);
  }

  exchange(call: IndexedCall): Exchange {
    // It is used now. Calls that were forgotten come here no more, but to be judged.
    if (this.#kept.delete(call)) this.#kept.add(call);
    return this.#reader.exchange({ call: call.read(), match: call.match });
  }

  #forgetHalf(): void {
    for (const oldest of this.#kept) {
      if (this.#kept.size <= MAX_KEPT / 2 && this.#length <= MAX_LENGTH / 2) break;
      this.#kept.delete(oldest);
      this.#length -= textLength(oldest.read());
    }
    this.#index.trimChanges(MAX_CHANGED);
    this.#index = new TrafficIndex(this.#index);
    for (const call of [...this.#kept].sort((one, other) => one.endedAt - other.endedAt))
      this.#index.add(call);
  }
}

/** The size of the bodies of a call, in characters. */
export function textLength({ request, response }: RecordedCall): number {
  return lengthOf(request.body) + ('failure' in response ? 0 : lengthOf(response.body));
}

function lengthOf(body: RecordedBody): number {
  return typeof body === 'string' || body instanceof Uint8Array ? body.length : 0;
}
