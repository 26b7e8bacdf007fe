import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiError } from '../../templates/runtime/client-error.ts';
import { type MadePair, makePair } from '../generated/kinds/made-pair.ts';
import { COMPILERS, compileUsage } from './compile-usage.ts';

const json = (name: string) => ({
  description: 'One.',
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const object = (property: string) => ({
  type: 'object',
  required: [property],
  properties: { [property]: { type: 'string' } },
});
const several = {
  description: 'One.',
  content: { ...json('Gone').content, 'text/plain': { schema: { type: 'string' } } },
};
const required = { required: true, schema: { type: 'integer' } };
const optional = { schema: { type: 'array', items: { type: 'string' } } };
const OPERATIONS = {
  exact: { 200: json('Pet'), 404: json('Gone'), 409: json('Conflict') },
  ranges: { 200: json('Pet'), 404: json('Gone'), '4XX': json('Conflict'), default: json('Problem') },
  others: { 200: json('Pet'), 404: several, 410: { description: 'No body.' }, default: json('Problem') },
  noted: { 204: { description: 'Done.' }, default: { description: 'Not described.' } },
  counted: {
    200: { ...json('Pet'), headers: { 'X-Total': required, 'X-Page': optional } },
    204: { description: 'None.', headers: { 'x-reason': required } },
    404: {
      ...json('Gone'),
      headers: { 'Retry-After': required, 'X-Trace': { $ref: '#/components/headers/Trace' } },
    },
    '4XX': { description: 'No body.', headers: { 'x-class': required } },
    default: { description: 'No body.', headers: { 'x-other': optional } },
  },
  chosen: {
    200: {
      headers: { 'x-rows': required },
      description: 'One.',
      content: { ...json('Pet').content, 'text/csv': { schema: { type: 'string' } } },
    },
    404: json('Gone'),
  },
};

const USAGE = `
import { type CallResult, createClient, isApiError } from './client.ts';
import type { Conflict, Gone, Pet, Problem } from './types.ts';

type Is<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
const is = <_ extends true>() => undefined;
const client = createClient({ baseUrl: 'http://x.test' });

export function thrown(error: unknown): string {
  if (isApiError(error, client.exact))
    switch (error.status) {
      case 404: is<Is<typeof error.body, Gone>>(); return error.body.gone;
      case 409: return error.body.conflict;
      // @ts-expect-error no such property
      case 500: is<Is<typeof error.body, unknown>>(); return error.body.gone;
    }
  if (isApiError(error, client.ranges)) {
    if (error.status === 404) is<Is<typeof error.body, Gone>>();
    else if (error.status === 422) is<Is<typeof error.body, Conflict>>();
    else if (error.status === 503) is<Is<typeof error.body, Problem>>();
  }
  if (isApiError(error, client.others)) {
    if (error.status === 404) is<Is<typeof error.body, Gone | string>>();
    if (error.status === 410) is<Is<typeof error.body, unknown>>();
    if (error.status === 400) is<Is<typeof error.body, Problem>>();
  }
  if (isApiError(error, client.noted)) is<Is<typeof error.body, unknown>>();
  if (isApiError(error, client.chosen) && error.status === 404) return error.body.gone;
  return '';
}

export async function headers(): Promise<void> {
  const found = await client.counted.withResponse();
  if (found.status === 200) {
    const total = found.headers.get('X-Total'), low = found.headers.get('x-total'), page = found.headers.get('x-page');
    const other = found.headers.get('x-reason');
    is<Is<typeof total, string>>(); is<Is<typeof low, string>>();
    is<Is<typeof page, string | null>>(); is<Is<typeof other, string | null>>();
    is<Is<ReturnType<typeof found.headers.has>, boolean>>();
  } else {
    const reason = found.headers.get('x-reason'), total = found.headers.get('x-total');
    is<Is<typeof reason, string>>(); is<Is<typeof total, string | null>>();
  }
  const plain: Headers = found.headers;
  const undescribed = (await client.exact.withResponse()).headers;
  is<Is<typeof undescribed, Headers>>();
  const result = await client.counted.result();
  if (result.ok && result.status === 204) is<Is<ReturnType<typeof result.headers.get<'x-reason'>>, string>>();
  if (result.status === 404) {
    const { headers } = result.error;
    is<Is<(typeof headers)['retry-after'], string>>(); is<Is<(typeof headers)['x-trace'], string>>();
    // @ts-expect-error a header of another status need not be there
    headers['x-class'].length;
  }
  if (result.status === 422) is<Is<(typeof result.error.headers)['x-class'], string>>();
  if (result.status === 500) is<Is<(typeof result.error.headers)['x-other'], string | undefined>>();
  const count: number = Number(plain.get('x-total'));
  void count;
}

export function thrownHeaders(error: unknown): string {
  if (!isApiError(error, client.counted)) return '';
  if (error.status === 404) return error.headers['retry-after'] + error.body.gone;
  return error.status === 418 ? error.headers['x-class'] : String(error.headers['x-none']?.length);
}

export async function resulting(): Promise<string> {
  const result = await client.exact.result();
  if (result.ok) { is<Is<typeof result.body, Pet>>(); is<Is<typeof result.status, 200>>(); return result.body.pet; }
  if (result.status === 404) return result.body.gone;
  if (result.status === undefined) return result.error.kind;
  const chosen = await client.chosen.result({ accept: 'text/csv' });
  if (chosen.ok) is<Is<typeof chosen.body, string>>();
  if (chosen.ok) is<Is<ReturnType<typeof chosen.headers.get<'x-rows'>>, string>>();
  const noted: CallResult<never, never> | { ok: boolean } = await client.noted.result();
  return String(noted.ok);
}
`;

let pair: MadePair;
beforeAll(async () => {
  pair = await makePair({
    openapi: '3.1.0',
    info: { title: 'Errors', version: '1.0.0' },
    paths: Object.fromEntries(
      Object.entries(OPERATIONS).map(([id, responses]) => [
        `/${id}`,
        { get: { operationId: id, responses } },
      ]),
    ),
    components: {
      headers: { Trace: required },
      schemas: Object.fromEntries(
        ['Pet', 'Gone', 'Conflict', 'Problem'].map((name) => [name, object(name.toLowerCase())]),
      ),
    },
  });
});
afterAll(() => pair.remove());

test.each(COMPILERS)('errors have types by their status under %s', async (compiler) => {
  expect(await compileUsage(pair.folder, USAGE, compiler)).toBe('');
});

interface Method {
  (): Promise<unknown>;
  result(): Promise<{ ok: boolean; status?: number; body?: unknown; error?: ApiError }>;
}

const reply = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test.each([
  ['exact', 404, { gone: 'x' }],
  ['ranges', 422, { conflict: 'x' }],
  ['others', 500, { problem: 'x' }],
  ['noted', 403, { any: 'x' }],
])('%s: a response with status %i is an error with its body', async (id, status, body) => {
  const { createClient, isApiError } = pair.client;
  const client = createClient({
    baseUrl: 'http://x.test',
    retry: false,
    fetch: async () => reply(status, body),
  });
  const method = client[id] as unknown as Method;
  const other = client[id === 'noted' ? 'exact' : 'noted'];
  const error: unknown = await method().catch((one) => one);
  const isOf = isApiError as (error: unknown, of: unknown) => boolean;
  expect([isOf(error, method), isOf(error, other)]).toEqual([true, false]);
  expect(await method.result()).toMatchObject({ ok: false, status, body, error: { status, body } });
});

test('a result is a success, or has the error of a call that got no response', async () => {
  const { createClient } = pair.client;
  const fetches = [async () => reply(200, { pet: 'x' }), async () => Promise.reject(new TypeError('gone'))];
  const [success, failure] = await Promise.all(
    fetches.map((fetch) =>
      (createClient({ baseUrl: 'http://x.test', retry: false, fetch }).exact as unknown as Method).result(),
    ),
  );
  expect(success).toMatchObject({ ok: true, status: 200, body: { pet: 'x' } });
  expect(failure).toMatchObject({
    ok: false,
    status: undefined,
    body: undefined,
    error: { kind: 'network' },
  });
});

test('described headers are where their types say, of a success and of an error', async () => {
  const fetches = [
    async () => new Response('{"pet":"x"}', { status: 200, headers: { 'X-Total': '41' } }),
    async () => new Response('{"gone":"x"}', { status: 404, headers: { 'Retry-After': '5' } }),
  ];
  const [success, failure] = await Promise.all(
    fetches.map((fetch) =>
      (pair.client.createClient({ baseUrl: 'http://x.test', fetch }).counted as unknown as Method).result(),
    ),
  );
  expect((success as { headers?: Headers }).headers?.get('x-total')).toBe('41');
  expect(failure?.error?.headers?.['retry-after']).toBe('5');
});
