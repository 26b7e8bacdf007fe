import { isObject } from '../../../lib/json.ts';
import type { ValueShape } from '../../../templates/model.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow } from '../document/refs.ts';
import { mapping } from './values.ts';

interface Above {
  /** The schemas around one, itself included: one that contains itself is read as anything where it begins again. */
  readonly schemas: readonly unknown[];
  /** Schemas that may still be looked at: those that all lead to each other have more paths than can be followed. */
  readonly budget: { left: number };
}

/** Deeper than anybody writes into a URL, and more. */
const MAX_DEPTH = 12;
const MAX_SCHEMAS = 10_000;

/**
 * A shape says what a text stands for, as far as reading it goes: the types that a schema allows, with those of items and properties. `null` counts
 * for nothing: no text stands for it.
 */
export function valueShape(
  document: DocumentNode,
  schema: unknown,
  above: Above = { schemas: [], budget: { left: MAX_SCHEMAS } },
): ValueShape {
  const shapes = shapesOf(document, schema, above);
  const distinct = [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
  if (distinct.length === 0 || distinct.includes('any')) return 'any';
  const [only] = distinct;
  return distinct.length === 1 && only !== undefined ? only : { oneOf: withoutOverlap(distinct) };
}

/** An integer is a number, too; objects and lists of several kinds are read as the first that fits. */
function withoutOverlap(shapes: readonly ValueShape[]): ValueShape[] {
  const ordered = shapes.filter((shape) => shape !== 'integer' || !shapes.includes('number'));
  return ordered.sort((one, other) => rank(one) - rank(other));
}

/** The strictest reading first; any text is a string. */
function rank(shape: ValueShape): number {
  return shape === 'string' ? 2 : typeof shape === 'string' ? 0 : 1;
}

function shapesOf(document: DocumentNode, given: unknown, outer: Above): ValueShape[] {
  const schema = follow(document, given ?? {}, '#').node;
  const { schemas, budget } = outer;
  budget.left -= 1;
  if (budget.left < 0 || schemas.length > MAX_DEPTH || schemas.includes(schema)) return ['any'];
  const above = { schemas: [...schemas, schema], budget };
  const own = [schema.type ?? []].flat();
  if (own.length > 0) return own.flatMap((type) => shapesOfType(document, schema, String(type), above));
  if ('const' in schema) return kindOfValue(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.flatMap(kindOfValue);
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return choices.flatMap((choice) => shapesOf(document, choice, above));
  if (schema.properties !== undefined) return [objectShape(document, schema, above)];
  if (schema.items !== undefined) return shapesOfType(document, schema, 'array', above);
  if (Array.isArray(schema.allOf)) {
    const known = schema.allOf
      .map((member) => valueShape(document, member, above))
      .filter((shape) => shape !== 'any');
    if (known.some((shape) => typeof shape === 'object' && 'properties' in shape))
      return [objectShape(document, schema, above)];
    return known.slice(0, 1);
  }
  return ['any'];
}

function shapesOfType(
  document: DocumentNode,
  schema: DocumentNode,
  type: string,
  above: Above,
): ValueShape[] {
  if (type === 'null') return [];
  if (type === 'array') return [{ items: valueShape(document, schema.items, above) }];
  if (type === 'object') return [objectShape(document, schema, above)];
  return [type as ValueShape];
}

function objectShape(document: DocumentNode, schema: DocumentNode, above: Above): ValueShape {
  const properties = Object.entries(propertiesOf(document, schema)).map(
    ([name, property]) => [name, valueShape(document, property, above)] as const,
  );
  const { additionalProperties } = schema;
  const rest = isObject(additionalProperties) ? valueShape(document, additionalProperties, above) : 'any';
  return { properties: Object.fromEntries(properties), ...(rest === 'any' ? {} : { rest }) };
}

/** The properties of an object schema, those of the schemas it is made of included. */
export function propertiesOf(
  document: DocumentNode,
  given: unknown,
  seen: Set<unknown> = new Set(),
): Record<string, unknown> {
  const schema = follow(document, given, '#').node;
  if (seen.has(schema)) return {};
  seen.add(schema);
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return Object.assign(
    {},
    ...parts.map((part) => propertiesOf(document, part, seen)),
    mapping(schema.properties),
  );
}

function kindOfValue(value: unknown): ValueShape[] {
  if (value === null) return [];
  if (Array.isArray(value)) return [{ items: 'any' }];
  if (typeof value === 'object') return [{ properties: {} }];
  if (Number.isInteger(value)) return ['integer'];
  return [typeof value as ValueShape];
}
