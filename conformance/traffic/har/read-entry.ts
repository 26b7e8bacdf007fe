import { isObject } from '../../../lib/json.ts';
import { absoluteUrl } from '../absolute-url.ts';
import type { CallTimes, HeaderList, RecordedCall, RecordedFailure } from '../recorded-call.ts';
import { readTime } from '../recorded-time.ts';
import { readRunNote } from '../run-notes.ts';
import { type Attachments, readRequestBody, readResponseBody } from './read-bodies.ts';

/** An entry that does not have the form of HAR: `message` says where and what was expected, without its values. */
export class EntryError extends Error {
  override readonly name = 'EntryError';
}

/**
 * The call of a HAR entry, as browsers, proxies and test tools write them; `undefined` with a reason where nothing was sent to a server.
 *
 * @throws EntryError
 */
export function readEntry(
  entry: unknown,
  id: string,
  attachments: Attachments,
): RecordedCall | { readonly notSent: string; readonly method: string; readonly url: string } {
  if (!isObject(entry)) throw new EntryError('expected an object');
  const { request } = entry;
  if (!isObject(request)) throw new EntryError('`request` must be an object');
  const { method, url: written } = request;
  if (typeof method !== 'string') throw new EntryError('`request.method` must be a string');
  if (typeof written !== 'string') throw new EntryError('`request.url` must be a string');
  const notSent = whyNotSent(entry);
  if (notSent !== undefined) return { notSent, method, url: written };
  const startedAt = readStart(entry.startedDateTime);
  const all = readHeaders(request.headers, 'request.headers');
  const url = absoluteUrl(written, all);
  if (url === undefined)
    throw new EntryError('`request.url` must be absolute, or a path where `request.headers` has `host`');
  const headers = all.filter(isHeader);
  const run = readRunNote(entry._run);
  const context = readContext(entry._context);
  return {
    id,
    startedAt,
    endedAt: startedAt + readDuration(entry),
    request: { method, url, headers, body: readRequestBody(request, method, headers, attachments) },
    response: readResponse(entry.response, method, attachments),
    ...(run !== undefined && { run }),
    ...(context !== undefined && { context }),
    ...(entry._pseudonyms === true && { pseudonyms: true }),
  };
}

/** Other tools may use the same name for something else. */
function readContext(value: unknown): RecordedCall['context'] {
  if (value === true) return true;
  const isTimes = (one: unknown) =>
    Array.isArray(one) &&
    (one.length === 2 || one.length === 3) &&
    one.every((time) => typeof time === 'number' && Math.abs(time) < MAX_TIME);
  return Array.isArray(value) && value.every(isTimes) ? (value as CallTimes) : undefined;
}

const MAX_TIME = 3e14;

const CACHE = 'from the cache of the browser';
const WORKER = 'from a service worker';

/** Names what responded in place of the server. Such a response says nothing about the deployment, and may be there twice. */
function whyNotSent(entry: Record<string, unknown>): string | undefined {
  const { _fromCache, _fetchType, _wasFulfilled, cache } = entry;
  const response = isObject(entry.response) ? entry.response : {};
  if (_wasFulfilled === true) return 'from a route of the test';
  // Chrome.
  if (isFilled(_fromCache)) return CACHE;
  if (response._fetchedViaServiceWorker === true || isFilled(response._responseCacheStorageCacheName))
    return WORKER;
  // Safari.
  if (typeof _fetchType === 'string' && /cache|override/i.test(_fetchType)) return CACHE;
  if (_fetchType === 'Service Worker') return WORKER;
  // Firefox: nothing was transferred.
  if (
    isObject(cache) &&
    'afterRequest' in cache &&
    response.bodySize === 0 &&
    Number(response.status) !== 304
  ) {
    const { content } = response;
    if (isObject(content) && Number(content.size) > 0) return CACHE;
  }
  return undefined;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== '';
}

function readStart(value: unknown): number {
  const time = readTime(value);
  if (typeof time === 'string') throw new EntryError(`\`startedDateTime\` ${time}`);
  return time;
}

function readDuration({ time, timings }: Record<string, unknown>): number {
  if (typeof time === 'number' && time >= 0) return time;
  // -1 stands for unknown.
  const parts = isObject(timings) ? ['blocked', 'dns', 'connect', 'send', 'wait', 'receive'] : [];
  return parts
    .map((name) => (timings as Record<string, unknown>)[name])
    .reduce<number>((sum, part) => (typeof part === 'number' && part > 0 ? sum + part : sum), 0);
}

/** @throws EntryError */
function readHeaders(value: unknown, place: string): HeaderList {
  if (value === undefined || value === null) return [];
  const list: (readonly [string, string])[] = [];
  const add = (name: unknown, written: unknown) => {
    if (typeof name !== 'string') throw new EntryError(`\`${place}\` must be a list of { name, value }`);
    const text = String(written ?? '');
    // Chrome puts the values of a repeated header on lines.
    if (text.includes('\n')) for (const line of text.split('\n')) list.push([name, line]);
    else list.push([name, text]);
  };
  if (Array.isArray(value))
    for (const one of value as readonly unknown[]) {
      if (!isObject(one)) throw new EntryError(`\`${place}\` must be a list of { name, value }`);
      add(one.name, one.value);
    }
  else if (isObject(value)) for (const [name, written] of Object.entries(value)) add(name, written);
  else throw new EntryError(`\`${place}\` must be a list of { name, value }`);
  return list;
}

/** HTTP/2 has parts of the request line and of the status line there. */
function isHeader([name]: HeaderList[number]): boolean {
  return !name.startsWith(':');
}

function readResponse(value: unknown, method: string, attachments: Attachments): RecordedCall['response'] {
  if (!isObject(value)) return missing('the recording has no response');
  const { status: written } = value;
  const status = typeof written === 'string' && /^\d{3}$/.test(written) ? Number(written) : written;
  const failure = readFailure(value, typeof status === 'number' ? status : 0);
  if (failure !== undefined) return failure;
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 100 || status > 999)
    return missing('the recording has no status of the response');
  const headers = readHeaders(value.headers, 'response.headers').filter(isHeader);
  return { status, headers, body: readResponseBody(value, status, method, headers, attachments) };
}

function missing(detail: string): RecordedFailure {
  return { failure: 'not-recorded', detail };
}

const REASONS = ['unreachable', 'timeout', 'cut-off', 'too-large', 'interrupted', 'not-recorded'] as const;

/** Recorders write this of a response that did not arrive in full. */
function readFailure(response: Record<string, unknown>, status: number): RecordedFailure | undefined {
  const { _failure, _error, _failureText, _charlesStatus } = response;
  const words = [_error, _failureText].find((one) => typeof one === 'string' && one !== '') as
    | string
    | undefined;
  const own = REASONS.find((reason) => reason === _failure);
  if (own !== undefined) return { failure: own, detail: words ?? '' };
  if (words !== undefined) return { failure: reasonOf(words), detail: words };
  if (typeof _charlesStatus === 'string' && !/^complete$/i.test(_charlesStatus))
    return { failure: 'cut-off', detail: 'the proxy recorded no complete response' };
  return status > 0 ? undefined : missing('the recording has no response');
}

function reasonOf(words: string): RecordedFailure['failure'] {
  if (/time[d_ -]*out/i.test(words)) return 'timeout';
  if (/abort|cancel|interrupt/i.test(words)) return 'interrupted';
  if (
    /refused|not_?resolved|unreachable|disconnected|ENOTFOUND|getaddrinfo|CERT|SSL|TLS|ERR_FAILED|blocked/i.test(
      words,
    )
  )
    return 'unreachable';
  return 'cut-off';
}
