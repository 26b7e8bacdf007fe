import { expect, test } from 'vitest';
import { formControlOf } from '../../../console/form/form-control-of.ts';
import { type FormSchema, viewSchema } from '../../../console/form/schema-view.ts';
import type { Json } from '../../../lib/json.ts';

const control = (schema: FormSchema, value?: Json) =>
  formControlOf(
    viewSchema(schema, () => undefined),
    value,
  );

test.each([
  [{ type: 'string' }, 'a', 'text'],
  [{ type: 'integer' }, 1, 'number'],
  [{ type: 'number' }, 'not a number', 'number'],
  [{ type: 'boolean' }, true, 'switch'],
  [{ enum: ['a', 'b'] }, 'a', 'choice'],
  [{ enum: ['a', 'b'] }, 'not listed', 'choice'],
  [{ type: 'object' }, {}, 'group'],
  [{ type: 'array' }, [], 'list'],
  [{ oneOf: [{ type: 'string' }, { type: 'object' }] }, 'a', 'variants'],
] as const)('%j with %j is edited by: %s', (schema, value, expected) => {
  expect(control(schema as FormSchema, value as Json)).toBe(expected);
});

test.each([
  [{ type: 'string' }, 'text'],
  [{ type: 'integer' }, 'number'],
  [{ type: 'object' }, 'group'],
  [{ type: 'array' }, 'list'],
] as const)('%j without a value is edited by: %s', (schema, expected) => {
  expect(control(schema)).toBe(expected);
});

test.each([
  [{ type: 'string' }, { a: 1 }],
  [{ type: 'object' }, 'a'],
  [{ type: 'array' }, {}],
  [{ type: 'boolean' }, 'true'],
  [{ enum: [{ a: 1 }] }, { a: 1 }],
  [{}, undefined],
] as const)('%j with %j is edited as JSON, so that nothing is lost', (schema, value) => {
  expect(control(schema as FormSchema, value as Json | undefined)).toBe('json');
});

test('null is shown as it is, whatever the schema says', () => {
  expect(control({ type: 'object' }, null)).toBe('null');
});

test.each([
  [{ a: 1 }, 'group'],
  [[1], 'list'],
  [1, 'number'],
  [true, 'switch'],
] as const)('a schema that says nothing leaves it to the value: %j', (value, expected) => {
  expect(control({}, value)).toBe(expected);
});
