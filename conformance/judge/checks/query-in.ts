import { parseUrl } from '../../../lib/parse-url.ts';

/** The query of an address, decoded. */
export function queryIn(url: string | undefined): URLSearchParams {
  return (url === undefined ? undefined : parseUrl(url))?.searchParams ?? new URLSearchParams();
}

/** The values of a query parameter: of `tag=a&tag=b`, `tag[]=a&tag[]=b` and `tag=a,b` both. Empty where it has none. */
export function valuesOf(query: URLSearchParams, name: string): string[] {
  return [...query.getAll(name), ...query.getAll(`${name}[]`)]
    .flatMap((value) => [value, ...(value.includes(',') ? value.split(',') : [])])
    .filter((value) => value !== '');
}
