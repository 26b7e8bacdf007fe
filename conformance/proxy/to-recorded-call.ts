import { parseUrl } from '../../lib/parse-url.ts';
import { decodedBody, MAX_CONTENT } from '../traffic/recorded-body.ts';
import type { HeaderList, RecordedBody, RecordedCall } from '../traffic/recorded-call.ts';
import type { CapturedCall, CapturedContent } from './captured-call.ts';

/** @param origin of the target: `https://bank.example` */
export function toRecordedCall(id: string, call: CapturedCall, origin: string): RecordedCall {
  const { startedAt, endedAt, request, response } = call;
  return {
    id,
    startedAt,
    endedAt,
    request: { method: request.method, url: urlOf(request.path, origin), ...partsOf(request) },
    response: 'failure' in response ? response : { status: response.status, ...partsOf(response) },
  };
}

/** `*` of `OPTIONS *` is not a path, and a path that begins with two slashes names no host. */
function urlOf(path: string, origin: string): string {
  const url = parseUrl(/^https?:\/\//i.test(path) ? path : origin + (path.startsWith('/') ? path : '/'));
  return url === undefined ? `${origin}/` : origin + url.pathname + url.search;
}

function partsOf(message: { readonly rawHeaders: readonly string[]; readonly content: CapturedContent }) {
  const { rawHeaders, content } = message;
  const headers: [string, string][] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.push([rawHeaders[at] as string, rawHeaders[at + 1] as string]);
  return { headers, body: decodeContent(content, headers) };
}

/** The content of a message without its content codings. What is in an unknown one or in a transfer coding, or is too long, is not recorded. */
function decodeContent(content: CapturedContent, headers: HeaderList): RecordedBody {
  if (typeof content === 'string') return { absent: content };
  if (isTransferCoded(headers)) return { absent: 'not-recorded' };
  return decodedBody(content, headers, MAX_CONTENT);
}

/** Tells whether content is in a transfer coding besides the chunks that delimit it, such as `gzip, chunked`. */
function isTransferCoded(headers: HeaderList): boolean {
  const codings = headers
    .filter(([name]) => /^transfer-encoding$/i.test(name))
    .flatMap(([, value]) => value.toLowerCase().split(/[\s,]+/))
    .filter((coding) => !['', 'identity'].includes(coding));
  return codings.length > (codings.at(-1) === 'chunked' ? 1 : 0);
}
