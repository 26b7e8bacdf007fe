import { parseUrl } from '../../lib/parse-url.ts';

/** The messages of an entry of HAR 1.2, with what its schema asks for and nobody here knows. */

type Headers = readonly (readonly [name: string, value: string])[];

/** HAR writes this number for a size that is not known. */
export const UNKNOWN_SIZE = -1;

/** @param more members after those of the head: `postData`, and members of our own */
export function harRequest(
  { method, url, headers }: { readonly method: string; readonly url: string; readonly headers: Headers },
  more: object = {},
  bodySize = UNKNOWN_SIZE,
): object {
  return {
    method,
    url,
    httpVersion: 'unknown',
    cookies: [],
    headers: toList(headers),
    queryString: [...(parseUrl(url)?.searchParams ?? [])].map(([name, value]) => ({ name, value })),
    ...more,
    headersSize: UNKNOWN_SIZE,
    bodySize,
  };
}

/**
 * @param status 0: there is no response, as viewers show it
 * @param content without the type, which the headers have
 * @param more members of our own
 */
export function harResponse(
  status: number,
  headers: Headers,
  { size, ...content }: { readonly size: number; readonly [member: string]: unknown },
  bodySize = UNKNOWN_SIZE,
  more: object = {},
): object {
  return {
    status,
    statusText: '',
    httpVersion: 'unknown',
    cookies: [],
    headers: toList(headers),
    content: { size, mimeType: mimeTypeOf(headers), ...content },
    ...more,
    redirectURL: headerOf(headers, 'location'),
    headersSize: UNKNOWN_SIZE,
    bodySize,
  };
}

export function mimeTypeOf(headers: Headers): string {
  return headerOf(headers, 'content-type');
}

function headerOf(headers: Headers, wanted: string): string {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';
}

function toList(headers: Headers): object[] {
  return headers.map(([name, value]) => ({ name, value }));
}
