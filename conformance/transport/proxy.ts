import { parseUrl } from '../../lib/parse-url.ts';
import { ConfigurationError } from '../run/options.ts';
import { readTarget } from '../run/safety/target.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The host of the proxy that Node's own fetch sends everything for an address through; `undefined`: it connects directly. */
export function proxyFor(
  url: URL,
  env: Environment = process.env,
  flags: readonly string[] = process.execArgv,
): string | undefined {
  const given = [...flags, ...(env.NODE_OPTIONS ?? '').split(/\s+/)];
  if (env.NODE_USE_ENV_PROXY !== '1' && !given.includes('--use-env-proxy')) return undefined;
  const http = env.http_proxy || env.HTTP_PROXY;
  // https without a proxy uses the proxy of http.
  const proxy = url.protocol === 'https:' ? env.https_proxy || env.HTTPS_PROXY || http : http;
  if (!proxy || isExempt(url, env.no_proxy ?? env.NO_PROXY ?? '')) return undefined;
  return parseUrl(proxy)?.host || 'a proxy';
}

function isExempt({ hostname, port, protocol }: URL, list: string): boolean {
  if (list.trim() === '*') return true;
  const ownPort = port || (protocol === 'https:' ? '443' : '80');
  return list
    .toLowerCase()
    .split(/[,\s]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      const [, name = entry, only] = /^(.+):(\d+)$/.exec(entry) ?? [];
      const host = name.replace(/^\*?\./, '');
      return (only === undefined || only === ownPort) && (hostname === host || hostname.endsWith(`.${host}`));
    });
}

/**
 * Calls to this machine need no confirmation because they stay there.
 *
 * @throws ConfigurationError when they would leave through a proxy
 */
export function expectDirect(baseUrl: string, env?: Environment, flags?: readonly string[]): void {
  const { url, isLoopback } = readTarget(baseUrl);
  const proxy = isLoopback ? proxyFor(url, env, flags) : undefined;
  if (proxy !== undefined)
    throw new ConfigurationError(
      `the target is on this machine, but requests to it would go through the proxy ${proxy}`,
      `Unset NODE_USE_ENV_PROXY, or add ${url.hostname} to NO_PROXY.`,
    );
}
