import { at, isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import type { SchemaNode } from '../../document/schema-walk.ts';

/** Tells whether no value fits two of the schemas, as far as a glance shows: other types, or another value of one required property. */
export function disjoint(members: readonly SchemaNode[], document: JsonObject): boolean {
  const shapes = members.map((member) => resolved(member, document));
  return shapes.every((left, index) =>
    shapes.slice(index + 1).every((right) => apart(left, right, document)),
  );
}

function apart(left: JsonObject, right: JsonObject, document: JsonObject): boolean {
  const types = typesOf(left);
  const others = typesOf(right);
  if (types === undefined || others === undefined) return false;
  if (!types.some((type) => others.includes(type))) return true;
  if (types.join() !== 'object' || others.join() !== 'object') return false;
  const shared = names(left.required).filter((name) => names(right.required).includes(name));
  return shared.some((name) => {
    const here = valuesOf(left, name, document);
    const there = valuesOf(right, name, document);
    return here !== undefined && there !== undefined && !here.some((value) => there.includes(value));
  });
}

function resolved(schema: Json | undefined, document: JsonObject, depth = 0): JsonObject {
  if (!isObject(schema)) return {};
  if (typeof schema.$ref !== 'string' || depth > 8) return schema;
  return resolved(at(document, schema.$ref), document, depth + 1);
}

/** An integer is a number, too. */
function typesOf(schema: JsonObject): string[] | undefined {
  if (schema.type === undefined) return undefined;
  return [schema.type].flat().map((type) => (type === 'integer' ? 'number' : String(type)));
}

function names(required: Json | undefined): string[] {
  return Array.isArray(required) ? required.map(String) : [];
}

function valuesOf(schema: JsonObject, name: string, document: JsonObject): string[] | undefined {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const property = resolved(Object.hasOwn(properties, name) ? properties[name] : undefined, document);
  if (Object.hasOwn(property, 'const')) return [JSON.stringify(property.const)];
  return Array.isArray(property.enum) ? property.enum.map((value) => JSON.stringify(value)) : undefined;
}
