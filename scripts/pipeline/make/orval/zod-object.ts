import { isObject, type JsonObject, put, type SchemaNode, step } from '../../model/schema-walk.ts';
import { wrapped } from './wrapped.ts';
import type { Writer } from './zod-writer.ts';

/** An object: its properties, what else it may hold, and conditions on the whole. */
export function object(writer: Writer, schema: JsonObject, pointer: string): JsonObject {
  const given = isObject(schema.properties) ? schema.properties : {};
  const required = (Array.isArray(schema.required) ? schema.required : []).map(String);
  const properties: JsonObject = {};
  const extras: string[] = [];
  for (const name of [...new Set([...Object.keys(given), ...required])]) {
    const property = Object.hasOwn(given, name) ? (given[name] as SchemaNode) : true;
    const here = step(step(pointer, 'properties'), name);
    // Every object inherits these, so zod would find one that is not there.
    if (name in Object.prototype)
      extras.push(inherited(writer, name, property, required.includes(name), here));
    else put(properties, name, wrapped(writer.write(property, here)));
  }
  const shaped = Object.keys(properties).length > 0;
  const rest = schema.additionalProperties ?? true;
  const base: JsonObject = { type: 'object' };
  if (shaped) {
    base.properties = properties;
    const needed = required.filter((name) => Object.hasOwn(properties, name));
    if (needed.length > 0) base.required = needed;
  }
  const open = rest === true || (isObject(rest) && Object.keys(rest).length === 0);
  if (schema.patternProperties === undefined && !shaped && !open && rest !== false && extras.length === 0) {
    base.additionalProperties = writer.write(rest as SchemaNode, step(pointer, 'additionalProperties'));
  } else {
    const listed = extras.length === 0 && required.every((name) => Object.hasOwn(given, name));
    const closed = rest === false && schema.patternProperties === undefined && listed;
    if (closed) writer.closes = true;
    if (closed && writer.strict) extras.push('.strict()');
    else {
      if (shaped) extras.unshift('.loose()');
      if (!open || schema.patternProperties !== undefined)
        extras.push(otherProperties(writer, schema, pointer));
    }
  }
  extras.push(...objectConditions(writer, schema, pointer));
  return writer.marked(base, extras);
}

function inherited(
  writer: Writer,
  name: string,
  property: SchemaNode,
  required: boolean,
  pointer: string,
): string {
  const key = JSON.stringify(name);
  const present = `Object.hasOwn(object, ${key})`;
  const fits = `${writer.hoist(property, pointer)}.safeParse((object as Record<string, unknown>)[${key}]).success`;
  return `.refine((object) => ${required ? `${present} && ${fits}` : `!${present} || ${fits}`}, { path: [${key}] })`;
}

/** `additionalProperties` and `patternProperties`, as a check: a closed zod object opens up again inside an intersection. */
function otherProperties(writer: Writer, schema: JsonObject, pointer: string): string {
  const known = JSON.stringify(Object.keys(isObject(schema.properties) ? schema.properties : {}));
  const patterns = Object.entries(isObject(schema.patternProperties) ? schema.patternProperties : {});
  const checks = patterns.map(([pattern, value]) => {
    const name = writer.hoist(value as SchemaNode, step(step(pointer, 'patternProperties'), pattern));
    return `[new RegExp(${JSON.stringify(pattern)}, 'u'), ${name}]`;
  });
  const rest = schema.additionalProperties ?? true;
  const other =
    typeof rest === 'boolean'
      ? String(rest)
      : writer.hoist(rest as SchemaNode, step(pointer, 'additionalProperties'));
  return `.superRefine(otherProperties(${known}, () => [${checks.join(', ')}], () => ${other}))`;
}

function objectConditions(writer: Writer, schema: JsonObject, pointer: string): string[] {
  const extras: string[] = [];
  const { minProperties, maxProperties, propertyNames, dependentRequired, dependentSchemas } = schema;
  if (minProperties !== undefined)
    extras.push(`.refine((object) => Object.keys(object).length >= ${minProperties})`);
  if (maxProperties !== undefined)
    extras.push(`.refine((object) => Object.keys(object).length <= ${maxProperties})`);
  if (propertyNames !== undefined) {
    const name = writer.hoist(propertyNames as SchemaNode, step(pointer, 'propertyNames'));
    extras.push(`.refine((object) => Object.keys(object).every((key) => ${name}.safeParse(key).success))`);
  }
  for (const [key, names] of Object.entries(isObject(dependentRequired) ? dependentRequired : {})) {
    extras.push(
      `.refine((object) => !Object.hasOwn(object, ${JSON.stringify(key)}) || ${JSON.stringify(names)}.every((key) => Object.hasOwn(object, key)))`,
    );
  }
  for (const [key, then] of Object.entries(isObject(dependentSchemas) ? dependentSchemas : {})) {
    const name = writer.hoist(then as SchemaNode, step(step(pointer, 'dependentSchemas'), key));
    extras.push(
      `.refine((object) => !Object.hasOwn(object, ${JSON.stringify(key)}) || ${name}.safeParse(object).success)`,
    );
  }
  return extras;
}
