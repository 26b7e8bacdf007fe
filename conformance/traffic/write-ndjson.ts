import type { CallLine, LineBody } from './ndjson/call-line.ts';
import type { RecordedBody, RecordedCall } from './recorded-call.ts';
import { formatTime } from './recorded-time.ts';
import type { TrafficWriter } from './traffic-writer.ts';

/** NDJSON, one call a line, as `recorded-call.schema.json` has it. */
export function ndjsonWriter(): TrafficWriter {
  return { write: (call) => `${JSON.stringify(toLine(call))}\n`, end: () => '' };
}

function toLine({ startedAt, endedAt, request, response, run, context, pseudonyms }: RecordedCall): CallLine {
  const { method, url, headers, body } = request;
  return {
    startedAt: formatTime(startedAt),
    durationMs: endedAt - startedAt,
    request: { method, url, headers, ...toBody(body) },
    response:
      'failure' in response
        ? { failure: response.failure, detail: response.detail }
        : { status: response.status, headers: response.headers, ...toBody(response.body) },
    ...(run !== undefined && { run }),
    ...(context && { context }),
    ...(pseudonyms && { pseudonyms }),
  };
}

function toBody(body: RecordedBody): LineBody {
  if (typeof body === 'string') return { text: body };
  if (body instanceof Uint8Array) return { base64: Buffer.from(body).toString('base64') };
  return body.absent === 'none' ? { text: '' } : { notRecorded: true };
}
