/** Descriptions that are made to hang what reads them: each family is several schemas of one kind, or texts of one kind. */

type Schema = Readonly<Record<string, unknown>>;

export interface Family {
  readonly name: string;
  /** Ways to be endless that it holds. */
  readonly count: number;
  readonly files: readonly { readonly extension: 'json' | 'yaml'; readonly text: string }[];
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const named = <Value>(count: number, make: (index: number) => readonly [string, Value]) =>
  Object.fromEntries(range(count).map(make));
const nested = (depth: number, wrap: (inner: Schema) => Schema): Schema =>
  range(depth).reduce<Schema>((inner) => wrap(inner), { type: 'string' });
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Schemas, each taken by a body and a parameter and given by a response, without an example and with one. */
function descriptionOf(
  schemas: Readonly<Record<string, unknown>>,
  tried: readonly string[],
  examples: readonly unknown[] = [],
): string {
  const operations = tried.map((name, index) => {
    const media = { schema: to(name), ...(index in examples ? { example: examples[index] } : {}) };
    const content = { 'application/json': media };
    const operation = {
      operationId: `try${index}`,
      summary: 'Try it',
      parameters: [{ name: 'q', in: 'query', schema: to(name) }],
      requestBody: { required: true, content },
      responses: { 200: { description: 'Done.', content: { 'application/json': { schema: to(name) } } } },
    };
    return [`/try/${index}`, { post: operation }];
  });
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Hostile', version: '1' },
    servers: [{ url: 'http://127.0.0.1:1' }],
    paths: Object.fromEntries(operations),
    components: { schemas },
  });
}

function family(
  name: string,
  schemas: Readonly<Record<string, unknown>>,
  more: { readonly helpers?: Readonly<Record<string, unknown>>; readonly examples?: readonly unknown[] } = {},
): Family {
  const tried = Object.keys(schemas);
  const text = descriptionOf({ ...schemas, ...more.helpers }, tried, more.examples);
  return { name, count: tried.length, files: [{ extension: 'json', text }] };
}

/** A description for each schema: what one of them is refused for would hide the others. */
function apart(name: string, schemas: Readonly<Record<string, unknown>>): Family {
  const texts = Object.entries(schemas).map(([one, schema]) => descriptionOf({ [one]: schema }, [one]));
  return { name, count: texts.length, files: texts.map((text) => ({ extension: 'json', text })) };
}

const HUGE = [1_000_000_000, 1e300];

/** Keywords that ask for much of a value, and what it then is much of. */
const SIZES: Readonly<Record<string, Schema>> = {
  minItems: { type: 'array', items: { type: 'string' } },
  minContains: { type: 'array', contains: { type: 'integer' } },
  minLength: { type: 'string' },
  minProperties: { type: 'object' },
};
const sizes = Object.fromEntries(
  Object.entries(SIZES).flatMap(([keyword, schema]) => [
    ...HUGE.map((size, index) => [`${keyword}${index}`, { ...schema, [keyword]: size }]),
    // A list of a million entries that each hold a million is as large as a million millions.
    [
      `${keyword}InLists`,
      {
        type: 'array',
        minItems: 1000,
        items: { type: 'array', minItems: 1000, items: { ...schema, [keyword]: 1_000_000 } },
      },
    ],
  ]),
);

const ITEMS: Readonly<Record<string, Schema>> = {
  Flags: { type: 'boolean' },
  Words: { enum: ['a', 'b'] },
  Numbers: { type: 'integer' },
  Ones: { const: 1 },
};
const sets = Object.fromEntries(
  Object.entries(ITEMS).map(([name, items]) => [
    name,
    { type: 'array', uniqueItems: true, minItems: 15_000, items },
  ]),
);

const LONG = 30;
const chainOf = (name: string, step: (next: Schema) => Schema, end: Schema) =>
  named(LONG, (index) => [`${name}${index}`, index === LONG - 1 ? end : step(to(`${name}${index + 1}`))]);
const both = (next: Schema): Schema => ({
  type: 'object',
  required: ['a', 'b'],
  properties: { a: next, b: next },
});
const chains: Readonly<Record<string, Schema>> = {
  ...chainOf('Pair', both, { type: 'string' }),
  ...chainOf('Triple', (items) => ({ type: 'array', minItems: 3, items }), { type: 'string' }),
  ...chainOf('Every', (next) => ({ allOf: [next, next] }), { type: 'object' }),
  ...chainOf('Either', (next) => ({ oneOf: [next, next, { type: 'null' }] }), { type: 'object' }),
  ...chainOf('Any', (next) => ({ anyOf: [next, next] }), { type: 'object' }),
  ...chainOf('Circle', both, both(to('Circle0'))),
  ...named(LONG, (index) => [
    `Friend${index}`,
    {
      type: 'object',
      required: range(LONG).map((one) => `k${one}`),
      properties: named(LONG, (one) => [`k${one}`, to(`Friend${one}`)]),
    },
  ]),
};
const chainStarts = Object.fromEntries(
  Object.keys(chains)
    .filter((name) => /[a-z]0$/.test(name))
    .map((name) => [`Start${name}`, to(name)]),
);

/** Does not match any of the patterns, which find that out after all of the ways to read it. */
export const BAIT = `${'a'.repeat(60)}!`;
const PATTERNS = [
  '^(a+)+$',
  '^(a|a)*$',
  '^(?=a)(a+)+$',
  '^(a*)*\\1$',
  '^a{1000000000}$',
  '^((a{1000}){1000}){1000}$',
  `^${'[\\u0000-\\uffff]'.repeat(1000)}$`,
  '^(.*a){30}$',
];
const PATTERN_PLACES: Readonly<Record<string, (pattern: string) => Schema>> = {
  Text: (pattern) => ({ type: 'string', pattern }),
  Example: (pattern) => ({ type: 'string', pattern, examples: [BAIT] }),
  Default: (pattern) => ({ type: 'string', pattern, default: BAIT }),
  Listed: (pattern) => ({ type: 'string', pattern, enum: [BAIT] }),
  Name: (pattern) => ({
    type: 'object',
    patternProperties: { [pattern]: { type: 'integer' } },
    examples: [{ [BAIT]: 1 }],
  }),
  Names: (pattern) => ({ type: 'object', propertyNames: { pattern }, minProperties: 1 }),
};
const patterns = Object.fromEntries(
  Object.entries(PATTERN_PLACES).flatMap(([place, make]) =>
    PATTERNS.map((pattern, index) => [`${place}${index}`, make(pattern)]),
  ),
);

const WIDE = 20_000;
const wide: Readonly<Record<string, Schema>> = {
  Plain: { type: 'object', properties: named(WIDE, (index) => [`p${index}`, { type: 'string' }]) },
  Required: {
    type: 'object',
    required: range(WIDE).map((index) => `p${index}`),
    properties: named(WIDE, (index) => [`p${index}`, { type: 'integer', minimum: index }]),
  },
};

const DEPTHS = [150, 1500];
const NESTS: Readonly<Record<string, (inner: Schema) => Schema>> = {
  Object: (inner) => ({ type: 'object', required: ['a'], properties: { a: inner } }),
  List: (items) => ({ type: 'array', items }),
  All: (inner) => ({ allOf: [inner] }),
  Not: (not) => ({ not }),
  Map: (additionalProperties) => ({ type: 'object', additionalProperties }),
};
const deep = Object.fromEntries(
  Object.entries(NESTS).flatMap(([name, wrap]) =>
    DEPTHS.map((depth) => [`${name}${depth}`, nested(depth, wrap)]),
  ),
);

const many: Readonly<Record<string, Schema>> = {
  Words: { enum: range(50_000).map((index) => `w${index}`) },
  Objects: { enum: range(2000).map((index) => named(20, (one) => [`k${one}`, index])) },
  Kinds: {
    oneOf: range(2000).map((index) => ({
      type: 'object',
      required: ['kind'],
      properties: { kind: { const: `k${index}` } },
    })),
  },
  Products: {
    allOf: range(14).map((index) => ({
      oneOf: range(6).map((one) => ({ type: 'object', required: [`k${index}_${one}`] })),
    })),
  },
};

const calls: Family = {
  name: 'operations',
  count: 1,
  files: [
    {
      extension: 'json',
      text: JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Hostile', version: '1' },
        paths: named(2000, (index) => [
          `/p${index}/{id}`,
          {
            get: {
              operationId: `get${index}`,
              parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
              responses: { 200: { description: 'Done.' } },
            },
          },
        ]),
      }),
    },
  ],
};

const inYaml = (lines: string) =>
  `openapi: 3.1.0\ninfo: { title: Hostile, version: '1' }\npaths: {}\n${lines}\n`;
const aliases = (depth: number, line: (name: string, before: string) => string) =>
  range(depth)
    .map((index) => line(`a${index}`, index === 0 ? 'x' : `*a${index - 1}`))
    .join('\n');
const TEXTS = [
  inYaml(
    `x-b:\n${aliases(
      30,
      (name, before) =>
        `  ${name}: &${name} [${range(10)
          .map(() => before)
          .join(', ')}]`,
    )}`,
  ),
  inYaml(
    `x-b:\n${aliases(
      6,
      (name, before) =>
        `  ${name}: &${name} [${range(10)
          .map(() => before)
          .join(', ')}]`,
    )}`,
  ),
  inYaml(
    `x-b:\n  a: &a {k: v}\n${range(30)
      .map((index) => `  b${index}: &b${index} {<<: [*${index === 0 ? 'a' : `b${index - 1}`}, *a], c: *a}`)
      .join('\n')}`,
  ),
  inYaml('x-b: &b [ *b ]'),
  inYaml(`x-b: ${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  inYaml(
    `x-b:\n${range(2000)
      .map((index) => `${' '.repeat(index + 1)}a:`)
      .join('\n')} 1`,
  ),
  inYaml(
    `x-b: [${range(20_000)
      .map((index) => `&a${index} x`)
      .join(', ')}, ${range(20_000)
      .map((index) => `*a${index}`)
      .join(', ')}]`,
  ),
  `openapi: 3.1.0\npaths: ${'{a: '.repeat(5000)}`,
  '\t'.repeat(1_000_000),
  inYaml(
    `components: { schemas: { A: { type: string, pattern: '${'('.repeat(2000)}a${')*'.repeat(2000)}' } } }`,
  ),
];

export const FAMILIES: readonly Family[] = [
  family('sizes', sizes),
  family('sets', sets),
  family('chains', chainStarts, { helpers: chains }),
  family('patterns', patterns, { examples: range(Object.keys(patterns).length).map(() => BAIT) }),
  family('wide', wide),
  apart('deep', deep),
  family('many', many),
  calls,
  { name: 'texts', count: TEXTS.length, files: TEXTS.map((text) => ({ extension: 'yaml', text })) },
];
