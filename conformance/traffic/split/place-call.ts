import { bank } from '../../api/bank.ts';
import type { JudgedApi } from '../../api/judged-api.ts';
import { creates, recordOf } from '../../catalogue/effect.ts';
import type { Exchange } from '../../model/exchange.ts';
import { CallReader } from '../call-reader.ts';
import { mayHaveEffect, mayNameRecordOf } from '../changing-call.ts';
import { hasDescribedFormat, isRecordedSuccess } from '../foreign-deployments.ts';
import { type IndexedCall, toIndexedCall } from '../judge/indexed-call.ts';
import { OTHERS, partitionKey } from '../partition.ts';
import type { RecordedCall } from '../recorded-call.ts';

/** A call belongs here when the calls of a fleet are judged in parts. */
export interface CallPlace {
  /** Calls with the same key have to be judged in the same part: see `partOf`. Empty for a call to no operation of the description. */
  readonly key: string;
  /**
   * True if the other parts need a copy, marked `context: true`: it shows what calls of other keys are compared with (a program, or when a record was created), may
   * have changed a record that only its URL names, or is the first that tells something of its recorder or its deployment.
   */
  readonly isNeeded: boolean;
}

/**
 * Places calls by a description. Give it the calls of one stream, or of one reader, in any order; each of several readers has a placer of its own, and then
 * some more calls are needed than by one.
 *
 * @param api the description that calls are judged by. Default: that of this package
 * @returns a function of a call and its recorder, whose clock may differ from that of others: a file, a proxy
 */
export function createCallPlacer(
  api: JudgedApi = bank,
): (call: RecordedCall, recorder?: string) => CallPlace {
  const place = placeWith(api);
  return (call, recorder) => {
    const { key, isNeeded, made } = place(call, recorder);
    return { key, isNeeded: isNeeded || (made !== undefined && isCompared(made.call)) };
  };
}

/** A place before anybody has decided who needs what the call shows. */
export interface FoundPlace extends CallPlace {
  /** The facts of a call of the bank outside of runs. */
  readonly made?: { readonly call: IndexedCall; readonly exchange: Exchange };
}

/** Finds places as `createCallPlacer` does; `isNeeded` leaves out that calls of other keys are compared with a call. */
export function placeWith(api: JudgedApi): (call: RecordedCall, recorder?: string) => FoundPlace {
  const reader = new CallReader(api);
  const told = new Set<string>();
  const isFirst = (what: string) => told.size < told.add(what).size;
  return (call, recorder = '') => {
    const placed = reader.place(call);
    if (placed === undefined)
      return { key: OTHERS, isNeeded: mayNameRecordOf(api, call.request) && mayHaveEffect(call) };
    const exchange = reader.exchange(placed);
    const { baseUrl } = placed.match;
    const firsts = [
      isFirst(`recorder ${recorder} ${baseUrl}`),
      (call.run !== undefined || hasDescribedFormat(exchange)) && isFirst(`described ${baseUrl}`),
      isRecordedSuccess(exchange) && isFirst(`success ${baseUrl}`),
    ];
    const key = partitionKey(placed, exchange, api);
    // Rows of any API may ask for all records of a kind. Runs are judged one by one.
    if (api.rowsOf === undefined || call.run !== undefined)
      return { key, isNeeded: firsts.includes(true) || api.behavior !== undefined };
    const made = { call: toIndexedCall(placed, exchange, 0, () => call), exchange };
    return { key, isNeeded: firsts.includes(true), made };
  };
}

/** Tells whether calls of other keys are compared with a call, whatever its record. */
export function isCompared({ match: { operation }, effect }: IndexedCall): boolean {
  return effect !== 'none' && (creates(operation) || recordOf(operation) === 'Program');
}
