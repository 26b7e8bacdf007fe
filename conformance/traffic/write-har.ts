import { suite } from '../catalogue/suite.ts';
import { harRequest, harResponse, mimeTypeOf, UNKNOWN_SIZE } from '../report/har-messages.ts';
import type { RecordedBody, RecordedCall, RecordedResponse } from './recorded-call.ts';
import { formatTime } from './recorded-time.ts';
import type { TrafficWriter } from './traffic-writer.ts';

/**
 * HAR 1.2, an entry a line. Fields of our own begin with an underscore: `_body` says why there is none, `_failure` why there is no response, and
 * `_encoding` of a request is as `encoding` of a response.
 *
 * @param comment shown to people
 */
export function harWriter(comment?: string): TrafficWriter {
  let isFirst = true;
  const head = () => {
    const { name, version } = suite;
    const log = { version: '1.2', creator: { name, version }, ...(comment !== undefined && { comment }) };
    return `{"log":${JSON.stringify(log).slice(0, -1)},"entries":[\n`;
  };
  return {
    write(call) {
      const before = isFirst ? head() : ',\n';
      isFirst = false;
      return before + JSON.stringify(toEntry(call));
    },
    end: () => `${isFirst ? head() : '\n'}]}}\n`,
  };
}

function toEntry({ startedAt, endedAt, request, response, run, context, pseudonyms }: RecordedCall): object {
  const time = endedAt - startedAt;
  return {
    startedDateTime: formatTime(startedAt),
    time,
    request: toRequest(request),
    response: 'failure' in response ? toFailure(response) : toResponse(response),
    cache: {},
    timings: { send: 0, wait: Math.max(time, 0), receive: 0 },
    ...(run !== undefined && { _run: run }),
    ...(context && { _context: context }),
    ...(pseudonyms && { _pseudonyms: true }),
  };
}

function toRequest({ method, url, headers, body }: RecordedCall['request']): object {
  const mimeType = mimeTypeOf(headers);
  const more = {
    ...(typeof body === 'string' && { postData: { mimeType, text: body } }),
    ...(body instanceof Uint8Array && {
      postData: { mimeType, text: base64(body), _encoding: 'base64' },
    }),
    ...absenceOf(body),
  };
  return harRequest({ method, url, headers }, more, sizeOf(body));
}

function toResponse({ status, headers, body }: RecordedResponse): object {
  const content = {
    size: sizeOf(body),
    ...(typeof body === 'string' && { text: body }),
    ...(body instanceof Uint8Array && { text: base64(body), encoding: 'base64' }),
  };
  return harResponse(status, headers, content, sizeOf(body), absenceOf(body));
}

function toFailure({ failure, detail }: Exclude<RecordedCall['response'], RecordedResponse>): object {
  return {
    ...harResponse(0, [], { size: UNKNOWN_SIZE }),
    _failure: failure,
    _error: detail,
  };
}

function absenceOf(body: RecordedBody): object {
  if (typeof body === 'string' || body instanceof Uint8Array) return {};
  return { _body: body.absent, ...(body.reason !== undefined && { comment: body.reason }) };
}

function sizeOf(body: RecordedBody): number {
  if (typeof body === 'string') return Buffer.byteLength(body);
  if (body instanceof Uint8Array) return body.length;
  return body.absent === 'none' ? 0 : UNKNOWN_SIZE;
}

function base64(body: Uint8Array): string {
  return Buffer.from(body).toString('base64');
}
