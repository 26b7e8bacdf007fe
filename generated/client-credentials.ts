// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

import type { ApiDefinition, BasicCredential, CredentialDefinition, RequestTarget } from './client-types.ts';
import { untilAborted } from './client-wait.ts';

/** Header values are Latin-1 without control characters; line breaks would let a value add headers of its own. */
const NOT_A_HEADER_VALUE = /[^\t -~\u0080-\u00ff]/;

/**
 * The value, trimmed as fetch does.
 * @throws {TypeError} when a header cannot carry it; the message does not repeat it.
 */
export function headerText(name: string, value: unknown): string {
  const text = String(value).trim();
  if (NOT_A_HEADER_VALUE.test(text)) throw new TypeError(`"${name}" holds a line break or the like`);
  return text;
}

/** Text for HTTP basic authentication, without the scheme's word. Only in the bundle when a description uses it. */
export function encodeBasic(value: BasicCredential): string {
  const bytes = new TextEncoder().encode(`${value.username}:${value.password}`);
  return btoa(String.fromCharCode(...bytes));
}

/** Adds a query parameter. Only in the bundle when a credential of the description travels so. */
export function putQuery(target: RequestTarget, name: string, value: string): void {
  target.url += `${target.url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

/**
 * Asks the function of a credential; an abort ends the wait.
 * @throws {TypeError} when it fails, without what it threw, which may hold the credential itself.
 */
export async function askCredential(name: string, ask: () => unknown, signal: AbortSignal): Promise<unknown> {
  try {
    return await untilAborted(ask(), signal);
  } catch {
    throw new TypeError(`the function of "${name}" failed`);
  }
}

/** Puts the values into the headers, cookies or the address of `target`. Whatever is a secret there goes to `secrets`. */
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
    // Read back from the headers, since a call of the raw client may have brought its own.
    secrets.push((target.headers[wireName] ?? '').replace(prefix, ''));
  }
}
