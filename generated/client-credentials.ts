// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

import type { ApiDefinition, BasicCredential, CredentialDefinition, RequestTarget } from './client-types.ts';
import { untilAborted } from './client-wait.ts';

/** Header values are Latin-1 without control characters: a line break in one could add further headers. */
const NOT_A_HEADER_VALUE = /[^\t -~\u0080-\u00ff]/;

/**
 * The value, trimmed as fetch does.
 * @throws {TypeError} for a value that no header can hold; the message does not repeat it.
 */
export function headerText(name: string, value: unknown): string {
  const text = String(value).trim();
  if (NOT_A_HEADER_VALUE.test(text)) throw new TypeError(`"${name}" cannot be a header value`);
  return text;
}

/** Credentials of HTTP basic authentication, without the scheme. Bundled only for a description that uses it. */
export function encodeBasic(value: BasicCredential): string {
  const bytes = new TextEncoder().encode(`${value.username}:${value.password}`);
  return btoa(String.fromCharCode(...bytes));
}

/** Adds a query parameter. Bundled only for a description with a credential in the query. */
export function putQuery(target: RequestTarget, name: string, value: string): void {
  target.url += `${target.url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

/**
 * Calls the function of a credential; an abort ends the wait.
 * @throws {TypeError} when the function fails. Its error is not kept: it may hold the credential.
 */
export async function askCredential(name: string, ask: () => unknown, signal: AbortSignal): Promise<unknown> {
  try {
    return await untilAborted(ask(), signal);
  } catch {
    throw new TypeError(`the function of "${name}" failed`);
  }
}

/** Adds the values to the headers, cookies or URL of `target`, and every secret among them to `secrets`. */
export function applyCredentials(
  api: ApiDefinition,
  values: Readonly<Record<string, unknown>>,
  target: RequestTarget,
  secrets: string[],
): void {
  for (const name in api.credentials) {
    const { put, name: wireName, prefix = '', encode } = api.credentials[name] as CredentialDefinition;
    const value = values[name];
    if (value) {
      if (encode) secrets.push((value as BasicCredential).password);
      const text = headerText(name, encode ? encode(value as BasicCredential) : value);
      if (put) {
        secrets.push(text);
        put(target, wireName, text);
      } else {
        target.headers[wireName] ??= prefix + text;
      }
    }
    // Read back from the headers: a call of the raw client may have set one itself.
    secrets.push((target.headers[wireName] ?? '').replace(prefix, ''));
  }
}
