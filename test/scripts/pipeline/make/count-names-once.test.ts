import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { countNamesOnce } from '../../../../scripts/pipeline/make/validators/count-names-once.ts';

/** Schemas that between them make Ajv write each kind of statement that it has. */
const SCHEMAS: Readonly<Record<string, object>> = {
  object: {
    type: 'object',
    properties: { a: { type: 'string', minLength: 1, pattern: '^a' }, b: { const: { c: 1 } } },
    required: ['a', 'b'],
    patternProperties: { '^x': { type: ['integer', 'null'] } },
    additionalProperties: { enum: [1, 'two', [3]] },
    propertyNames: { maxLength: 8 },
    dependentSchemas: { a: { minProperties: 2 } },
    dependentRequired: { b: ['a'] },
  },
  list: {
    type: 'array',
    prefixItems: [{ type: 'number', multipleOf: 0.01 }, true],
    items: { type: 'boolean' },
    contains: { const: true },
    minContains: 1,
    maxContains: 2,
    uniqueItems: true,
  },
  branches: {
    if: { type: 'string' },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { minLength: 2 },
    else: { not: { type: 'object' } },
    anyOf: [{ type: 'string' }, { type: 'number', minimum: 1, exclusiveMaximum: 9 }],
    oneOf: [{ $ref: '#/$defs/one' }, { type: 'number' }],
    $defs: { one: { type: 'string', format: 'uri' } },
  },
  rest: {
    allOf: [{ properties: { a: {} } }, { prefixItems: [{}] }],
    unevaluatedProperties: false,
    unevaluatedItems: { type: 'string' },
  },
};

function codeOf(allErrors: boolean, passes: number): readonly string[] {
  return Object.values(SCHEMAS).map((schema) => {
    const code = { source: true, esm: true, lines: true, optimize: passes };
    const { source } = new Ajv2020({ allErrors, strict: false, logger: false, code }).compile(schema);
    return source?.validateCode ?? '';
  });
}

test('Ajv writes the same code whichever way it counts names', () => {
  const all = () => [codeOf(true, 1), codeOf(false, 1), codeOf(false, 2)];
  const before = all();
  countNamesOnce();
  expect(all()).toEqual(before);
  expect(codeOf(false, 0), 'the passes matter').not.toEqual(before[1]);
});
