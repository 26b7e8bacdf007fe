import { expect, test } from 'vitest';
import { matchOperation, OperationMatcher } from '../../../conformance/traffic/match-operation.ts';
import { operationIds, operations } from '../../../generated/operations.ts';
import { urlOf } from './calls.ts';

const BASES = ['https://bank.example', 'http://127.0.0.1:4010/a/b', 'https://bank.example/v1/api'];
const both = BASES.flatMap((base) => operationIds.map((id) => ({ base, id })));

test.each(both)('$id below $base', ({ base, id }) => {
  const { method, path, parameters } = operations[id];
  const pathParameters = Object.fromEntries(
    parameters.filter((one) => one.in === 'path').map(({ name }) => [name, 'a/b é']),
  );
  const expected = { operation: id, pathParameters, baseUrl: base };
  const url = urlOf(path, 'a/b é', base);
  expect(matchOperation(method, url)).toMatchObject(expected);
  expect(matchOperation(method.toLowerCase(), `${url}/?dry=1#x`)).toMatchObject(expected);
  expect(matchOperation(method, url.replace(/v1\/(?!.*v1\/)/, '%761/'))).toMatchObject(expected);
  expect(matchOperation('OPTIONS', url)).toBeUndefined();
  expect(matchOperation(method, `${url}/more/and-more`)).toBeUndefined();
  expect(matchOperation(method, url.replace(/^http/, 'ws'))).toBeUndefined();
  expect(matchOperation(method, new URL(url).pathname)).toBeUndefined();
  expect(
    matchOperation(
      method,
      url.replace(/v1\/(?!.*v1\/)(.)/, (_, first) => `v1/${first.toUpperCase()}`),
    ),
  ).toBeUndefined();
});

test('an encoding that cannot be decoded is taken as it is; a parameter is not empty', () => {
  expect(matchOperation('GET', 'https://bank.example/v1/program/%E0')).toMatchObject({
    pathParameters: { programId: '%E0' },
  });
  expect(matchOperation('GET', 'https://bank.example/v1/program/')).toBeUndefined();
  expect(matchOperation('GET', 'https://bank.example/v1/program')).toBeUndefined();
});

test('a matcher says of each call what is said of it alone, whatever it was asked before', () => {
  const matcher = new OperationMatcher();
  const urls = [
    ...['https://bank.example', 'https://BANK.example:443', 'http://bank.example', 'not-a-url'],
    ...Array.from({ length: 1200 }, (_, index) => `https://bank-${index}.example`),
    'https://BANK.example:443',
  ].flatMap((origin) => [`${origin}/v1/program/prg-1`, `${origin}/v1/other`, `${origin}/v1/program/prg-1`]);
  const calls = urls.flatMap((url) => ['GET', 'POST', 'get'].map((method) => [method, url] as const));
  expect(calls.map(([method, url]) => matcher.match(method, url))).toEqual(
    calls.map(([method, url]) => matchOperation(method, url)),
  );
});
