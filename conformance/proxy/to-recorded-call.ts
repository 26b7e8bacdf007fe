import { parseUrl } from '../../lib/parse-url.ts';
import type { HeaderList, RecordedBody, RecordedCall } from '../traffic/recorded-call.ts';
import type { CapturedCall, CapturedMessage } from './captured-call.ts';
import { decodeContent } from './decode-content.ts';
import { readHeadFields } from './read-head.ts';

/** @param origin of the target: `https://bank.example` */
export function toRecordedCall(id: string, call: CapturedCall, origin: string): RecordedCall {
  const { startedAt, endedAt, request, response } = call;
  const [method = '', path = '/'] = request.start.split(' ');
  return {
    id,
    startedAt,
    endedAt,
    request: { method, url: urlOf(path, origin), ...partsOf(request) },
    response:
      'failure' in response
        ? response
        : { status: Number(response.start.split(' ')[1]), ...partsOf(response) },
  };
}

/** `*` of `OPTIONS *` is not a path, and a path that begins with two slashes names no host. */
function urlOf(path: string, origin: string): string {
  const url = parseUrl(/^https?:\/\//i.test(path) ? path : origin + (path.startsWith('/') ? path : '/'));
  return url === undefined ? `${origin}/` : origin + url.pathname + url.search;
}

function partsOf(message: CapturedMessage): { headers: HeaderList; body: RecordedBody } {
  const headers = readHeadFields(message);
  return { headers, body: decodeContent(message.content, headers) };
}
