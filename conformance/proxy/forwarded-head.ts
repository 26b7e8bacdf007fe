import type { IncomingMessage } from 'node:http';
import { isForThisProxy, type OwnHosts } from './own-hosts.ts';

/** A response of the proxy's own. */
export interface ProxyRefusal {
  readonly status: number;
  readonly reason: string;
}

export interface ForwardingOptions {
  /** `https://bank.example:8443` */
  readonly target: URL;
  /** True if the target gets the `Host` that the client sent. Default: false, it gets its own. */
  readonly keepHost?: boolean;
  /** Tells whether a host, with its port if it has one, is this proxy. */
  readonly isOwnAddress: (host: string) => boolean;
  readonly ownHosts: OwnHosts;
}

/** `http://127.0.0.1:4030/v1/account`, as clients of forward proxies send it. */
const ABSOLUTE = /^https?:\/\/([^/?# ]*)/i;

const FOREIGN_HOST: ProxyRefusal = {
  status: 403,
  reason:
    'the Host of the request is neither an address of this proxy nor the value of --host; if clients reach it by that name, start it with --allow-host NAME',
};

/** The path that the target gets; a refusal where the request is for another host. */
export function pathOrRefusal(
  incoming: IncomingMessage,
  { target, isOwnAddress, ownHosts }: ForwardingOptions,
): string | ProxyRefusal {
  const { url = '' } = incoming;
  const [origin, host = ''] = ABSOLUTE.exec(url) ?? [];
  if (origin !== undefined && !isOwnAddress(host) && host.toLowerCase() !== target.host)
    return { status: 400, reason: 'the request names another host; this proxy serves one deployment' };
  // Clients of a forward proxy send the host of the deployment.
  const names = origin === undefined ? ownHosts.allowed : [...ownHosts.allowed, target.hostname];
  if (!isForThisProxy(incoming, { ...ownHosts, allowed: names })) return FOREIGN_HOST;
  if (origin === undefined) return url;
  const path = url.slice(origin.length);
  return path.startsWith('/') ? path : `/${path}`;
}

/** These headers belong to one connection only, as do those that `Connection` names (RFC 9110, section 7.6.1). */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'upgrade',
]);
/** They pass although `Connection` names them: without them, the other side would read another message. */
const ALWAYS_PASS: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding', 'te', 'host']);
/** Methods to whose requests Node.js adds no transfer coding of its own. */
const WITHOUT_CONTENT: ReadonlySet<string> = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE']);

/**
 * The header fields of a request as the target gets them: names and values in turn, in their order and case.
 *
 * @param upgrades whether the target may change the protocol
 */
export function requestFields(
  incoming: IncomingMessage,
  { target, keepHost = false }: ForwardingOptions,
  upgrades: boolean,
): string[] {
  const { headers, method = '' } = incoming;
  const fields = endToEndFields(incoming);
  if (!keepHost)
    for (let at = 0; at < fields.length; at += 2)
      if (fields[at]?.toLowerCase() === 'host') fields[at + 1] = target.host;
  if (upgrades) fields.push('Connection', 'Upgrade', 'Upgrade', headers.upgrade ?? '');
  // Otherwise Node.js announces chunks.
  if (!hasContent(incoming) && !WITHOUT_CONTENT.has(method)) fields.push('Content-Length', '0');
  return fields;
}

/** The header fields of a response as the client gets them. */
export function responseFields(response: IncomingMessage, { httpVersion }: IncomingMessage): string[] {
  // A client of HTTP/1.0 knows no chunks: the end of its connection ends the content.
  return endToEndFields(response, httpVersion === '1.0' ? 'transfer-encoding' : undefined);
}

function endToEndFields({ rawHeaders, headers }: IncomingMessage, drops?: string): string[] {
  const named = headers.connection?.toLowerCase().split(/[\s,]+/);
  const isChunked = headers['transfer-encoding'] !== undefined;
  const kept: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const field = rawHeaders[at] as string;
    const name = field.toLowerCase();
    if (OF_CONNECTION.has(name) || name === drops) continue;
    if (named?.includes(name) === true && !ALWAYS_PASS.has(name)) continue;
    // Node.js refuses to announce trailers of a message without chunks.
    if (name === 'trailer' && !isChunked) continue;
    kept.push(field, rawHeaders[at + 1] as string);
  }
  return kept;
}

/** Tells whether a request has content, even if it is empty (RFC 9112, section 6.3). */
export function hasContent({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
