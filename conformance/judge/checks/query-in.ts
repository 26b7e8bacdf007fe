import { at, type Json } from '../../../lib/json.ts';
import { parseUrl } from '../../../lib/parse-url.ts';

/** The query of an address, decoded. */
export function queryIn(url: string | undefined): URLSearchParams {
  return (url === undefined ? undefined : parseUrl(url))?.searchParams ?? new URLSearchParams();
}

/** Returns what a request asks for by a query parameter; a name that begins with a slash is a place of its body, where APIs that read by POST are asked. */
export function askedValues(
  { url, sent }: { readonly url?: string | undefined; readonly sent?: Json | undefined },
  name: string,
): string[] {
  if (!name.startsWith('/')) return valuesOf(queryIn(url), name);
  const value = at(sent, name) ?? [];
  return (Array.isArray(value) ? value : [value]).map(String).filter((one) => one !== '');
}

/** The values of a query parameter: of `tag=a&tag=b`, `tag[]=a&tag[]=b` and `tag=a,b` both. Empty where it has none. */
export function valuesOf(query: URLSearchParams, name: string): string[] {
  return [...query.getAll(name), ...query.getAll(`${name}[]`)]
    .flatMap((value) => [value, ...(value.includes(',') ? value.split(',') : [])])
    .filter((value) => value !== '');
}

/** The words for what a request asks by. */
export function nameOfAsked(name: string): string {
  return name.startsWith('/') ? `\`${name}\` of the request` : `the query parameter \`${name}\``;
}
