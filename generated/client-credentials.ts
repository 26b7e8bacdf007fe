// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

import { addSecret } from './client-mask.ts';
import type { ApiDefinition, BasicCredential, Credentials, OperationDefinition } from './client-types.ts';
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

/**
 * Adds the credentials that the operation lists to the headers or the address of `target`. Of several alternatives the
 * first whose credentials are all configured is taken, else whatever is configured of any. Values go to `secrets`.
 */
export async function applyCredentials(
  api: ApiDefinition,
  { security }: OperationDefinition,
  given: Credentials,
  target: { url: string; readonly headers: Record<string, string> },
  secrets: string[],
  signal: AbortSignal,
): Promise<void> {
  const chosen = security?.find((set) => set[0] && set.every((name) => given[name])) ?? security?.flat();
  for (const [name, { query, name: wireName, prefix = '', encode }] of Object.entries(api.credentials)) {
    let value = (chosen ?? [name]).includes(name) && given[name];
    if (typeof value === 'function') {
      try {
        value = await untilAborted(value(), signal);
      } catch {
        // What it threw may hold the credential itself.
        throw new TypeError(`the function of "${name}" failed`);
      }
    }
    if (value) {
      if (encode) {
        addSecret(secrets, (value as BasicCredential).password);
        value = encode(value as BasicCredential);
      }
      const text = headerText(name, value);
      if (query) {
        addSecret(secrets, text);
        target.url += `${target.url.includes('?') ? '&' : '?'}${wireName}=${encodeURIComponent(text)}`;
      } else {
        target.headers[wireName] ??= prefix + text;
      }
    }
    // Read back from the headers, since a call of the raw client may have brought its own.
    addSecret(secrets, (target.headers[wireName] ?? '').replace(prefix, ''));
  }
}
