import { expect, test } from 'vitest';
import { compileRoutes } from '../../../templates/runtime/server-router.ts';
import type { OperationRow } from '../../../templates/runtime/server-types.ts';

function operation(method: string, path: string): OperationRow {
  return {
    id: `${method} ${path}`,
    method,
    path,
    parameters: [],
    body: undefined,
    responses: [],
    credentials: [],
    mandatory: [],
  };
}

const router = compileRoutes([
  operation('GET', '/'),
  operation('GET', '/users/{id}'),
  operation('DELETE', '/users/{id}'),
  operation('GET', '/users/me'),
  operation('GET', '/users/{name}/keys/{key}'),
  operation('GET', '/users/me/keys'),
  operation('GET', '/files/{name}.{type}'),
  operation('GET', '/files/{name}'),
  operation('POST', '/users/{id}:block'),
  operation('GET', '/a b/caf%C3%A9'),
  operation('GET', '/a+b.c'),
]);

test.each([
  ['/', '/', {}],
  ['/users/7', '/users/{id}', { id: '7' }],
  ['/users/me', '/users/me', {}],
  ['/users/me/keys/k', '/users/{name}/keys/{key}', { name: 'me', key: 'k' }],
  ['/users/a%2Fb', '/users/{id}', { id: 'a%2Fb' }],
  ['/users/%zz', '/users/{id}', { id: '%zz' }],
  ['/users/7:block', '/users/{id}:block', { id: '7' }, 'POST'],
  ['/users/me', '/users/{id}', { id: 'me' }, 'DELETE'],
  ['/users/me', '/users/me', {}, 'PATCH'],
  ['/files/x.y.z', '/files/{name}.{type}', { name: 'x', type: 'y.z' }],
  ['/files/x', '/files/{name}', { name: 'x' }],
  ['/a%20b/caf%c3%a9', '/a b/caf%C3%A9', {}],
  ['/a+b.c', '/a+b.c', {}],
] as [path: string, expected: string, values: object, method?: string][])(
  '%s is %s, %o %s',
  (path, expected, values, method = 'GET') => {
    const match = router.match(path, method);
    expect(match?.route.path).toBe(expected);
    expect(Object.fromEntries(match?.values ?? [])).toEqual(values);
  },
);

test.each([
  '',
  'users/7',
  '/users',
  '/users/',
  '/users/7/',
  '/users//keys/k',
  '/axb.c',
  '/a+bxc',
  '/files/',
  '/FILES/x',
])('%j is nothing', (path) => {
  expect(router.match(path, 'GET')).toBeUndefined();
});

test('one address written twice with other parameter names is one route, which knows both', () => {
  const twice = [
    operation('GET', '/users/{id}'),
    operation('DELETE', '/users/{userId}'),
    operation('GET', '/users/{name}'),
  ];
  const match = compileRoutes(twice).match('/users/7', 'GET');
  expect([...(match?.route.operations ?? [])].map(([method, { path }]) => [method, path]).sort()).toEqual([
    ['DELETE', '/users/{userId}'],
    ['GET', '/users/{id}'],
    ['HEAD', '/users/{id}'],
  ]);
  expect(Object.fromEntries(match?.values ?? [])).toEqual({ id: '7', userId: '7', name: '7' });
});

test('the methods of a path are told in order, HEAD and OPTIONS among them', () => {
  expect(router.match('/users/7', 'GET')?.route.allow).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS']);
});

test('a described HEAD is kept', () => {
  const head = operation('HEAD', '/x');
  const match = compileRoutes([operation('GET', '/x'), head]).match('/x', 'GET');
  expect(match?.route.operations.get('HEAD')).toBe(head);
});
