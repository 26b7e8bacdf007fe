import { constants } from 'node:os';
import { operations } from '../../generated/operations.ts';
import type { Body, Exchange, Outcome } from '../transport/exchange.ts';
import { readJsonBody } from '../transport/read-json-body.ts';
import { BodyParser } from './body-parser.ts';
import { matchOperation, type OperationMatch } from './match-operation.ts';
import type { HeaderList, RecordedBody, RecordedCall } from './recorded-call.ts';

/**
 * A recorded call as the judge takes it; `undefined` where it is for none of the description's operations. What the recording lacks is marked as
 * not recorded, so that nothing is judged by it.
 *
 * @param known what is known of the call and its bodies: of a recording, `CallReader` knows it
 */
export function toExchange(
  call: RecordedCall,
  known: { readonly match: OperationMatch | undefined; readonly bodies: BodyParser } = {
    match: matchOperation(call.request.method, call.request.url),
    bodies: new BodyParser(),
  },
): Exchange | undefined {
  const { id, startedAt, endedAt, request } = call;
  const { match, bodies } = known;
  if (match === undefined) return undefined;
  const { operation, pathParameters } = match;
  return {
    id,
    operation,
    purpose: operations[operation].summary,
    request: {
      method: request.method.toUpperCase(),
      url: request.url,
      pathParameters,
      ...toSent(request.body, bodies),
      get headers() {
        return joinHeaders(request.headers);
      },
    },
    sentAt: startedAt,
    endedAt,
    outcome: toOutcome(call.response, bodies),
  };
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

function toSent(body: RecordedBody, bodies: BodyParser): Pick<Exchange['request'], 'body' | 'unreadBody'> {
  if (isAbsent(body))
    return { body: undefined, ...(body.absent === 'not-recorded' && { unreadBody: 'not-recorded' }) };
  const value = typeof body === 'string' && body !== '' ? bodies.parse(body) : undefined;
  if (value !== undefined) return { body: value };
  const read = readJsonBody(bytesOf(body));
  if (read.value !== undefined) return { body: read.value };
  const isEmpty = read.kind === 'unreadable' && read.why === 'empty';
  return { body: undefined, ...(!isEmpty && { unreadBody: 'not-json' }) };
}

function toOutcome(response: RecordedCall['response'], bodies: BodyParser): Outcome {
  if ('failure' in response)
    return { kind: 'failure', reason: response.failure, detail: codeIn(response.detail) };
  const { status, headers } = response;
  return {
    kind: 'response',
    status,
    ...toReceived(response.body, bodies),
    // Hardly anybody looks at them.
    get headers() {
      return joinHeaders(headers);
    },
  };
}

/** The code of an operating system's error. Recorders add words of their own, in which anything may be. */
function codeIn(detail: string): string {
  return detail.match(/\bE[A-Z]{3,15}\b/g)?.find((code) => Object.hasOwn(constants.errno, code)) ?? '';
}

function toReceived(
  recorded: RecordedBody,
  bodies: BodyParser,
): { readonly bytes: number; readonly body: Body } {
  if (isAbsent(recorded) && recorded.absent === 'not-recorded')
    return { bytes: 0, body: { kind: 'unreadable', why: 'not-recorded', text: '' } };
  if (typeof recorded === 'string' && recorded !== '') {
    const value = bodies.parse(recorded);
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
