import { expect, test } from 'vitest';
import { reachable } from '../../../../scripts/pipeline/mock/reachable.ts';

const A = { properties: { b: { $ref: '#/components/schemas/B' } } };
const B = { properties: { a: { $ref: '#/components/schemas/A' }, text: { type: 'string' } } };
const document = {
  openapi: '3.1.0',
  paths: { '/a/{id}': { get: { parameters: [{ name: 'first' }, { name: 'second', schema: A }] } } },
  components: { schemas: { A, B, Alias: { $ref: '#/components/schemas/B' }, Other: {} } },
};

test('holds what is referred to, directly and by way of others, and nothing else', () => {
  const copy = reachable(document, { schema: { $ref: '#/components/schemas/A' } });
  expect(copy).toEqual({ components: { schemas: { A, B } } });
});

test('is a copy: what is changed in it does not change the document', () => {
  const copy = reachable(document, { $ref: '#/components/schemas/A' }) as typeof document;
  expect(copy.components.schemas.A).not.toBe(A);
  expect(copy.components.schemas.A.properties).not.toBe(A.properties);
});

test('has parts of lists at their index, and nothing twice', () => {
  const inside = '#/paths/~1a~1{id}/get/parameters/1/schema';
  const copy = reachable(document, [{ $ref: `${inside}/properties/b` }, { $ref: inside }]);
  const list = (copy as typeof document).paths['/a/{id}'].get.parameters;
  expect(Array.isArray(list)).toBe(true);
  expect(Object.entries(list)).toEqual([['1', { schema: A }]]);
});

test('follows a reference that goes through another one', () => {
  const copy = reachable(document, { $ref: '#/components/schemas/Alias/properties/text' });
  expect(copy).toEqual({
    components: {
      schemas: { Alias: { $ref: '#/components/schemas/B' }, A, B },
    },
  });
});

test('is the whole document for a reference to its root, and nothing for one that leads nowhere', () => {
  expect(reachable(document, { $ref: '#' })).toEqual(document);
  expect(reachable(document, { $ref: '#/components/schemas/Gone' })).toEqual({});
  expect(reachable(document, { $ref: 'https://elsewhere.example/a' })).toEqual({});
  expect(reachable(document, { $ref: '#/__proto__/x/__proto__' })).toEqual({});
});
