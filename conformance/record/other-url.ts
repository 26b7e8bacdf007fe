import { parseUrl } from '../../lib/parse-url.ts';
import { decodeSegment } from '../traffic/decode-segment.ts';
import type { KeyedRandom } from './keyed-random.ts';

/** Replaces each part of an address. */
export interface UrlReplacements {
  text(text: string): string;
  /** `bank.example:8080` */
  host(host: string): string;
}

const UNREADABLE = 'https://unreadable.example/';

/** The same address and port get the same host. */
export function otherHost(host: string, random: KeyedRandom): string {
  return `bank-${random.bytes('host', host.toLowerCase()).toString('hex').slice(0, 10)}.example`;
}

/** An absolute address with another host; each part of its path and query has a pseudonym, apart from those of the description's paths. */
export function otherUrl(address: string, replace: UrlReplacements): string {
  const url = parseUrl(address);
  if (url === undefined) return UNREADABLE;
  // Other schemes have no paths that anything is known about.
  if (!/^(?:https?|wss?):$/.test(url.protocol)) return `other://${replace.host(url.href)}/`;
  return `${url.protocol}//${replace.host(url.host)}${otherPath(url, replace)}`;
}

/** An address that may be relative; any other text is replaced as one. */
export function otherReference(address: string, replace: UrlReplacements): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return otherUrl(address, replace);
  const url = address.startsWith('/') ? parseUrl(address, UNREADABLE) : undefined;
  return url === undefined ? replace.text(address) : otherPath(url, replace);
}

function otherPath({ pathname, searchParams }: URL, replace: UrlReplacements): string {
  const path = pathname.split('/').map((segment) => otherSegment(segment, replace));
  const query = [...searchParams].map((pair) => pair.map((part) => encode(replace.text(part))).join('='));
  return path.join('/') + (query.length > 0 ? `?${query.join('&')}` : '');
}

function otherSegment(segment: string, { text }: UrlReplacements): string {
  const plain = decodeSegment(segment);
  const other = text(plain);
  return other === plain ? segment : encode(other);
}

function encode(text: string): string {
  // Half of a surrogate pair cannot be encoded.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
