import { operations } from '../../../generated/operations.ts';
import { canonicalJson } from '../../../lib/canonical-json.ts';
import { at, type Json } from '../../../lib/json.ts';
import { creates, idInPath, shownKind } from '../../catalogue/effect.ts';
import { normalizedId } from '../../judge/same-id.ts';
import { isTimestamp } from '../../judge/timestamp.ts';
import { type Exchange, isSuccess } from '../../model/exchange.ts';
import type { PlacedCall } from '../call-reader.ts';
import { digest } from '../digest.ts';
import type { OperationMatch } from '../match-operation.ts';
import type { RecordedCall } from '../recorded-call.ts';

/** The facts of a call without its bodies. */
export interface IndexedCall {
  readonly match: OperationMatch;
  /** The call as a whole. */
  readonly read: () => RecordedCall;
  /** Index into the files of the recording. */
  readonly file: number;
  /** The time in milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** The record that the call is about: `Account acc-…`. `undefined` where that is unknown. */
  readonly record: string | undefined;
  /** A digest: of a successful read, of what it shows; of a creation, of what was sent, the same for requests that ask for the same in other words. */
  readonly content: number;
  /** The time that a creation shows for the record, in milliseconds since 1970, or the text in place of one. */
  readonly shownTime: number | string | undefined;
  /** `seen`: it succeeded, but nobody can read what it shows. `unknown`: nobody knows whether it had an effect. */
  readonly effect: 'shown' | 'seen' | 'unknown' | 'none';
}

/** @param read gives the call once more */
export function toIndexedCall(
  { call, match }: PlacedCall,
  exchange: Exchange,
  file: number,
  read: () => RecordedCall,
): IndexedCall {
  const { operation, outcome } = exchange;
  const isSeen = outcome.kind === 'response' && isSuccess(outcome);
  const body = isSeen ? outcome.body.value : undefined;
  const id = recordId(exchange, body);
  return {
    match,
    read,
    file,
    startedAt: call.startedAt,
    endedAt: call.endedAt,
    record: id === undefined ? undefined : recordKey(shownKind(operation), id),
    content: creates(operation)
      ? sentContent(call, exchange)
      : operations[operation].safe
        ? shownContent(call, body)
        : 0,
    shownTime: creates(operation) ? timeIn(at(body, '/createdAt')) : undefined,
    effect: body !== undefined ? 'shown' : isSeen ? 'seen' : isUnresolved(exchange) ? 'unknown' : 'none',
  };
}

/** Returns the same for texts that are the same identifier. */
export function recordKey(kind: string, id: string): string {
  return `${kind} ${normalizedId(id)}`;
}

/** The record that a call is about: for a creation the one that it made, otherwise the one in its path. */
export function recordId(
  exchange: Pick<Exchange, 'operation'> & { readonly request: Pick<Exchange['request'], 'pathParameters'> },
  body: Json | undefined,
): string | undefined {
  const { operation, request } = exchange;
  const id = creates(operation) ? at(body, '/id') : idInPath(operation, request.pathParameters);
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** When the record that a call created was created, by the deployment's clock; NaN where it does not say. */
export function createdAt({ shownTime }: IndexedCall): number {
  return typeof shownTime === 'number' ? shownTime : Number.NaN;
}

function timeIn(shown: Json | undefined): IndexedCall['shownTime'] {
  if (shown === undefined) return undefined;
  return isTimestamp(shown) ? Date.parse(shown) : JSON.stringify(shown);
}

function shownContent({ response }: RecordedCall, body: Json | undefined): number {
  if ('failure' in response || body === undefined) return 0;
  return digest(typeof response.body === 'string' ? response.body : JSON.stringify(body));
}

function sentContent({ request }: RecordedCall, exchange: Exchange): number {
  const { body } = exchange.request;
  const sent = typeof request.body === 'string' ? request.body : '';
  if (body === undefined) return digest(sent);
  try {
    return digest(canonicalJson(body));
  } catch {
    // The body is deeper than the stack.
    return digest(sent);
  }
}

/** Tells whether the effect of a write is unknown: a refusal has none. */
function isUnresolved({ outcome }: Exchange): boolean {
  if (outcome.kind === 'failure') return true;
  return outcome.status >= 500 || outcome.status === 408 || outcome.status < 200;
}
