import type { IncomingMessage } from 'node:http';
import { hostnameOf } from '../../lib/hostname-of.ts';
import { isLoopback } from '../transport/is-loopback.ts';
import { reaches } from './reaches-this-machine.ts';

/** Finds the names and addresses by which clients reach this proxy. */
export interface OwnHosts {
  /** The address that it listens on: `127.0.0.1`, `::`, `proxy.test`. */
  readonly host: string;
  /** Further names and addresses, without a port. */
  readonly allowed: readonly string[];
}

/**
 * Tells whether a request is for this proxy by each `Host` that it has. A web page whose name resolves to this machine (DNS rebinding) is of the
 * proxy's origin for a browser, and only its `Host` tells it apart. Ports are not compared, since tunnels and containers publish others; a request
 * without a `Host` comes from no browser.
 */
export function isForThisProxy({ rawHeaders, socket }: IncomingMessage, own: OwnHosts): boolean {
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const value = rawHeaders[at + 1] as string;
    if (rawHeaders[at]?.toLowerCase() === 'host' && value !== '')
      if (!isOwnHost(value, own, socket.localAddress)) return false;
  }
  return true;
}

/**
 * @param host the value of a `Host`
 * @param localAddress that of the proxy's end of the connection
 */
export function isOwnHost(host: string, { host: listensOn, allowed }: OwnHosts, localAddress = ''): boolean {
  const name = hostnameOf(host);
  if (name === undefined) return false;
  if (isLoopback(name) || reaches(name, listensOn)) return true;
  if (name === hostnameOf(bracketed(localAddress.replace(/^::ffff:(?=\d+\.)/i, '')))) return true;
  return allowed.some((one) => hostnameOf(bracketed(one)) === name);
}

function bracketed(address: string): string {
  return address.includes(':') && !address.startsWith('[') ? `[${address}]` : address;
}
