import { idNamed, recordOf } from '../catalogue/effect.ts';
import { normalizedId } from '../judge/same-id.ts';
import type { Exchange } from '../model/exchange.ts';
import { digest } from './digest.ts';
import { recordId } from './judge/indexed-call.ts';

/**
 * Recordings are split by this: the deployment and the account that a call is about; for a program or a check, that record. Calls with the same key
 * belong together; of others, a call needs the responses that show its program.
 */
export function partitionKey(exchange: Exchange, baseUrl: string): string {
  const { operation, request, outcome } = exchange;
  const body = outcome.kind === 'response' ? outcome.body.value : undefined;
  const { pathParameters, body: sent } = request;
  const account = idNamed(operation, 'Account')({ pathParameters, sent });
  const isOther = recordOf(operation) !== 'Account';
  const id = isOther && typeof account === 'string' ? account : recordId(exchange, body);
  return `${baseUrl} ${id === undefined ? exchange.id : normalizedId(id)}`;
}

/** Returns which of so many parts a key belongs to, from 1. */
export function partOf(key: string, parts: number): number {
  return (digest(key) % parts) + 1;
}
