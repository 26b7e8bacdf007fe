import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleDescription } from '../../../scripts/pipeline/bundle/bundle.ts';
import type { DocumentNode } from '../../../scripts/pipeline/document/document-node.ts';
import { startMock } from '../../../scripts/pipeline/mock/mock.ts';
import { loadDescription } from '../../../scripts/pipeline/read/load.ts';
import { type AnyClient, rejection } from '../client/any-client.ts';
import type { LooseCall } from '../server/made.ts';
import { connect, type MadePair, makePair } from './made-pair.ts';

const SELF = 'https://example.com/pets/openapi.json';
const PET = { $ref: `${SELF}#/components/schemas/Pet` };
const FILTER = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const DONE = { responses: { 204: { description: 'Done.' } } };

const DESCRIPTION = {
  openapi: '3.2.0',
  $self: SELF,
  info: { title: 'Pets', version: '1.0.0' },
  servers: [{ url: 'https://api.example.com', name: 'live' }],
  security: [{ [`${SELF}#/components/securitySchemes/key`]: [] }],
  paths: {
    '/pets': {
      query: {
        operationId: 'queryPets',
        requestBody: { required: true, content: { 'application/json': { schema: FILTER } } },
        responses: {
          200: {
            summary: 'Found.',
            content: { 'application/json': { $ref: '#/components/mediaTypes/Pets' } },
          },
        },
      },
      get: {
        operationId: 'listPets',
        parameters: [
          {
            name: 'filter',
            in: 'querystring',
            required: true,
            content: {
              'application/x-www-form-urlencoded': {
                schema: {
                  type: 'object',
                  required: ['kind'],
                  properties: {
                    kind: { type: 'string' },
                    ages: { type: 'array', items: { type: 'integer' } },
                  },
                },
              },
            },
          },
          { name: 'plain', in: 'cookie', style: 'cookie', schema: { type: 'string' } },
          {
            name: 'seen',
            in: 'cookie',
            style: 'cookie',
            explode: false,
            schema: { type: 'array', items: { type: 'string' } },
          },
        ],
        ...DONE,
      },
      additionalOperations: {
        COPY: {
          operationId: 'copyPets',
          parameters: [{ name: 'Destination', in: 'header', schema: { type: 'string' } }],
          ...DONE,
        },
        'M-SEARCH': { operationId: 'searchPets', ...DONE },
      },
    },
  },
  components: {
    schemas: { Pet: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } },
    mediaTypes: {
      Pets: { schema: { type: 'array', items: PET }, examples: { one: { dataValue: [{ name: 'Ada' }] } } },
    },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
  },
};

let pair: MadePair;
const calls: LooseCall[] = [];
beforeAll(async () => {
  pair = await makePair(DESCRIPTION);
});
afterAll(() => pair.remove());

const done = (call: LooseCall) => {
  calls.push(call);
  return { status: 204 };
};
function connected() {
  const queryPets = (call: LooseCall) => {
    calls.push(call);
    return { status: 200, body: [{ name: 'Ada' }] };
  };
  const handlers = { queryPets, listPets: done, copyPets: done, searchPets: done };
  const { client, sent } = connect(pair, handlers, { credentials: { key: 'k' } });
  return { client: client as AnyClient, sent };
}

test('QUERY has a body, and is repeated as a safe method', async () => {
  const { client, sent } = connected();
  expect(await client.queryPets?.({ name: 'Ada' })).toEqual([{ name: 'Ada' }]);
  expect([sent[0]?.method, sent[0]?.headers.get('x-key')]).toEqual(['QUERY', 'k']);
  expect(calls.at(-1)?.body).toEqual({ name: 'Ada' });
  type Raw = Record<string, (...given: unknown[]) => Promise<{ readonly data: unknown }>>;
  const raw = client.raw as unknown as Raw;
  const { data } = (await raw.request?.('query', '/pets', { body: { name: 'Ada' } })) ?? {};
  expect(data).toEqual([{ name: 'Ada' }]);
  expect(await raw.QUERY?.('/pets', { body: { name: 'Ada' } })).toMatchObject({
    data: [{ name: 'Ada' }],
  });
});

test('methods of its own are sent and received by their names', async () => {
  const { client, sent } = connected();
  await client.copyPets?.({ headers: { Destination: '/dogs' } });
  await client.searchPets?.();
  expect(sent.map(({ method }) => method)).toEqual(['COPY', 'M-SEARCH']);
  expect(calls.at(-2)?.headers).toMatchObject({ destination: '/dogs' });
});

test('a query string is read by its fields', async () => {
  const { client, sent } = connected();
  await client.listPets?.({ query: { kind: 'a&b', ages: [1, 2] } });
  expect(new URL(sent[0]?.url ?? '').search).toBe('?kind=a%26b&ages=1&ages=2');
  expect(calls.at(-1)?.query).toEqual({ kind: 'a&b', ages: [1, 2] });
});

test('cookies in the style `cookie` are not encoded, and hold what they may', async () => {
  const { client, sent } = connected();
  await client.listPets?.({ query: { kind: 'a' }, cookies: { plain: '%41=b', seen: ['x', '%2C'] } });
  expect(sent[0]?.headers.get('cookie')).toBe('plain=%41=b; seen=x,%2C');
  expect(calls.at(-1)?.cookies).toEqual({ plain: '%41=b', seen: ['x', '%2C'] });
  for (const plain of ['a; key=stolen', 'a,b', 'é', 'a b']) {
    const error = await rejection(
      client.listPets?.({ query: { kind: 'a' }, cookies: { plain } }) as Promise<unknown>,
    );
    expect(error).toMatchObject({ kind: 'request' });
  }
  expect(sent).toHaveLength(1);
});

test('the mock responds to all of them', async () => {
  const description = await loadDescription('openapi.json', pair.folder);
  const { document } = await bundleDescription(description);
  const mock = await startMock({ document: document as DocumentNode, port: 0, host: '127.0.0.1' });
  try {
    const headers = { 'x-key': 'k', 'content-type': 'application/json' };
    const found = await fetch(`${mock.url}/pets`, { method: 'QUERY', headers, body: '{"name":"Ada"}' });
    expect([found.status, await found.json()]).toEqual([200, [{ name: 'Ada' }]]);
    const wrong = await fetch(`${mock.url}/pets`, { method: 'QUERY', headers, body: '{}' });
    expect(wrong.status).toBe(422);
    const copied = await fetch(`${mock.url}/pets`, { method: 'COPY', headers });
    expect(copied.status).toBe(204);
    expect((await fetch(`${mock.url}/pets`, { headers })).status).toBe(422);
  } finally {
    await mock.close();
  }
});
