/** Writes the query of a raw call, as openapi-fetch does. */

import { primitive, type QuerySerializer, setPairs } from './client-url.ts';

/** Writes a query as the raw client does. */
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

const SEPARATORS = { form: ',', spaceDelimited: '%20', pipeDelimited: '|' };

/** Makes the function that writes a query, without the question mark. Unset values are left out. */
export function createQuerySerializer({
  allowReserved,
  array = { style: 'form', explode: true },
  object = { style: 'deepObject', explode: true },
}: QuerySerializerOptions = {}): QuerySerializer {
  return (query) =>
    setPairs(query)
      .flatMap(([name, value]) => {
        const isObject = typeof value === 'object' && !Array.isArray(value);
        const { style, explode } = isObject ? object : array;
        const isDeep = style === 'deepObject';
        const pairs = (isObject ? setPairs(value as object) : [value].flat().map((item) => [name, item])).map(
          ([key, item]) => [isDeep ? `${name}[${key}]` : key, primitive(item, allowReserved)],
        );
        if (explode || isDeep) return pairs.map((one) => one.join('='));
        if (isObject) return `${name}=${pairs}`;
        return pairs[0] ? `${name}=${pairs.map(([, item]) => item).join(SEPARATORS[style as 'form'])}` : [];
      })
      .join('&');
}
