import { parseUrl } from '../../../lib/parse-url.ts';
import { ConfigurationError } from '../../model/options.ts';
import { proxyFor } from '../../transport/forward-proxy.ts';
import { isLoopback } from '../../transport/is-loopback.ts';

/** The deployment that a run judges. */
export interface RunTarget {
  readonly url: URL;
  /** On this machine, where a run cannot harm others. What a proxy elsewhere takes for its own machine is not. */
  readonly isLoopback: boolean;
  /** The proxy that every call goes through. Its user and password are secret. */
  readonly proxy?: URL;
}

/**
 * Reads a base address: `https://bank.example/prefix`. Errors never quote it, since it may hold a password.
 *
 * @param proxyUrl default: what the environment says, see `proxyFor`
 * @throws ConfigurationError
 */
export function readTarget(baseUrl: string, proxyUrl?: string): RunTarget {
  const url = parseUrl(baseUrl);
  if (url === undefined)
    throw new ConfigurationError(
      'the base URL is not a valid URL',
      'Use a complete URL, such as https://bank.example/prefix.',
    );
  const { protocol, username, password, hostname } = url;
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new ConfigurationError(
      'the base URL is neither http nor https',
      'Use a complete URL, such as https://bank.example/prefix.',
    );
  if (username !== '' || password !== '')
    throw new ConfigurationError(
      'the base URL contains a user name or password',
      "Send them as a header: --header 'Authorization: Basic ...'. Header values are never shown.",
    );
  // `url.search` is empty for a lone `?` too.
  if (/[?#]/.test(baseUrl))
    throw new ConfigurationError(
      'the base URL has a query or a fragment, but API paths are appended to it',
      'Remove everything from the ? or # on.',
    );
  const proxy = proxyFor(url, proxyUrl);
  const isHere = isLoopback(hostname) && (proxy === undefined || isLoopback(proxy.hostname));
  return { url, isLoopback: isHere, ...(proxy !== undefined && { proxy }) };
}
