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
  return `host-${random.bytes('host', host.toLowerCase()).toString('hex').slice(0, 10)}.example`;
}

/**
 * An absolute address with another host; each part of its path and query has a pseudonym, apart from those of the description's paths.
 *
 * @param template the path of the description that it ends in, where segments have words beside parameters: `/{name}:cancel`
 */
export function otherUrl(address: string, replace: UrlReplacements, template?: string): string {
  const url = parseUrl(address);
  if (url === undefined) return UNREADABLE;
  // Other schemes have no paths that anything is known about.
  if (!/^(?:https?|wss?):$/.test(url.protocol)) return `other://${replace.host(url.href)}/`;
  return `${url.protocol}//${replace.host(url.host)}${otherPath(url, replace, template)}`;
}

/** An address that may be relative; any other text is replaced as one. */
export function otherReference(address: string, replace: UrlReplacements): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return otherUrl(address, replace);
  const url = address.startsWith('/') ? parseUrl(address, UNREADABLE) : undefined;
  return url === undefined ? replace.text(address) : otherPath(url, replace);
}

function otherPath({ pathname, searchParams }: URL, replace: UrlReplacements, template = ''): string {
  const templates = template.split('/').slice(1);
  // A trailing slash makes no difference.
  const first = pathname.replace(/\/+$/, '').split('/').length - templates.length;
  const path = pathname
    .split('/')
    .map((segment, index) => otherSegment(segment, replace, templates[index - first]));
  const query = [...searchParams].map((pair) => pair.map((part) => encode(replace.text(part))).join('='));
  return path.join('/') + (query.length > 0 ? `?${query.join('&')}` : '');
}

function otherSegment(segment: string, { text }: UrlReplacements, template = '{}'): string {
  const plain = decodeSegment(segment);
  const words = template.split(/\{[^}]*\}/);
  if (words.length === 1) return segment;
  if (words.some((word) => word !== '')) {
    const pieces = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    const [, ...values] = new RegExp(`^${pieces.join('(.+?)')}$`, 's').exec(plain) ?? [];
    if (values.length === words.length - 1)
      return words
        .map((word, index) => (index === 0 ? '' : encode(text(values[index - 1] ?? ''))) + word)
        .join('');
  }
  const other = text(plain);
  return other === plain ? segment : encode(other);
}

function encode(text: string): string {
  // Half of a surrogate pair cannot be encoded.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
