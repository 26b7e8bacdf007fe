// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/** Writes URLs: path and query parameters in the styles of OpenAPI. */

// prettier-ignore
import type { OperationDefinition } from './client-types.ts';

// prettier-ignore
export interface Params {
  readonly path?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly header?: Record<string, unknown>;
  readonly cookie?: Record<string, unknown>;
}

// prettier-ignore
export type QuerySerializer = (query: Record<string, unknown>) => string;
/** Takes the URL without its query. */
// prettier-ignore
export type PathSerializer = (url: string, parameters: Record<string, unknown>) => string;

/** @throws {TypeError} for what is no plain value. */
// prettier-ignore
export function primitive(value: unknown, allowReserved?: boolean): string {
  if (Object(value) === value) throw new TypeError('nested values cannot be written');
  return allowReserved ? `${value}` : encodeURIComponent(`${value}`);
}

/** The members that are set. */
// prettier-ignore
export const setPairs = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, item]) => item != null);

/** Plain values, and lists that repeat their name. Unset values are left out. */
// prettier-ignore
const serializeQuery: QuerySerializer = (query) =>
  setPairs(query)
    .flatMap(([name, value]) => [value].flat().map((item) => `${name}=${primitive(item)}`))
    .join('&');

/** Fills the placeholders, lists and objects joined with commas. */
// prettier-ignore
export const serializePath: PathSerializer = (url, parameters) =>
  url.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = parameters[name] ?? '';
    const items =
      typeof value === 'object' && !Array.isArray(value) ? Object.entries(value).flat() : [value].flat();
    const text = items.map((item) => primitive(item)).join();
    // An empty segment or one of dots would address another resource.
    if (/^\.{0,2}$/.test(text)) throw new TypeError(`"${name}" is empty or made of dots`);
    return text;
  });

/** The full URL. Throws for a value that cannot be written, such as an object within an array. */
// prettier-ignore
export function urlOf(
  baseUrl: string,
  { path, query: writeQuery = serializeQuery }: Pick<OperationDefinition, 'path' | 'query'>,
  params: Params,
  writePath: PathSerializer = serializePath,
): string {
  const query = writeQuery(params.query ?? {});
  // `/chat#stream` is how a description distinguishes an operation from that of `/chat`: a fragment is not sent.
  const sent = path.replace(/#[^{}]*$/, '');
  return (
    writePath(baseUrl + sent, params.path ?? {}) + (query && `${sent.includes('?') ? '&' : '?'}${query}`)
  );
}
