import type { JudgedApi } from '../api/judged-api.ts';
import { creates, recordOf } from '../catalogue/effect.ts';
import { CallReader } from '../traffic/call-reader.ts';
import { mayHaveEffect, mayNameRecord } from '../traffic/changing-call.ts';
import { partitionKey } from '../traffic/partition.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';

/** Calls with one key are judged together. */
export interface StreamPlace {
  readonly key: string;
  /** True if calls of other keys need it, too: it shows a program, creates a record, or may have changed one that only its URL names. */
  readonly isNeeded: boolean;
}

/** Finds the places of calls by the description. */
export function createPlacer(api?: JudgedApi): (call: RecordedCall) => StreamPlace {
  const reader = new CallReader(api);
  return (call) => {
    const placed = reader.place(call);
    if (placed === undefined)
      return {
        key: `${call.startedAt} ${call.request.url}`,
        isNeeded: mayNameRecord(call.request) && mayHaveEffect(call),
      };
    const { operation, baseUrl } = placed.match;
    return {
      key: partitionKey(reader.exchange(placed), baseUrl),
      isNeeded: recordOf(operation) === 'Program' || creates(operation),
    };
  };
}
