import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PlainHandler, PlainResponse } from '../plain-response.ts';
import { LightRequest } from './light-request.ts';

/** Of a path without dots or escapes, which `URL` leaves as it is: `/v1/program/prg-1?a=b`. */
const PLAIN_TARGET = /^\/[\w~!$&()*+,;=:@/-]*(?:\?[\w~!$&()*+,;=:@/.-]*)?$/;

/** So many of the last requests are kept, with the headers that a socket allows: 16 KiB. */
const MAX_KEPT = 100;

/**
 * Responds to a request for data without the objects of Fetch. False for a request that is not this simple: it was not touched.
 *
 * @param accepts whether the request is for this server and comes from no web page. That of an equal request does not change.
 * @param isStopping whether connections are to be closed
 */
export function createDirectListener(
  handle: PlainHandler,
  accepts: (incoming: IncomingMessage) => boolean,
  isStopping: () => boolean,
) {
  /** By path and query: callers repeat requests, such as those of a page that is loaded again. */
  const kept = new Map<string, LightRequest>();

  function keep(url: string, request: LightRequest): void {
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(url, request);
  }

  function toSimpleRequest(incoming: IncomingMessage): LightRequest | undefined {
    const { method, url = '', rawHeaders } = incoming;
    if (method !== 'GET' || isStopping()) return undefined;
    const last = kept.get(url);
    if (last?.hasHeaders(rawHeaders)) return last;
    const { headers } = incoming;
    if (!PLAIN_TARGET.test(url) || !accepts(incoming)) return undefined;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
      return undefined;
    const request = new LightRequest(incoming, `http://${headers.host}`);
    keep(url, request);
    return request;
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const request = toSimpleRequest(incoming);
    if (request === undefined) return false;
    const response = handle(request as unknown as Request, incoming.socket);
    if (response === undefined) return false;
    if (response instanceof Promise) void response.then((late) => send(late, outgoing));
    else send(response, outgoing);
    return true;
  };
}

function send({ status, headers, body }: PlainResponse, outgoing: ServerResponse): void {
  const bytes = typeof body === 'string' ? Buffer.from(body).toString('latin1') : toLatin1(body);
  const lines: string[] = [];
  if (headers instanceof Headers) for (const [name, value] of headers) lines.push(name, value);
  else for (const name in headers) lines.push(name, headers[name] as string);
  lines.push('content-length', String(bytes.length));
  outgoing.writeHead(status, lines);
  outgoing.end(bytes, 'latin1');
}

/** Bodies that are sent again and again are the same object. */
const known = new WeakMap<Uint8Array, string>();

/** Bytes as a text of one character each: Node sends a text with the headers in one write, which takes less than two. */
function toLatin1(body: Uint8Array | null): string {
  if (body === null) return '';
  let text = known.get(body);
  if (text === undefined) {
    text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
    known.set(body, text);
  }
  return text;
}
