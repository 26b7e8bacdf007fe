/** A sandbox on this machine. Never another host: the keys of a real bank do not belong in a page. */
import { parseUrl } from '../../lib/parse-url.ts';
import type { ReceivedResponse, SentRequest, Target } from '../console-types.ts';
import { receivedResponse } from './received-response.ts';

/** The page's policy allows this address, too (`templates/docs/page.ts`). Policies know no IPv6 addresses. */
const HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost']);

/**
 * The address of a server on this machine, without a slash at its end.
 *
 * @throws TypeError with a sentence for the reader
 */
export function localBaseUrl(text: string): string {
  const typed = text.trim();
  const url = parseUrl(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`);
  if (url === undefined || typed === '') throw new TypeError('Write an address: http://127.0.0.1:4020');
  if (url.protocol !== 'http:' || !HOSTS.has(url.hostname))
    throw new TypeError(
      'Only http://127.0.0.1 and http://localhost: a sandbox on this machine. The keys of a real bank do not belong in a page.',
    );
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new TypeError('An address has a host, a port and a path, and nothing else: http://127.0.0.1:4020');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** @throws TypeError as `localBaseUrl` */
export function localTarget(
  text: string,
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
): Target {
  const baseUrl = localBaseUrl(text);
  return {
    choice: { kind: 'local', baseUrl },
    send: (request) => send(baseUrl, request, fetch),
  };
}

async function send(
  baseUrl: string,
  { path, method, headers, body }: SentRequest,
  fetch: typeof globalThis.fetch,
): Promise<ReceivedResponse> {
  // A path that begins with a dot or an @ would make another host of it.
  if (!path.startsWith('/') || new URL(baseUrl + path).origin !== new URL(baseUrl).origin)
    throw new TypeError('The path leads to another host.');
  const forbidden = headers.find(([name]) => name === 'cookie');
  if (forbidden !== undefined)
    throw new TypeError('A page cannot set cookies for a request. Use the curl command.');
  const start = performance.now();
  let response: Response;
  try {
    response = await fetch(baseUrl + path, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...(body !== undefined && method !== 'GET' && method !== 'HEAD' && { body }),
      mode: 'cors',
      credentials: 'omit',
      cache: 'no-store',
      // Another host could be where it leads to.
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
    });
    if (response.type === 'opaqueredirect')
      throw new TypeError(
        'The server responded with a redirect. A page cannot see its target, and the console does not follow it.',
      );
    return await receivedResponse(response, start);
  } catch (error) {
    if (error instanceof TypeError && error.message.startsWith('The server redirects')) throw error;
    throw new TypeError(explain(baseUrl), { cause: error });
  }
}

/** A page is never told why a request failed. */
function explain(baseUrl: string): string {
  const fromDisk = globalThis.location?.protocol === 'file:';
  return (
    `No response from ${baseUrl}. Is it running? It also has to allow this page (CORS). ` +
    (fromDisk
      ? 'A sandbox refuses pages that were opened from disk: start it with `banking-platform-api sandbox --allow-origin null`.'
      : 'A sandbox allows pages from localhost and 127.0.0.1.')
  );
}
