import { expect, test } from 'vitest';
import type { LooseNote } from '../../../../scripts/pipeline/loosen/note.ts';
import { buildModel } from '../../../../scripts/pipeline/model/model.ts';
import type { WantedPages } from '../../../../scripts/pipeline/model/pages-model.ts';

const item = { type: 'object', properties: { id: { type: 'string' } } };
const BODY = {
  type: 'object',
  properties: {
    data: { type: 'array', items: item },
    paging: { anyOf: [{ type: 'object', properties: { next: { type: 'string' } } }, { type: 'null' }] },
    free: { type: 'object' },
    open: { type: 'object', additionalProperties: { type: 'string' } },
    count: { type: 'integer' },
  },
};

function description(operation: object, schema: unknown = BODY, root: object = {}): Record<string, unknown> {
  const responses = { 200: { description: 'A page.', content: { 'application/json': { schema } } } };
  const parameters = [
    { name: 'cursor', in: 'query', schema: { type: 'string' } },
    { name: 'page', in: 'query', schema: { type: 'integer', minimum: 0 } },
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ];
  return {
    openapi: '3.1.0',
    info: { title: 'Pages', version: '1' },
    ...root,
    paths: { '/pets/{id}': { get: { operationId: 'list-pets', parameters, responses, ...operation } } },
  };
}

function read(document: Record<string, unknown>, pages?: Record<string, WantedPages>) {
  const notes: LooseNote[] = [];
  const model = buildModel(document, { pages, onUnusablePages: (note) => notes.push(note) });
  return { pages: model.operations[0]?.pages, notes };
}

const speakeasy = (type: string, input: object, outputs: object) => ({
  'x-speakeasy-pagination': {
    type,
    inputs: [{ name: 'cursor', in: 'parameters', type: 'cursor', ...input }],
    outputs,
  },
});
const link = (parameters: object, more: object = {}, name = 'next') => ({
  responses: {
    200: {
      description: 'A page.',
      content: { 'application/json': { schema: BODY } },
      links: { [name]: { operationId: 'list-pets', parameters, ...more } },
    },
  },
});

test.each([
  [
    { items: '/data', cursor: 'cursor', next: '/paging/next' },
    { by: 'cursor', to: ['query', 'cursor'] },
  ],
  [
    { items: '/data', page: 'page' },
    { by: 'page', first: 0 },
  ],
  [{ items: '/free/any/list', cursor: 'cursor', next: '/open/any' }, { items: ['free', 'any', 'list'] }],
  [{ items: '/data', cursor: 'cursor', next: '/data/-1/id' }, { next: ['data', '-1', 'id'] }],
  [{ nextHeader: 'Link' }, { by: 'url', items: undefined, nextHeader: 'Link' }],
])('the configuration %j', (wanted, expected) => {
  for (const name of ['list-pets', 'listPets', 'GET /pets/{id}'])
    expect(read(description({}), { [name]: wanted }).pages).toMatchObject(expected);
});

test.each<[WantedPages, string]>([
  [
    { items: '/dta', cursor: 'cursor', next: '/paging/next' },
    '`items` is "/dta", which its response does not have (did you mean "/data"?)',
  ],
  [
    { items: '/data', cursor: 'cursor', next: '/paging/nxt' },
    '`next` is "/paging/nxt", which its response does not have (did you mean "/paging/next"?)',
  ],
  [
    { items: '/data', cursor: 'cursr', next: '/paging/next' },
    'it has no parameter "cursr" (did you mean "cursor"?)',
  ],
  [
    { items: '/count', cursor: 'cursor', next: '/paging/next' },
    'what its response has at "/count" is not a list',
  ],
  [{ items: '/data', cursor: 'cursor' }, 'nothing says where the next page is'],
  [
    { cursor: 'cursor', page: 'page', next: '/paging/next' },
    'it says more than one of `cursor`, `offset` and `page`',
  ],
  [{ page: 'page' }, 'nothing says where its items are, so the last page is not known'],
  [{ cursor: '/cursor', next: '/paging/next' }, 'it has no request body with JSON'],
  [{ items: '/data' }, 'nothing says where the next page is'],
])('the configuration %j is refused', (wanted, reason) => {
  expect(() => read(description({}), { 'list-pets': wanted })).toThrow(
    `\`pages.listPets\` in the configuration cannot be followed: ${reason}.`,
  );
});

test('an operation that is not there, and what is no pointer, are refused', () => {
  expect(() => read(description({}), { listPet: { page: 'page' } })).toThrow(
    '`pages` in the configuration names "listPet", which the description does not have.',
  );
  expect(() => read(description({}), { listPets: { items: 'data', page: 'page' } })).toThrow(
    '`pages` in the configuration: "data" is not a JSON pointer.',
  );
});

test.each<[object, string]>([
  [speakeasy('cursor', {}, { results: '$.dat', nextCursor: '$.paging.next' }), '`items` is "/dat", which'],
  [
    speakeasy('cursor', { name: 'after' }, { results: '$.data', nextCursor: '$.paging.next' }),
    'it has no parameter "after"',
  ],
  [
    speakeasy('cursor', {}, { results: '$.data[?(@.id)]', nextCursor: '$.paging.next' }),
    'it has a JSONPath that is more',
  ],
  [speakeasy('magic', {}, {}), 'its type is none of'],
  [{ 'x-speakeasy-pagination': 'cursor' }, 'its type is none of'],
  [{ 'x-fern-pagination': true }, 'it has none of `cursor`'],
  [{ 'x-fern-pagination': { cursor: '$query.cursor' } }, 'its `cursor` does not begin with `$request`'],
  [{ 'x-ms-pageable': { nextLinkName: 'next' } }, '`items` is "/value", which'],
  [link({ cursor: '$response.body#/paging/after' }), '`next` is "/paging/after", which'],
  [link({ curser: '$response.body#/paging/next' }), 'it has no parameter "curser" (did you mean "cursor"?)'],
])('the description %j has no methods, and a note says why', (operation, reason) => {
  const { pages, notes } = read(description(operation));
  expect(pages).toBeUndefined();
  const [extension] = Object.keys(operation);
  expect(notes).toEqual([
    {
      message: expect.stringContaining(`The pages of \`listPets\` cannot be followed: ${reason}`),
      pointer:
        extension === 'responses'
          ? '#/paths/~1pets~1{id}/get/responses/200/links/next'
          : `#/paths/~1pets~1{id}/get/${extension}`,
    },
  ]);
});

test.each<[string, object]>([
  ['nothing', {}],
  ['an extension that says that all items come at once', { 'x-ms-pageable': { nextLinkName: null } }],
  ['a link to another operation', link({ cursor: '$response.body#/paging/next' }, { operationId: 'other' })],
  [
    'a link at another server',
    link({ cursor: '$response.body#/paging/next' }, { server: { url: 'https://x.test' } }),
  ],
  ['a link to another resource', link({ 'path.id': '$response.body#/paging/next' })],
  ['a link to what was before', link({ cursor: '$response.body#/paging/next' }, {}, 'previousPage')],
  ['a link with values of its own', link({ cursor: '$response.body#/paging/next', page: 1 })],
  ['a link that changes nothing', link({ cursor: '$request.query.cursor' })],
])('%s is no description of pages', (_, operation) => {
  expect(read(description(operation))).toEqual({ pages: undefined, notes: [] });
});

test('schemas that contain themselves have an end', () => {
  const schema = { $ref: '#/components/schemas/Loop' };
  const root = {
    components: { schemas: { Loop: { allOf: [schema], anyOf: [schema], properties: { data: schema } } } },
  };
  const wanted = { items: '/data/data/data', cursor: 'cursor', next: '/data/next' };
  expect(() => read(description({}, schema, root), { listPets: wanted })).toThrow(
    'at "/data/data/data" is not a list',
  );
});
