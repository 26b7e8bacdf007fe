import { parseUrl } from '../../../lib/parse-url.ts';
import { ConfigurationError } from '../options.ts';

/** The deployment that a run judges. */
export interface RunTarget {
  readonly url: URL;
  /** On this machine, where a run cannot harm others. */
  readonly isLoopback: boolean;
}

/**
 * Reads a base address: `https://bank.example/prefix`. Errors never quote it, since it may hold a password.
 *
 * @throws ConfigurationError
 */
export function readTarget(baseUrl: string): RunTarget {
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
  return { url, isLoopback: isLoopback(hostname) };
}

/**
 * A host as URL parsers normalize it, so that `127.1` and `0x7f.0.0.1` come as `127.0.0.1`. Names below `localhost` do not count: some
 * systems ask the network for them.
 */
function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname) ||
    // An IPv4 address as IPv6 writes it: 127.0.0.1 is ::ffff:7f00:1.
    /^\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\]$/.test(hostname)
  );
}
