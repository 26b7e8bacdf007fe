import type { Json } from '../../lib/json.ts';
import type { Body, Exchange } from '../model/exchange.ts';
import type { HeaderList, RecordedBody, RecordedCall } from '../traffic/recorded-call.ts';
import { otherJson } from './other-body.ts';

/** A call of the suite as a recorded one. It is as secret as the exchange. */
export function fromExchange({ id, sentAt, endedAt, request, outcome }: Exchange): RecordedCall {
  return {
    id,
    startedAt: sentAt,
    endedAt,
    request: {
      method: request.method,
      url: request.url,
      headers: toList(request.headers),
      body: request.body === undefined ? { absent: 'none' } : toText(request.body),
    },
    response:
      outcome.kind === 'failure'
        ? { failure: outcome.reason, detail: outcome.detail }
        : { status: outcome.status, headers: toList(outcome.headers), body: toBody(outcome.body) },
  };
}

function toList(headers: Readonly<Record<string, string>>): HeaderList {
  return Object.entries(headers);
}

function toText(value: Json): string {
  return otherJson(value, { text: (text) => text, number: (number) => number, name: (name) => name });
}

/** A body that reads the same: the bytes that were received are not known any more. */
function toBody(body: Body): RecordedBody {
  if (body.kind === 'json') return toText(body.value);
  switch (body.why) {
    case 'not-recorded':
      return { absent: 'not-recorded', ...(body.reason !== undefined && { reason: body.reason }) };
    case 'byte-order-mark':
      return new TextEncoder().encode(`\ufeff${body.text}`);
    case 'not-utf8':
      return notUtf8(body.text);
    default:
      return body.text;
  }
}

/** The first replacement character stands for bytes that are not UTF-8. */
function notUtf8(text: string): Uint8Array {
  const place = text.indexOf('\ufffd');
  return Buffer.concat([
    Buffer.from(text.slice(0, place)),
    Uint8Array.of(0xff),
    Buffer.from(text.slice(place + 1)),
  ]);
}
