import type { RecordedBody, RecordedCall } from '../recorded-call.ts';
import type { PlacedCall } from './traffic-judge.ts';

/** What may depend on calls that were in progress beside it waits this long, in milliseconds; what depends on later ones is looked at again after twice the time. */
const PATIENCE = 10_000;
/** So many, and so many bytes of bodies, at most; the oldest are judged earlier, by what is known. */
const MAX_WAITING = 5000;
const MAX_WAITING_BYTES = 16 * 2 ** 20;

/** Calls of which something is left to be judged, or which may turn out to show the id of a later one; by row. */
export class WaitingCalls {
  /** Oldest first. */
  readonly #calls = new Map<number, { readonly placed: PlacedCall; readonly bytes: number }>();
  /** Rows by when they are looked at again, one list for each patience, so that each is in order. */
  readonly #due = new Map<number, number[]>();
  #bytes = 0;

  get(row: number): PlacedCall | undefined {
    return this.#calls.get(row)?.placed;
  }

  add(row: number, placed: PlacedCall): void {
    const bytes = bytesOf(placed.call);
    this.#calls.set(row, { placed, bytes });
    this.#bytes += bytes;
    this.#schedule(row, PATIENCE);
  }

  forget(row: number): void {
    this.#bytes -= this.#calls.get(row)?.bytes ?? 0;
    this.#calls.delete(row);
  }

  clear(): void {
    this.#calls.clear();
    this.#due.clear();
    this.#bytes = 0;
  }

  /** The oldest, as long as there are too many: whoever takes one forgets it. */
  *excess(): Generator<readonly [row: number, placed: PlacedCall]> {
    for (const [row, { placed }] of this.#calls) {
      if (this.#calls.size <= MAX_WAITING && this.#bytes <= MAX_WAITING_BYTES) return;
      yield [row, placed];
    }
  }

  /**
   * Calls that have waited long enough.
   *
   * @param now in milliseconds since 1970
   * @param judge `again`: it waits once more, for twice the time
   */
  takeDue(now: number, judge: (row: number, placed: PlacedCall) => 'done' | 'again'): void {
    for (const [patience, rows] of this.#due) {
      let count = 0;
      for (const row of rows) {
        const placed = this.get(row);
        if (placed !== undefined && placed.exchange.endedAt + patience > now) break;
        count++;
        if (placed !== undefined && judge(row, placed) === 'again') this.#schedule(row, patience * 2);
      }
      rows.splice(0, count);
      if (rows.length === 0) this.#due.delete(patience);
    }
  }

  #schedule(row: number, patience: number): void {
    const rows = this.#due.get(patience);
    if (rows === undefined) this.#due.set(patience, [row]);
    else rows.push(row);
  }
}

/** Roughly, in memory. */
function bytesOf({ request, response }: RecordedCall): number {
  return lengthOf(request.body) + ('failure' in response ? 0 : lengthOf(response.body));
}

function lengthOf(body: RecordedBody): number {
  return typeof body === 'string' || body instanceof Uint8Array ? body.length : 0;
}
