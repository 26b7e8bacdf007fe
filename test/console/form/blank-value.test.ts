import { expect, test } from 'vitest';
import { blankValue } from '../../../console/form/blank-value.ts';
import { lookupIn } from '../../../console/form/lookup.ts';
import type { FormSchema } from '../../../console/form/schema-view.ts';
import type { Json } from '../../../lib/json.ts';

test.each([
  [{ type: 'string' }, ''],
  [{ type: 'integer' }, 0],
  [{ type: 'boolean' }, false],
  [{ type: 'array', items: { type: 'string' } }, []],
  [{ type: ['string', 'null'] }, ''],
  [{ type: 'string', default: 'a' }, 'a'],
  [{ enum: ['a', 'b'] }, 'a'],
  [{ type: 'string', 'x-seen': ['USD'] }, 'USD'],
  [{ oneOf: [{ type: 'object' }, { type: 'string' }] }, {}],
  [{}, null],
] as readonly [FormSchema, Json][])('%j begins as %j', (schema, blank) => {
  expect(blankValue(schema, () => undefined)).toEqual(blank);
});

test('an object begins with what is required', () => {
  const schema = {
    required: ['name', 'address', 'unknown'],
    properties: {
      name: { type: 'string' },
      note: { type: 'string' },
      address: { type: 'object', required: ['city'], properties: { city: { type: 'string' } } },
    },
  };
  expect(blankValue(schema, () => undefined)).toEqual({ name: '', address: { city: '' } });
});

test('an object that requires itself ends', () => {
  const node = { type: 'object', required: ['next'], properties: { next: { $ref: '#/node' } } };
  expect(JSON.stringify(blankValue(node, lookupIn({ '#/node': node })))).toMatch(/^(\{"next":)+\{\}\}+$/);
});
