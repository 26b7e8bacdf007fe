/**
 * Web pages of loopback origins may call the API, so that a client under development works in a browser. Pages of other origins may only if
 * they are named, and no page may call the routes below `/_sandbox/`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseUrl } from '../../lib/parse-url.ts';
import { isLoopbackOrigin } from '../access/require-loopback.ts';

/** Headers that a page may send, and those that it may read, besides those that CORS always allows. */
const REQUEST_HEADERS = 'content-type, sd-api-key, sd-person-id, x-sandbox-fault';
export const RESPONSE_HEADERS = 'x-request-id, retry-after';

/**
 * Sets the CORS headers of a response. To be called only for a request with an `Origin`.
 *
 * @param allowed origins besides loopback ones
 */
export function allowLocalPages(
  { method, url, headers }: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  allowed: readonly string[] = [],
): void {
  // Parsed as the sandbox does: `http://localhost:4020/_sandbox/seed` and `/v1/../_sandbox/seed` are below it, too.
  if (parseUrl(url ?? '', 'http://localhost')?.pathname.startsWith('/_sandbox') !== false) return;
  // A cache must not use the response for one origin for another.
  outgoing.setHeader('vary', 'Origin');
  if (!isLoopbackOrigin(origin) && !allowed.includes(origin)) return;
  outgoing.setHeader('access-control-allow-origin', origin);
  if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined) {
    outgoing.setHeader('access-control-allow-methods', 'GET, POST, PATCH');
    outgoing.setHeader('access-control-allow-headers', REQUEST_HEADERS);
    outgoing.setHeader('access-control-max-age', '600');
    // Browsers ask so before a page of a public address may call a local one.
    if (headers['access-control-request-private-network'] === 'true')
      outgoing.setHeader('access-control-allow-private-network', 'true');
  } else {
    outgoing.setHeader('access-control-expose-headers', RESPONSE_HEADERS);
  }
}
