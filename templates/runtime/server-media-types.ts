/** Compares media types. */
import type { ContentRow } from './server-types.ts';

/** `Application/JSON; charset=utf-8` becomes `application/json`. */
export function essenceOf(type: string): string {
  return (type.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** The charset of a content type, in lower case. */
export function charsetOf(type: string): string | undefined {
  return /;\s*charset\s*=\s*"?([^";]*?)"?\s*(?:;|$)/i.exec(type)?.[1]?.toLowerCase();
}

/** Tells whether a media type is the described one, or within the described range: `image/*`. */
export function isOfType(described: string, type: string): boolean {
  const wanted = essenceOf(described);
  if (wanted === '*/*') return true;
  const actual = essenceOf(type) || 'application/octet-stream';
  return wanted === actual || (wanted.endsWith('/*') && actual.startsWith(wanted.slice(0, -1)));
}

const withoutSpace = (type: string) => type.replace(/\s+/g, '').toLowerCase();

/** The content of a media type: the very same, else without its parameters, else the range that holds it. */
export function contentOfType(contents: readonly ContentRow[], type: string): ContentRow | undefined {
  const [first] = contents;
  if (first?.mediaType === type) return first;
  return (
    contents.find(({ mediaType }) => withoutSpace(mediaType) === withoutSpace(type)) ??
    contents.find(({ mediaType }) => !mediaType.includes('*') && isOfType(mediaType, type)) ??
    contents.find(({ mediaType }) => isOfType(mediaType, type))
  );
}

/**
 * The one of several media types that a request prefers, by its `Accept` header; the first without one.
 * `undefined` when it accepts none of them.
 */
export function preferredType<Type extends string>(
  request: Request,
  types: readonly Type[],
): Type | undefined {
  const accept = request.headers.get('accept') ?? '*/*';
  const ranges = accept.split(',').map((range) => {
    const quality = /;\s*q\s*=\s*([\d.]+)/i.exec(range)?.[1];
    return { range: essenceOf(range), quality: quality === undefined ? 1 : Number(quality) };
  });
  // The most specific range decides: `text/*;q=0.5, text/csv`.
  const stars = (range: string) => (range === '*/*' ? 2 : range.endsWith('/*') ? 1 : 0);
  const qualityOf = (type: Type) =>
    ranges
      .filter(({ range }) => isOfType(range, type))
      .sort((one, other) => stars(one.range) - stars(other.range))[0]?.quality ?? 0;
  const best = types.map((type) => ({ type, quality: qualityOf(type) })).filter(({ quality }) => quality > 0);
  return best.sort((one, other) => other.quality - one.quality)[0]?.type;
}
