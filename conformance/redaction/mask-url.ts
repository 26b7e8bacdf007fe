import { looksLike } from './looks-like.ts';
import { scrubFreeText } from './scrub-free-text.ts';
import { MASK, type Secrets } from './secrets.ts';

/** An address without user, query and fragment, and without what is secret in its path. It may be relative. */
export function maskUrl(address: string, secrets: Secrets): string {
  const [, origin = '', path = '', rest = ''] =
    /^((?:[a-z][a-z\d+.-]*:)?(?:\/\/[^/?#]*)?)([^?#]*)(.*)$/is.exec(address) ?? [];
  const host = origin.replace(/\/\/.*@/s, `//${MASK}@`);
  const segments = path.split('/').map((segment) => maskSegment(segment, secrets));
  return secrets.scrub(`${host}${segments.join('/')}`) + (rest === '' ? '' : `?${MASK}`);
}

function maskSegment(segment: string, secrets: Secrets): string {
  if (looksLike('id', segment)) return secrets.isIn(segment) ? MASK : segment;
  const scrubbed = scrubFreeText(secrets.scrub(segment));
  return scrubbed;
}
