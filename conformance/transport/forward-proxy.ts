import { BlockList, isIP } from 'node:net';
import { parseUrl } from '../../lib/parse-url.ts';
import { ConfigurationError } from '../model/options.ts';
import { isLoopback } from './is-loopback.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The proxy that everything for an address goes through; `undefined`: it is called directly. One that was given goes before that of the environment,
 * which counts where Node's own clients would use it, and never for this machine.
 *
 * @throws ConfigurationError, which does not quote the URL: it may hold a password
 */
export function proxyFor(
  url: URL,
  given?: string,
  env: Environment = process.env,
  flags: readonly string[] = process.execArgv,
): URL | undefined {
  if (given !== undefined) return readProxy(given, 'the proxy URL');
  if (isLoopback(url.hostname)) return undefined;
  const options = [...flags, ...(env.NODE_OPTIONS ?? '').split(/\s+/)];
  if (env.NODE_USE_ENV_PROXY !== '1' && !options.includes('--use-env-proxy')) return undefined;
  const http = env.http_proxy || env.HTTP_PROXY;
  // https without a proxy uses the proxy of http.
  const proxy = url.protocol === 'https:' ? env.https_proxy || env.HTTPS_PROXY || http : http;
  if (!proxy || isExempt(url, env.no_proxy ?? env.NO_PROXY ?? '')) return undefined;
  return readProxy(proxy, 'the proxy of the environment');
}

function readProxy(text: string, name: string): URL {
  const url = parseUrl(text);
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.hostname === '')
    throw new ConfigurationError(
      `${name} is not the URL of an HTTP proxy`,
      'Use a URL such as http://proxy.example:3128. SOCKS is not supported.',
    );
  if (isWrongly(url.username) || isWrongly(url.password))
    throw new ConfigurationError(
      `the user name or the password of ${name} is not percent-encoded correctly`,
      'Write a percent sign in them as %25.',
    );
  return url;
}

function isWrongly(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return false;
  } catch {
    return true;
  }
}

/** Lists the parts of a proxy's URL that must not be shown, in each of their forms. */
export function proxySecrets({ username, password }: URL): string[] {
  const [user, word] = [decodeURIComponent(username), decodeURIComponent(password)];
  const pair = word === '' ? [] : [Buffer.from(`${user}:${word}`).toString('base64')];
  return [password, word, ...pair].filter((one) => one !== '');
}

/** As in `192.168.1.1-192.168.1.100`, which Node's own clients take. */
function isBetween(hostname: string, first: string, last: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const kind = isIP(address);
  if (kind === 0 || kind !== isIP(first)) return false;
  const family = kind === 6 ? 'ipv6' : 'ipv4';
  const list = new BlockList();
  try {
    list.addRange(first, last, family);
  } catch {
    // The last one is before the first one.
    return false;
  }
  return list.check(address, family);
}

function isExempt({ hostname, port, protocol }: URL, list: string): boolean {
  if (list.trim() === '*') return true;
  const ownPort = port || (protocol === 'https:' ? '443' : '80');
  return list
    .toLowerCase()
    .split(/[,\s]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      const [, first = '', last = ''] = /^(.+)-(.+)$/.exec(entry) ?? [];
      if (isIP(first) !== 0 && isIP(first) === isIP(last)) return isBetween(hostname, first, last);
      const [, name = entry, only] = /^(.+):(\d+)$/.exec(entry) ?? [];
      const host = name.replace(/^\*?\./, '');
      return (only === undefined || only === ownPort) && (hostname === host || hostname.endsWith(`.${host}`));
    });
}
