import { expect, test } from 'vitest';
import { checks } from '../../../conformance/judge/checks/checks.ts';
import { judge } from '../../../conformance/judge/judge.ts';
import type { Exchange } from '../../../conformance/model/exchange.ts';
import type { RecordedBody, RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { toExchange } from '../../../conformance/traffic/to-exchange.ts';
import { operationIds, operations } from '../../../generated/operations.ts';
import { exampleCall, urlOf } from './calls.ts';

function exchangeOf(changes: Partial<RecordedCall>): Exchange {
  const exchange = toExchange(exampleCall(changes));
  if (exchange === undefined) throw new Error('no operation');
  return exchange;
}

/** The headers are values: they are joined for the one who looks at them. */
function plain({ request, outcome, ...exchange }: Exchange): object {
  if (outcome.kind !== 'response') throw new Error('no response');
  return {
    ...exchange,
    request: { ...request, headers: request.headers },
    outcome: { ...outcome, headers: outcome.headers },
  };
}

const answered = (body: RecordedBody) => exchangeOf({ response: { status: 201, headers: [], body } });

test('a call becomes what the suite itself would have recorded', () => {
  const call = exampleCall();
  expect(plain(exchangeOf({}))).toEqual({
    id: call.id,
    operation: 'createCard',
    purpose: operations.createCard.summary,
    request: {
      method: 'POST',
      url: call.request.url,
      pathParameters: {},
      headers: { 'content-type': 'application/json', 'sd-api-key': 'key-1' },
      body: { accountId: 'account-1' },
    },
    sentAt: call.startedAt,
    endedAt: call.endedAt,
    outcome: {
      kind: 'response',
      status: 201,
      headers: { 'content-type': 'application/json', 'set-cookie': 'a=1, b=2' },
      bytes: 15,
      body: { kind: 'json', value: { id: 'card-1' } },
    },
  });
});

test('a call of no operation is none', () => {
  expect(
    toExchange(exampleCall({ request: { ...exampleCall().request, method: 'OPTIONS' } })),
  ).toBeUndefined();
});

test.each<[RecordedBody, object]>([
  ['{"a":"é"}', { bytes: 10, body: { kind: 'json', value: { a: 'é' } } }],
  [{ absent: 'none' }, { bytes: 0, body: { kind: 'unreadable', why: 'empty', text: '' } }],
  [{ absent: 'not-recorded' }, { bytes: 0, body: { kind: 'unreadable', why: 'not-recorded', text: '' } }],
  ['<html>', { body: { kind: 'unreadable', why: 'not-json' } }],
  [Uint8Array.of(0xef, 0xbb, 0xbf, 0x31), { body: { why: 'byte-order-mark', value: 1 } }],
  [Uint8Array.of(0x22, 0xff, 0x22), { body: { why: 'not-utf8' } }],
])('the body of a response: %j', (body, expected) => {
  expect(answered(body).outcome).toMatchObject(expected);
});

test.each<[RecordedBody, object]>([
  ['{"a":1}', { body: { a: 1 } }],
  [{ absent: 'none' }, { body: undefined }],
  ['', { body: undefined }],
  [{ absent: 'not-recorded' }, { body: undefined, unreadBody: 'not-recorded' }],
  ['a=1', { body: undefined, unreadBody: 'not-json', text: 'a=1' }],
])('the body of a request: %j', (body, expected) => {
  const { method, url, headers, pathParameters, ...read } = exchangeOf({
    request: { ...exampleCall().request, body },
  }).request;
  expect(read).toEqual(expected);
});

test('a response that was not recorded is a call without one', () => {
  const response = { failure: 'not-recorded', detail: '' } as const;
  expect(exchangeOf({ response }).outcome).toEqual({
    kind: 'failure',
    reason: 'not-recorded',
    detail: response.detail,
  });
});

const everyCall = (request: RecordedBody, response: RecordedBody) =>
  operationIds.flatMap((id, index) => {
    const { method, path } = operations[id];
    const exchange = toExchange({
      ...exampleCall(),
      id: `test#${index}`,
      request: { method, url: urlOf(path), headers: [], body: request },
      response: { status: 200, headers: [], body: response },
    });
    return exchange === undefined ? [] : [exchange];
  });

test('a body that was not recorded violates nothing but what the status and the rest show', () => {
  const judgements = judge(everyCall('{}', { absent: 'not-recorded' }), checks);
  const violated = [...judgements].filter(([, all]) => all.some(({ outcome }) => outcome === 'violated'));
  expect(violated.map(([id]) => id).filter((id) => !id.endsWith('.response.status'))).toEqual([]);
  expect(
    [...judgements].filter(([id]) => id.endsWith('.response.json')).flatMap(([, all]) => all),
  ).toHaveLength(operationIds.length);
});

/** An account whose list of blocked originators is null, and an update after which it is not. */
function blockedAfter(request: RecordedBody): string | undefined {
  const account = (blockedOriginators: unknown) =>
    JSON.stringify({ id: 'account-1', config: { incoming: { achPull: { blockedOriginators } } } });
  const base = 'https://bank.example/v1/account';
  const calls = [
    { method: 'POST', url: base, body: '{}', response: account(null) },
    { method: 'PATCH', url: `${base}/account-1`, body: request, response: account(['other']) },
  ];
  const exchanges = calls.map(({ method, url, body, response }, index) =>
    exchangeOf({
      id: `test#${index}`,
      request: { method, url, headers: [], body },
      response: { status: 200, headers: [], body: response },
    }),
  );
  return judge(exchanges, checks).get('updateAccount.blocked-originators-stay-null')?.[0]?.outcome;
}

test('a row that speaks of what was not sent is inconclusive where the body of the request is not known', () => {
  expect(blockedAfter('{}')).toBe('violated');
  expect(blockedAfter({ absent: 'not-recorded' })).toBe('inconclusive');
  expect(blockedAfter('label=new')).toBe('inconclusive');
});

test('rows that do not look at the request are judged without it', () => {
  const outcomes = [...judge(everyCall({ absent: 'not-recorded' }, '{"id":"x"}'), checks)].flatMap(
    ([, all]) => all.map(({ outcome }) => outcome),
  );
  expect(outcomes).toContain('held');
  expect(outcomes).toContain('violated');
});
