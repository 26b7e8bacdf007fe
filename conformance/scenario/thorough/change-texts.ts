import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';

/** The body with other texts in the fields of these names, wherever they are. */
export function changeTexts(
  body: JsonObject,
  names: RegExp,
  change: (text: string, pointer: string) => string,
): JsonObject {
  const changed = (value: Json, path: readonly string[]): Json => {
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, changed(inner, [...path, name])]),
      );
    return typeof value === 'string' && names.test(path.at(-1) ?? '')
      ? change(value, toPointer(path))
      : value;
  };
  return changed(body, []) as JsonObject;
}
