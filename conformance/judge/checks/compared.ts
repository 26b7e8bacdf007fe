import type { Json } from '../../../lib/json.ts';
import { getterOf } from './getter.ts';

/** Single values of a record that a row compares with those of another response. */
export interface Compared {
  /** `subjectOf` the operations that show it. */
  readonly record: string;
  /** The same for the same values of the same records. */
  readonly key: string;
  /** The values as one text; `undefined` where one of them is empty, missing or of another type. Different values have different texts. */
  valuesOf(body: Json | undefined): string | undefined;
}

/** @param places pointers into the record, each with the type that `typeof` says: `string` */
export function compared(
  record: string,
  places: readonly { readonly pointer: string; readonly type: string }[],
): Compared {
  return {
    record,
    key: `${record} ${JSON.stringify(places.map(({ pointer, type }) => [pointer, type]))}`,
    valuesOf: valuesAt(places),
  };
}

/** The values at places of any body, as `Compared.valuesOf` writes them. */
export function valuesAt(
  places: readonly { readonly pointer: string; readonly type: string }[],
): Compared['valuesOf'] {
  const getters = places.map(({ pointer, type }) => ({ get: getterOf(pointer), type }));
  return (body) => {
    let all = '';
    for (const { get, type } of getters) {
      const value = get(body);
      if (typeof value !== type || value === '' || typeof value === 'object') return undefined;
      // With its length, so that no text can be taken for the end of one and the beginning of another.
      all += typeof value === 'string' ? `${value.length}:${value}` : `${value},`;
    }
    return all;
  };
}
