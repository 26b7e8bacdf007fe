import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type MadePair, makePair } from './made-pair.ts';

// Every digit of a 64-bit integer arrives with `int64: 'string'`, in both directions, and everything else stays the same.

const int64 = { type: 'integer', format: 'int64' };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const pet = { $ref: '#/components/schemas/Pet' };
const DESCRIPTION = {
  ...{ openapi: '3.1.0', info: { title: 'Digits', version: '1' } },
  paths: {
    '/big': { get: { operationId: 'big', responses: { 200: { description: 'One.', ...json(int64) } } } },
    '/pets/{id}': {
      put: {
        operationId: 'putPet',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: int64 },
          { name: 'after', in: 'query', schema: int64 },
        ],
        requestBody: { required: true, ...json(pet) },
        responses: {
          200: { description: 'One.', ...json(pet) },
          '4XX': {
            description: 'None.',
            ...json({ type: 'object', required: ['missing'], properties: { missing: int64 } }),
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: 'object',
        required: ['id', 'count'],
        properties: {
          ...{ id: int64, count: { type: 'integer' }, any: true, ids: { type: 'array', items: int64 } },
          ...{ maybe: { type: ['integer', 'null'], format: 'int64' }, parent: pet },
          map: { type: 'object', additionalProperties: int64 },
          pair: { prefixItems: [{ type: 'number' }, int64] },
          choice: {
            oneOf: [{ type: 'object', required: ['n'], properties: { n: int64 } }, { type: 'boolean' }],
          },
          both: { allOf: [pet, { type: 'object', properties: { age: int64 } }] },
          text: { type: 'string' },
        },
      },
    },
  },
};

/** As it is sent: integers beyond 2 to the power of 53 where there are 64-bit ones, and where there are none. */
const SENT =
  '{"id":9007199254740993,"count":3,"any":{"id":12,"text":"9007199254740993"},"ids":[9223372036854775807,0,-9223372036854775808],' +
  '"maybe":null,"parent":{"id":1,"count":2},"map":{"other":9007199254740995,"a":2},"pair":[1.5,9007199254740997],' +
  '"choice":{"n":9007199254740999},"both":{"id":5,"count":1,"age":9007199254740993},"text":"\\"9007199254740993,1"}';
/** These are the same numbers as code has them. */
const IN_CODE = {
  id: '9007199254740993',
  count: 3,
  any: { id: 12, text: '9007199254740993' },
  ids: ['9223372036854775807', '0', '-9223372036854775808'],
  maybe: null,
  parent: { id: '1', count: 2 },
  map: { other: '9007199254740995', a: '2' },
  pair: [1.5, '9007199254740997'],
  choice: { n: '9007199254740999' },
  both: { id: '5', count: 1, age: '9007199254740993' },
  text: '"9007199254740993,1',
};

interface Called {
  big(): Promise<unknown>;
  readonly putPet: {
    (id: string, body: unknown, options?: object): Promise<unknown>;
    result(id: string, body: unknown): Promise<{ readonly body: unknown }>;
  };
  readonly raw: { PUT(path: string, init: object): Promise<{ readonly data: unknown }> };
}

describe('64-bit integers as strings', () => {
  let made: MadePair;
  beforeAll(async () => {
    made = await makePair(DESCRIPTION, { int64: 'string' });
  });
  afterAll(() => made.remove());

  test('keep all digits between the client and a server that compares bytes', async () => {
    const seen: string[] = [];
    const server = createServer(async (request, response) => {
      seen.push(`${request.method} ${request.url} ${await text(request)}`);
      const body = request.url === '/big' ? '9007199254740993' : SENT;
      const isMissing = request.url?.startsWith('/pets/404') === true;
      response.statusCode = isMissing ? 404 : 200;
      response.setHeader('content-type', 'application/json');
      response.end(isMissing ? '{"missing":9007199254740993}' : body);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = made.client.createClient({ baseUrl }) as unknown as Called;
    expect(await client.big()).toBe('9007199254740993');
    const query = { after: '-9007199254740993' };
    expect(await client.putPet('9007199254740993', IN_CODE, { query })).toEqual(IN_CODE);
    expect((await client.putPet.result('404', IN_CODE)).body).toEqual({ missing: '9007199254740993' });
    const params = { path: { id: '1' } };
    expect((await client.raw.PUT('/pets/{id}', { params, body: IN_CODE })).data).toEqual(IN_CODE);
    expect(seen).toEqual([
      'GET /big ',
      `PUT /pets/9007199254740993?after=-9007199254740993 ${SENT}`,
      `PUT /pets/404 ${SENT}`,
      `PUT /pets/1 ${SENT}`,
    ]);
    server.close().closeAllConnections();
  });

  test('keep all digits between a caller and the generated server', async () => {
    const calls: unknown[] = [];
    const handle = made.server.createHandler({
      big: () => ({ status: 200, body: '9223372036854775807' }),
      putPet: ({ id, query, body }: Record<string, unknown>) => {
        calls.push({ id, query, body });
        return { status: 200, body };
      },
    } as never);
    const send = (path: string, body?: string) =>
      handle(
        new Request(`http://pair.test${path}`, {
          ...(body !== undefined && { method: 'PUT', body, headers: { 'content-type': 'application/json' } }),
        }),
      );
    expect(await (await send('/big')).text()).toBe('9223372036854775807');
    const path = '/pets/9007199254740993?after=9007199254740993';
    expect(await (await send(path, SENT)).text()).toBe(SENT);
    expect(calls).toEqual([expect.objectContaining({ query: { after: '9007199254740993' }, body: IN_CODE })]);
    for (const wrong of ['{"id":1.5,"count":1}', '{"id":01,"count":1}', '{"id":true,"count":1}'])
      expect([wrong, (await send(path, wrong)).status]).toEqual([wrong, 400]);
  });

  test('are checked like all else by the validators of the client', async () => {
    const { client } = connect(made, { putPet: () => ({ status: 200, body: IN_CODE }) } as never, {
      validateResponse: made.validators.responses,
    });
    expect(await (client as unknown as Called).putPet('1', IN_CODE)).toEqual(IN_CODE);
  });
});

describe('64-bit integers in streams', () => {
  const item = { type: 'object', required: ['n'], properties: { n: int64, text: { type: 'string' } } };
  const content = (mediaType: string) => ({ content: { [mediaType]: { schema: item } } });
  const answer = (mediaType: string) => ({ 200: { description: 'Some.', ...content(mediaType) } });
  const LINES = '{"n":9007199254740993}\n{"n":-9223372036854775808,"text":"9007199254740993"}\n';
  const ITEMS = [{ n: '9007199254740993' }, { n: '-9223372036854775808', text: '9007199254740993' }];
  const paths = {
    '/events': { get: { operationId: 'events', responses: answer('text/event-stream') } },
    '/lines': {
      post: {
        operationId: 'lines',
        requestBody: { required: true, ...content('application/jsonl') },
        responses: answer('application/jsonl'),
      },
    },
  };

  test('keep all digits, in events and in lines, both ways', async () => {
    const made = await makePair({ ...DESCRIPTION, paths }, { int64: 'string' });
    const bodies: unknown[] = [];
    const { client, sent } = connect(
      made,
      {
        events: () => ({ status: 200, body: ITEMS.map((data) => ({ data })) }),
        lines: ({ body }: { body: unknown }) => {
          bodies.push(body);
          return { status: 200, body };
        },
      } as never,
      { validateResponse: made.validators.responses },
    );
    const { events, lines } = client as unknown as Streams;
    const data = (await listOf(await events())).map((event) => (event as { data: unknown }).data);
    expect(data).toEqual(ITEMS);
    expect(await listOf(await lines(ITEMS))).toEqual(ITEMS);
    expect(bodies).toEqual([ITEMS]);
    expect(await sent[1]?.text()).toBe(LINES);
    const handle = made.server.createHandler({
      lines: ({ body }: { body: unknown }) => ({ status: 200, body }),
    } as never);
    const headers = { 'content-type': 'application/jsonl' };
    const echoed = await handle(
      new Request('http://pair.test/lines', { method: 'POST', body: LINES, headers }),
    );
    expect(await echoed.text()).toBe(LINES);
    await made.remove();
  });

  test('are refused in the JSON of a part of a form, with the place', async () => {
    const form = { type: 'object', properties: { part: item } };
    const requestBody = { content: { 'multipart/form-data': { schema: form } } };
    const description = {
      ...DESCRIPTION,
      paths: { '/a': { post: { operationId: 'a', requestBody, responses: {} } } },
    };
    await expect(makePair(description, { int64: 'string' })).rejects.toMatchObject({
      exit: 'unsupported',
      place: { pointer: '#/paths/~1a/post/requestBody/content/multipart~1form-data/schema' },
    });
  });
});

async function listOf(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const list: unknown[] = [];
  for await (const item of items) list.push(item);
  return list;
}

interface Streams {
  events(): Promise<AsyncIterable<unknown>>;
  lines(body: unknown): Promise<AsyncIterable<unknown>>;
}
