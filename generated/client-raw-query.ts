// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/** Writes the query of a raw call, as openapi-fetch does. */

// prettier-ignore
import { primitive, type QuerySerializer, setPairs } from './client-url.ts';

/** Writes a query as the raw client does. */
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
const SEPARATORS = { form: ',', spaceDelimited: '%20', pipeDelimited: '|' };

/** Makes the function that writes a query, without the question mark. Unset values are left out. */
// prettier-ignore
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
