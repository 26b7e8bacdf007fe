// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

import { addSecret } from './client-mask.ts';
import type { ApiDefinition, BasicCredential, Credentials, OperationDefinition } from './client-types.ts';
import { untilAborted } from './client-wait.ts';

/** Makes the error for something that cannot be sent. */
export type Refuse = (kind: 'credentials' | 'request', reason: string) => Error;

/** Header values are Latin-1 without control characters; line breaks would let a value add headers of its own. */
const NOT_A_HEADER_VALUE = /[^\t -~\u0080-\u00ff]/;

/** The value, trimmed as fetch does, when it is fit for a header. The refusal does not repeat it. */
export function headerText(value: unknown, refuse: () => Error): string {
  const text = typeof value === 'string' ? value.trim() : '\n';
  if (NOT_A_HEADER_VALUE.test(text)) throw refuse();
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
  given: (name: string) => Credentials[string],
  target: { url: string; readonly headers: Record<string, string> },
  secrets: string[],
  signal: AbortSignal,
  refuse: Refuse,
): Promise<void> {
  const places = Object.entries(api.credentials);
  const chosen =
    security?.find((set) => set[0] && set.every(given)) ?? security?.flat() ?? places.map(([name]) => name);
  for (const [name, place] of places) {
    let value = chosen.includes(name) && given(name);
    if (typeof value === 'function') {
      try {
        value = await untilAborted(value(), signal);
      } catch {
        // What it threw may hold the credential itself.
        throw refuse('credentials', `the function of credential "${name}" failed`);
      }
    }
    if (value) {
      if (place.encode) {
        addSecret(secrets, (value as BasicCredential).password);
        value = place.encode(value as BasicCredential);
      }
      const text = headerText(value, () =>
        refuse('credentials', `credential "${name}" is not a string, or holds a line break or the like`),
      );
      if (place.in === 'header') {
        target.headers[place.name] ??= (place.prefix ?? '') + text;
      } else {
        addSecret(secrets, text);
        target.url += `${target.url.includes('?') ? '&' : '?'}${place.name}=${encodeURIComponent(text)}`;
      }
    }
    // Read back from the headers, since a call of the raw client may have brought its own.
    addSecret(secrets, target.headers[place.name]?.replace(place.prefix ?? '', '') ?? '');
  }
}
