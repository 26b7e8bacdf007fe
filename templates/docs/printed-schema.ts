import { at, isObject } from '../../lib/json.ts';
import { fromPointer } from '../../lib/json-pointer.ts';

/** Levels of inline objects that a table of fields shows; a named schema has a table of its own. */
const MAX_DEPTH = 6;

export interface PrintedField {
  /** `config.limits.daily`, `entries[].id`. */
  readonly path: string;
  readonly type: string;
  readonly schema: unknown;
  readonly required: boolean;
  readonly description: string;
}

/** Name of the component that a reference leads to, the last part of its pointer. */
export function referenceName(reference: string): string {
  return fromPointer(reference).at(-1) ?? '';
}

/** A node, or what its local reference leads to; anything else that is not an object is an empty one. */
export function followed(document: unknown, node: unknown): Record<string, unknown> {
  const seen = new Set<unknown>();
  let found = node;
  while (isObject(found) && typeof found.$ref === 'string' && !seen.has(found)) {
    seen.add(found);
    found = found.$ref.startsWith('#') ? at(document, found.$ref) : undefined;
  }
  return isObject(found) ? found : {};
}

/** What a schema takes, in a few words: `string (date-time)`, `Account or null`, `list of Limit`, `"a" | "b"`. */
export function typeText(schema: unknown, depth = 0): string {
  if (schema === false) return 'nothing';
  if (!isObject(schema)) return 'any';
  if (typeof schema.$ref === 'string') return referenceName(schema.$ref);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (depth > MAX_DEPTH) return 'any';
  for (const [keyword, between] of [
    ['oneOf', ' or '],
    ['anyOf', ' or '],
    ['allOf', ' and '],
  ] as const) {
    const parts = schema[keyword];
    if (Array.isArray(parts) && parts.length > 0)
      return [...new Set(parts.map((part) => typeText(part, depth + 1)))].join(between);
  }
  const names = [schema.type].flat().filter((name) => typeof name === 'string');
  if (names.length === 0) return 'properties' in schema ? 'object' : 'any';
  const format = typeof schema.format === 'string' ? ` (${schema.format})` : '';
  return names
    .map((name) => {
      if (name === 'array') return `list of ${typeText(schema.items, depth + 1)}`;
      return name === 'null' ? name : `${name}${format}`;
    })
    .join(' or ');
}

/** The fields of an object schema, those of its inline objects and lists below them. */
export function printedFields(schema: unknown, prefix = '', depth = 0): PrintedField[] {
  if (!isObject(schema) || depth > MAX_DEPTH) return [];
  const fields: PrintedField[] = [];
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  for (const [name, property] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    fields.push({
      path,
      type: typeText(property),
      schema: property,
      required: required.has(name),
      description: descriptionOf(property),
    });
    fields.push(...printedFields(property, path, depth + 1));
  }
  if (isObject(schema.items)) fields.push(...printedFields(schema.items, `${prefix}[]`, depth + 1));
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const part of Array.isArray(schema[keyword]) ? schema[keyword] : [])
      fields.push(...printedFields(part, prefix, depth + 1));
  return fields;
}

export function descriptionOf(node: unknown): string {
  return isObject(node) && typeof node.description === 'string' ? node.description : '';
}
