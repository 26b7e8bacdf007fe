import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FetchHandler } from '../../../templates/runtime/server-types.ts';
import { BOOKING, ferryHandlers, NEW_BOOKING, ORIGIN, read, send } from './ferry.ts';
import { FERRY, type LooseCall, type Made, makeServer } from './made.ts';

let made: Made;
let calls: LooseCall[];
let handle: FetchHandler<unknown>;

beforeAll(async () => {
  made = await makeServer(FERRY);
});
afterAll(() => made.remove());
beforeEach(() => {
  const ferry = ferryHandlers();
  calls = ferry.calls;
  handle = made.server.createHandler(ferry.handlers, { maxBodyBytes: 1000, maxDepth: 20 });
});

/** The one refusal, and no handler was called. */
async function refused(request: Request) {
  const response = await handle(request);
  expect(calls).toEqual([]);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { ...(await read(response)), headers: response.headers };
}

describe('a valid request reaches its handler', () => {
  test('with parameters of every kind, converted', async () => {
    const query = 'from=ABD&status=open&status=full&limit=5&withCars=true&unknown=1';
    const response = await handle(
      send('GET', `/sailings?${query}`, undefined, { 'X-Request-Tag': 'nightly' }),
    );
    expect(await read(response)).toEqual({ status: 200, body: [] });
    expect(calls[0]?.query).toEqual({ from: 'ABD', status: ['open', 'full'], limit: 5, withCars: true });
    expect(calls[0]?.headers).toEqual({ xRequestTag: 'nightly' });
    expect(calls[0]?.credentials).toEqual({});
    expect(calls[0]?.operation).toBe('listSailings');
  });

  test('with absent optional parameters absent, not undefined', async () => {
    await handle(send('GET', '/sailings?from=ABD'));
    expect(calls[0]?.query).toStrictEqual({ from: 'ABD' });
    expect(calls[0]?.headers).toStrictEqual({});
  });

  test('with path parameters decoded, body parsed, credential and context handed over', async () => {
    const request = send('PUT', '/bookings/bkg%2D11/passengers/12', { kind: 'animal', species: 'sheep' });
    expect(await read(await handle(request, 'context'))).toEqual({ status: 201, body: BOOKING });
    expect(calls[0]).toMatchObject({
      path: { bookingId: 'bkg-11', seat: 12 },
      body: { kind: 'animal', species: 'sheep' },
      credentials: { bearer: 'token-1' },
      context: 'context',
    });
    expect(calls[0]?.signal).toBe(request.signal);
  });

  test('and a 202 and a bodiless 204 come back', async () => {
    expect(await read(await handle(send('POST', '/bookings', NEW_BOOKING)))).toEqual({
      status: 202,
      body: BOOKING,
    });
    const gone = await handle(send('DELETE', '/bookings/bkg-1'));
    expect(await read(gone)).toEqual({ status: 204, body: undefined });
    expect(gone.headers.get('content-type')).toBeNull();
  });

  test('with charset=utf-8, other parameters and any letter case in the media type', async () => {
    const type = { 'content-type': 'Application/JSON; charset="UTF-8"; profile=x' };
    expect((await handle(send('POST', '/bookings', NEW_BOOKING, type))).status).toBe(202);
  });

  test('HEAD is GET without the body', async () => {
    const response = await handle(new Request(`${ORIGIN}/sailings?from=ABD`, { method: 'HEAD' }));
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([
      200,
      '',
      'application/json',
    ]);
    expect(calls).toHaveLength(1);
  });
});

describe('paths and methods', () => {
  test.each([
    '/',
    '/nowhere',
    '/sailings/',
    '//sailings',
    '/Sailings',
    '/bookings//passengers/1',
    '/bookings/',
    '/bookings/bkg-1/passengers',
    '/sail%69ngs%2F',
    '/bookings%2Fbkg-1',
    '/nowhere/%zz',
  ])('%s is unknown', async (path) => {
    expect(await refused(send('GET', path))).toMatchObject({ status: 404, body: { code: 'unknown-path' } });
  });

  test.each([
    ['/sail%69ngs?from=ABD', 'an escape that need not be one'],
    ['/nowhere/../sailings?from=ABD', 'dot segments, resolved by every URL parser'],
    ['/nowhere/%2e%2E/sailings?from=ABD', 'encoded dot segments'],
  ])('%s is known: %s', async (path) => {
    expect((await handle(send('GET', path))).status).toBe(200);
  });

  test('an encoded slash stays inside its parameter', async () => {
    const { status, body } = await refused(send('DELETE', '/bookings/bkg-1%2Fpassengers'));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid-parameters',
      errors: [{ in: 'path', name: 'bookingId', pointer: '#', keyword: 'pattern' }],
    });
  });

  test.each(['%zz', '%', '%ff', '%c3%28', '%ed%a0%80'])(
    'a path parameter %s is badly encoded',
    async (text) => {
      expect(await refused(send('DELETE', `/bookings/${text}`))).toMatchObject({
        status: 400,
        body: { code: 'bad-encoding', errors: [{ in: 'path', name: 'bookingId', keyword: 'encoding' }] },
      });
    },
  );

  test('another method is refused with the ones that would do', async () => {
    const { status, headers } = await refused(send('POST', '/sailings'));
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await refused(send('GET', '/bookings'))).headers.get('allow')).toBe('OPTIONS, POST');
  });

  test('OPTIONS tells the methods, and a hook may answer it instead', async () => {
    const preflight = new Request(`${ORIGIN}/bookings`, { method: 'OPTIONS' });
    const plain = await handle(preflight);
    expect([
      plain.status,
      plain.headers.get('allow'),
      plain.headers.get('access-control-allow-origin'),
    ]).toEqual([204, 'OPTIONS, POST', null]);
    const { handlers } = ferryHandlers();
    const onOptions = (_request: Request, allow: readonly string[]) => Response.json(allow, { status: 200 });
    const hooked = made.server.createHandler(handlers, { onOptions });
    expect(await (await hooked(preflight)).json()).toEqual(['OPTIONS', 'POST']);
  });

  test('a base path goes in front of every path, with or without a slash at its end', async () => {
    for (const basePath of ['/api', '/api/']) {
      const based = made.server.createHandler(ferryHandlers().handlers, { basePath });
      expect((await based(send('GET', '/api/sailings?from=ABD'))).status).toBe(200);
      expect((await based(send('GET', '/sailings?from=ABD'))).status).toBe(404);
      expect((await based(send('GET', '/apisailings?from=ABD'))).status).toBe(404);
    }
    expect(() => made.server.createHandler({}, { basePath: 'api' })).toThrow(TypeError);
  });
});

describe('parameters', () => {
  test.each([
    ['', 'from', 'required'],
    ['from=abd', 'from', 'pattern'],
    ['from=ABD&from=LER', 'from', 'duplicate'],
    ['from=ABD&limit=', 'limit', 'type'],
    ['from=ABD&limit=05', 'limit', 'type'],
    ['from=ABD&limit=5.0', 'limit', 'type'],
    ['from=ABD&limit=1e1', 'limit', 'type'],
    ['from=ABD&limit=%205', 'limit', 'type'],
    ['from=ABD&limit=9007199254740993', 'limit', 'type'],
    ['from=ABD&limit=0', 'limit', 'minimum'],
    ['from=ABD&limit=101', 'limit', 'maximum'],
    ['from=ABD&limit=5&limit=5', 'limit', 'duplicate'],
    ['from=ABD&withCars=yes', 'withCars', 'type'],
    ['from=ABD&withCars=True', 'withCars', 'type'],
    ['from=ABD&withCars', 'withCars', 'type'],
    ['from=ABD&status=open,full', 'status', 'enum'],
  ])('?%s is refused: %s, %s', async (query, name, keyword) => {
    const { status, body } = await refused(send('GET', `/sailings?${query}`));
    expect([status, body]).toMatchObject([
      400,
      { code: 'invalid-parameters', errors: [{ in: 'query', name, keyword }] },
    ]);
  });

  test('each wrong one is named, a list member with its place', async () => {
    const { body } = await refused(
      send('GET', '/sailings?from=x&status=open&status=sunk', undefined, { 'x-request-tag': 'x'.repeat(41) }),
    );
    expect((body as { errors: unknown[] }).errors).toEqual([
      {
        pointer: '#',
        in: 'query',
        name: 'from',
        detail: expect.stringContaining('must match pattern'),
        keyword: 'pattern',
      },
      {
        pointer: '#/1',
        in: 'query',
        name: 'status',
        detail: 'must be one of "open", "full", "cancelled"',
        keyword: 'enum',
      },
      {
        pointer: '#',
        in: 'header',
        name: 'x-request-tag',
        detail: 'must NOT have more than 40 characters',
        keyword: 'maxLength',
      },
    ]);
  });

  test('a broken escape anywhere in the query is refused', async () => {
    expect(await refused(send('GET', '/sailings?from=ABD&x=%zz'))).toMatchObject({
      status: 400,
      body: { code: 'bad-encoding' },
    });
  });
});

describe('credentials', () => {
  test.each([
    {},
    { authorization: '' },
    { authorization: 'Basic YTpi' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer two words' },
  ])('%o is not enough where a token is mandatory', async (headers) => {
    const {
      status,
      body,
      headers: sent,
    } = await refused(new Request(`${ORIGIN}/bookings/bkg-1`, { method: 'DELETE', headers }));
    expect([status, sent.get('www-authenticate')]).toEqual([401, 'Bearer realm="Ferry Bookings"']);
    expect(body).toMatchObject({ title: 'Unauthorized', code: 'unauthenticated' });
  });

  test('the scheme is read in any letter case', async () => {
    const request = send('DELETE', '/bookings/bkg-1', undefined, { authorization: 'bearer  abc.~+/-_==' });
    expect((await handle(request)).status).toBe(204);
    expect(calls[0]?.credentials).toEqual({ bearer: 'abc.~+/-_==' });
  });
});
