import { hostname, networkInterfaces } from 'node:os';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const WILDCARD: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/**
 * Tells whether requests to an address reach a server that listens on another one, as far as names show it.
 *
 * @param name of a URL: `[::1]` for IPv6
 * @param host listened on: `127.0.0.1`, `::`
 */
export function reaches(name: string, host: string): boolean {
  const own = host.includes(':') ? `[${host}]` : host.toLowerCase();
  const lower = name.toLowerCase();
  if (lower === own) return true;
  if (LOOPBACK.test(lower))
    return WILDCARD.has(host) || (LOOPBACK.test(own) && [lower, own].includes('localhost'));
  return WILDCARD.has(host) && isOfThisMachine(lower);
}

function isOfThisMachine(name: string): boolean {
  if (name === hostname().toLowerCase()) return true;
  const address = name.replace(/^\[(.*)\]$/, '$1');
  return Object.values(networkInterfaces()).some((all) => all?.some((one) => one.address === address));
}
