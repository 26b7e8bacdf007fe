/** A call and a client may give these to fetch: its own options, and headers. */

import type { BaseCallOptions, BaseClientOptions, Credentials, GivenHeaders } from './client-types.ts';

/** Values are Latin-1 without control characters: a line break in one could add further headers. */
const NOT_A_VALUE = /[^\t -~\u0080-\u00ff]/;
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/**
 * The value of a header, trimmed as fetch does.
 * @throws {TypeError} for a value that no header can hold; the message does not repeat it.
 */
export function headerText(name: string, value: unknown): string {
  const text = String(value).trim();
  if (NOT_A_VALUE.test(text)) throw new TypeError(`"${name}" cannot be a header value`);
  return text;
}

/**
 * The name of a cookie. Brackets and the like are in use, though they are no tokens.
 * @throws {TypeError} for a name that would end before its value, or begin another cookie.
 */
export function cookieName(name: string): string {
  if (!/^[!-:<>-~]+$/.test(name)) throw new TypeError(`"${name}" cannot be the name of a cookie`);
  return name;
}

/**
 * Adds headers, their names in lower case. A header that is `null` is removed, one that is `undefined` stays as it is.
 * @throws {TypeError} for a name or a value that no header can have.
 */
export function putHeaders(
  headers: Record<string, string>,
  given: GivenHeaders = {},
  write: (name: string, value: unknown) => string = headerText,
): void {
  const entries: Iterable<[string, unknown]> =
    Symbol.iterator in given ? (given as never) : Object.entries(given);
  for (const [name, value] of entries) {
    if (!NAME.test(name)) throw new TypeError(`"${name}" cannot be a header name`);
    const key = name.toLowerCase();
    if (value === null) delete headers[key];
    else if (value !== undefined) headers[key] = write(name, value);
  }
}

/**
 * Takes from the options of a client or a call those that are fetch's. It ignores the other options of ours; those left out here mean something to
 * libraries that stand in for fetch.
 */
export function fetchOptions({
  credentials,
  fetch,
  headers,
  hooks,
  query,
  retry,
  ...init
}: Omit<BaseClientOptions, 'credentials'> &
  BaseCallOptions<Credentials> & { readonly query?: unknown }): RequestInit {
  return (typeof credentials === 'string' ? { ...init, credentials } : init) as RequestInit;
}
