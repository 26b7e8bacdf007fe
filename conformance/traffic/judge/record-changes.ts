import { normalizedId } from '../../judge/same-id.ts';
import type { OtherCall } from './touching-call.ts';

/** The calls to none of the operations, by what their URLs name: each may have changed a record. */
export class RecordChanges {
  readonly #calls = new Map<string, OtherCall[]>();

  add(call: OtherCall): void {
    for (const token of call.tokens) {
      const known = this.#calls.get(token);
      const last = known?.at(-1);
      if (known === undefined || last === undefined) this.#calls.set(token, [call]);
      else if (known.length < MAX_CALLS) known.push(call);
      // A record that is changed all the time needs no memory for each time.
      else known[known.length - 1] = joined(last, call);
    }
  }

  /** The last one first. */
  naming(token: string): readonly OtherCall[] {
    return this.#calls.get(token)?.toReversed() ?? [];
  }

  /** Tells whether a record may have been changed at some moment between the two. */
  isChanged(id: string, from: number, to: number): boolean {
    const calls = this.#calls.get(normalizedId(id));
    return calls?.some(({ startedAt, endedAt }) => startedAt <= to && endedAt >= from) === true;
  }

  /** Keeps so many names, those that were changed first are forgotten. */
  trim(most: number): void {
    for (const token of this.#calls.keys()) {
      if (this.#calls.size <= most) return;
      this.#calls.delete(token);
    }
  }
}

const MAX_CALLS = 64;

/** One call that stands for two, in whichever file they are. */
function joined(one: OtherCall, other: OtherCall): OtherCall {
  return {
    file: one.file === other.file ? one.file : -1,
    startedAt: Math.min(one.startedAt, other.startedAt),
    endedAt: Math.max(one.endedAt, other.endedAt),
    outcome: one.outcome === other.outcome ? one.outcome : 'unknown',
    tokens: one.tokens,
  };
}
