import { expect, test } from 'vitest';
import { readCredentials } from '../../../templates/runtime/server-credentials.ts';
import { ProblemError } from '../../../templates/runtime/server-problem.ts';
import type { CredentialRow, OperationRow } from '../../../templates/runtime/server-types.ts';

const ROWS: readonly CredentialRow[] = [
  { name: 'key', kind: 'header', wireName: 'x-key' },
  { name: 'code', kind: 'query', wireName: 'Code' },
  { name: 'user', kind: 'basic', wireName: 'authorization' },
  { name: 'token', kind: 'bearer', wireName: 'authorization' },
];

function operation(mandatory: readonly (readonly string[])[] = []): OperationRow {
  return {
    id: 'operation',
    method: 'GET',
    path: '/',
    parameters: [],
    body: undefined,
    responses: [],
    credentials: ROWS.map(({ name }) => name),
    mandatory,
  };
}

function read(headers: Record<string, string>, query = '', mandatory: readonly (readonly string[])[] = []) {
  return readCredentials(
    operation(mandatory),
    ROWS,
    new Request('https://x.example/', { headers }),
    query,
    'A "bank" é',
  );
}

test.each([
  [{ 'x-key': 'k 1' }, '', { key: 'k 1' }],
  [{ 'x-key': '' }, '?Code=', {}],
  [{}, '?Code=a%20b&code=no', { code: 'a b' }],
  [{ authorization: 'Bearer t' }, '', { token: 't' }],
  [{ authorization: `basic ${btoa('ada:p:w')}` }, '', { user: { username: 'ada', password: 'p:w' } }],
  [{ authorization: 'Basic w6k6w6g=' }, '', { user: { username: 'é', password: 'è' } }],
  [{ authorization: `Basic ${btoa('no colon')}` }, '', {}],
  [{ authorization: 'Basic /////w==' }, '', {}],
  [{ authorization: 'Basic a' }, '', {}],
  [{ authorization: 'Digest x' }, '', {}],
])('%o and %j hold %o', (headers, query, expected) => {
  expect(read(headers as Record<string, string>, query)).toEqual(expected);
});

test('one complete set of the mandatory ones is enough', () => {
  const either = [['key', 'token'], ['user']];
  expect(read({ authorization: `Basic ${btoa('a:b')}` }, '', either)).toHaveProperty('user');
  expect(read({ 'x-key': 'k', authorization: 'Bearer t' }, '', either)).toEqual({ key: 'k', token: 't' });
  expect(() => read({ 'x-key': 'k' }, '', either)).toThrow(ProblemError);
});

test('the challenge names each way that would do', () => {
  try {
    read({}, '', [['key', 'token'], ['user'], ['code']]);
    expect.unreachable();
  } catch (error) {
    expect((error as ProblemError).status).toBe(401);
    expect((error as ProblemError).input.headers).toEqual({
      'www-authenticate': [
        'ApiKey realm="A \\"bank\\" ?", in="header", name="x-key"',
        'ApiKey realm="A \\"bank\\" ?", in="query", name="Code"',
        'Basic realm="A \\"bank\\" ?", charset="UTF-8"',
        'Bearer realm="A \\"bank\\" ?"',
      ].join(', '),
    });
  }
});
