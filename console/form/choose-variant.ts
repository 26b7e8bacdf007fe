import { isObject, type Json } from '../../lib/json.ts';
import { type FormSchema, type Lookup, type SchemaView, viewSchema } from './schema-view.ts';

/** Index of the alternative that a value is most likely meant for: 0 where nothing tells. */
export function chooseVariant(
  variants: readonly FormSchema[],
  value: Json | undefined,
  lookup: Lookup,
): number {
  const scores = variants.map((variant) => score(viewSchema(variant, lookup), value, lookup));
  return scores.indexOf(Math.max(...scores));
}

/** A few words by which readers know an alternative. */
export function variantName(variant: FormSchema, index: number, lookup: Lookup): string {
  const { title, types } = viewSchema(variant, lookup);
  const named =
    isObject(variant) && typeof variant.$ref === 'string' ? variant.$ref.split('/').at(-1) : undefined;
  return title || named || (types.length > 0 ? types.join(' or ') : `Alternative ${index + 1}`);
}

/** The wrong type decides against; a property with a fixed value tells more than a name. */
function score(view: SchemaView, value: Json | undefined, lookup: Lookup): number {
  if (value === undefined) return 0;
  if (view.types.length > 0 && !view.types.some((type) => hasType(value, type))) return -1000;
  if (view.choices !== undefined) return view.choices.includes(value) ? 100 : -100;
  if (!isObject(value)) return 1;
  const names = Object.keys(value);
  const missing = [...view.required].filter((name) => !names.includes(name)).length;
  const fixed = names.reduce((sum, name) => {
    const choices = viewSchema(view.properties[name], lookup).choices;
    if (choices === undefined) return sum;
    return sum + (choices.includes(value[name] as Json) ? 50 : -50);
  }, 0);
  const known = names.filter((name) => Object.hasOwn(view.properties, name)).length;
  return fixed + known * 2 - (names.length - known) - missing * 5;
}

function hasType(value: Json, type: string): boolean {
  if (value === null) return type === 'null';
  if (Array.isArray(value)) return type === 'array';
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}
