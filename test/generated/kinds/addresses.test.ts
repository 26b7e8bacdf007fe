import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyClient } from '../client/any-client.ts';
import { type MadePair, makePair } from './made-pair.ts';

const responses = { 204: { description: 'Done.' } };

const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Addresses', version: '1.0.0' },
  servers: [
    {
      url: 'https://{region}.example.com:{port}/v1',
      variables: { region: { default: 'eu', enum: ['eu', 'us'] }, port: { default: '8443' } },
    },
  ],
  paths: {
    '/here': { get: { operationId: 'here', responses } },
    '/files': {
      servers: [{ url: 'https://{kind}.example.com/up/', variables: { kind: { default: 'files' } } }],
      post: { operationId: 'upload', responses },
      get: {
        operationId: 'list',
        servers: [{ url: '/other' }, { url: 'https://second.example.com' }],
        responses,
      },
    },
  },
};

let pair: MadePair & { readonly client: { serverUrl?(variables: object): string } };
beforeAll(async () => {
  pair = await makePair(DESCRIPTION);
});
afterAll(() => pair.remove());

/** The calls of a client go to the same address by its methods and by the raw client. */
async function addresses(options: object): Promise<string[]> {
  const sent: string[] = [];
  const fetch = async (request: string | Request) => {
    sent.push(typeof request === 'string' ? request : request.url);
    return new Response(null, { status: 204 });
  };
  const client = pair.client.createClient({ fetch, ...options }) as AnyClient;
  for (const operation of ['here', 'upload', 'list']) await client[operation]?.();
  await client.raw.POST('/files');
  return sent;
}

test.each([
  [
    {},
    [
      'https://eu.example.com:8443/v1/here',
      'https://files.example.com/up/files',
      'https://eu.example.com:8443/other/files',
      'https://files.example.com/up/files',
    ],
  ],
  [
    { baseUrl: 'http://mine.test/p/' },
    ['/here', '/files', '/files', '/files'].map((path) => `http://mine.test/p${path}`),
  ],
  [
    { baseUrl: 'http://mine.test', baseUrls: { upload: 'http://up.test' } },
    ['http://mine.test/here', 'http://up.test/files', 'http://mine.test/files', 'http://up.test/files'],
  ],
])('the nearest servers count, unless the client names others: %j', async (options, expected) => {
  expect(await addresses(options)).toEqual(expected);
});

test('variables of a server can be chosen', () => {
  expect(pair.client.serverUrl?.({ region: 'us' })).toBe('https://us.example.com:8443/v1');
});
