// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/** Writes cookies (RFC 6265). Bundled only for a description with cookies. */

// prettier-ignore
import { cookieName } from './client-options.ts';
// prettier-ignore
import type { CredentialDefinition } from './client-types.ts';

/** The characters that a cookie's value may have. */
// prettier-ignore
const COOKIE_VALUE = /^[!#-+\--:<-[\]-~]*$/;

/**
 * Adds a cookie without encoding its value.
 * @throws {TypeError} for a value that no cookie can hold; the message does not repeat it.
 */
// prettier-ignore
export const putCookie: NonNullable<CredentialDefinition['put']> = ({ headers }, name, value, secrets) => {
  if (!value) return;
  const text = String(value).trim();
  if (!COOKIE_VALUE.test(text)) throw new TypeError(`the cookie "${name}" cannot hold this value`);
  secrets.push(text);
  addPairs(headers, [`${name}=${text}`]);
};

// prettier-ignore
function addPairs(headers: Record<string, string>, pairs: readonly string[]): void {
  const { cookie = '' } = headers;
  const line = [cookie, ...pairs].filter(Boolean).join('; ');
  if (line) Object.assign(headers, { cookie: line });
}

/**
 * Adds parameters as cookies, in OpenAPI's style `form`: values are percent-encoded, a list repeats its name
 * (`a=1; a=2`), or is joined with commas (`a=1,2`) where its name is among `joined`.
 */
// prettier-ignore
export function cookieWriter(
  joined: readonly string[],
): (headers: Record<string, string>, options: { cookies?: Record<string, unknown> | undefined }) => void {
  return (headers, { cookies = {} }) => {
    const pairs = Object.entries(cookies).flatMap(([name, value]) => {
      const texts = [value ?? []].flat().map((item) => encodeURIComponent(String(item)));
      const values = joined.includes(name) && texts.length > 0 ? [texts.join(',')] : texts;
      return values.map((text) => `${cookieName(name)}=${text}`);
    });
    addPairs(headers, pairs);
  };
}
