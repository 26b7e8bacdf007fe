import { describe, expect, test, vi } from 'vitest';
import { controlPlane } from './control-plane.ts';

interface Listed {
  readonly routes: readonly { readonly method: string; readonly path: string; readonly does: string }[];
}

async function listRoutes(): Promise<readonly { method: string; path: string }[]> {
  const { ask } = await controlPlane();
  return ((await ask('GET /_sandbox/')).body as Listed).routes;
}

test('lists its routes, this one first, with a line each', async () => {
  const { ask } = await controlPlane();
  const { status, headers, body } = await ask('GET /_sandbox/');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json');
  const { routes } = body as Listed;
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /_sandbox/',
    'GET /_sandbox/health',
    'GET /_sandbox/ready',
    'GET /_sandbox/seed',
    'POST /_sandbox/reset',
    'GET /_sandbox/records',
    'GET /_sandbox/requests',
    'GET /_sandbox/records/{id}',
    'PATCH /_sandbox/records/{id}',
    'GET /_sandbox/clock',
    'PUT /_sandbox/clock',
    'DELETE /_sandbox/clock',
    'GET /_sandbox/faults',
    'POST /_sandbox/faults',
    'DELETE /_sandbox/faults',
    'DELETE /_sandbox/faults/{id}',
    'GET /_sandbox/snapshot',
    'PUT /_sandbox/snapshot',
    'POST /_sandbox/programs',
    'DELETE /_sandbox/programs/{id}',
    'DELETE /_sandbox/keys',
    'POST /_sandbox/keys',
    'POST /_sandbox/businesses',
    'POST /_sandbox/people',
    'POST /_sandbox/checks',
    'POST /_sandbox/tenants',
    'GET /_sandbox/tenants',
    'DELETE /_sandbox/tenants/{id}',
  ]);
  for (const { does } of routes) expect(does).toMatch(/^[A-Z].*\.$/);
});

test('no route ignores a parameter that it does not have', async () => {
  const reset = vi.fn(async () => {});
  const { ask, store } = await controlPlane({ reset });
  const before = await store.list('', '', 100);
  for (const { method, path } of await listRoutes()) {
    const route = `${method} ${path.replace('{id}', 'fault-1')}`;
    const { status, body } = await ask(`${route}?programid=prg-1&limit=1`);
    const { code, errors } = body as { code: string; errors: { name: string }[] };
    expect([route, status, code]).toEqual([route, 400, 'invalid-parameters']);
    expect(errors.map(({ name }) => name)).toContain('programid');
  }
  expect(reset).not.toHaveBeenCalled();
  expect(await store.list('', '', 100)).toEqual(before);
});

test('health and readiness answer anybody; nothing else does, and nothing is done', async () => {
  const reset = vi.fn(async () => {});
  const { ask, store } = await controlPlane({ reset });
  const before = await store.list('', '', 100);
  const served: string[] = [];
  for (const { method, path } of await listRoutes()) {
    const route = `${method} ${path.replace('{id}', 'fault-1')}`;
    const { status, body } = await ask(route, {
      caller: { remoteAddress: '203.0.113.9' },
      headers: { host: 'bank.example', 'x-forwarded-for': '203.0.113.9', origin: 'https://bank.example' },
    });
    if (status === 200) served.push(route);
    else expect([route, status, (body as { code: string }).code]).toEqual([route, 403, 'loopback-only']);
  }
  expect(served).toEqual(['GET /_sandbox/health', 'GET /_sandbox/ready']);
  expect(reset).not.toHaveBeenCalled();
  expect(await store.list('', '', 100)).toEqual(before);
});

test('a refusal is a problem with the reason', async () => {
  const { ask } = await controlPlane();
  const { status, headers, body } = await ask('GET /_sandbox/seed', {
    caller: { remoteAddress: '10.1.2.3' },
  });
  expect(status).toBe(403);
  expect(headers.get('content-type')).toBe('application/problem+json');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(body).toEqual({
    type: 'about:blank',
    title: 'Forbidden',
    status: 403,
    detail:
      'The caller is not on this machine. Routes below /_sandbox/ and faults in headers are for callers on this machine.',
    code: 'loopback-only',
  });
});

describe('seed', () => {
  test('gives what is there from the start, and the address that it was asked at', async () => {
    const { ask, seed } = await controlPlane();
    expect((await ask('GET /_sandbox/seed')).body).toEqual({ baseUrl: 'http://127.0.0.1:4010', ...seed });
  });

  test('gives the key when it is a known one', async () => {
    const { seed } = await controlPlane();
    const { ask } = await controlPlane({ seed: { ...seed, apiKey: 'example-api-key' } });
    expect((await ask('GET /_sandbox/seed')).body).toMatchObject({ apiKey: 'example-api-key' });
  });
});

describe('readiness', () => {
  test('is 200 while the store answers', async () => {
    const { ask } = await controlPlane();
    expect(await ask('GET /_sandbox/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  test('is 503 while the server stops, and health is not', async () => {
    let stopping = false;
    const { ask } = await controlPlane({ stopping: () => stopping });
    expect((await ask('GET /_sandbox/ready')).status).toBe(200);
    stopping = true;
    expect(await ask('GET /_sandbox/ready')).toMatchObject({ status: 503, body: { code: 'stopping' } });
    expect((await ask('GET /_sandbox/health')).status).toBe(200);
  });
});

test('reset is done before it is answered', async () => {
  let done = false;
  const { ask } = await controlPlane({
    reset: async () => {
      await Promise.resolve();
      done = true;
    },
  });
  expect(await ask('POST /_sandbox/reset')).toMatchObject({ status: 204, body: undefined });
  expect(done).toBe(true);
});

describe('what is asked wrongly', () => {
  test('an unknown route is 404, and refers to the list', async () => {
    const { ask } = await controlPlane();
    for (const path of ['/_sandbox', '/_sandbox/', '/_sandbox/seeds', '/_sandbox/seed/', '/_sandbox/SEED']) {
      const { status, body } = await ask(`GET ${path}`);
      if (path === '/_sandbox/') expect(status).toBe(200);
      else
        expect([path, status, body]).toEqual([
          path,
          404,
          {
            type: 'about:blank',
            title: 'Not Found',
            status: 404,
            detail: 'Unknown route: GET /_sandbox/ lists all routes.',
            code: 'unknown-path',
          },
        ]);
    }
  });

  test('another method is 405 with Allow', async () => {
    const { ask } = await controlPlane();
    const { status, headers, body } = await ask('POST /_sandbox/clock', { body: {} });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('DELETE, GET, HEAD, OPTIONS, PUT');
    expect(body).toMatchObject({ code: 'method-not-allowed' });
  });

  test('bodies are read as strictly as the API reads them, up to 64 KiB', async () => {
    const { ask } = await controlPlane();
    const codeOf = async (body: string, headers: Record<string, string> = {}) =>
      ((await ask('PUT /_sandbox/clock', { body, headers })).body as { code: string }).code;
    expect(await codeOf('')).toBe('body-required');
    expect(await codeOf('{"frozen": true')).toBe('malformed-json');
    expect(await codeOf('{"frozen": true, "frozen": false}')).toBe('duplicate-key');
    expect(await codeOf('{"__proto__": {}}')).toBe('forbidden-key');
    expect(await codeOf(`{"now": ${'['.repeat(100)}${']'.repeat(100)}}`)).toBe('json-too-deep');
    expect(await codeOf('{}', { 'content-type': 'text/plain' })).toBe('unsupported-media-type');
    expect(await codeOf(`{"now": "${' '.repeat(65_536)}"}`)).toBe('body-too-large');
    expect(await codeOf('[]')).toBe('invalid-body');
    expect(await codeOf('null')).toBe('invalid-body');
  });

  test('a body that no route needs may be left out, and one that is unknown is refused at its field', async () => {
    const { ask } = await controlPlane();
    expect((await ask('POST /_sandbox/people')).status).toBe(201);
    expect((await ask('POST /_sandbox/people', { body: { programid: 'x', programId: 7 } })).body).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'The body is not valid for this route.',
      code: 'invalid-body',
      errors: [
        {
          pointer: '#/programid',
          in: 'body',
          detail: 'is not allowed here',
          keyword: 'additionalProperties',
        },
        { pointer: '#/programId', in: 'body', detail: 'must be an identifier, prg-...', keyword: 'pattern' },
      ],
    });
  });
});

test('a route that fails answers a bare 500 and tells the log', async () => {
  const broken = new Error('the message stays here');
  const onFailure = vi.fn();
  const { ask } = await controlPlane({ reset: () => Promise.reject(broken), onFailure });
  const { status, body } = await ask('POST /_sandbox/reset');
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('the message');
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(broken, 'resetSandbox');
});
