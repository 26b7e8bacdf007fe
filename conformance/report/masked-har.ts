import { jsonText } from '../../lib/json-text.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import type { Report, ReportExchange } from './report.ts';

/** Not known, or of a body that is masked here and so has another size. */
const UNKNOWN = -1;

/** The calls of a report as HAR 1.2. What was masked stays masked. */
export function maskedHar({ run, exchanges }: Report): string {
  const log = {
    version: '1.2',
    creator: { name: run.suite.name, version: run.suite.version },
    entries: exchanges.map(toEntry),
    comment: `Run ${run.id} against ${run.target.baseUrl}`,
  };
  return `${jsonText({ log }, 2)}\n`;
}

function toEntry(exchange: ReportExchange): object {
  const { id, purpose, sentAt, durationMs, failure } = exchange;
  return {
    startedDateTime: sentAt,
    time: durationMs,
    request: toRequest(exchange),
    response: toResponse(exchange),
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    comment: `${id}: ${purpose}${failure === undefined ? '' : ` (no response: ${failure})`}`,
  };
}

function toRequest({ request }: ReportExchange): object {
  const { method, url, headers, body } = request;
  return {
    method,
    url,
    httpVersion: 'unknown',
    cookies: [],
    headers: toList(headers),
    queryString: [...(parseUrl(url)?.searchParams ?? [])].map(([name, value]) => ({ name, value })),
    ...(body !== undefined && {
      postData: { mimeType: mimeTypeOf(headers), params: [], text: JSON.stringify(body) },
    }),
    headersSize: UNKNOWN,
    bodySize: UNKNOWN,
  };
}

/** HAR viewers show status 0 as a call without a response. */
function toResponse({ response }: ReportExchange): object {
  const { status = 0, headers = {}, bytes = 0, body, unreadable } = response ?? {};
  return {
    status,
    statusText: '',
    httpVersion: 'unknown',
    cookies: [],
    headers: toList(headers),
    content: {
      size: bytes,
      mimeType: mimeTypeOf(headers),
      ...(body !== undefined && { text: JSON.stringify(body) }),
      ...(unreadable !== undefined && { comment: unreadable }),
    },
    redirectURL: headers.location ?? '',
    headersSize: UNKNOWN,
    bodySize: UNKNOWN,
  };
}

function toList(headers: Readonly<Record<string, string>>): object[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

function mimeTypeOf(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
}
