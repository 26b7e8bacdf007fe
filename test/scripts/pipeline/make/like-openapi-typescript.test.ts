import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../lib/json.ts';
import { prepare } from '../../../../scripts/pipeline/generate.ts';
import { makeTypes } from '../../../../scripts/pipeline/make/types.ts';
import { buildModel } from '../../../../scripts/pipeline/model/model.ts';
import { typeMembers } from '../../../foreign/type-members.ts';

const ROOT = new URL('../../../../', import.meta.url);

const theirs = async (source: URL | JsonObject) =>
  typeMembers(astToString(await openapiTS(source as URL, { silent: true })));

async function both(document: JsonObject) {
  const ours = typeMembers(makeTypes(document, buildModel(document), true));
  return { ours, theirs: await theirs(structuredClone(document)) };
}

test('the types of the description of this package are those of openapi-typescript', async () => {
  const { bundle, model } = await prepare('spec/openapi.yaml', ROOT.pathname);
  const ours = typeMembers(makeTypes(bundle.document, model, true));
  expect(ours.size).toBeGreaterThan(100);
  expect(Object.fromEntries(ours)).toEqual(
    Object.fromEntries(await theirs(new URL('spec/openapi.yaml', ROOT))),
  );
});

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const OPTIONAL = {
  type: 'object',
  properties: { limit: { type: 'integer', default: 10 }, name: { type: 'string' } },
};

/** openapi-typescript writes these in another way than this package does by default. */
const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'All kinds', version: '1' },
  webhooks: { moved: { post: { requestBody: json(OPTIONAL), responses: { 204: { description: 'Done' } } } } },
  paths: {
    '/pets/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'trace', in: 'header', schema: { type: 'string' } },
        { $ref: '#/components/parameters/Filter' },
      ],
      get: {
        operationId: 'get-pet',
        parameters: [
          { name: 'trace', in: 'header', required: true, schema: { type: 'integer' } },
          { name: 'where', in: 'query', content: { 'application/json': { schema: OPTIONAL } } },
        ],
        responses: {
          200: {
            description: 'A pet',
            headers: { Left: { $ref: '#/components/headers/Left' }, Own: { schema: { type: 'string' } } },
            ...json({ $ref: '#/components/schemas/Pet' }),
          },
          404: { $ref: '#/components/responses/Missing' },
          default: { description: 'Another', ...json(OPTIONAL) },
        },
        callbacks: {
          onMoved: { '{$request.body#/url}': { post: { responses: { 200: { description: 'Done' } } } } },
        },
      },
      put: {
        requestBody: { required: true, ...json(OPTIONAL) },
        responses: { 204: { description: 'Done' } },
      },
      post: {
        operationId: 'pets#add',
        requestBody: { $ref: '#/components/requestBodies/Add' },
        responses: { 204: { description: 'Done' } },
      },
    },
  },
  components: {
    parameters: { Filter: { name: 'filter', in: 'query', schema: OPTIONAL } },
    headers: { Left: { schema: { type: 'integer' } } },
    requestBodies: { Add: json(OPTIONAL) },
    responses: { Missing: { description: 'None', ...json(OPTIONAL) } },
    schemas: {
      Pet: {
        type: 'object',
        required: ['id', 'nowhere'],
        properties: {
          id: { type: 'string', readOnly: true, pattern: '^pet-[0-9a-f]+$' },
          secret: { type: 'string', writeOnly: true },
          size: { type: ['string', 'null'], enum: ['s', 'm'], default: 's' },
          extra: { type: 'object' },
          closed: { type: 'object', additionalProperties: false },
          open: { type: 'object', additionalProperties: true },
          labels: { type: 'object', additionalProperties: { type: 'string' } },
          tags: { type: 'array', items: { type: ['string', 'null'] } },
          parent: { $ref: '#/components/schemas/Pet' },
          kind: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { const: 'dog' }, { type: 'null' }] },
          off: { type: 'boolean', deprecated: true, default: false },
        },
      },
      Cat: {
        allOf: [
          { $ref: '#/components/schemas/Named' },
          { type: 'object', properties: { lives: { type: 'integer' } } },
        ],
      },
      Named: { type: 'object', properties: { 'full-name': { type: 'string' } } },
      Empty: { type: 'object' },
      Anything: {},
    },
  },
};

test('each kind of place is written as openapi-typescript writes it', async () => {
  const { ours, theirs } = await both(DOCUMENT as unknown as JsonObject);
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(theirs));
});

test('where openapi-typescript contradicts the description, the description is followed', async () => {
  const { ours, theirs } = await both({
    openapi: '3.1.0',
    info: { title: 'Differences', version: '1' },
    components: {
      schemas: {
        Base: { type: 'object', properties: { a: { type: 'string' } } },
        // Nothing that has a property is an empty record.
        Part: { allOf: [{ $ref: '#/components/schemas/Base' }, { type: 'object', description: 'More' }] },
        // All keywords of a schema apply at once.
        Either: {
          properties: { b: { type: 'string' } },
          anyOf: [
            { type: 'object', properties: { c: { type: 'string' } } },
            { type: 'object', properties: { d: { type: 'string' } } },
          ],
        },
        Named: { properties: { kind: { const: 'cat' } }, required: ['kind'], type: 'object' },
        Union: { oneOf: [{ $ref: '#/components/schemas/Named' }], discriminator: { propertyName: 'kind' } },
        Beside: { $ref: '#/components/schemas/Base', required: ['a'] },
        Tuple: { type: 'array', prefixItems: [{ type: 'string' }] },
        Nothing: { const: null },
      },
    },
  });
  const at = (types: Map<string, string>) =>
    Object.fromEntries(
      ['Part', 'Either', 'Named', 'Beside', 'Tuple', 'Nothing'].map((name) => [
        name,
        types.get(`components.schemas ${name}`)?.replace(/\s+/g, ' '),
      ]),
    );
  expect({ ours: at(ours), theirs: at(theirs) }).toMatchInlineSnapshot(`
    {
      "ours": {
        "Beside": "{ a: string; } & components["schemas"]["Base"]",
        "Either": "{ b?: string; } & ({ c?: string; } | { d?: string; })",
        "Named": "{ kind: "cat"; }",
        "Nothing": "null",
        "Part": "components["schemas"]["Base"]",
        "Tuple": "[ string?, ...unknown[] ]",
      },
      "theirs": {
        "Beside": "components["schemas"]["Base"]",
        "Either": "{ b?: string; } | { c?: string; } | { d?: string; }",
        "Named": "{ kind: "Named"; }",
        "Nothing": "unknown",
        "Part": "components["schemas"]["Base"] & Record<string, never>",
        "Tuple": "[ string ]",
      },
    }
  `);
});
