import { looksLike } from './looks-like.ts';
import { scrubFreeText } from './scrub-free-text.ts';
import { MASK } from './secret-search.ts';
import type { Secrets } from './secrets.ts';

/** An address that came from outside, without user, query and fragment, and without what is secret in it. It may be relative. */
export function maskUrl(address: string, secrets: Secrets): string {
  const { origin, path, rest } = partsOf(address);
  // In parts of an address a key may be parted, too.
  if (secrets.hides(secrets.scrub(origin + path))) return MASK;
  return secrets.scrub(`${origin}${maskPath(path, secrets)}`) + rest;
}

/** The same of an address below the target's. Its scheme and host are the operator's own words, and nothing works without them. */
export function maskOwnUrl(address: string, secrets: Secrets): string {
  const { origin, path, rest } = partsOf(address);
  return origin + secrets.scrub(maskPath(path, secrets)) + rest;
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
  if (looksLike('id', segment)) return secrets.isIn(segment) || secrets.hides(segment) ? MASK : segment;
  return scrubFreeText(segment, secrets);
}
