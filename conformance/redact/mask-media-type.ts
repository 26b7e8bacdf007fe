import { scrubFreeText } from './scrub-free-text.ts';
import { MASK } from './secret-search.ts';
import type { Secrets } from './secrets.ts';

/** Registered names, which stay although a secret may be called like a part of one. */
export const KNOWN_MEDIA_TYPES: ReadonlySet<string> = new Set([
  'application/hal+json',
  'application/json',
  'application/json-patch+json',
  'application/merge-patch+json',
  'application/octet-stream',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data',
  'text/html',
  'text/json',
  'text/plain',
  'text/xml',
]);

const CHARSET = /^"?(?:utf-?(?:8|16|32)(?:[bl]e)?|us-ascii|ascii|iso-8859-\d{1,2}|windows-125\d)"?$/i;

const TOKEN = "[\\w!#$%&'*+.^`|~-]{1,127}";
const TYPE = new RegExp(`^${TOKEN}/${TOKEN}$`);

/** `application/json; charset=utf-8`. The values of all other parameters are masked: a server may put anything there. */
export function maskMediaType(value: string, secrets: Secrets): string {
  const [type = '', ...parameters] = value.split(';').map((part) => part.trim());
  if (!TYPE.test(type)) return MASK;
  const shown = KNOWN_MEDIA_TYPES.has(type.toLowerCase())
    ? type
    : secrets.isPartial
      ? MASK
      : scrubFreeText(type, secrets);
  return [shown, ...parameters.filter((one) => one !== '').map((one) => maskParameter(one, secrets))].join(
    '; ',
  );
}

function maskParameter(parameter: string, secrets: Secrets): string {
  const equals = parameter.indexOf('=');
  const name = parameter.slice(0, Math.max(0, equals)).trim();
  const value = parameter.slice(equals + 1).trim();
  if (/^charset$/i.test(name) && CHARSET.test(value)) return `${name}=${value}`;
  const isName = /^(?:charset|boundary|profile|version|v|q|odata\.\w+)$/i.test(name);
  return isName && secrets.scrub(name) === name ? `${name}=${MASK}` : MASK;
}
