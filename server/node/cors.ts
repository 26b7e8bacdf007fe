/**
 * Web pages from this machine may call the API, so that a client under development runs in a browser against the sandbox. Pages of
 * other origins may not, and nobody's page is let in below `/_sandbox/`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopbackOrigin } from '../control/require-loopback.ts';

/** What a page may send beside what every page may, and what it may see of an answer. */
const REQUEST_HEADERS = 'content-type, sd-api-key, sd-person-id, x-sandbox-fault';
const ANSWER_HEADERS = 'x-request-id, retry-after';

/** Puts the headers of CORS on an answer to be. To be called only for a request with an `Origin`. */
export function allowLocalPages(
  { method, url, headers }: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
): void {
  // As the sandbox reads it: `http://localhost:4020/_sandbox/seed` and `/v1/../_sandbox/seed` are below it too.
  if (URL.parse(url ?? '', 'http://localhost')?.pathname.startsWith('/_sandbox') !== false) return;
  // A cache must not hand the answer for one origin to another.
  outgoing.setHeader('vary', 'Origin');
  if (!isLoopbackOrigin(origin)) return;
  outgoing.setHeader('access-control-allow-origin', origin);
  if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined) {
    outgoing.setHeader('access-control-allow-methods', 'GET, POST, PATCH');
    outgoing.setHeader('access-control-allow-headers', REQUEST_HEADERS);
    outgoing.setHeader('access-control-max-age', '600');
  } else {
    outgoing.setHeader('access-control-expose-headers', ANSWER_HEADERS);
  }
}
