import { isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { step } from '../../../../lib/json-pointer.ts';
import type { ObjectShape, OtherProperties, PropertyShape } from '../../../../templates/zod/zod-shapes.ts';
import type { SchemaNode } from '../../document/schema-walk.ts';
import type { ShapeReader } from './shape-reader.ts';

/** An object: its properties, what else it may hold, and conditions on the whole. */
export function objectShape(reader: ShapeReader, schema: JsonObject, pointer: string): ObjectShape {
  const listed = mapping(schema.properties);
  const required = (Array.isArray(schema.required) ? schema.required : []).map(String);
  const names = [...new Set([...Object.keys(listed), ...required])];
  const properties = names.map((name): PropertyShape => {
    const property = Object.hasOwn(listed, name) ? (listed[name] as SchemaNode) : true;
    const shape = reader.read(property, step(step(pointer, 'properties'), name));
    return { name, required: required.includes(name), shape };
  });
  const others = otherProperties(reader, schema, pointer);
  const { minProperties, maxProperties, propertyNames } = schema;
  return {
    kind: 'object',
    properties: properties.filter(({ name }) => !isInherited(name)),
    inherited: properties.filter(({ name }) => isInherited(name)),
    ...(others === undefined ? {} : { others }),
    ...(typeof minProperties === 'number' ? { minProperties } : {}),
    ...(typeof maxProperties === 'number' ? { maxProperties } : {}),
    ...(propertyNames === undefined
      ? {}
      : { propertyNames: reader.read(propertyNames as SchemaNode, step(pointer, 'propertyNames')) }),
    dependentRequired: Object.entries(mapping(schema.dependentRequired)).map(([name, then]) => ({
      name,
      others: Array.isArray(then) ? then.map(String) : [],
    })),
    dependentSchemas: namedShapes(reader, schema, 'dependentSchemas', pointer),
  };
}

function otherProperties(
  reader: ShapeReader,
  schema: JsonObject,
  pointer: string,
): OtherProperties | undefined {
  const { additionalProperties = true } = schema;
  const patterns = namedShapes(reader, schema, 'patternProperties', pointer);
  const rest = reader.read(additionalProperties as SchemaNode, step(pointer, 'additionalProperties'));
  const open = rest.kind === 'any';
  if (open && patterns.length === 0) return undefined;
  return {
    listed: Object.keys(mapping(schema.properties)),
    patterns: patterns.map(({ name, shape }) => ({ pattern: name, shape })),
    rest: open ? 'any' : additionalProperties === false ? 'none' : rest,
  };
}

function namedShapes(reader: ShapeReader, schema: JsonObject, key: string, pointer: string) {
  return Object.entries(mapping(schema[key])).map(([name, value]) => {
    const shape = reader.read(value as SchemaNode, step(step(pointer, key), name));
    return { name, shape };
  });
}

/** Tells whether zod would find a property of this name where there is none. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

function mapping(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
