/**
 * Who may use the routes below `/_sandbox/`, and send a fault in a header. Both show or destroy what is others', so they serve this
 * machine alone: the process itself, or a caller on a loopback address who asks for a loopback name, has come through no proxy and is
 * no stranger's web page.
 */
import { ProblemError } from '../../generated/server.ts';
import type { Caller } from '../sandbox-types.ts';

/** Behind a proxy everybody looks local; each of these tells that there is one. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** @throws ProblemError 403 that says which of the conditions failed */
export function requireLoopback(request: Request, caller: Caller | undefined): void {
  const { headers } = request;
  // Web pages of others can make a browser on this machine ask: they are told by what the browser says of them.
  const origin = headers.get('origin');
  if (origin !== null && !isLoopbackOrigin(origin))
    throw refused('The request comes from a web page of another origin.');
  if (headers.get('sec-fetch-site') === 'cross-site')
    throw refused('The request comes from a web page of another site.');
  const proxy = PROXY_HEADERS.find((name) => headers.has(name));
  if (proxy !== undefined) throw refused(`The request came through a proxy: it has the header '${proxy}'.`);
  if (caller === undefined) return;
  if (!isLoopbackAddress(caller.remoteAddress)) throw refused('The caller is not on this machine.');
  // A stranger's name that resolves to 127.0.0.1 makes a browser send their page's requests here (DNS rebinding).
  const host = headers.get('host');
  const asked = host === null ? undefined : URL.parse(`http://${host}`);
  if (!isLoopbackName(new URL(request.url).hostname) || (host !== null && !isLoopbackName(asked?.hostname)))
    throw refused('The host of the request is not a loopback name: use localhost or 127.0.0.1.');
}

function refused(why: string): ProblemError {
  return new ProblemError(403, {
    code: 'loopback-only',
    detail: `${why} Routes below /_sandbox/ and faults in headers are for callers on this machine.`,
  });
}

const IPV4 = /^127(?:\.(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])){3}$/;

/** The address of a socket: `127.0.0.1`, `::1`, `::ffff:127.0.0.1`. */
export function isLoopbackAddress(address: string | undefined): boolean {
  if (address === undefined) return false;
  return address === '::1' || IPV4.test(address.toLowerCase().replace(/^::ffff:/, ''));
}

/** A host name as URL parsers normalise it. Only names that RFC 6761 reserves for loopback count. */
export function isLoopbackName(hostname: string | undefined): boolean {
  if (hostname === undefined) return false;
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || IPV4.test(hostname)
  );
}

/** `http://localhost:5173`. Not `null`, which sandboxed frames and files send. */
export function isLoopbackOrigin(origin: string): boolean {
  const url = URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && isLoopbackName(url.hostname);
}
