import { isObject } from '../../../../lib/json.ts';
import type { SchemaNode } from '../../document/schema-walk.ts';

/** Keywords by the type of what they are about, in the order in which they are checked. */
export const KEYWORDS = {
  any: ['$ref', 'type', 'const', 'enum', 'not', 'anyOf', 'oneOf', 'allOf', 'if'],
  number: ['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf'],
  string: ['maxLength', 'minLength', 'pattern'],
  array: ['maxItems', 'minItems', 'prefixItems', 'items', 'contains', 'uniqueItems', 'unevaluatedItems'],
  object: [
    'maxProperties',
    'minProperties',
    'required',
    'propertyNames',
    'additionalProperties',
    'properties',
    'patternProperties',
    'dependentRequired',
    'dependentSchemas',
    'unevaluatedProperties',
  ],
} as const;

const ALL: ReadonlySet<string> = new Set(Object.values(KEYWORDS).flat());

/** Tells whether a keyword can refuse a value. */
export const isDecidingKeyword = (name: string): boolean => ALL.has(name);

/** Tells whether a schema accepts everything, as far as its own keywords go. */
export function acceptsAll(schema: unknown): boolean {
  if (!isObject(schema)) return schema !== false;
  for (const key in schema) if (ALL.has(key)) return false;
  return true;
}

/** A schema that is nothing but a reference, which is then one for what it refers to. */
export function isPureReference(schema: SchemaNode): schema is SchemaNode & { readonly $ref: string } {
  if (typeof schema === 'boolean' || typeof schema.$ref !== 'string') return false;
  for (const key in schema) if (key !== '$ref' && ALL.has(key)) return false;
  return true;
}

/** The types that a schema names. */
export function schemaTypesOf(schema: SchemaNode): readonly string[] {
  if (typeof schema === 'boolean') return [];
  const { type } = schema;
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? (type as string[]) : [];
}

/** JavaScript that is true for a value of one of the types. */
export function isOneOf(types: readonly string[], data: string, call: (helper: string) => string): string {
  const names = types.includes('number') ? types.filter((type) => type !== 'integer') : types;
  return names.map((type) => isA(type, data, call)).join('||');
}

function isA(type: string, data: string, call: (helper: string) => string): string {
  if (type === 'null') return `${data}===null`;
  if (type === 'array') return `Array.isArray(${data})`;
  if (type === 'object') return `${call('$object')}(${data})`;
  if (type === 'integer') return `Number.isInteger(${data})`;
  if (!['string', 'number', 'boolean'].includes(type)) throw new Error(`"${type}" is not a type`);
  return `typeof ${data}===${JSON.stringify(type)}`;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** JavaScript that reads a property. A name that every object inherits is looked up among its own. */
export function read(data: string, name: string, call: (helper: string) => string): string {
  if (name in Object.prototype) return `${call('$own')}(${data},${JSON.stringify(name)})`;
  return IDENTIFIER.test(name) ? `${data}.${name}` : `${data}[${JSON.stringify(name)}]`;
}
