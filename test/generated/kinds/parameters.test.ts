import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyClient } from '../client/any-client.ts';
import type { LooseCall } from '../server/made.ts';
import { connect, type MadePair, makePair } from './made-pair.ts';

type Place = 'path' | 'query' | 'header' | 'cookie';

/** OpenAPI's table of styles. */
const STYLES: Readonly<Record<Place, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

const MEMBERS = { R: { type: 'integer' }, text: { type: 'string' }, on: { type: 'boolean' } };
const SCHEMAS = {
  primitive: { type: 'string' },
  number: { type: 'number' },
  list: { type: 'array', items: { type: 'string' } },
  numbers: { type: 'array', items: { type: 'integer' } },
  object: { type: 'object', properties: MEMBERS, additionalProperties: false },
  several: { type: ['integer', 'string', 'boolean', 'null'] },
  one: { anyOf: [{ type: 'integer' }, { type: 'array', items: { type: 'string' } }] },
} as const;
type Kind = keyof typeof SCHEMAS;

/** The table leaves these out: there is no such style for the type. */
function isDefined(style: string, kind: Kind): boolean {
  if (style === 'deepObject') return kind === 'object';
  if (style === 'spaceDelimited' || style === 'pipeDelimited') return /^(list|numbers|object)$/.test(kind);
  return true;
}

const COMBINATIONS = (Object.keys(STYLES) as Place[]).flatMap((place) =>
  STYLES[place].flatMap((style) =>
    [true, false].flatMap((explode) =>
      (Object.keys(SCHEMAS) as Kind[])
        .filter((kind) => isDefined(style, kind))
        .map((kind) => ({ place, style, explode, kind, id: `${place}_${style}_${explode}_${kind}` })),
    ),
  ),
);

/** One operation can take these parameters together: in a query or in cookies, the members of an exploded object do not have the parameter's name. */
const together = (place: Place) =>
  COMBINATIONS.filter((one) => one.place === place)
    .filter(
      ({ explode, kind, style }) =>
        !(/query|cookie/.test(place) && explode && kind === 'object') || style === 'deepObject',
    )
    // Cookies have names with characters that other places encode.
    .map((one) => ({ ...one, id: place === 'cookie' ? `${one.id}#%&+` : one.id }));

/** Names of lists that objects inherit. */
const INHERITED = ['__proto__', 'constructor', 'toString'];

const PARAMETER = (place: Place) => ({ in: place, name: 'v', required: true });
const responses = { 204: { description: 'Done.' } };

const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Parameters', version: '1.0.0' },
  paths: {
    ...Object.fromEntries(
      COMBINATIONS.map(({ place, style, explode, kind, id }) => [
        place === 'path' ? `/${id}/{v}/end` : `/${id}`,
        {
          get: {
            operationId: id,
            parameters: [{ ...PARAMETER(place), style, explode, schema: SCHEMAS[kind] }],
            responses,
          },
        },
      ]),
    ),
    ...Object.fromEntries(
      (Object.keys(STYLES) as Place[]).map((place) => [
        place === 'path' ? '/json_path/{v}' : `/json_${place}`,
        {
          get: {
            operationId: `json_${place}`,
            parameters: [
              { ...PARAMETER(place), content: { 'application/json': { schema: SCHEMAS.object } } },
            ],
            responses,
          },
        },
      ]),
    ),
    ...Object.fromEntries(
      (Object.keys(STYLES) as Place[]).map((place) => [
        place === 'path'
          ? `/together_path/${together(place)
              .map(({ id }) => `{${id}}`)
              .join('/')}`
          : `/together_${place}`,
        {
          get: {
            operationId: `together_${place}`,
            parameters: together(place).map(({ style, explode, kind, id }) => ({
              ...{ in: place, name: id, required: place === 'path', style, explode, schema: SCHEMAS[kind] },
            })),
            responses,
          },
        },
      ]),
    ),
    '/inherited': {
      get: {
        operationId: 'inherited',
        parameters: (['query', 'cookie'] as const).flatMap((place) => [
          ...INHERITED.map((name) => ({ in: place, name, schema: { ...SCHEMAS.list, maxItems: 3 } })),
          { in: place, name: 'styled', explode: false, schema: SCHEMAS.object },
        ]),
        responses,
      },
    },
    '/nested': {
      get: {
        operationId: 'nested',
        parameters: [
          {
            in: 'query',
            name: 'filter',
            style: 'deepObject',
            explode: true,
            schema: {
              type: 'object',
              properties: {
                size: { type: 'object', properties: { min: { type: 'integer' } } },
                tags: { type: 'array', items: { type: 'string' } },
              },
            },
          },
          {
            in: 'query',
            name: 'created',
            style: 'deepObject',
            explode: true,
            schema: {
              anyOf: [{ type: 'integer' }, { type: 'object', properties: { gt: { type: 'integer' } } }],
            },
          },
          { in: 'query', name: 'free', schema: { type: 'object' } },
          { in: 'query', name: 'path', allowReserved: true, schema: { type: 'string' } },
          { in: 'query', name: 'flag', allowEmptyValue: true, schema: { type: 'boolean' } },
          { in: 'query', name: 'unknown', schema: {} },
          { in: 'query', name: 'ids[]', schema: { type: 'array', items: { type: 'integer' } } },
          { in: 'query', name: 'one[x]', schema: { type: 'string' } },
        ],
        responses,
      },
    },
  },
};

let pair: MadePair;
beforeAll(async () => {
  pair = await makePair(DESCRIPTION);
});
afterAll(() => pair.remove());

function serving(id: string) {
  const calls: LooseCall[] = [];
  const handler = (call: LooseCall) => {
    calls.push(call);
    return { status: 204 };
  };
  const { client, sent } = connect(pair, { [id]: handler });
  const call = (...args: unknown[]) => (client as AnyClient)[id]?.(...args) as Promise<unknown>;
  return { call, calls, sent };
}

/** Sends a value where the operation takes it; what the handler got. */
async function roundTrip(id: string, place: Place, value: unknown): Promise<unknown> {
  const { call, calls } = serving(id);
  if (place === 'path') await call(value);
  else await call({ [{ query: 'query', header: 'headers', cookie: 'cookies' }[place]]: { v: value } });
  const [got] = calls;
  return { path: got?.path, query: got?.query, header: got?.headers, cookie: got?.cookies }[place]?.v;
}

/** Texts that the style can tell from its own syntax. */
function texts(place: Place, style: string): fc.Arbitrary<string> {
  const any = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' });
  // Headers are not encoded: Latin-1 without commas, and without space around.
  if (place === 'header') return fc.stringMatching(/^[a-zA-Z0-9;:/*()\u00e4][a-zA-Z0-9 ;:]{0,6}[a-zA-Z0-9]$/);
  if (style === 'spaceDelimited') return any.filter((text) => !text.includes(' '));
  if (style === 'pipeDelimited') return any.filter((text) => !text.includes('|'));
  // An empty segment, or one of dots, addresses another resource: the client refuses it.
  return place === 'path' ? any.filter((text) => !/^\.+$/.test(text)) : any;
}

function values(place: Place, style: string, kind: Kind): fc.Arbitrary<unknown> {
  const text = texts(place, style).filter((one) => !/\p{Surrogate}/u.test(one));
  const plain = text.filter((one) => !/^-?\d/.test(one) && one !== 'true' && one !== 'false');
  const integer = fc.integer();
  // No style has a text for an empty list or object.
  const all: Record<Kind, fc.Arbitrary<unknown>> = {
    primitive: text,
    number: fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => (Object.is(one, -0) ? 0 : one)),
    list: fc.array(text, { minLength: 1, maxLength: 4 }),
    numbers: fc.array(integer, { minLength: 1, maxLength: 4 }),
    object: fc
      .record({ R: integer, text, on: fc.boolean() }, { requiredKeys: [] })
      .filter((one) => Object.keys(one).length > 0),
    several: fc.oneof(integer, plain, fc.boolean()),
    // A list of one item cannot be told from the item.
    one: fc.oneof(integer, fc.array(plain, { minLength: 2, maxLength: 3 })),
  };
  return all[kind];
}

describe('what the client writes, the server reads', () => {
  test.each(COMBINATIONS)(
    '$place $style explode=$explode: $kind',
    async ({ place, style, explode, kind, id }) => {
      let given = values(place, style, kind);
      // `.a` could stand for the list of one empty item and `a`.
      if (style === 'matrix' && explode && kind === 'object')
        given = given.filter((one) => !('v' in Object(one)));
      await fc.assert(
        fc.asyncProperty(given, async (value) => {
          expect(await roundTrip(id, place, value)).toEqual(value);
        }),
        { numRuns: 25 },
      );
    },
  );

  test.each(Object.keys(STYLES) as Place[])('every style of a %s, in one operation', async (place) => {
    const parameters = together(place);
    const value = {
      primitive: 'a',
      number: 1.5,
      list: ['a', 'b'],
      numbers: [1, 2],
      object: { R: 1, text: 'x' },
      several: true,
      one: ['a', 'b'],
    };
    const given = Object.fromEntries(parameters.map(({ id, kind }) => [id, value[kind]]));
    const { call, calls } = serving(`together_${place}`);
    if (place === 'path') await call(...Object.values(given));
    else await call({ [{ query: 'query', header: 'headers', cookie: 'cookies' }[place]]: given });
    const [got] = calls;
    const read = { path: got?.path, query: got?.query, header: got?.headers, cookie: got?.cookies }[place];
    expect(Object.values(read ?? {})).toEqual(Object.values(given));
  });

  test.each(Object.keys(STYLES) as Place[])('JSON in a %s', async (place) => {
    const value = { R: 1, text: 'ü 😀 "a", b=c;d', on: true };
    expect(await roundTrip(`json_${place}`, place, value)).toEqual(value);
  });
});

/** The rows of the table in OpenAPI 3.1.1, section 4.8.12.6, for the values that it uses. */
const COLOR = {
  primitive: 'blue',
  list: ['blue', 'black', 'brown'],
  object: { R: 100, text: 'x', on: true },
};

test.each([
  ['path_matrix_false_primitive', '/;v=blue/end'],
  ['path_matrix_false_list', '/;v=blue,black,brown/end'],
  ['path_matrix_true_list', '/;v=blue;v=black;v=brown/end'],
  ['path_matrix_false_object', '/;v=R,100,text,x,on,true/end'],
  ['path_matrix_true_object', '/;R=100;text=x;on=true/end'],
  ['path_label_false_primitive', '/.blue/end'],
  ['path_label_false_list', '/.blue,black,brown/end'],
  ['path_label_true_list', '/.blue.black.brown/end'],
  ['path_label_false_object', '/.R,100,text,x,on,true/end'],
  ['path_label_true_object', '/.R=100.text=x.on=true/end'],
  ['path_simple_false_object', '/R,100,text,x,on,true/end'],
  ['path_simple_true_object', '/R=100,text=x,on=true/end'],
  ['query_form_true_list', '?v=blue&v=black&v=brown'],
  ['query_form_false_list', '?v=blue,black,brown'],
  ['query_form_false_object', '?v=R,100,text,x,on,true'],
  ['query_form_true_object', '?R=100&text=x&on=true'],
  ['query_spaceDelimited_false_list', '?v=blue%20black%20brown'],
  ['query_pipeDelimited_false_list', '?v=blue%7Cblack%7Cbrown'],
  ['query_pipeDelimited_false_object', '?v=R%7C100%7Ctext%7Cx%7Con%7Ctrue'],
  ['query_deepObject_true_object', '?v%5BR%5D=100&v%5Btext%5D=x&v%5Bon%5D=true'],
  ['path_matrix_false_primitive', '/;v/end', ''],
  ['path_matrix_true_list', '/;v;v=b/end', ['', 'b']],
  ['path_matrix_true_object', '/;R=1;text/end', { R: 1, text: '' }],
])('%s is written as OpenAPI shows it: %s', async (id, expected, given?: unknown) => {
  const { call, calls, sent } = serving(id);
  const value = given ?? COLOR[id.split('_')[3] as keyof typeof COLOR];
  await call(...(id.startsWith('path') ? [value] : [{ query: { v: value } }]));
  expect(sent[0]?.url.slice(`http://pair.test/${id}`.length)).toBe(expected);
  expect(Object.values(calls[0] ?? {})).toContainEqual({ v: value });
});

test('a parameter may have a name that every object has', async () => {
  const { call, calls } = serving('inherited');
  const given = Object.fromEntries(INHERITED.map((name) => [name, ['a', 'b']]));
  await call({ query: given, cookies: given });
  await call({ query: { styled: { R: 1 } } });
  const read = calls.map(({ query, cookies }) => [query, cookies].map((one) => Object.entries(one ?? {})));
  const lists = INHERITED.map((name) => [name, ['a', 'b']]);
  expect(read).toEqual([
    [lists, lists],
    [[['styled', { R: 1 }]], []],
  ]);
  const handler = pair.server.createHandler({ inherited: () => ({ status: 204 }) });
  const long = `http://pair.test/inherited?${Array.from({ length: 4 }, () => '__proto__=x').join('&')}`;
  expect((await handler(new Request(long))).status).toBe(400);
});

test.each([
  ['query_pipeDelimited_false_list', ['a', 'b|c']],
  ['query_spaceDelimited_false_list', ['a', 'b c']],
  ['query_spaceDelimited_false_object', { R: 1, text: 'b c' }],
])('%s: a value with the delimiter, which a server would take for two, is not sent', async (id, v) => {
  const { call, sent } = serving(id);
  await expect(call({ query: { v } })).rejects.toMatchObject({ kind: 'request' });
  expect(sent).toEqual([]);
});

describe('beyond the table', () => {
  test('nested objects, a choice of types, free members, reserved characters, empty values', async () => {
    const { call, calls, sent } = serving('nested');
    const query = {
      filter: { size: { min: 2 }, tags: ['a', 'b'] },
      created: { gt: 5 },
      free: { any: 'x', other: 'y' },
      path: 'a/b:c d&e',
      unknown: 'u',
    };
    await call({ query: { ...query, 'ids[]': [1, 2], 'one[x]': 'y' } });
    expect(calls[0]?.query).toEqual({ ...query, ids: [1, 2], oneX: 'y' });
    expect(sent[0]?.url).toContain('path=a/b:c%20d%26e');
    await call({ query: { path: 'x%20y=1&%zz' } });
    expect(sent[1]?.url).toContain('path=x%20y=1%26%25zz');
    calls.pop();
    await call({ query: { created: 7, flag: '' } });
    expect(calls[1]?.query).toEqual({ created: 7 });
  });

  test.each([
    ['?filter[tags]=a&filter[tags]=b', { filter: { tags: ['a', 'b'] } }],
    ['?filter[tags][]=a&filter[tags][]=b', { filter: { tags: ['a', 'b'] } }],
    ['?filter%5Bsize%5D%5Bmin%5D=3', { filter: { size: { min: 3 } } }],
    ['?flag', {}],
    ['?flag=true', { flag: true }],
  ])('the server reads %s', async (search, expected) => {
    const calls: LooseCall[] = [];
    const handler = (call: LooseCall) => {
      calls.push(call);
      return { status: 204 };
    };
    const response = await pair.server.createHandler({ nested: handler })(
      new Request(`http://pair.test/nested${search}`),
    );
    expect([response.status, calls[0]?.query]).toEqual([204, expected]);
  });

  test.each([
    ['?filter[size][min]=x', 'type'],
    ['?filter[size=1', 'style'],
    ['?filter=1', 'type'],
    ['?created=1&created=2', 'duplicate'],
    [`?filter${'[a]'.repeat(40)}=1`, 'style'],
  ])('the server refuses %s', async (search, keyword) => {
    const handle = pair.server.createHandler({ nested: () => ({ status: 204 }) });
    const response = await handle(new Request(`http://pair.test/nested${search}`));
    const problem = (await response.json()) as { errors: { keyword: string }[] };
    expect([response.status, problem.errors[0]?.keyword]).toEqual([400, keyword]);
  });

  test.each(['', '.', '..'])(
    '"%s" in a path is refused, or arrives: no other resource is addressed',
    async (value) => {
      for (const style of STYLES.path) {
        const { call, calls, sent } = serving(`path_${style}_false_primitive`);
        const outcome = await call(value).then(
          () => calls[0]?.path.v,
          (error: { kind: string }) => (sent.length === 0 ? error.kind : 'sent'),
        );
        expect([style, [value, 'request'].includes(outcome as string)]).toEqual([style, true]);
        if (style === 'simple') expect(outcome).toBe('request');
      }
    },
  );
});
