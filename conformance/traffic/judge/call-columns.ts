import type { Json } from '../../../lib/json.ts';
import { isTimestamp } from '../../judge/timestamp.ts';
import type { CallPosition } from '../call-source.ts';
import { Column } from '../column.ts';
import { digest } from './digest.ts';

/** What is kept of each call: numbers in columns, since there are millions of them. A call is known by its row. */
export class CallColumns {
  #length = 0;
  readonly #startedAt = new Column(Float64Array);
  readonly #endedAt = new Column(Float64Array);
  readonly #offset = new Column(Float64Array);
  readonly #size = new Column(Uint32Array);
  readonly #file = new Column(Uint16Array);
  readonly #record = new Column(Float64Array);
  readonly #digest = new Column(Float64Array);
  readonly #timeKey = new Column(Float64Array);
  #longest = 0;

  get length(): number {
    return this.#length;
  }

  /** Milliseconds of the longest call. */
  get longest(): number {
    return this.#longest;
  }

  /**
   * @param record `digestOfId` of the record that the call is about; NaN where that is unknown
   * @param digest of what was sent, for a creation; of what came back, for a read
   * @param timeKey for a creation, what `timeKeyOf` makes of the time that it shows; NaN for other calls
   */
  add(
    call: { readonly startedAt: number; readonly endedAt: number },
    position: CallPosition,
    record: number,
    digest: number,
    timeKey: number,
  ): number {
    const row = this.#length++;
    this.#startedAt.set(row, call.startedAt);
    this.#endedAt.set(row, call.endedAt);
    this.#offset.set(row, position.offset);
    this.#size.set(row, position.length);
    this.#file.set(row, position.file);
    this.#record.set(row, record);
    this.#digest.set(row, digest);
    this.#timeKey.set(row, timeKey);
    this.#longest = Math.max(this.#longest, call.endedAt - call.startedAt);
    return row;
  }

  startedAt(row: number): number {
    return this.#startedAt.get(row);
  }

  endedAt(row: number): number {
    return this.#endedAt.get(row);
  }

  record(row: number): number {
    return this.#record.get(row);
  }

  digest(row: number): number {
    return this.#digest.get(row);
  }

  /** When the record that a call created was created, by the deployment's clock; NaN where it does not say. */
  createdAt(row: number): number {
    const key = this.#timeKey.get(row);
    return key <= NO_TIME ? Number.NaN : key;
  }

  /** The same for creations that show the same there, be it a time or another text; NaN where they show nothing. */
  timeKey(row: number): number {
    return this.#timeKey.get(row);
  }

  file(row: number): number {
    return this.#file.get(row);
  }

  position(row: number): CallPosition {
    return { file: this.#file.get(row), offset: this.#offset.get(row), length: this.#size.get(row) };
  }
}

/** Below any time that a date can have. */
const NO_TIME = -9e15;

/** @param shown what a creation shows as the time of creation */
export function timeKeyOf(shown: Json | undefined): number {
  if (shown === undefined) return Number.NaN;
  return isTimestamp(shown) ? Date.parse(shown) : NO_TIME - digest(JSON.stringify(shown));
}
