import { isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { step } from '../../../../lib/json-pointer.ts';
import { put } from '../../document/schema-walk.ts';
import type { UpgradeContext } from '../upgrade.ts';

/** Keywords of a parameter or header of Swagger 2.0 that 3.1 has in a schema. */
const IN_SCHEMA = new Set(
  (
    'type format items default maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems ' +
    'uniqueItems enum multipleOf x-nullable'
  ).split(' '),
);

/** The formats of lists: `csv` by default. `tsv` has no counterpart. */
const LISTS: Readonly<Record<string, JsonObject>> = {
  csv: { style: 'form', explode: false },
  multi: { style: 'form', explode: true },
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
};

/** The schema that a parameter or header is, and what else it says. */
export function splitSchema(node: JsonObject): { schema: JsonObject; rest: JsonObject } {
  const schema: Record<string, Json> = {};
  const rest: Record<string, Json> = {};
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'collectionFormat') put(IN_SCHEMA.has(key) ? schema : rest, key, value);
  }
  if (schema.type === 'file') Object.assign(schema, { type: 'string', format: 'binary' });
  return { schema, rest };
}

/** A parameter of a path, query or header. `from` is where it stands in the file, `to` where it will stand. */
export function upgradeParameter(
  node: JsonObject,
  from: string,
  to: string,
  context: UpgradeContext,
): JsonObject {
  const { schema, rest } = splitSchema(node);
  noteNestedList(schema, from, context);
  context.moved(step(to, 'schema'), from);
  const { 'x-example': example, ...kept } = rest;
  return {
    ...kept,
    ...(example !== undefined && { example }),
    ...(schema.type === 'array' && node.in === 'query' && listStyle(node, from, context)),
    schema,
  };
}

function listStyle(node: JsonObject, from: string, { note }: UpgradeContext): JsonObject {
  const format = String(node.collectionFormat ?? 'csv');
  const style = LISTS[format];
  if (style === undefined) {
    note(
      step(from, 'collectionFormat'),
      `OpenAPI 3.1 cannot write a list as \`${format}\`; commas are used.`,
    );
  }
  return style ?? LISTS.csv ?? {};
}

function noteNestedList({ type, items }: JsonObject, from: string, { note }: UpgradeContext): void {
  if (type !== 'array' || !isObject(items) || items.type !== 'array') return;
  note(
    step(from, 'items'),
    'OpenAPI 3.1 has no style for a list within a list; the inner lists are sent as JSON.',
  );
}

const FORMS = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** Fields of a form as a request body. Files travel in `multipart/form-data` only. */
export function formBody(
  fields: readonly { readonly node: JsonObject; readonly place: string }[],
  to: string,
  consumes: readonly string[] | undefined,
  context: UpgradeContext,
): JsonObject {
  const hasFile = fields.some(({ node }) => node.type === 'file');
  const usual = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const named = (consumes ?? []).filter((type) => FORMS.includes(type) && (!hasFile || type === usual));
  const properties: Record<string, Json> = {};
  const encoding: Record<string, Json> = {};
  for (const { node, place } of fields) {
    const name = String(node.name);
    const { schema, rest } = splitSchema(node);
    noteNestedList(schema, place, context);
    put(properties, name, {
      ...(typeof rest.description === 'string' && { description: rest.description }),
      ...schema,
    });
    if (schema.type === 'array') put(encoding, name, listStyle(node, place, context));
    for (const type of named.length > 0 ? named : [usual])
      context.moved(step(to, 'content', type, 'schema', 'properties', name), place);
  }
  const required = fields.filter(({ node }) => node.required === true).map(({ node }) => String(node.name));
  const schema: JsonObject = { type: 'object', properties, ...(required.length > 0 && { required }) };
  const described = { schema, ...(Object.keys(encoding).length > 0 && { encoding }) };
  const [first] = fields;
  if (first !== undefined) context.moved(to, first.place);
  return {
    ...(required.length > 0 && { required: true }),
    content: Object.fromEntries((named.length > 0 ? named : [usual]).map((type) => [type, described])),
  };
}
