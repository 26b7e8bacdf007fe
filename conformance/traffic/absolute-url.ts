import { parseUrl } from '../../lib/parse-url.ts';
import type { HeaderList } from './recorded-call.ts';

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

export function isAbsolute(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(url);
}

/** The URL of a request. Logs of servers have its path, and the host in a header. `undefined`: nothing says which server it was for. */
export function absoluteUrl(url: string, headers: HeaderList): string | undefined {
  if (isAbsolute(url)) return url;
  const host = headerOf(headers, 'host') ?? headerOf(headers, ':authority');
  if (host === undefined || !HOST.test(host) || !/^\/(?!\/)/.test(url)) return undefined;
  const scheme = headerOf(headers, 'x-forwarded-proto') === 'http' ? 'http' : 'https';
  const absolute = `${scheme}://${host}${url}`;
  return parseUrl(absolute) && absolute;
}

function headerOf(headers: HeaderList, name: string): string | undefined {
  return headers.find(([one]) => one.toLowerCase() === name)?.[1].trim();
}
