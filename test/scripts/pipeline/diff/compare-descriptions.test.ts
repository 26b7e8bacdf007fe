import { expect, test } from 'vitest';
import { compareDescriptions, type Version } from '../../../../scripts/pipeline/diff/compare-descriptions.ts';
import type { ApiModel } from '../../../../templates/model.ts';

type Schemas = Readonly<Record<string, unknown>>;

/** A description with one operation that takes this schema. */
function versionOf(schema: unknown, schemas: Schemas = {}): Version {
  const operation = {
    operationId: 'send',
    requestBody: { content: { 'application/json': { schema } } },
    responses: { 200: { description: 'Done.' } },
  };
  return {
    document: {
      openapi: '3.1.0',
      info: { title: 'A', version: '1.0.0' },
      paths: { '/a': { post: operation } },
      components: { schemas },
    },
    model: { version: '1.0.0', operations: [], webhooks: [], schemas: [] } as unknown as ApiModel,
    evidence: { requirements: [], notShown: [] },
  };
}

const breaking = (base: Version, revision: Version) =>
  compareDescriptions(base, revision)
    .filter(({ impact }) => impact === 'breaking')
    .map(({ where, message }) => `${where}: ${message}`);

test('a reference by $anchor leads to the schema that has it', () => {
  const version = (limit: number) =>
    versionOf({ $ref: '#text' }, { Text: { $anchor: 'text', type: 'string', maxLength: limit } });
  expect(breaking(version(5), version(5))).toEqual([]);
  expect(breaking(version(5), version(3))).toEqual(['send, request body: maxLength: 5 → 3']);
});

test('a reference that leads nowhere is not the same as another one', () => {
  expect(breaking(versionOf({ $ref: '#one' }), versionOf({ $ref: '#one' }))).toEqual([]);
  expect(breaking(versionOf({ $ref: '#one' }), versionOf({ $ref: '#two' }))).not.toEqual([]);
});

test('the values of a discriminator are part of what is sent', () => {
  const pet = (limit: string) => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' }, [limit]: { type: 'integer' } },
  });
  const version = (mapping: Readonly<Record<string, string>>) =>
    versionOf(
      {
        oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
        discriminator: { propertyName: 'kind', mapping },
      },
      { Cat: pet('lives'), Dog: pet('age') },
    );
  const [cat, dog] = ['#/components/schemas/Cat', '#/components/schemas/Dog'];
  expect(breaking(version({ cat, dog }), version({ dog, cat }))).toEqual([]);
  expect(breaking(version({ cat, dog }), version({ cat, dog, kitten: cat }))).toEqual([]);
  expect(breaking(version({ cat, dog }), version({ kitten: cat, dog }))).toHaveLength(1);
});

test('a change in a component is one change of all that lead to it', () => {
  const version = (limit: number) =>
    versionOf(
      { anyOf: [{ $ref: '#/components/schemas/Any' }, { type: 'null' }] },
      {
        Any: { anyOf: [{ $ref: '#/components/schemas/One' }, { $ref: '#/components/schemas/Two' }] },
        One: {
          type: 'object',
          required: ['two'],
          properties: {
            two: { allOf: [{ $ref: '#/components/schemas/Two' }, { description: 'Another text.' }] },
          },
        },
        Two: {
          type: 'object',
          required: ['text'],
          properties: {
            one: { $ref: '#/components/schemas/One' },
            text: { type: 'string', maxLength: limit },
          },
        },
      },
    );
  expect(breaking(version(5), version(3))).toEqual(['Two, /text (in a request): maxLength: 5 → 3']);
});
