import { createConfig, lintFromString } from '@redocly/openapi-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CertainMatch } from '../../../../scripts/pipeline/lint/certain-match.ts';
import { skipCertainExamples } from '../../../../scripts/pipeline/lint/example-rules.ts';

const RULES = {
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
} as const;

async function findings(document: object, how: 'all' | 'uncertain'): Promise<unknown> {
  const config = await createConfig({ rules: RULES });
  if (how === 'uncertain') skipCertainExamples(config);
  let problems: Awaited<ReturnType<typeof lintFromString>>;
  try {
    problems = await lintFromString({ source: JSON.stringify(document), config });
  } catch (error) {
    // The examples of a schema that is a reference to itself.
    return [String(error)];
  }
  return problems.map(({ ruleId, message, severity, location }) => ({
    ruleId,
    message,
    severity,
    places: location.map(({ pointer, reportOnKey }) => `${pointer} ${reportOnKey}`),
  }));
}

interface Shown {
  readonly schema: object;
  readonly example: unknown;
}

/** Each example three times: of a body, of a parameter, and of the schema itself. */
function documentWith(all: readonly Shown[], other: object, openapi: string): object {
  const paths = all.map(({ schema, example }, index) => {
    const content = { 'application/json': { schema, examples: { some: { value: example } } } };
    const responses = {
      200: { description: 'Fine', content: { 'application/json': { schema, example } } },
    };
    const parameters = [{ name: 'one', in: 'query', schema, example }];
    return [`/${index}`, { post: { parameters, requestBody: { content }, responses } }];
  });
  const schemas = all.map(({ schema, example }, index) => [`S${index}`, { ...schema, examples: [example] }]);
  return {
    openapi,
    info: { title: 'Examples', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: { Other: other, ...Object.fromEntries(schemas) } },
  };
}

const name = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor');
const scalar = fc.oneof(
  fc.constantFrom(null, true, 0, 1, -1, 1.5, 'a', 'ab', 'ä😀', '', '2026-11-23'),
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3 }),
  ),
}));

const type = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object');
/** Chance decides what one has to do with the other: some are malformed, contradictory, or unknown to us. */
const { schema } = fc.letrec((tie) => {
  const parts = fc.array(tie('schema'), { minLength: 1, maxLength: 3 });
  const rare = <T>(one: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 15, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: one });
  const often = <T>(one: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: one });
  const objects = fc.oneof(
    fc.constant({ $ref: '#/components/schemas/Other' }),
    fc.record({
      type: often(fc.constant('object')),
      properties: fc.dictionary(name, tie('schema'), { maxKeys: 3 }),
      required: rare(fc.uniqueArray(name, { maxLength: 2 })),
      additionalProperties: rare(fc.boolean()),
    }),
  );
  return {
    schema: fc
      .oneof(
        { depthSize: 'small' },
        fc.record({ type }),
        fc.constant({ $ref: '#/components/schemas/Other' }),
        fc.record({ allOf: fc.array(objects, { minLength: 1, maxLength: 3 }) }),
        fc.record({
          type: often(fc.oneof(type, fc.array(type, { minLength: 1, maxLength: 3 }))),
          properties: often(fc.dictionary(name, tie('schema'), { maxKeys: 3 })),
          required: rare(fc.uniqueArray(name, { maxLength: 2 })),
          additionalProperties: often(fc.oneof(fc.boolean(), tie('schema'))),
          items: often(tie('schema')),
          anyOf: rare(parts),
          oneOf: rare(parts),
          allOf: rare(parts),
          enum: rare(fc.array(scalar, { maxLength: 3 })),
          const: rare(scalar),
          pattern: rare(fc.constantFrom('^a', '.', '[', '\\p{L}', '\\-')),
          format: rare(fc.constantFrom('password', 'date', 'int32', 'unheard-of')),
          minLength: rare(fc.integer({ min: -1, max: 3 })),
          maxLength: rare(fc.integer({ min: 0, max: 3 })),
          minItems: rare(fc.integer({ min: 0, max: 2 })),
          maxItems: rare(fc.integer({ min: 0, max: 2 })),
          minimum: rare(fc.integer({ min: -1, max: 2 })),
          maximum: rare(fc.integer({ min: -1, max: 2 })),
          $ref: rare(fc.constantFrom('#/components/schemas/Other', '#/components/schemas/None')),
          not: rare(tie('schema')),
          nullable: rare(fc.boolean()),
          readOnly: rare(fc.boolean()),
          unevaluatedProperties: rare(fc.boolean()),
          uniqueItems: rare(fc.boolean()),
          'x-note': rare(scalar),
        }),
      )
      .map((one) => JSON.parse(JSON.stringify(one)) as object),
  };
});

test('what certainly matches is nothing that Redocly finds', async () => {
  const shown = fc.record({ schema: schema as fc.Arbitrary<object>, example: value });
  await fc.assert(
    fc.asyncProperty(
      fc.array(shown, { minLength: 10, maxLength: 10 }),
      schema as fc.Arbitrary<object>,
      fc.constantFrom('3.1.0', '3.0.3', '3.1.0', '3.2.0'),
      async (all, other, openapi) => {
        const document = documentWith(all, other, openapi);
        expect(await findings(document, 'uncertain')).toEqual(await findings(document, 'all'));
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  [{ type: 'string', pattern: '^a', maxLength: 2, description: 'A text', 'x-note': 1 }, 'a😀', 'aa😀'],
  [
    { anyOf: [{ type: 'object', properties: { a: { type: 'integer' } } }, { type: 'null' }] },
    { a: 1 },
    { b: 1 },
  ],
  [
    { oneOf: [{ type: 'object', required: ['a'], additionalProperties: true }, { type: 'null' }] },
    { a: 1 },
    {},
  ],
  [
    {
      allOf: [
        { type: 'object', properties: { a: {}, b: { type: 'string' } } },
        { type: 'object', required: ['b'], properties: { b: { const: 'x' }, c: { type: 'null' } } },
      ],
    },
    { a: 1, b: 'x', c: null },
    { b: 'x', d: 1 },
  ],
  [{ type: 'number', multipleOf: 0.01 }, 0.07, 0.075],
  [{ type: ['array', 'null'], minItems: 1, items: { type: 'number', minimum: 0.5 } }, [0.5, 7], [0.4]],
])('%j: %j certainly matches, %j does not', (one, matching, other) => {
  const match = new CertainMatch(() => ({ node: undefined, location: undefined }));
  expect(match.matches(matching, one, '')).toBe(true);
  expect(match.matches(other, one, '')).toBe(false);
});

test.each(['3.0.3', '3.1.0', '3.2.0'])('in %s, a multiple by decimals is no finding', async (openapi) => {
  const schema = { type: 'number', multipleOf: 0.01 };
  const found = async (example: number) =>
    (await findings(documentWith([{ schema, example }], {}, openapi), 'uncertain')) as { message: string }[];
  expect(await found(0.07)).toEqual([]);
  const messages = (await found(0.075)).map(({ message }) => message);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter((message) => !message.includes('must be multiple of 0.01'))).toEqual([]);
});
