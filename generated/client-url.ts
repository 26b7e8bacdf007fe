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

/** How the raw client writes a query. */
// prettier-ignore
export interface QuerySerializerOptions {
  /** Default: `form`, exploded. */
  readonly array?: {
    readonly style: 'form' | 'spaceDelimited' | 'pipeDelimited';
    readonly explode: boolean;
  };
  /** Default: `deepObject`, exploded. */
  readonly object?: { readonly style: 'form' | 'deepObject'; readonly explode: boolean };
  /** Leaves the characters ``:/?#[]@!$&'()*+,;=`` as they are. Default false. */
  readonly allowReserved?: boolean;
}

// prettier-ignore
export type QuerySerializer = (query: Record<string, unknown>) => string;
/** Takes the URL without its query. */
// prettier-ignore
export type PathSerializer = (url: string, parameters: Record<string, unknown>) => string;

// prettier-ignore
const SEPARATORS = { form: ',', spaceDelimited: '%20', pipeDelimited: '|' };

// prettier-ignore
function primitive(value: unknown, allowReserved?: boolean): string {
  if (Object(value) === value) throw new TypeError('nested arrays and objects cannot be written');
  return allowReserved ? `${value}` : encodeURIComponent(`${value}`);
}

// prettier-ignore
const pairsOf = (value: object) => Object.entries(value).filter(([, item]) => item != null);

/** Makes the function that writes a query, without the question mark. Unset values are left out. */
// prettier-ignore
export function createQuerySerializer(options: QuerySerializerOptions = {}): QuerySerializer {
  const { allowReserved } = options;
  const array = options.array ?? { style: 'form', explode: true };
  const object = options.object ?? { style: 'deepObject', explode: true };
  const write = (value: unknown) => primitive(value, allowReserved);
  return (query) =>
    pairsOf(query)
      .flatMap(([name, value]) => {
        if (Array.isArray(value)) {
          const items = value.map(write);
          if (array.explode) return items.map((item) => `${name}=${item}`);
          return items[0] === undefined ? [] : `${name}=${items.join(SEPARATORS[array.style])}`;
        }
        if (typeof value !== 'object') return `${name}=${write(value)}`;
        const pairs = pairsOf(value);
        if (object.style === 'deepObject')
          return pairs.map(([key, item]) => `${name}[${key}]=${write(item)}`);
        if (object.explode) return pairs.map(([key, item]) => `${key}=${write(item)}`);
        return `${name}=${pairs.map(([key, item]) => [key, write(item)])}`;
      })
      .join('&');
}

/** Fills the placeholders, lists and objects joined with commas. One without a value stays as it is. */
// prettier-ignore
export const serializePath: PathSerializer = (url, parameters) =>
  url.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const value = parameters[name];
    if (value == null) return placeholder;
    const items =
      typeof value === 'object' && !Array.isArray(value) ? Object.entries(value).flat() : [value].flat();
    return items.map((item) => primitive(item)).join();
  });

// prettier-ignore
const serializeQuery = createQuerySerializer();

/** The full URL. Throws for a value that cannot be written, such as an object within an array. */
// prettier-ignore
export function urlOf(
  baseUrl: string,
  { path, query: writeQuery = serializeQuery }: Pick<OperationDefinition, 'path' | 'query'>,
  params: Params,
  writePath = serializePath,
): string {
  const query = writeQuery(params.query ?? {});
  // `/chat#stream` is how a description distinguishes an operation from that of `/chat`: a fragment is not sent.
  const sent = path.replace(/#[^{}]*$/, '');
  return (
    writePath(baseUrl + sent, params.path ?? {}) + (query && `${sent.includes('?') ? '&' : '?'}${query}`)
  );
}
