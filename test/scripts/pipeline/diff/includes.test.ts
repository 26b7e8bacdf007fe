import { expect, test } from 'vitest';
import { createInclusion, UNDECIDED } from '../../../../scripts/pipeline/diff/inclusion/create-inclusion.ts';

/** The keywords by which `b` refuses what `a` accepts, as JSON Schema has it. */
function refusedBy(a: unknown, b: unknown, names: 'open' | 'sent' | 'read' = 'open'): string[] {
  const node = (schema: unknown) => ({ schema, document: {} });
  const reasons = createInclusion().reasonsOf(node(a), node(b), { names, hidden: 'readOnly', text: false });
  return reasons.map(({ keyword, spot }) => [...spot.path, keyword].join(' '));
}

test.each([
  ['a shorter text', { type: 'string', maxLength: 3 }, { type: 'string', maxLength: 5 }],
  ['an integer', { type: 'integer', minimum: 1 }, { type: 'number', exclusiveMinimum: 0 }],
  ['an integer above zero', { type: 'integer', exclusiveMinimum: 0 }, { type: 'integer', minimum: 1 }],
  ['a multiple', { type: 'integer', multipleOf: 6 }, { type: 'integer', multipleOf: 3 }],
  ['listed values', { enum: ['a', 2] }, { type: ['string', 'integer'] }],
  ['both booleans', { type: 'boolean' }, { enum: [false, true] }],
  ['one of two', { type: 'string' }, { oneOf: [{ type: 'string' }, { type: 'null' }] }],
  ['a part', { allOf: [{ type: 'object', required: ['a'] }, { required: ['b'] }] }, { required: ['b'] }],
  [
    'a member that tells alternatives apart',
    { type: 'object', required: ['kind'], properties: { kind: { enum: ['cat', 'dog'] } } },
    {
      oneOf: [
        { type: 'object', required: ['kind'], properties: { kind: { const: 'cat' } } },
        { type: 'object', required: ['kind'], properties: { kind: { const: 'dog' } } },
      ],
    },
  ],
  ['what is not the same', { not: { type: 'string' } }, { not: { type: 'string', minLength: 2 } }],
  ['a tuple', { type: 'array', prefixItems: [{ const: 1 }], items: false }, { type: 'array', maxItems: 1 }],
])('%s is included', (_, a, b) => {
  expect(refusedBy(a, b)).toEqual([]);
});

test.each([
  ['a longer text', { type: 'string' }, { type: 'string', maxLength: 5 }, ['maxLength']],
  ['another type', { type: ['string', 'null'] }, { type: 'string' }, ['type']],
  ['another value', { enum: ['a', 'b'] }, { enum: ['b'] }, ['enum']],
  ['a member that is missing', { type: 'object' }, { type: 'object', required: ['a'] }, ['a required']],
  [
    'a member of another type',
    { type: 'object', properties: { a: { type: 'string' } } },
    { type: 'object', properties: { a: { type: 'integer' } } },
    ['a type'],
  ],
  ['longer lists', { type: 'array' }, { type: 'array', maxItems: 2 }, ['maxItems']],
  ['other entries', { type: 'array' }, { type: 'array', items: { type: 'string' } }, ['* type']],
])('%s is not included', (_, a, b, reasons) => {
  expect(refusedBy(a, b)).toEqual(reasons);
});

test('a description that names members means these', () => {
  const one = { type: 'object', properties: { a: {} } };
  const two = { type: 'object', properties: { a: {}, b: { type: 'string' } } };
  expect(refusedBy(one, two)).toEqual(['b type']);
  expect(refusedBy(one, two, 'sent')).toEqual([]);
  expect(refusedBy(two, one, 'sent')).toEqual(['b removed']);
  expect(refusedBy(two, one, 'read')).toEqual([]);
  expect(refusedBy(one, two, 'read')).toEqual(['b removed']);
});

test('a recursive schema is compared with its next version', () => {
  const tree = (limit: number) => ({
    components: {
      schemas: {
        Tree: {
          type: 'object',
          properties: {
            label: { type: 'string', maxLength: limit },
            next: { $ref: '#/components/schemas/Tree' },
          },
        },
      },
    },
  });
  const compare = (a: number, b: number) => {
    const node = (limit: number) => ({
      schema: { $ref: '#/components/schemas/Tree' },
      document: tree(limit),
    });
    return createInclusion().reasonsOf(node(a), node(b), { names: 'sent', hidden: 'readOnly', text: false });
  };
  expect(compare(3, 5)).toEqual([]);
  expect(compare(5, 3)).toMatchObject([
    { spot: { component: 'Tree', path: ['label'] }, keyword: 'maxLength', a: 5, b: 3 },
  ]);
});

test('a circle beside a schema that accepts everything ends', () => {
  const version = (other: object) => {
    const next = { anyOf: [{ $ref: '#/components/schemas/Tree' }, other] };
    const Tree = { type: 'object', additionalProperties: false, properties: { next } };
    return { schema: { $ref: '#/components/schemas/Tree' }, document: { components: { schemas: { Tree } } } };
  };
  const rules = { names: 'sent', hidden: 'readOnly', text: false } as const;
  const compare = (a: object, b: object) =>
    createInclusion(10_000)
      .reasonsOf(version(a), version(b), rules)
      .map(({ keyword }) => keyword);
  expect(compare({ type: 'null' }, {})).toEqual([]);
  expect(compare({}, { type: 'null' })).not.toContain('undecided');
  expect(compare({}, { type: 'null' })).not.toEqual([]);
});

const matching = (pattern: string) => ({ type: 'string', pattern });

test.each([
  ['^[a-z]+$', '^[a-zA-Z]+$'],
  ['^a{2,3}$', '^a{1,5}$'],
  ['^acc-x$', '^$|^acc-'],
  ['^(?:ab|cd)+$', '^[a-d]*$'],
  ['^\\d{4}-\\d{2}$', '^[0-9]{4}-[0-9]{2}$'],
  ['^[^a]$', '[^a]'],
  ['b', ''],
  ['^(?<year>\\d\\d)$', '^\\w\\S$'],
])('the pattern %s is narrower than %s', (narrow, wide) => {
  expect(refusedBy(matching(narrow), matching(wide))).toEqual([]);
  expect(refusedBy(matching(wide), matching(narrow))).toEqual(
    narrow === '^\\d{4}-\\d{2}$' ? [] : ['pattern'],
  );
});

test('a pattern may limit the length, and a length the pattern', () => {
  expect(refusedBy(matching('^[a-z]{3}$'), { type: 'string', maxLength: 3, minLength: 1 })).toEqual([]);
  expect(refusedBy(matching('^[a-z]{3}$'), { type: 'string', maxLength: 2 })).toEqual(['maxLength']);
  expect(refusedBy({ type: 'string', maxLength: 2 }, matching('^[^]{0,2}$'))).toEqual([]);
});

test('what is not understood in a pattern counts as a difference', () => {
  expect(refusedBy(matching('^a$'), matching('^(?!b)a$'))).toEqual(['pattern']);
  expect(refusedBy(matching('^(?!b)a$'), matching('^(?!b)a$'))).toEqual([]);
});

test('schemas in circles are compared without being nested in each other', () => {
  const count = 5000;
  const chain = (limit: number) => ({
    components: {
      schemas: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `S${index}`,
          {
            type: 'object',
            properties: {
              next: { $ref: `#/components/schemas/S${(index + 1) % count}` },
              ...(index === count - 1 && { label: { type: 'string', maxLength: limit } }),
            },
          },
        ]),
      ),
    },
  });
  const node = (limit: number) => ({ schema: { $ref: '#/components/schemas/S0' }, document: chain(limit) });
  const rules = { names: 'sent', hidden: 'readOnly', text: false } as const;
  expect(createInclusion().reasonsOf(node(5), node(5), rules)).toEqual([]);
  expect(createInclusion().reasonsOf(node(3), node(5), rules)).toEqual([]);
  expect(createInclusion().reasonsOf(node(5), node(3), rules)).toMatchObject([
    { spot: { component: `S${count - 1}`, path: ['label'] }, keyword: 'maxLength' },
  ]);
});

test('what is not compared any more is undecided', () => {
  const node = (limit: number) => ({
    schema: {
      type: 'object',
      properties: { a: { type: 'object', properties: { b: { type: 'string', maxLength: limit } } } },
    },
    document: {},
  });
  const rules = { names: 'sent', hidden: 'readOnly', text: false } as const;
  expect(createInclusion().reasonsOf(node(3), node(5), rules)).toEqual([]);
  expect(createInclusion(1).reasonsOf(node(3), node(5), rules)).toEqual([UNDECIDED]);
  expect(createInclusion(1).reasonsOf(node(5), node(5), rules)).toEqual([]);
});

test('too many alternatives are undecided, unless they are the same', () => {
  const many = (last: string) => ({
    anyOf: Array.from({ length: 2000 }, (_, index) => ({
      type: 'string',
      pattern: index === 0 ? last : `^${index}`,
    })),
  });
  expect(refusedBy(many('^a'), many('^a'))).toEqual([]);
  expect(refusedBy(many('^b'), many('^a'))).toEqual(['undecided']);
});

test('an alternative that is the schema itself adds nothing', () => {
  const self = (limit: number) => {
    const Self = { anyOf: [{ type: 'string', maxLength: limit }, { $ref: '#/components/schemas/Self' }] };
    return { schema: Self, document: { components: { schemas: { Self } } } };
  };
  const rules = { names: 'open', hidden: 'readOnly', text: false } as const;
  expect(createInclusion().reasonsOf(self(3), self(5), rules)).toEqual([]);
  expect(createInclusion().reasonsOf(self(5), self(3), rules)).toMatchObject([{ keyword: 'maxLength' }]);
});
