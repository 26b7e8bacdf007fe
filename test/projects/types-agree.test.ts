import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../lib/json.ts';
import { makeTypes } from '../../scripts/pipeline/make/types.ts';
import { buildModel } from '../../scripts/pipeline/model/model.ts';
import { referenceFor } from '../foreign/oracle.ts';
import { typeUsage, withImpliedTypes } from '../foreign/type-usage.ts';
import { COMPILERS, usageErrors } from '../foreign/usage-errors.ts';
import { COMPILER_OPTIONS } from '../scripts/pipeline/compiler-options.ts';

const TEXT = { type: 'string' };
const NUMBER = { type: 'integer' };
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: JsonObject, ...required: string[]): JsonObject => ({
  type: 'object',
  properties,
  required,
});

/** Schemas whose keywords have to be read together. */
const SCHEMAS: JsonObject = {
  Person: object({ id: TEXT, name: TEXT, age: NUMBER }),
  RequiredBesideAllOf: { allOf: [to('Person')], required: ['name'] },
  RequiredTwoLevelsUp: { allOf: [to('RequiredBesideAllOf')], required: ['id'] },
  RequiredInAPart: { allOf: [to('Person'), { required: ['id', 'age'] }] },
  RequiredBesideReference: { ...to('Person'), required: ['name'] },
  RequiredAndUndescribed: { type: 'object', properties: { a: TEXT }, required: ['a', 'b'] },
  AnyOfRequired: {
    ...object({ email: TEXT, phone: TEXT }),
    anyOf: [{ required: ['email'] }, { required: ['phone'] }],
  },
  AnyOfBesideProperties: {
    ...object({ id: TEXT }, 'id'),
    anyOf: [object({ a: TEXT }, 'a'), object({ b: NUMBER }, 'b')],
  },
  OneOfBesideProperties: {
    ...object({ id: TEXT }, 'id'),
    oneOf: [object({ a: TEXT }, 'a'), object({ b: NUMBER }, 'b')],
  },
  OneOfKinds: {
    type: 'object',
    required: ['kind'],
    oneOf: [
      object({ kind: { const: 'a' }, a: TEXT }, 'a'),
      object({ kind: { const: null }, n: NUMBER }, 'n'),
    ],
  },
  Constants: object(
    {
      none: { const: null },
      zero: { const: 0 },
      no: { const: false },
      empty: { const: '' },
      list: { const: [1, 'x'] },
      whole: { const: { a: 1 } },
    },
    'none',
    'zero',
  ),
  Values: object(
    { mixed: { enum: ['a', 1, null, true] }, ofType: { type: ['string', 'null'], enum: ['a', 2, null] } },
    'mixed',
  ),
  ScalarChoice: { type: 'string', oneOf: [{ const: 'x' }, { const: 'y' }] },
  NullableChoice: { type: ['object', 'null'], oneOf: [object({ a: TEXT }, 'a'), { type: 'null' }] },
  Then: {
    ...object({ t: { type: 'string', enum: ['x', 'y'] } }, 't'),
    if: { properties: { t: { const: 'x' } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: object({ tx: NUMBER }, 'tx'),
    else: object({ ty: TEXT }),
  },
  Dependent: { ...object({ card: TEXT }), dependentSchemas: { card: object({ address: TEXT }, 'address') } },
  UnevaluatedTexts: { ...object({ id: NUMBER }), unevaluatedProperties: TEXT },
  UnevaluatedOverParts: {
    allOf: [to('Person')],
    properties: { on: { type: 'boolean' } },
    unevaluatedProperties: TEXT,
  },
  FurtherTexts: { ...object({ id: NUMBER }, 'id'), additionalProperties: TEXT },
  Patterned: { ...object({ id: NUMBER }), patternProperties: { '^x-': TEXT }, additionalProperties: false },
  Closed: { type: 'object', properties: {}, additionalProperties: false },
  Tuple: { type: 'array', prefixItems: [TEXT, NUMBER], minItems: 1, items: { type: ['boolean', 'null'] } },
  Lists: object(
    {
      choices: { type: 'array', items: { anyOf: [TEXT, NUMBER] } },
      both: { type: 'array', items: { allOf: [to('Person'), object({ b: TEXT })] } },
    },
    'choices',
  ),
  // Without `name`, a value fits the second alone, and shares no property with it: TypeScript takes that for a mistake.
  ChoiceWithOnlyOptional: {
    oneOf: [object({ id: TEXT, name: TEXT }, 'id', 'name'), object({ a: TEXT, b: NUMBER })],
  },
  Alias: to('AliasOfAlias'),
  AliasOfAlias: to('Person'),
  Tree: object({ value: TEXT, children: { type: 'array', items: to('Tree') } }, 'value'),
  Nested: { anyOf: [TEXT, { type: 'array', items: to('Nested') }] },
};

const DOCUMENT: JsonObject = {
  openapi: '3.1.1',
  info: { title: 'Types', version: '1' },
  components: { schemas: SCHEMAS },
};

/** Accepted values that nothing random comes upon. */
const RARE: Readonly<Record<string, readonly Json[]>> = {
  RequiredAndUndescribed: [{ a: 'x', b: 1 }],
  Tuple: [['x', 1, true, null], ['x']],
  ChoiceWithOnlyOptional: [{ id: 'x' }, { a: 'x', id: 'y' }],
};

const places = Object.keys(SCHEMAS).map((name) => ({
  pointer: `#/components/schemas/${name}`,
  type: `components['schemas']['${name}']`,
  examples: RARE[name] ?? [],
}));
const usage = typeUsage(DOCUMENT, places, referenceFor(withImpliedTypes(DOCUMENT)), './types.ts');

let folder: string;
beforeAll(() => {
  mkdirSync('build', { recursive: true });
  folder = mkdtempSync(resolve('build/types-'));
  writeFileSync(join(folder, 'types.ts'), makeTypes(DOCUMENT, buildModel(DOCUMENT)));
  writeFileSync(join(folder, 'usage.ts'), usage.text);
  const compilerOptions = { ...COMPILER_OPTIONS, exactOptionalPropertyTypes: true };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('there are values of every schema', () => {
  expect(usage.types).toBe(places.length);
  expect(usage.incomplete).toBeGreaterThan(20);
  expect(usage.reads).toBeGreaterThan(40);
});

test.each(COMPILERS)(
  'values that a schema accepts fit its type under %s, do not where a required property is missing, and described ones can be read',
  async (compiler) => {
    expect(await usageErrors(compiler, folder)).toEqual([]);
  },
);

test('a type that is narrower or wider than its schema is seen', async () => {
  const wrong = makeTypes(DOCUMENT, buildModel(DOCUMENT))
    .replaceAll(/\bid: string;/g, 'id?: number;')
    .replaceAll(/\bty\?: string;/g, '');
  writeFileSync(join(folder, 'types.ts'), wrong);
  const errors = (await usageErrors('@typescript/native', folder)).join('\n');
  expect(errors).toMatch(/Type 'string' is not assignable to type 'number'/);
  expect(errors).toMatch(/Unused '@ts-expect-error' directive/);
  expect(errors).toMatch(/TS7053.*ty/);
});
