import { parseUrl } from '../../../lib/parse-url.ts';
import type { JudgedApi } from '../../api/judged-api.ts';
import type { JudgedBehavior } from '../../api/judged-rows.ts';
import { identifierText, type TouchedRecord, tokensOfRequest } from '../../api/touched-records.ts';
import type { Exchange } from '../../model/exchange.ts';
import type { PlacedCall } from '../call-reader.ts';
import { isSafeMethod, mayNameRecordOf } from '../changing-call.ts';
import { decodeSegment } from '../decode-segment.ts';
import { digest } from '../digest.ts';
import type { RecordedCall } from '../recorded-call.ts';
import { type IndexedCall, toIndexedCall } from './indexed-call.ts';

/** A call to an API with rows, and what is known of it without its bodies. */
export interface TouchingCall extends IndexedCall {
  readonly method: string;
  /** 0 where there was no complete response. */
  readonly status: number;
  readonly touches: readonly TouchedRecord[];
  /** Kinds of records that it lists, also where there are none. */
  readonly lists: readonly string[];
  /** Kinds of records that the operation is said to be about. */
  readonly kinds: readonly string[];
  /** `unknown`: nobody knows whether it had the effect. */
  readonly outcome: 'done' | 'refused' | 'unknown';
  /** It may change something, if it is not refused. */
  readonly isUnsafe: boolean;
  /** Identifiers that its request may name records by. Empty of a call that is safe. */
  readonly tokens: readonly string[];
  /** Nobody has said which records it changes, and it names none. */
  readonly isWild: boolean;
  /** A digest of who made it. */
  readonly caller: number;
}

export function isTouching(call: IndexedCall): call is TouchingCall {
  return 'touches' in call;
}

/** These words are in paths whose requests change many records together. */
const SWEEPING = /reset|restore|clear|import|purge|truncate|flush|rollback|batch|bulk|delete|remove|drop/i;

/** @returns `undefined` for a call to an API without rows: no other is compared with it */
export function toComparedCall(
  placed: PlacedCall,
  exchange: Exchange,
  file: number,
  read: () => RecordedCall,
  { behavior, rowsOf }: JudgedApi,
): IndexedCall | undefined {
  if (behavior !== undefined) return toTouchingCall(placed, exchange, file, read, behavior);
  return rowsOf && toIndexedCall(placed, exchange, file, read);
}

function toTouchingCall(
  { call, match }: PlacedCall,
  exchange: Exchange,
  file: number,
  read: () => RecordedCall,
  behavior: JudgedBehavior,
): TouchingCall {
  const { operation, request, outcome } = exchange;
  const status = outcome.kind === 'response' ? outcome.status : 0;
  const named = behavior.names.of(operation);
  const isUnsafe =
    named.length === 0 ? !isSafeMethod(request.method) : named.some(({ effect }) => effect !== 'reads');
  const isUnlisted = isUnsafe && named.length === 0;
  const { path = '' } = behavior.operations.get(operation) ?? {};
  return {
    ...{
      match,
      read,
      file,
      startedAt: call.startedAt,
      endedAt: call.endedAt,
      method: request.method,
      status,
    },
    ...{ record: undefined, content: 0, shownTime: undefined, effect: 'none' },
    touches: behavior.names.touched(exchange),
    lists: behavior.names.listed(operation),
    kinds: named.map(({ kind }) => kind),
    outcome: callOutcome(status, isUnsafe),
    isUnsafe,
    tokens: isUnsafe ? tokensOfRequest(exchange) : [],
    isWild:
      isUnlisted &&
      Object.keys(request.pathParameters).length === 0 &&
      (request.method !== 'POST' || SWEEPING.test(path)),
    caller: callerOf(request.headers),
  };
}

/** A call that is not described, and may have changed a record that its URL names; `undefined` for any other. */
export function toOtherCall(call: RecordedCall, file: number, api: JudgedApi): OtherCall | undefined {
  const { request, response, startedAt, endedAt } = call;
  const outcome = callOutcome('failure' in response ? 0 : response.status, true);
  const url = outcome !== 'refused' && mayNameRecordOf(api, request) ? parseUrl(request.url) : undefined;
  if (url === undefined) return undefined;
  const tokens = [...url.pathname.split('/').map(decodeSegment), ...url.searchParams.values()];
  return {
    file,
    startedAt,
    endedAt,
    outcome,
    tokens: [...new Set(tokens.flatMap((one) => identifierText(one) ?? []))],
  };
}

export type OtherCall = Pick<TouchingCall, 'file' | 'startedAt' | 'endedAt' | 'outcome' | 'tokens'>;

/** Tells whether a response says that something was done. What was only accepted may not be done yet. */
export function callOutcome(status: number, isUnsafe: boolean): TouchingCall['outcome'] {
  if (status >= 200 && status <= 299)
    return isUnsafe && (status === 202 || status === 207) ? 'unknown' : 'done';
  return status >= 400 && status <= 499 && status !== 408 ? 'refused' : 'unknown';
}

const KEYS = /^(?:x-)?(?:api-?key|auth(?:-?token)?|access-?token|token)$/;

/** Schemes in which each request has a signature of its own, beside the name of who signs. */
const SIGNED =
  /^(?:SharedKey(?:Lite)?|AWS) ([^:]+):|^AWS4-.*?Credential=([^/,]+)|^(?:Digest|Signature) .*?(?:username|keyId)="([^"]*)"/i;

function callerOf(headers: Readonly<Record<string, string>>): number {
  const { authorization, cookie } = headers;
  const signer = SIGNED.exec(authorization ?? '')
    ?.slice(1)
    .find((name) => name !== undefined);
  const key = Object.keys(headers).find((name) => KEYS.test(name));
  return digest(signer ?? authorization ?? (key === undefined ? undefined : headers[key]) ?? cookie ?? '');
}
