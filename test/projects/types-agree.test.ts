import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { makeTypes } from '../../scripts/pipeline/make/types.ts';
import { buildModel } from '../../scripts/pipeline/model/model.ts';
import { randomNumbers, randomPayload } from '../foreign/random-payload.ts';
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
const EACH = 60;

/** Accepted values that nothing random comes upon. */
const RARE: readonly Sample[] = [
  { name: 'RequiredAndUndescribed', value: { a: 'x', b: 1 } },
  { name: 'Tuple', value: ['x', 1, true, null] },
  { name: 'Tuple', value: ['x'] },
];

interface Sample {
  readonly name: string;
  readonly value: Json;
}

/** Values that the schemas accept, and accepted ones without a member that they require. */
function samples(): { readonly valid: readonly Sample[]; readonly incomplete: readonly Sample[] } {
  const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema({
    ...DOCUMENT,
    $id: 'https://types.example/',
  });
  const random = randomNumbers(7);
  const valid = new Map<string, Sample>();
  const incomplete = new Map<string, Sample>();
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    const rare = RARE.filter((one) => one.name === name).map(({ value }) => value);
    const accepts = ajv.compile({ $ref: `https://types.example/#/components/schemas/${name}` });
    const values = Array.from({ length: EACH }, () => randomPayload(DOCUMENT, schema as Json, random));
    for (const value of [...values, ...rare]) {
      const sample = { name, value };
      if (accepts(value)) valid.set(JSON.stringify(sample), sample);
      if (!accepts(value) || !isObject(value)) continue;
      for (const key of Object.keys(value)) {
        const { [key]: _, ...left } = value;
        const isIncomplete =
          !accepts(left) &&
          accepts.errors?.every((one) => one.keyword === 'required' || one.keyword === 'if');
        // What a condition requires is optional in the type.
        if (isIncomplete && name !== 'Then' && name !== 'Dependent') {
          const shorter = { name, value: left as JsonObject };
          incomplete.set(JSON.stringify(shorter), shorter);
        }
      }
    }
  }
  return { valid: [...valid.values()], incomplete: [...incomplete.values()] };
}

let folder: string;
const found = samples();

beforeAll(() => {
  mkdirSync('build', { recursive: true });
  folder = mkdtempSync(resolve('build/types-'));
  const assigned = ({ name, value }: Sample, index: number, kind: string) =>
    `export const ${kind}${index}: components['schemas']['${name}'] = ${JSON.stringify(value)};`;
  const lines = [
    "import type { components } from './types.ts';",
    // Properties that only a condition describes can be read.
    "type All = components['schemas'];",
    'export const read = (one: All["Then"], other: All["Dependent"]) => [one.tx, one.ty, other.address];',
    ...found.valid.map((sample, index) => assigned(sample, index, 'valid')),
    ...found.incomplete.flatMap((sample, index) => [
      '// @ts-expect-error',
      assigned(sample, index, 'incomplete'),
    ]),
  ];
  writeFileSync(join(folder, 'types.ts'), makeTypes(DOCUMENT, buildModel(DOCUMENT)));
  writeFileSync(join(folder, 'usage.ts'), `${lines.join('\n')}\n`);
  const compilerOptions = { ...COMPILER_OPTIONS, exactOptionalPropertyTypes: true };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('there are values of every schema', () => {
  expect(new Set(found.valid.map(({ name }) => name))).toEqual(new Set(Object.keys(SCHEMAS)));
  expect(found.incomplete.length).toBeGreaterThan(20);
});

test.each(['typescript', '@typescript/native'])(
  'values that a schema accepts fit its type under %s, and do not where a required property is missing',
  async (compiler) => {
    const args = [resolve('node_modules', compiler, 'bin/tsc'), '-p', folder, '--pretty', 'false'];
    const output = await promisify(execFile)(process.execPath, args).then(
      ({ stdout }) => stdout,
      ({ stdout, message }) => stdout || message,
    );
    // A type does not list the properties that a schema leaves open.
    const errors = output.split('\n').filter((line: string) => /error TS/.test(line) && !/TS2353/.test(line));
    expect(errors).toEqual([]);
  },
);
