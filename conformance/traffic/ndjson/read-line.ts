import { validateCallLine } from '../../../generated/json-schemas/recorded-call.ts';
import { toItems } from '../../../generated/server-validation-errors.ts';
import { isObject } from '../../../lib/json.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { fromBase64, fromText } from '../har/read-bodies.ts';
import type { HeaderList, RecordedBody, RecordedCall } from '../recorded-call.ts';
import { readTime } from '../recorded-time.ts';
import { readRunNote } from '../run-notes.ts';
import type { CallLine, LineBody, LineHeaders, LineResponse } from './call-line.ts';

/** A line that does not have the form of `recorded-call.schema.json`: `message` says where and what was expected, without its values. */
export class LineError extends Error {
  override readonly name = 'LineError';
}

/**
 * Reads a line of an NDJSON recording, parsed as JSON. Its `id` is the one that is given here, if any.
 *
 * @throws LineError
 */
export function readCallLine(value: unknown, id = ''): RecordedCall {
  const line = checkLine(value);
  const { request, response, context, pseudonyms } = line;
  const { method } = request;
  const times = readTimes(line);
  const requestHeaders = readHeaders(request.headers);
  const url = absoluteUrl(request.url, requestHeaders);
  if (url === undefined)
    throw new LineError('#/request/url must be absolute, or a path where #/request/headers has `host`');
  const run = readRunNote(line.run);
  return {
    id,
    ...times,
    request: {
      method,
      url,
      headers: requestHeaders,
      body: readBody(request, requestHeaders, /^(?:GET|HEAD|OPTIONS|DELETE|TRACE)$/i.test(method)),
    },
    response: readResponse(response, method),
    ...(run !== undefined && { run }),
    ...(context && { context }),
    ...(pseudonyms && { pseudonyms }),
  };
}

const BODIES = ['json', 'text', 'base64', 'notRecorded'] as const satisfies (keyof LineBody)[];

/** Names that are none of words may be values in a wrong place. */
function withoutValues(pointer: string): string {
  return pointer.replace(/(?<=\/)[^/]+/g, (name) =>
    /^(?:[A-Za-z]{1,24}|\d{1,4})$/.test(name) ? name : '...',
  );
}

/** @throws LineError */
function checkLine(value: unknown): CallLine {
  if (
    isObject(value) &&
    value.startedAt === undefined &&
    [value.endedAt, value.durationMs].includes(undefined)
  )
    throw new LineError('the line must have startedAt, or endedAt and durationMs');
  if (!validateCallLine<CallLine>(value)) {
    const words = toItems(validateCallLine.errors, 3).map(({ pointer, detail }) =>
      pointer === '#' ? `the line ${detail}` : `${withoutValues(pointer)} ${detail}`,
    );
    throw new LineError(words.join('; '));
  }
  const { request, response } = value;
  for (const [name, holder] of Object.entries({ request, response: response ?? {} })) {
    const bodies = BODIES.filter((one) => Object.hasOwn(holder, one));
    if (bodies.length > 1)
      throw new LineError(`#/${name} must have one of ${bodies.join(', ')}, not several`);
  }
  const outcomes = ['status', 'failure'].filter((one) => Object.hasOwn(response ?? { status: 0 }, one));
  if (outcomes.length !== 1) throw new LineError('#/response must have either status or failure');
  const { startedAt, endedAt, durationMs } = value;
  const given = [startedAt, endedAt, durationMs].filter((one) => one !== undefined);
  if (given.length > 2)
    throw new LineError('the line must have two of startedAt, endedAt and durationMs, not all');
  return value;
}

function readTimes(line: CallLine): Pick<RecordedCall, 'startedAt' | 'endedAt'> {
  const { durationMs = 0 } = line;
  const end = line.endedAt === undefined ? undefined : checkTime(line.endedAt, 'endedAt');
  const startedAt = checkTime(line.startedAt ?? (end as number) - durationMs, 'startedAt');
  return { startedAt, endedAt: end ?? startedAt + durationMs };
}

function checkTime(value: string | number, name: string): number {
  const time = readTime(value);
  if (typeof time === 'string') throw new LineError(`#/${name} ${time}`);
  return time;
}

function readHeaders(headers: LineHeaders = []): HeaderList {
  if (!isList(headers))
    return Object.entries(headers).flatMap(([name, values]) =>
      (typeof values === 'string' ? [values] : values).map((value) => [name, value] as const),
    );
  return headers.map((one) => ('name' in one ? ([one.name, one.value] as const) : one));
}

function isList(headers: LineHeaders): headers is Exclude<LineHeaders, Readonly<Record<string, unknown>>> {
  return Array.isArray(headers);
}

function readResponse(response: CallLine['response'], method: string): RecordedCall['response'] {
  if (response === undefined || response === null)
    return { failure: 'not-recorded', detail: 'the recording has no response' };
  if ('failure' in response) return { failure: response.failure, detail: response.detail ?? '' };
  const { status, headers } = response as LineResponse;
  const hasNone = status < 200 || status === 204 || status === 304 || /^HEAD$/i.test(method);
  const list = readHeaders(headers);
  return { status, headers: list, body: readBody(response as LineResponse, list, hasNone) };
}

/** @param hasNone where nothing is said of a body */
function readBody(body: LineBody, headers: HeaderList, hasNone: boolean): RecordedBody {
  if (body.text !== undefined) return fromText(body.text, headers);
  if (body.base64 !== undefined) return fromBase64(body.base64, headers);
  if ('json' in body) return JSON.stringify(body.json);
  return { absent: body.notRecorded || !hasNone ? 'not-recorded' : 'none' };
}
