import { expect, test } from 'vitest';
import { operationIds } from '../../generated/operations.ts';
import { createSandbox } from '../../server/sandbox.ts';

const ask = async (path: string, init: RequestInit = {}, control = true) => {
  const sandbox = await createSandbox({ control });
  return sandbox.fetch(new Request(`http://127.0.0.1:4020${path}`, init));
};

test('a program that asks at / is told what this is, as JSON', async () => {
  const response = await ask('/');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(response.headers.get('x-request-id')).toBeTruthy();
  const { name, operations, seed } = await response.json();
  expect([name, seed]).toEqual(['Banking Platform API sandbox', '/_sandbox/seed']);
  expect(operations.map(({ id }: { id: string }) => id)).toEqual(operationIds);
});

test('a browser gets a page, with links to what the sandbox says of itself', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const response = await ask('/', { headers: { accept } });
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await response.text();
  for (const id of operationIds) expect(page).toContain(id);
  expect(page).toContain('href="/_sandbox/seed"');
});

test('without the routes below /_sandbox/ nothing points there', async () => {
  expect(await (await ask('/', {}, false)).text()).not.toContain('_sandbox');
  expect(await (await ask('/', { headers: { accept: 'text/html' } }, false)).text()).not.toContain(
    '_sandbox',
  );
});

test('HEAD has no body, and nothing else is answered there', async () => {
  const head = await ask('/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await ask('/', { method: 'POST' })).status).toBe(404);
  expect((await ask('/?a=b')).status).toBe(404);
  expect((await ask('/v1/nothing')).status).toBe(404);
});
