import { jsonText } from '../../lib/json-text.ts';
import type { Report, ReportExchange } from '../model/report.ts';
import { harRequest, harResponse, mimeTypeOf } from './har-messages.ts';

/** The calls of a report as HAR 1.2. What was masked stays masked, so that the sizes of bodies are not known. */
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
  const { method, url, body } = request;
  const headers = Object.entries(request.headers);
  const postData = { mimeType: mimeTypeOf(headers), params: [], text: JSON.stringify(body) };
  return harRequest({ method, url, headers }, body === undefined ? {} : { postData });
}

function toResponse({ response }: ReportExchange): object {
  const { status = 0, headers = {}, bytes = 0, body, unreadable } = response ?? {};
  return harResponse(status, Object.entries(headers), {
    size: bytes,
    ...(body !== undefined && { text: JSON.stringify(body) }),
    ...(unreadable !== undefined && { comment: unreadable }),
  });
}
