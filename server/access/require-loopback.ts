/**
 * Restricts the routes below `/_sandbox/`, and faults in headers, to this machine, since they expose and delete data: to the process
 * itself, and to callers on a loopback address who use a loopback name, no proxy, and no web page of another origin.
 */

import { ProblemError } from '../../generated/server.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import type { Caller } from '../sandbox-types.ts';

/** Behind a proxy, remote callers have a local address. Each of these headers shows that there is a proxy. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** @throws ProblemError 403 for a request of a web page of another origin or site */
export function refuseForeignPages({ headers }: Request): void {
  // A web page of another origin can send requests from a browser on this machine, which the browser marks with these headers.
  const origin = headers.get('origin');
  if (origin !== null && !isLoopbackOrigin(origin))
    throw refused('The request comes from a web page of another origin.');
  if (headers.get('sec-fetch-site') === 'cross-site')
    throw refused('The request comes from a web page of another site.');
}

/**
 * @param hint what a caller elsewhere can do, with a space in front
 * @throws ProblemError 403 with the condition that failed
 */
export function requireLoopback(request: Request, caller: Caller | undefined, hint = ''): void {
  refuseForeignPages(request);
  const { headers } = request;
  const proxy = PROXY_HEADERS.find((name) => headers.has(name));
  if (proxy !== undefined)
    throw refused(`The request came through a proxy: it has the header '${proxy}'.`, hint);
  if (caller === undefined) return;
  if (!isLoopbackAddress(caller.remoteAddress)) throw refused('The caller is not on this machine.', hint);
  // DNS rebinding: a foreign name that resolves to 127.0.0.1 makes a browser treat its page as same-origin.
  const host = headers.get('host');
  const asked = host === null ? undefined : parseUrl(`http://${host}`);
  if (!isLoopbackName(new URL(request.url).hostname) || (host !== null && !isLoopbackName(asked?.hostname)))
    throw refused('The host of the request is not a loopback name: use localhost or 127.0.0.1.', hint);
}

function refused(why: string, hint = ''): ProblemError {
  return new ProblemError(403, {
    code: 'loopback-only',
    detail: `${why} Routes below /_sandbox/ and faults in headers are for callers on this machine.${hint}`,
  });
}

const IPV4 = /^127(?:\.(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])){3}$/;

/** The address of a socket: `127.0.0.1`, `::1`, `::ffff:127.0.0.1`. */
export function isLoopbackAddress(address: string | undefined): boolean {
  if (address === undefined) return false;
  return address === '::1' || IPV4.test(address.toLowerCase().replace(/^::ffff:/, ''));
}

/** A host name as URL parsers normalize it. Only names that RFC 6761 reserves for loopback count. */
export function isLoopbackName(hostname: string | undefined): boolean {
  if (hostname === undefined) return false;
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || IPV4.test(hostname)
  );
}

/** `http://localhost:5173`. Not `null`, which sandboxed frames and files send. */
export function isLoopbackOrigin(origin: string): boolean {
  const url = parseUrl(origin);
  return url !== undefined && /^https?:$/.test(url.protocol) && isLoopbackName(url.hostname);
}
