import { canonicalJson } from '../../../../lib/canonical-json.ts';
import { isObject, own } from '../../../../lib/json.ts';
import type { Reason } from './comparison.ts';
import { isAnnotation, type SchemaInDocument } from './schema-in-document.ts';

/** Keywords that are compared by what follows from them, which their author did not write. */
const COMBINED = new Set([
  'not',
  'dependentRequired',
  'dependentSchemas',
  'contains',
  'minContains',
  'maxContains',
  'propertyNames',
]);
/** Does the same if one of the values is `false`. */
const CLOSING = new Set(['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'items']);

/** The one keyword in which two schemas differ, if it is one of these: `not: {"const":"a"} → {"enum":["a","b"]}`. */
export function changedKeyword(
  ones: readonly SchemaInDocument[],
  others: readonly SchemaInDocument[],
): Omit<Reason, 'spot'> | undefined {
  const [a, b] = [ones[0]?.schema, others[0]?.schema];
  if (ones.length !== 1 || others.length !== 1 || !isObject(a) || !isObject(b)) return undefined;
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (name) => name === '$ref' || !isAnnotation(name),
  );
  if (!names.some((name) => COMBINED.has(name) || CLOSING.has(name) || CONDITION.has(name))) return undefined;
  const changed = names.filter(
    (name) => canonicalJson(own(a, name) ?? null) !== canonicalJson(own(b, name) ?? null),
  );
  const [keyword] = changed;
  if (changed.length > 0 && changed.every((name) => CONDITION.has(name))) {
    const conditionIn = (schema: Readonly<Record<string, unknown>>) => {
      const conditions = Object.entries(schema).filter(([name]) => CONDITION.has(name));
      return conditions.length === 0 ? undefined : Object.fromEntries(conditions);
    };
    return { keyword: 'if', a: conditionIn(a), b: conditionIn(b), unproved: true };
  }
  if (changed.length !== 1 || keyword === undefined) return undefined;
  const isClosed = CLOSING.has(keyword) && (a[keyword] === false || b[keyword] === false);
  if (!COMBINED.has(keyword) && !isClosed) return undefined;
  return { keyword, a: own(a, keyword), b: own(b, keyword), ...(keyword === 'not' && { unproved: true }) };
}

const CONDITION = new Set(['if', 'then', 'else']);
