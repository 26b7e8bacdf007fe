import { stripTypeScriptTypes } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../../lib/json.ts';
import { standalone } from '../../../../../scripts/pipeline/make/validators/standalone.ts';

const HUNDREDS = Array.from({ length: 600 }, (_, index) => `p${index}`);

/** Schemas by what is special about them. `#/schemas/Name` is one that others refer to. */
const SCHEMAS: Readonly<Record<string, JsonObject>> = {
  limits: { maximum: 3, minimum: -1, exclusiveMaximum: 3, exclusiveMinimum: -1, multipleOf: 0.5 },
  integer: { type: 'integer', maximum: 2 },
  lengths: { maxLength: 3, minLength: 2, pattern: '^[a"\\u2028/]' },
  text: { type: 'string', minLength: 1 },
  types: { type: ['string', 'null', 'array'], minLength: 1, maxItems: 1 },
  enum: { enum: ['a', 1, null] },
  enumOfObjects: { enum: [{ a: 1 }, ['a'], 'a'] },
  const: { const: 'a' },
  constObject: { const: { a: [1] } },
  required: { required: ['a', 'constructor', 'x-y'], properties: { a: { type: 'string' } } },
  inherited: { properties: { constructor: { type: 'string' }, constructors: false } },
  names: {
    type: 'object',
    properties: { 'a b': { maxLength: 1 }, 'a/b~c%': { maxLength: 1 }, $a: { maxLength: 1 } },
  },
  propertyNames: { propertyNames: { maxLength: 1, pattern: '^[ab]' } },
  additionalFalse: {
    properties: { a: true },
    patternProperties: { '^b': { type: 'number' } },
    additionalProperties: false,
  },
  additionalSchema: { properties: { a: {} }, additionalProperties: { type: 'string', maxLength: 1 } },
  manyProperties: {
    properties: Object.fromEntries([...'abcdefghij'].map((name) => [name, { type: 'string' }])),
    additionalProperties: false,
    maxProperties: 2,
    minProperties: 1,
  },
  dependents: {
    dependentRequired: { a: ['b', 'c'], b: ['a'] },
    dependentSchemas: { c: { required: ['a'], maxProperties: 2 } },
  },
  items: { items: { type: 'string', minLength: 1 }, minItems: 1, maxItems: 2 },
  closedTuple: { prefixItems: [{ type: 'string' }, true, { type: 'number' }], items: false },
  openTuple: { prefixItems: [{ type: 'string' }], items: { type: 'number' } },
  noItems: { items: false },
  contains: { contains: { type: 'string', minLength: 2 } },
  containsSome: { contains: { type: 'number' }, minContains: 2, maxContains: 3 },
  containsNone: { contains: { type: 'number' }, minContains: 0, maxContains: 1 },
  containsAny: { contains: true, maxContains: 2 },
  unique: { uniqueItems: true },
  uniqueTexts: { uniqueItems: true, items: { type: ['string', 'null'] } },
  not: { not: { type: 'string', minLength: 1 } },
  notAnything: { not: {} },
  anyOf: { anyOf: [{ type: 'string', maxLength: 1 }, { type: 'object', required: ['a'] }, { type: 'null' }] },
  anyOfOne: { anyOf: [{ type: 'string', maxLength: 1 }] },
  anyOfNone: { not: { anyOf: [{ required: ['a'] }] } },
  anyOfAnything: { anyOf: [{ type: 'string' }, {}] },
  oneOf: { oneOf: [{ type: 'string' }, { maxLength: 1 }, { type: 'array', items: { type: 'number' } }] },
  oneOfAnything: { oneOf: [true, { type: 'string' }, false] },
  allOf: { allOf: [{ required: ['a'] }, true, { properties: { a: { type: 'string' } } }], required: ['b'] },
  conditional: {
    if: { required: ['a'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword.
    then: { required: ['b'], maxProperties: 2 },
    else: { type: 'array' },
  },
  onlyElse: { if: { type: 'object' }, else: { type: 'string' } },
  nested: {
    type: 'object',
    properties: {
      a: {
        type: 'array',
        items: {
          anyOf: [{ $ref: '#/schemas/Leaf' }, { oneOf: [{ not: { type: 'string' } }, { const: 'a' }] }],
        },
      },
    },
    additionalProperties: {
      not: { anyOf: [{ type: 'string' }, { type: 'array', minItems: 1 }] },
    },
  },
  reference: { properties: { a: { $ref: '#/schemas/Leaf' }, b: { $ref: '#/schemas/Alias' } } },
  referenceBesides: { $ref: '#/schemas/Leaf', maxProperties: 1, type: 'object' },
  tree: { $ref: '#/schemas/Tree' },
  unevaluated: {
    allOf: [{ $ref: '#/schemas/Leaf' }, { patternProperties: { '^c': true } }],
    anyOf: [{ required: ['b'], properties: { b: true } }, { properties: { d: true } }],
    if: { required: ['e'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword.
    then: { properties: { e: true } },
    unevaluatedProperties: false,
  },
  unevaluatedSchema: {
    properties: { a: true },
    oneOf: [{ required: ['b'], properties: { b: true } }, { maxProperties: 1 }],
    unevaluatedProperties: { type: 'string' },
  },
  unevaluatedItems: {
    prefixItems: [true],
    anyOf: [{ prefixItems: [true, { type: 'string' }] }, true],
    unevaluatedItems: false,
  },
  unevaluatedItemsSchema: { allOf: [{ $ref: '#/schemas/Pair' }], unevaluatedItems: { type: 'number' } },
  hundredsOfProperties: {
    type: 'object',
    required: ['a', ...HUNDREDS.slice(0, 3)],
    properties: Object.fromEntries(
      [...HUNDREDS, 'a', 'x-y'].map((name) => [name, { type: 'string', minLength: 1 }]),
    ),
  },
  hundredsOfRequired: {
    required: ['b', ...HUNDREDS.slice(0, 250), 'a'],
    properties: { a: { type: 'string' } },
  },
  hundredsOfChoices: {
    oneOf: HUNDREDS.slice(0, 150).map((a, index) => ({
      required: ['a'],
      properties: {
        a: { const: index === 140 ? 'aa' : a },
        b: { anyOf: [{ type: 'number' }, { type: 'null' }] },
      },
    })),
  },
  hundredsOfParts: {
    allOf: HUNDREDS.map((name) => ({ properties: { [name]: true, b: { type: 'number' } } })),
  },
  neverThere: { properties: { a: false } },
  anything: {},
};

const NAMED: JsonObject = {
  Leaf: {
    type: 'object',
    properties: { a: { type: 'string', minLength: 1 }, b: { type: 'number' } },
    required: ['a'],
  },
  Alias: { $ref: '#/schemas/Leaf', description: 'Another name.' },
  Tree: {
    type: 'object',
    properties: { a: { $ref: '#/schemas/Tree' }, b: { type: 'array', items: { $ref: '#/schemas/Tree' } } },
    additionalProperties: { type: 'string' },
  },
  Pair: { prefixItems: [true, true] },
};

const leaf = fc.constantFrom<Json>(...['', 'a', 'aa', 'aaaa', 'b', '😀😀', 0, 1, 1.5, -2, 3, true, null]);
const NAMES = [...'abcdefghijk', 'x-y', 'a b', 'a/b~c%', '$a', 'other'];
/** Ajv itself is wrong about a property of this name where it keeps a list of names. */
const INHERITED = ['required', 'inherited'];

function payloads(schema: string): fc.Arbitrary<Json> {
  const key = fc.constantFrom(...NAMES, ...(INHERITED.includes(schema) ? ['constructor'] : []));
  return fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
      fc.array(tie('value'), { maxLength: 4 }),
    ),
  })).value;
}

interface Validator {
  (data: unknown): boolean;
  errors: { schemaPath: string }[] | null;
}

function codeOf(name: string, allErrors: boolean): string {
  const root = { schemas: { ...NAMED, [name]: SCHEMAS[name] } } as JsonObject;
  return standalone(root, [{ name: 'validate', ref: `#/schemas/${name}` }], { allErrors });
}

async function compiled(name: string, allErrors: boolean): Promise<Validator> {
  const code = codeOf(name, allErrors);
  return (await import(`data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(code))}`)).validate;
}

describe('standalone validators', () => {
  it.each(Object.keys(SCHEMAS))('find what Ajv finds by the schema "%s", in the same order', async (name) => {
    // Ajv closes an object to inherited names by this, for all of its properties.
    const ajv = new Ajv2020({
      allErrors: true,
      strict: false,
      logger: false,
      ownProperties: true,
      inlineRefs: false,
    });
    const ownName = (pointer: string) => pointer.replace(/^#\/schemas\/\w+/, '#');
    ajv.addSchema({ $id: 'x:/', schemas: { ...NAMED, [name]: SCHEMAS[name] } });
    const reference = ajv.compile({ $ref: `x:/#/schemas/${name}` });
    const [every, first] = [await compiled(name, true), await compiled(name, false)];
    fc.assert(
      fc.property(payloads(name), (value) => {
        const verdict = reference(value);
        expect(every(value)).toBe(verdict);
        expect(first(value)).toBe(verdict);
        const found = (errors: unknown) =>
          (errors as Validator['errors'])?.map((error) => ({
            ...error,
            schemaPath: ownName(error.schemaPath),
          }));
        expect(found(every.errors)).toEqual(found(reference.errors));
        if (!verdict) expect(first.errors?.length).toBeGreaterThan(0);
      }),
      { numRuns: 300, seed: 11 },
    );
  });

  it('count characters, not code units', async () => {
    const validate = await compiled('lengths', true);
    expect([validate('a😀😀'), validate('a'.repeat(4)), validate('a')]).toEqual([true, false, false]);
  });
});

// Keywords of all types beside each other, in one schema and in parts of one, so that what one of them tests must not narrow the type for another.
const TESTED: readonly JsonObject[] = [
  ...['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'].map((type) => ({ type })),
  { type: ['string', 'null'] },
  { const: 5 },
  { const: 'a' },
  { enum: [1, 'a'] },
  { minLength: 2, pattern: 'a' },
  { minimum: 2, multipleOf: 0.1 },
  { prefixItems: [{ type: 'string' }], items: { const: 1 }, contains: { const: 2 }, uniqueItems: true },
  { required: ['a', 'length'], properties: { a: { type: 'string' }, length: { const: 1 } } },
  { propertyNames: { type: 'object', required: ['a'], const: 5, minimum: 3 } },
  { unevaluatedProperties: { type: 'string' }, unevaluatedItems: { type: 'number' } },
];

it.each([true, false])(
  'the code compiles, whatever stands beside each other: all errors %s',
  (allErrors) => {
    const pairs = TESTED.flatMap((one) => TESTED.map((other) => [one, other] as const));
    const odd = pairs.flatMap(([one, other]) => [
      { ...one, ...other },
      { allOf: [one, other] },
      { ...one, anyOf: [other, one], not: { ...other, if: one, else: other } },
    ]);
    const schemas: JsonObject = { ...NAMED, ...SCHEMAS, ...Object.fromEntries(odd.entries()) };
    const names = Object.keys(schemas);
    expect(names.length).toBeGreaterThan(900);
    const exported = names.map((name, index) => ({ name: `validate${index}`, ref: `#/schemas/${name}` }));
    const text = `interface ValidationError {
    instancePath: string; schemaPath: string; keyword: string; params: Record<string, unknown>; message?: string }
    ${standalone({ schemas }, exported, { allErrors })}`;
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      types: [],
      noUnusedLocals: true,
      noUnusedParameters: true,
      noImplicitReturns: true,
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
      exactOptionalPropertyTypes: true,
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile } = host;
    host.getSourceFile = (name, target, ...rest) => {
      return name === '/odd.ts'
        ? ts.createSourceFile(name, text, target)
        : getSourceFile(name, target, ...rest);
    };
    const program = ts.createProgram(['/odd.ts'], options, host);
    const errors = ts
      .getPreEmitDiagnostics(program)
      .map(({ start = 0, messageText }) => [messageText, text.slice(start - 60, start + 60)]);
    expect(errors.slice(0, 9)).toEqual([]);
  },
  60_000,
);
