import { isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { fromPointer, toPointer } from '../../../../lib/json-pointer.ts';
import { put } from '../../document/schema-walk.ts';

/** No text has it: a character of Unicode's private use. */
const STAND_IN = '\ue025';
/** As it is, or as TypeScript prints it in quotes. */
const PRINTED = /\ue025|\\ue025/gi;

/**
 * A document in which no key has a percent sign, and what puts the signs back into what is printed of it. openapi-typescript makes references of keys
 * without encoding them, and reads `discount%` in one as a broken encoding, or `%41` as `A`.
 */
export function withoutPercentSigns(document: JsonObject): {
  readonly document: JsonObject;
  readonly restore: (printed: string) => string;
} {
  if (!hasPercentSign(document)) return { document, restore: (printed) => printed };
  return {
    document: replaced(document) as JsonObject,
    restore: (printed) => printed.replace(PRINTED, '%'),
  };
}

/** In a key, or in the name of a parameter, which becomes one. */
function hasPercentSign(node: Json): boolean {
  if (Array.isArray(node)) return node.some(hasPercentSign);
  if (!isObject(node)) return false;
  return Object.entries(node).some(
    ([key, value]) =>
      key.includes('%') || (key === 'name' && String(value).includes('%')) || hasPercentSign(value as Json),
  );
}

function replaced(node: Json): Json {
  if (typeof node === 'string') return node.replaceAll('%', STAND_IN);
  if (Array.isArray(node)) return node.map(replaced);
  if (!isObject(node)) return node;
  const copy: Record<string, Json> = {};
  for (const [key, value] of Object.entries(node)) {
    // Percent signs in a reference are an encoding, and are read before.
    const isReference = key === '$ref' && typeof value === 'string' && value.startsWith('#');
    const read = isReference ? `#${toPointer(fromPointer(value))}` : (value as Json);
    put(copy, key.replaceAll('%', STAND_IN), replaced(read));
  }
  return copy;
}
