import type { JudgedApi } from '../api/judged-api.ts';
import { idNamed, recordOf } from '../catalogue/effect.ts';
import { normalizedId } from '../judge/same-id.ts';
import type { Exchange } from '../model/exchange.ts';
import type { PlacedCall } from './call-reader.ts';
import { digest } from './digest.ts';
import { recordId } from './judge/indexed-call.ts';
import type { RecordedCall } from './recorded-call.ts';

/** The key of calls to other operations. The first part counts them. */
export const OTHERS = '';

/**
 * Recordings are split by this: the deployment and the account that a call is about; for a program or a check, that record; for an API with no
 * identifiers of its own, each call by itself. Calls with the same key are judged together.
 */
export function partitionKey({ call, match }: PlacedCall, exchange: Exchange, api: JudgedApi): string {
  if (api.rowsOf === undefined) return keyOfOne(call);
  if (call.run !== undefined) return call.run.id;
  const { operation, request, outcome } = exchange;
  const body = outcome.kind === 'response' ? outcome.body.value : undefined;
  const { pathParameters, body: sent } = request;
  const account = idNamed(operation, 'Account')({ pathParameters, sent });
  const isOther = recordOf(operation) !== 'Account';
  const id = isOther && typeof account === 'string' ? account : recordId(exchange, body);
  return `${match.baseUrl} ${id === undefined ? keyOfOne(call) : normalizedId(id)}`;
}

/** Not its place in a file: a split recording has another one. */
function keyOfOne({ startedAt, request }: RecordedCall): string {
  return `${startedAt} ${request.method} ${request.url}`;
}

/** Returns which of so many parts a key belongs to, from 1. */
export function partOf(key: string, parts: number): number {
  return key === OTHERS ? 1 : (digest(key) % parts) + 1;
}
