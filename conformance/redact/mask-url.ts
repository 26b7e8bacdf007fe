import { operations } from '../../generated/operations.ts';
import { looksLike } from './looks-like.ts';
import { isPlain } from './plain-words.ts';
import { scrubFreeText } from './scrub-free-text.ts';
import { MASK } from './secret-search.ts';
import type { Secrets } from './secrets.ts';

/** The described paths' own words, which stay although a secret may be called like one of them. */
const OWN: ReadonlySet<string> = new Set(
  Object.values(operations).flatMap(({ path }) => path.split('/').filter((part) => !part.includes('{'))),
);

function ownOf({ described }: Secrets): ReadonlySet<string> {
  return described?.segments ?? OWN;
}

/** An address from the server, without user, query and fragment, and with its secrets masked. It may be relative. */
export function maskUrl(address: string, secrets: Secrets): string {
  const { origin: own, path, rest } = partsOf(address);
  const origin = secrets.isPartial ? own.replace(/\/\/.+/s, `//${MASK}`) : own;
  // A key may be split between parts of an address.
  if (secrets.hides(secrets.scrub(origin + path))) return MASK;
  return secrets.scrub(`${origin}${maskPath(path, secrets)}`) + rest;
}

/** Does the same for an address below the target's. Its scheme and host come from the operator and are needed, apart from a key that is a label of the host. */
export function maskOwnUrl(address: string, secrets: Secrets): string {
  const { origin, path, rest } = partsOf(address);
  const shown = path
    .split('/')
    .map((segment) => (ownOf(secrets).has(segment) ? segment : secrets.scrub(maskSegment(segment, secrets))))
    .join('/');
  // A secret may have slashes.
  return maskHost(origin, secrets) + secrets.scrubOwn(shown) + rest;
}

/** @param origin `https://bank.example:8443` */
function maskHost(origin: string, secrets: Secrets): string {
  return origin.replace(/(?<=[/.])[^/.:@]+(?=\.)/g, (label) => (secrets.isInLabel(label) ? MASK : label));
}

function partsOf(address: string) {
  const [, origin = '', path = '', rest = ''] =
    /^((?:[a-z][a-z\d+.-]*:)?(?:\/\/[^/?#]*)?)([^?#]*)(.*)$/is.exec(address) ?? [];
  return { origin: origin.replace(/\/\/.*@/s, `//${MASK}@`), path, rest: rest === '' ? '' : `?${MASK}` };
}

function maskPath(path: string, secrets: Secrets): string {
  return path
    .split('/')
    .map((segment) => maskSegment(segment, secrets))
    .join('/');
}

function maskSegment(segment: string, secrets: Secrets): string {
  if (secrets.described !== undefined)
    return segment === '' || ownOf(secrets).has(segment) || /^v\d{1,3}$/.test(segment) ? segment : MASK;
  if (looksLike('id', segment)) return secrets.isIn(segment) || secrets.hides(segment) ? MASK : segment;
  if (secrets.isPartial) return OWN.has(segment) || isPlain(segment) ? segment : MASK;
  // The text after a semicolon has parameters: `/v1;session=...`.
  const [name = '', ...parameters] = segment.split(';');
  return scrubFreeText(name, secrets) + (parameters.length > 0 ? `;${MASK}` : '');
}
