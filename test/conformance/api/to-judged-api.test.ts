import { expect, test } from 'vitest';
import type { ServerAddress } from '../../../conformance/api/to-judged-api.ts';
import { consoleReport } from '../../../conformance/report/console.ts';
import { sealReport } from '../../../conformance/report/seal-report.ts';
import { verifyReport } from '../../../conformance/report/verify-report.ts';
import { OperationMatcher } from '../../../conformance/traffic/match-operation.ts';
import { apiOf, callWith, json, judgeCalls, violationsIn } from './one-call.ts';

const operation = {
  id: 'getThing',
  method: 'GET',
  path: '/things/{id}',
  summary: '',
  hasNoMediaTypes: false,
};
const servedAt = (...servers: ServerAddress[]) =>
  apiOf({ 200: json({ type: 'string' }) }, { operations: [{ ...operation, servers }] });

test.each<[server: ServerAddress, url: string, matches: boolean]>([
  [{ path: '/api/v2' }, 'https://one.example/api/v2/things/1', true],
  [{ path: '/api/v2' }, 'https://one.example/api/v2/things/1/?a=b', true],
  [{ path: '/api/v2' }, 'https://one.example/things/1', false],
  [{ path: '/api/v2' }, 'https://one.example/prefix/api/v2/things/1', false],
  [{ path: '' }, 'https://one.example/things/1', true],
  [{ path: '' }, 'https://one.example/other/things/1', false],
])('a route counts right below a base address: %j %s', (server, url, matches) => {
  expect(new OperationMatcher(undefined, servedAt(server)).match('GET', url) !== undefined).toBe(matches);
});

const WRONG = { body: '1' };

test('calls to an address that servers do not name are left alone, next to some that they name', async () => {
  const api = servedAt({ origin: 'https://api.example.com', path: '' });
  const named = callWith({ ...WRONG, url: 'https://api.example.com/things/1' });
  const other = callWith({ ...WRONG, url: 'https://shop.example/things/1' });
  const here = callWith({ ...WRONG, url: 'http://localhost:3000/things/1' });
  const report = await judgeCalls(api, [named, other, here]);
  expect(report.traffic?.deployments.map(({ baseUrl }) => baseUrl)).toEqual([
    'http://localhost:3000',
    'https://api.example.com',
  ]);
  expect(report.traffic?.others).toEqual([{ what: expect.stringContaining('--base-url'), count: 1 }]);
});

test('the only address of a recording is judged if its responses look as described', async () => {
  const api = servedAt({ origin: 'https://api.example.com', path: '' });
  const url = 'https://staging.example/things/1';
  const right = await judgeCalls(api, [callWith({ url, body: '"a"' }), callWith({ url, body: '1' })]);
  expect(violationsIn(right)).toEqual(['200.body']);
  const unlike = await judgeCalls(api, [callWith({ url, body: '1' })]);
  expect(unlike).toMatchObject({ run: { verdict: 'inconclusive' }, counts: { exchanges: 0 } });
});

const PERSON = {
  type: 'object',
  required: ['age'],
  properties: {
    name: { type: 'string' },
    age: { type: 'integer' },
    state: { enum: ['active', 'gone'] },
    ok: { type: 'boolean' },
    pets: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

test('of a call, nothing is shown but the words of the description', async () => {
  const secrets = ['Ada', 'Lovelace', '4711', 'bob', 'tok', 'eve'];
  const body = JSON.stringify({
    name: 'Ada Lovelace',
    age: '4711',
    state: 'active',
    ok: true,
    pets: { bob: 7 },
    eve: 'tok',
  });
  const call = callWith({ url: 'http://localhost/things/bob?q=eve', body });
  const report = await judgeCalls(apiOf({ 200: json(PERSON) }), [
    { ...call, request: { ...call.request, headers: [['authorization', 'Bearer tok-Ada-4711']] } },
    callWith({ url: 'http://localhost/eve/bob' }),
  ]);
  expect(violationsIn(report)).toEqual(['200.body /age', '200.body /pets/*']);
  const text = JSON.stringify(report) + consoleReport(report);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(report.exchanges[0]?.response?.body).toMatchObject({
    name: '(masked text)',
    state: 'active',
    ok: true,
  });
});

test('a report of any description is verified like one of the bank', async () => {
  const report = sealReport(await judgeCalls(apiOf({ 200: json(PERSON) }), [callWith(), callWith()]));
  expect(verifyReport(structuredClone(report)).problems).toEqual([]);
  expect(report.causes).toEqual([
    expect.objectContaining({
      sentence: expect.stringMatching(/agree with each other.*the description is probably wrong/),
      places: 2,
    }),
  ]);
  expect(consoleReport(report)).not.toMatch(/section|bank|source/i);
});
