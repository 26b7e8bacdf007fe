import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OperationId } from '../../../../generated/operations.ts';
import { responses, type Validator } from '../../../../generated/validators.ts';
import type { Json } from '../../../../lib/json.ts';
import { toPointer } from '../../../../lib/json-pointer.ts';
import { changed, goodBody, judgeBodyOf, OPERATIONS, violations } from './bodies.ts';

// The tree of fields is our own reading of the schemas; Ajv's is another one. They must come to the same end at every place.

/** Texts at the edges of the formats, and values of every type. */
const VALUES: readonly Json[] = [
  ...[null, true, 0, 12.5, [], {}, [null], ['a', 7], [{}], { a: null }],
  ...[
    '',
    ' ',
    '0',
    '12',
    '123',
    '2031',
    '1234',
    '12345',
    '😀😀😀😀',
    '😀😀😀😀😀',
    'US',
    'us',
    'U',
    '+1',
    '+',
    '+x',
  ],
  ...['0.00', '-12.50', '1.5', '.50', '1,00', '0.000', '0.00\n', '-', '-3', '+3'],
  ...['2026-03-02T14:05:10Z', '2026-03-02T14:05:10.123Z', '2026-13-02T14:05:10Z', '2026-03-02 14:05:10Z'],
  ...[
    'acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64',
    'ACC-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64',
    'acc-',
    'con-1',
  ],
];

/** Every place of a value, the whole first. */
function placesOf(value: Json, path: readonly (string | number)[] = []): string[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => placesOf(one, [...path, name]))
      : [];
  return [toPointer(path), ...inner];
}

interface Mutation {
  /** Picks one of the places that there are. */
  readonly place: number;
  /** `undefined`: takes away. */
  readonly value: Json | undefined;
  readonly name: string | undefined;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  place: fc.nat(),
  value: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 6, arbitrary: fc.constantFrom(...VALUES) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }).map((value) => value as Json) },
  ),
  name: fc.option(fc.constantFrom('extra', 'toString', '__proto__', '0', 'id'), { nil: undefined, freq: 6 }),
});

function mutated(body: Json, { place, value, name }: Mutation): Json {
  const places = placesOf(body);
  const pointer = places[place % places.length] as string;
  if (pointer === '' && place % 50 !== 0) return body;
  const here = name === undefined ? pointer : `${pointer}/${name}`;
  try {
    return JSON.parse(JSON.stringify(changed(body, here, value)));
  } catch {
    // A name cannot be added to what is no object.
    return body;
  }
}

/** Lists where Ajv complains, without what it says of the other half of `anyOf`, and of constants, which rows check. Each part of an `allOf` complains. */
function ajvPlaces(operation: OperationId, body: Json): string[] {
  const [validate] = Object.values<Validator<unknown>>(responses[operation]);
  if (validate?.(body)) return [];
  const errors = validate?.errors ?? [];
  const places = errors.flatMap(({ keyword, instancePath, params }) => {
    if (keyword === 'anyOf' || keyword === 'const' || (keyword === 'type' && params.type === 'null'))
      return [];
    return [
      keyword === 'required' ? `${instancePath}${toPointer([String(params.missingProperty)])}` : instancePath,
    ];
  });
  return [...new Set(places)];
}

const RUNS = 600;

test.each(OPERATIONS)('%s: violated exactly where Ajv rejects', (operation) => {
  const good = goodBody(operation);
  let rejected = 0;
  let taken = 0;
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), (mutations) => {
      const body = mutations.reduce(mutated, good as Json);
      const expected = ajvPlaces(operation, body);
      const places = violations(judgeBodyOf(operation, body)).map((one) => one.split(' at ')[1]);
      expect(places.sort()).toEqual(expected.sort());
      if (expected.length > 0) rejected += 1;
      else taken += 1;
    }),
    { numRuns: RUNS },
  );
  // Bodies that nobody takes, or that everybody takes, would prove little.
  expect(rejected).toBeGreaterThan(RUNS / 8);
  expect(taken).toBeGreaterThan(RUNS / 60);
});
