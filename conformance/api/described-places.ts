import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { fromPointer, step } from '../../lib/json-pointer.ts';
import { describedResponses } from '../deployment/described-responses.ts';
import { pointerOf, resolveAt } from '../deployment/document-places.ts';

interface Operation {
  readonly method: string;
  readonly path: string;
}

/** Reads what a bundled description says of an operation's parameters and bodies. */
export interface DescribedPlaces {
  /** Names of its parameters of this kind. */
  parameters(where: 'path' | 'query'): readonly string[];
  /** True if a body that is sent can have something at a place, as far as the description says. `*` stands for any name or entry. */
  mayBeSent(place: string): boolean;
  /** Returns the same for a body of a success. */
  mayBeReturned(place: string): boolean;
}

export function describedPlaces(document: JsonObject, operation: Operation): DescribedPlaces {
  const item = resolveAt(document, step('#/paths', operation.path));
  const own = item === undefined ? pointerOf(operation) : step(item.pointer, operation.method.toLowerCase());
  const parameters = [
    step(own, 'parameters'),
    ...(item === undefined ? [] : [step(item.pointer, 'parameters')]),
  ].flatMap((pointer) => {
    const list = at(document, pointer);
    return (Array.isArray(list) ? list : []).map(
      (_, index) => resolveAt(document, step(pointer, index))?.node,
    );
  });
  const request = resolveAt(document, step(own, 'requestBody'));
  const sent = contentsOf(document, request?.pointer);
  const returned = describedResponses(document, operation)
    .filter(({ status }) => status.startsWith('2') || status === 'default')
    .flatMap(({ contents }) => contents.map(({ schema }) => schema));
  const may = (schemas: readonly (string | undefined)[], place: string) =>
    schemas.some(
      (schema) => schema === undefined || mayHave(document, schema, fromPointer(place), new Set()),
    );
  return {
    parameters: (where) =>
      parameters.flatMap((one) => (one?.in === where && typeof one.name === 'string' ? [one.name] : [])),
    mayBeSent: (place) => may(sent, place),
    mayBeReturned: (place) => may(returned, place),
  };
}

function contentsOf(document: JsonObject, body: string | undefined): (string | undefined)[] {
  if (body === undefined) return [];
  const content = at(document, step(body, 'content'));
  return Object.keys(isObject(content) ? content : {}).map((type) => {
    const schema = step(body, 'content', type, 'schema');
    return at(document, schema) === undefined ? undefined : schema;
  });
}

/** Tells whether a value of a schema can have something at a place. Strict only where a schema names its properties and has no part that may name others. */
function mayHave(document: Json, pointer: string, names: readonly string[], seen: Set<string>): boolean {
  const [name, ...rest] = names;
  if (name === undefined) return true;
  const schema = at(document, pointer);
  if (!isObject(schema)) return schema !== false;
  const key = `${pointer} ${names.length}`;
  // A schema that refers to itself adds nothing the second time.
  if (seen.has(key)) return false;
  seen.add(key);
  const parts = [
    ...(typeof schema.$ref === 'string' ? [schema.$ref] : []),
    ...['allOf', 'oneOf', 'anyOf'].flatMap((word) => {
      const list = schema[word];
      return Array.isArray(list) ? list.map((_, index) => step(pointer, word, index)) : [];
    }),
    ...['then', 'else'].flatMap((word) => (schema[word] === undefined ? [] : [step(pointer, word)])),
  ];
  const here = ownPlaces(schema, pointer, name).some((inner) => mayHave(document, inner, rest, seen));
  if (here) return true;
  // Any number of names: none of them, or one more.
  if (name === '**' && mayHave(document, pointer, rest, seen)) return true;
  if (name === '**' && ownPlaces(schema, pointer, '*').some((inner) => mayHave(document, inner, names, seen)))
    return true;
  if (parts.some((part) => mayHave(document, part, names, seen))) return true;
  return parts.length === 0 && saysNothing(schema);
}

/** Returns what a schema says itself of a name in it. */
function ownPlaces(schema: JsonObject, pointer: string, name: string): string[] {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const patterns = isObject(schema.patternProperties) ? Object.keys(schema.patternProperties) : [];
  const isIndex = /^(?:\d+|\*)$/.test(name);
  return [
    ...Object.keys(properties)
      .filter((one) => one === name || name === '*')
      .map((one) => step(pointer, 'properties', one)),
    ...patterns.map((one) => step(pointer, 'patternProperties', one)),
    ...(isObject(schema.additionalProperties) || schema.additionalProperties === true
      ? [step(pointer, 'additionalProperties')]
      : []),
    ...(isIndex && schema.items !== undefined ? [step(pointer, 'items')] : []),
    ...(isIndex && Array.isArray(schema.prefixItems)
      ? schema.prefixItems.map((_, index) => step(pointer, 'prefixItems', index))
      : []),
  ];
}

/** Returns what it says of its entries. */
function saysNothing(schema: JsonObject): boolean {
  const words = ['properties', 'items', 'prefixItems', 'additionalProperties', 'patternProperties'];
  const isScalar = typeof schema.type === 'string' && !['object', 'array'].includes(schema.type);
  return (
    !isScalar && words.every((word) => schema[word] === undefined) && !('const' in schema || 'enum' in schema)
  );
}
