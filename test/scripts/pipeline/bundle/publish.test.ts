import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { at, isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { fromPointer, step, toFragment } from '../../../../lib/json-pointer.ts';
import { bundleDescription } from '../../../../scripts/pipeline/bundle/bundle.ts';
import { forGenerators, publishedDocument } from '../../../../scripts/pipeline/bundle/publish/publish.ts';
import type { DocumentNode } from '../../../../scripts/pipeline/document/document-node.ts';
import {
  mapDocumentSchemas,
  mapSubschemas,
  type SchemaNode,
} from '../../../../scripts/pipeline/document/schema-walk.ts';
import { loadDescription } from '../../../../scripts/pipeline/read/load.ts';
import { repository } from '../../../spec/description/reading.ts';

let written: DocumentNode;
let made: DocumentNode;

beforeAll(async () => {
  const description = await loadDescription(`${repository}spec/openapi.yaml`, repository);
  written = (await bundleDescription(description)).document;
  made = publishedDocument(written);
});

/** Schemas of a document with their pointers, parents first. */
function schemasOf(document: DocumentNode): [pointer: string, schema: SchemaNode][] {
  const found: [string, SchemaNode][] = [];
  const visit = (schema: SchemaNode, pointer: string): Json => {
    found.push([pointer, schema]);
    return isObject(schema) ? mapSubschemas(schema, pointer, visit) : schema;
  };
  mapDocumentSchemas(document as JsonObject, visit);
  return found;
}

function compiled(document: DocumentNode) {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    validateFormats: false,
    inlineRefs: false,
  });
  ajv.addSchema(document, 'document');
  return (pointer: string) => ajv.compile({ $ref: `document${toFragment(fromPointer(pointer))}` });
}

/** The value with each of its places replaced in turn. */
function* replacements(value: Json, by: readonly Json[]): Generator<Json> {
  yield* by;
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    for (const other of replacements(inner, by)) {
      yield Array.isArray(value)
        ? value.map((item, index) => (String(index) === key ? other : item))
        : { ...value, [key]: other };
    }
  }
}

test('every body is valid or invalid as it was in the description that was written', () => {
  const [before, after] = [compiled(written), compiled(made)];
  const media = Object.entries(written.paths as JsonObject).flatMap(([path, item]) =>
    Object.entries(item as JsonObject).flatMap(([method, operation]) => {
      const base = step(step('#/paths', path), method);
      const responses = Object.keys((operation as { responses: object }).responses);
      return [`${base}/requestBody`, ...responses.map((status) => `${base}/responses/${status}`)].map(
        (holder) => `${holder}/content/application~1json`,
      );
    }),
  );
  let nulls = 0;
  for (const pointer of media.filter((place) => at(written, place) !== undefined)) {
    const [was, is] = [before(`${pointer}/schema`), after(`${pointer}/schema`)];
    const { examples } = at(written, pointer) as { examples: Record<string, { $ref: string }> };
    const { value } = at(written, Object.values(examples)[0]?.$ref ?? '') as { value: Json };
    for (const body of [value, ...replacements(value, [null, {}, 'text'])]) {
      const valid = was(body);
      nulls += valid ? 1 : 0;
      if (is(body) !== valid) expect.fail(`${pointer}: ${JSON.stringify(body)} was ${valid}`);
    }
  }
  expect(nulls).toBeGreaterThan(0);
});

test('no object or null is left a choice', () => {
  const choices = schemasOf(made).filter(([, schema]) => isObject(schema) && Array.isArray(schema.anyOf));
  expect(schemasOf(written).some(([, schema]) => isObject(schema) && Array.isArray(schema.anyOf))).toBe(true);
  expect(choices).toEqual([]);
});

test('every schema of a single value shows examples that it takes, unless its shape is not shown', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const kinds = new Map<string, ValidateFunction>();
  const leaves = schemasOf(made).flatMap(([pointer, schema]) => {
    if (!isObject(schema)) return [];
    const target = typeof schema.$ref === 'string' ? (at(made, schema.$ref) as JsonObject) : schema;
    const types = [target.type ?? []].flat();
    const holds = 'properties' in target || types.includes('object') || types.includes('array');
    return holds ? [] : [{ pointer, target, examples: schema.examples ?? target.examples }];
  });
  const without = leaves.filter(
    ({ target, examples }) => target.type !== undefined && !Array.isArray(examples),
  );
  expect(without.map(({ pointer }) => pointer)).toEqual([]);
  for (const { pointer, target, examples } of leaves) {
    const {
      type = [],
      pattern = '',
      maxLength = 99,
    } = target as {
      type?: string;
      pattern?: string;
      maxLength?: number;
    };
    const schema = type.length === 0 ? {} : { type, pattern, maxLength };
    const validate = kinds.get(JSON.stringify(schema)) ?? ajv.compile(schema);
    kinds.set(JSON.stringify(schema), validate);
    for (const value of (examples ?? []) as Json[])
      expect([pointer, value, validate(value)]).toEqual([pointer, value, true]);
  }
});

test('values that were seen are examples, in their order', () => {
  const seen = schemasOf(made).filter(([, schema]) => isObject(schema) && Array.isArray(schema['x-seen']));
  expect(seen.length).toBeGreaterThan(0);
  for (const [pointer, schema] of seen) {
    const { examples, 'x-seen': values } = schema as { examples?: Json; 'x-seen': Json };
    if (examples !== undefined) expect([pointer, examples]).toEqual([pointer, values]);
  }
});

const object = { type: 'object', properties: { a: { type: 'string' } } };
const orNull = (name: string) => ({ anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }] });
const asWritten = (schemas: JsonObject, more: JsonObject = { 'x-for-readers': true }): DocumentNode => ({
  openapi: '3.1.0',
  info: { title: 't', version: '1' },
  paths: {},
  components: { schemas },
  ...more,
});
const schemasIn = (document: DocumentNode) => (document.components as { schemas: unknown }).schemas;

test('a description that does not ask for it is published as it was written', () => {
  const document = asWritten(
    { A: object, B: { properties: { a: { ...orNull('A'), 'x-seen': [null] } } } },
    {},
  );
  expect(publishedDocument(document)).toBe(document);
});

test('an object that is null in some places only is there under two names', () => {
  const schemas = {
    A: object,
    AOrNull: { type: 'string' },
    B: { properties: { a: orNull('A'), b: { $ref: '#/components/schemas/A' } } },
  };
  expect(schemasIn(publishedDocument(asWritten(schemas)))).toEqual({
    A: object,
    AOrNull_2: { ...object, type: ['object', 'null'] },
    AOrNull: { type: 'string' },
    B: {
      properties: { a: { $ref: '#/components/schemas/AOrNull_2' }, b: { $ref: '#/components/schemas/A' } },
    },
  });
});

test('an object that holds itself or null says so in its type', () => {
  const A = { type: 'object', properties: { next: { description: 'Next.', ...orNull('A') } } };
  expect(schemasIn(publishedDocument(asWritten({ A })))).toEqual({
    A: {
      type: ['object', 'null'],
      properties: { next: { $ref: '#/components/schemas/A', description: 'Next.' } },
    },
  });
});

test.each([
  ['text or null', { A: { type: 'string' } }],
  ['an object whose other keywords exclude null', { A: { ...object, enum: [{ a: 'x' }] } }],
  ['an object that is made of others', { A: { type: 'object', allOf: [{ required: ['a'] }] } }],
])('%s stays a choice', (_, schemas) => {
  const all = { ...schemas, B: { type: 'object', properties: { a: orNull('A') } } };
  expect(schemasIn(publishedDocument(asWritten(all)))).toEqual(all);
});

test('examples that were written stay; a value that holds itself ends', () => {
  const Node = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      kind: { type: 'string', examples: ['leaf'] },
      next: { $ref: '#/components/schemas/Node' },
    },
  };
  const content = {
    'application/json': {
      schema: { $ref: '#/components/schemas/Node' },
      examples: { one: { value: { name: '', kind: 'root', next: { name: 'b', next: { name: 'c' } } } } },
    },
  };
  const document = asWritten(
    { Node },
    { 'x-for-readers': true, paths: { '/a': { get: { responses: { 200: { content } } } } } },
  );
  expect(schemasIn(publishedDocument(document))).toEqual({
    Node: { ...Node, properties: { ...Node.properties, name: { type: 'string', examples: ['b', 'c'] } } },
  });
});

test('an object that is another one with some fields said more exactly is one object', () => {
  const base = {
    ...object,
    'x-source': '1',
    required: ['a'],
    properties: { a: { type: 'string', 'x-seen': ['x'] }, b: {} },
  };
  const more = { type: 'object', required: ['b'], properties: { a: { type: 'string', const: 'y' } } };
  const reference = { $ref: '#/components/schemas/Base' };
  const allOf = [reference, more];
  const odd = { allOf: [reference, { ...more, properties: { a: { type: 'integer' } } }] };
  const closed = { allOf: [reference, { ...more, minProperties: 3 }] };
  expect(
    schemasIn(publishedDocument(asWritten({ Base: base, More: { description: 'D.', allOf }, odd, closed }))),
  ).toMatchObject({
    More: {
      type: 'object',
      description: 'D.',
      required: ['a', 'b'],
      properties: { a: { type: 'string', const: 'y' }, b: {} },
    },
    odd,
    closed,
  });
});

test('pages that only Redoc knows are sections of the description, and no tag is left without operations', () => {
  const tags = (written.tags as JsonObject[]).filter((tag) => tag['x-traitTag'] === true);
  const { description } = made.info as { description: string };
  expect(tags.length).toBeGreaterThan(0);
  for (const { name, description: text } of tags)
    expect(description).toContain(`## ${name}\n\n${String(text).trim()}`);
  const used = new Set(
    Object.values(made.paths as Record<string, Record<string, { tags: string[] }>>).flatMap((item) =>
      Object.values(item).flatMap((operation) => operation.tags),
    ),
  );
  expect((made.tags as { name: string }[]).map(({ name }) => name).sort()).toEqual([...used].sort());
});

describe('for generators', () => {
  const securityOf = (document: DocumentNode) =>
    Object.values(document.paths as Record<string, Record<string, { security: object[] }>>).flatMap((item) =>
      Object.values(item).map(({ security }) => security),
    );

  test('every operation lists credentials, and none that are mandatory', () => {
    const some = (sets: object[]) => sets.some((set) => Object.keys(set).length > 0);
    expect(securityOf(made).every(some)).toBe(false);
    for (const version of ['3.1', '3.0'] as const) {
      const lists = securityOf(forGenerators(written, version));
      expect(lists.every(some)).toBe(true);
      expect(lists.every((sets) => sets.some((set) => Object.keys(set).length === 0))).toBe(true);
    }
  });

  test('an operation that says that it is open is left alone', () => {
    const components = { securitySchemes: { key: { type: 'http', scheme: 'basic' } } };
    const paths = { '/a': { get: { security: [{}] }, put: { security: [], 'x-not-shown': 'headers' } } };
    const document: DocumentNode = { openapi: '3.1.0', paths, components };
    expect(forGenerators(document, '3.1')).toEqual(document);
  });

  test.each(['as it was written', 'as it was published'])(
    'no named object has null in its type, %s',
    (from) => {
      const document = forGenerators(from === 'as it was written' ? written : made, '3.1');
      const types = schemasOf(document).map(([, schema]) => isObject(schema) && JSON.stringify(schema.type));
      expect(types.filter((type) => type === '["object","null"]')).toEqual([]);
      const names = (one: DocumentNode) => Object.keys(schemasIn(one) as object).sort();
      // Nothing refers to the others.
      const used = names(written).filter((name) => JSON.stringify(document).includes(`/schemas/${name}"`));
      expect(names(document)).toEqual(used);
    },
  );
});
