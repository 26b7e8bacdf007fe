import { constants } from 'node:os';
import type { Json } from '../../lib/json.ts';
import { bank } from '../api/bank.ts';
import type { JudgedApi } from '../api/judged-api.ts';
import type { Body, CompleteResponse, Exchange, Failure } from '../model/exchange.ts';
import { readJsonBody } from '../transport/read-json-body.ts';
import { matchOperation, type OperationMatch } from './match-operation.ts';
import type {
  HeaderList,
  RecordedBody,
  RecordedCall,
  RecordedFailure,
  RecordedResponse,
} from './recorded-call.ts';

/** A recorded call as the judge takes it; `undefined` where it is for none of the description's operations. */
export function toExchange(call: RecordedCall): Exchange | undefined {
  const match = matchOperation(call.request.method, call.request.url);
  return match && exchangeOf(call, match);
}

/** Makes an exchange of a call whose operation is known. What the recording lacks is marked as not recorded, so that nothing is judged by it. */
export function exchangeOf(call: RecordedCall, match: OperationMatch, api: JudgedApi = bank): Exchange {
  const { id, startedAt, endedAt, request } = call;
  const { operation, pathParameters } = match;
  return {
    id,
    operation,
    purpose: api.summaryOf(operation),
    request: new RequestOfCall(request, pathParameters),
    sentAt: startedAt,
    endedAt,
    outcome: 'failure' in call.response ? toFailure(call.response) : new ResponseOfCall(call.response),
  };
}

type SentRequest = Exchange['request'];

// Headers are joined for those few who look at them. The getters are those of a class: one in an object literal gives each object a map of its own in V8,
// which holds the call until the old space is collected.

class RequestOfCall implements SentRequest {
  readonly method: string;
  readonly url: string;
  readonly pathParameters: SentRequest['pathParameters'];
  readonly body: Json | undefined;
  readonly unreadBody?: Exclude<SentRequest['unreadBody'], undefined>;
  readonly text?: string;
  readonly #list: HeaderList;
  #headers: Record<string, string> | undefined;

  constructor(
    { method, url, headers, body }: RecordedCall['request'],
    pathParameters: SentRequest['pathParameters'],
  ) {
    const { value, unread } = readSent(body);
    this.method = method.toUpperCase();
    this.url = url;
    this.pathParameters = pathParameters;
    this.body = value;
    if (unread !== undefined) this.unreadBody = unread;
    if (unread === 'not-json' && typeof body === 'string') this.text = body;
    this.#list = headers;
  }

  get headers(): Record<string, string> {
    this.#headers ??= joinHeaders(this.#list);
    return this.#headers;
  }
}

class ResponseOfCall implements CompleteResponse {
  readonly kind = 'response';
  readonly status: number;
  readonly bytes: number;
  readonly body: Body;
  readonly #list: HeaderList;
  #headers: Record<string, string> | undefined;

  constructor({ status, headers, body }: RecordedResponse) {
    const received = toReceived(body);
    this.status = status;
    this.bytes = received.bytes;
    this.body = received.body;
    this.#list = headers;
  }

  get headers(): Record<string, string> {
    this.#headers ??= joinHeaders(this.#list);
    return this.#headers;
  }
}

/** Names in lower case; the values of a repeated name are joined by `, `. */
export function joinHeaders(list: HeaderList): Record<string, string> {
  const joined = new Map<string, string>();
  for (const [written, value] of list) {
    const name = written.toLowerCase();
    const before = joined.get(name);
    joined.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(joined);
}

function readSent(body: RecordedBody): {
  readonly value: Json | undefined;
  readonly unread?: Exclude<SentRequest['unreadBody'], undefined>;
} {
  if (isAbsent(body))
    return body.absent === 'not-recorded' ? { value: undefined, unread: 'not-recorded' } : NOTHING;
  const value = typeof body === 'string' && body !== '' ? parseText(body) : undefined;
  if (value !== undefined) return { value };
  const read = readJsonBody(bytesOf(body));
  if (read.value !== undefined) return { value: read.value };
  const isEmpty = read.kind === 'unreadable' && read.why === 'empty';
  return isEmpty ? NOTHING : { value: undefined, unread: 'not-json' };
}

const NOTHING = { value: undefined };

/** The JSON value of a text; `undefined`: it is none. */
function parseText(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function toFailure({ failure, detail }: RecordedFailure): Failure {
  return { kind: 'failure', reason: failure, detail: codeIn(detail) };
}

/** The code of an operating system's error. Recorders add words of their own, in which anything may be. */
function codeIn(detail: string): string {
  return detail.match(/\bE[A-Z]{3,15}\b/g)?.find((code) => Object.hasOwn(constants.errno, code)) ?? '';
}

function toReceived(recorded: RecordedBody): { readonly bytes: number; readonly body: Body } {
  if (isAbsent(recorded) && recorded.absent === 'not-recorded') {
    const { reason } = recorded;
    const body = {
      kind: 'unreadable',
      why: 'not-recorded',
      text: '',
      ...(reason !== undefined && { reason }),
    } as const;
    return { bytes: 0, body };
  }
  if (typeof recorded === 'string' && recorded !== '') {
    const value = parseText(recorded);
    if (value !== undefined) return { bytes: Buffer.byteLength(recorded), body: { kind: 'json', value } };
  }
  const bytes = isAbsent(recorded) ? new Uint8Array() : bytesOf(recorded);
  return { bytes: bytes.length, body: readJsonBody(bytes) };
}

function bytesOf(body: string | Uint8Array): Uint8Array {
  return typeof body === 'string' ? new TextEncoder().encode(body) : body;
}

function isAbsent(body: RecordedBody): body is Exclude<RecordedBody, string | Uint8Array> {
  return typeof body === 'object' && 'absent' in body;
}
