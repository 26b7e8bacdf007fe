import { creates } from '../../catalogue/effect.ts';
import { createdAt, type IndexedCall } from '../judge/indexed-call.ts';
import type { CallTimes, RecordedCall } from '../recorded-call.ts';

/** A copy that stands for the calls at its times. */
export interface TimedCopy {
  readonly copy: RecordedCall;
  /** The part that has these calls itself; `undefined` where it needs no exception. */
  readonly own: number | undefined;
}

interface Collected extends TimedCopy {
  readonly times: CallTimes[number][];
}

/** So many times are held, and are written in one line at the most. */
const MOST = 50_000;

/**
 * Collects the times of calls of one file that others are compared with, so that the other parts need not have each call: of creations when records were created, of reads when a program
 * showed the same.
 */
export class CollectedTimes {
  readonly #all = new Map<string, Collected>();
  #count = 0;

  /** @returns copies that are to be written now, since there are many */
  add(call: IndexedCall, own: number): TimedCopy[] {
    const { match, record, content, startedAt, endedAt } = call;
    const isCreation = creates(match.operation);
    const key = isCreation ? match.baseUrl : `${match.baseUrl} ${record} ${content}`;
    const known = this.#all.get(key) ?? {
      copy: isCreation ? withoutBodies(call.read()) : call.read(),
      own: isCreation ? undefined : own,
      times: [],
    };
    this.#all.set(key, known);
    const created = isCreation ? createdAt(call) : Number.NaN;
    known.times.push(Number.isNaN(created) ? [startedAt, endedAt] : [startedAt, endedAt, created]);
    return ++this.#count < MOST ? [] : this.take();
  }

  /** Returns what there is, and forgets it. */
  take(): TimedCopy[] {
    const all = [...this.#all.values()];
    this.#all.clear();
    this.#count = 0;
    return all.map(({ copy, own, times }) => ({ copy: { ...copy, context: times }, own }));
  }
}

function withoutBodies(call: RecordedCall): RecordedCall {
  const { request, response } = call;
  const body = { absent: 'not-recorded' } as const;
  return {
    ...call,
    request: { ...request, body },
    response: 'failure' in response ? response : { ...response, body },
  };
}
