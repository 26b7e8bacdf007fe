import type { JudgedApi } from '../api/judged-api.ts';
import { creates, recordOf } from '../catalogue/effect.ts';
import { CallReader } from '../traffic/call-reader.ts';
import { mayHaveEffect, mayNameRecord } from '../traffic/changing-call.ts';
import { createdAt, type IndexedCall, toIndexedCall } from '../traffic/judge/indexed-call.ts';
import { partitionKey } from '../traffic/partition.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';

/** Calls with one key are judged together. */
export interface StreamPlace {
  readonly key: string;
  /** True if calls of other keys need it, too. */
  readonly isNeeded: boolean;
}

/**
 * Finds the places of the calls of one proxy, in the order in which they end. All parts need what shows a program, may have changed a record that
 * only a URL names, or may have created a record unseen; and of the other creations those that show a later time than all before.
 */
export function createPlacer(api?: JudgedApi): (call: RecordedCall) => StreamPlace {
  const reader = new CallReader(api);
  let latest: number | undefined;
  function isNews(creation: IndexedCall): boolean {
    if (creation.effect !== 'shown') return creation.effect !== 'none';
    const time = createdAt(creation);
    if (latest !== undefined && (Number.isNaN(time) ? Number.isNaN(latest) : time <= latest)) return false;
    latest = time;
    return true;
  }
  return (call) => {
    const placed = reader.place(call);
    if (placed === undefined)
      return {
        key: `${call.startedAt} ${call.request.url}`,
        isNeeded: mayNameRecord(call.request) && mayHaveEffect(call),
      };
    const { operation, baseUrl } = placed.match;
    const exchange = reader.exchange(placed);
    return {
      key: partitionKey(exchange, baseUrl),
      isNeeded: creates(operation)
        ? isNews(toIndexedCall(placed, exchange, 0, () => call))
        : recordOf(operation) === 'Program',
    };
  };
}
