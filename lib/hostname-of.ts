import { parseUrl } from './parse-url.ts';

/** A name or an address with its port, if it has one: neither a user nor a path, which URLs may have. */
const HOST = /^(?:\[[\da-f:.]+\]|[^\s/\\?#@:[\]]+)(?::\d*)?$/i;

/**
 * The name or address of a `Host` header as URL parsers normalize it, without the dot that may end a name: `[::1]` of `[0:0::1]:80`; `undefined` for a
 * text that is no host.
 */
export function hostnameOf(host: string): string | undefined {
  return HOST.test(host) ? parseUrl(`http://${host}/`)?.hostname.replace(/\.$/, '') : undefined;
}
