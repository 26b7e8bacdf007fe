import { expect, test } from 'vitest';
import type { DisplayValue } from '../../../conformance/model/judgement.ts';
import { createRedactor } from '../../../conformance/redact/create-redactor.ts';
import type { Redactor } from '../../../conformance/redact/redactor.ts';
import type { Json } from '../../../lib/json.ts';
import { EXAMPLES, exchangeOf } from './exchanges.ts';

const ACCOUNT = 'acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64';
const PERSON = 'per-c81f2e60-97ab-4d35-8e14-6b5d0a3f7c92';

/** A redactor that has seen every example. */
function informed(): Redactor {
  const redactor = createRedactor();
  for (const { operation, request: sent, response: body } of EXAMPLES)
    redactor.learnFrom(exchangeOf({ operation, sent, body }));
  return redactor;
}

test('an exchange as it is reported', () => {
  const exchange = exchangeOf({
    operation: 'updateSentCheck',
    url: 'https://bank.example/api/v1/send/check/tra-e2907c4d-61b8-4a35-bd7f-0c94f81e26a5',
    sentHeaders: { accept: 'application/json', 'sd-api-key': 'sk-canary' },
    sent: { title: 'Order', description: '', metadata: { externalId: 'PO-1' } },
    headers: {
      'content-type': 'application/json; charset=utf-8',
      date: 'Tue, 10 Mar 2026 12:00:00 GMT',
      server: 'x/1',
    },
    body: {
      id: 'tra-e2907c4d-61b8-4a35-bd7f-0c94f81e26a5',
      title: 'Order',
      name: 'Somebody Else',
      amount: '1.37',
      metadata: { externalId: 'PO-1', other: 'x' },
      valid: true,
      card: null,
    },
  });
  expect(createRedactor().exchange(exchange)).toEqual({
    id: 'a-step',
    operation: 'updateSentCheck',
    purpose: 'Try something',
    sentAt: '2026-03-10T12:00:00.000Z',
    durationMs: 40,
    request: {
      method: 'POST',
      url: 'https://bank.example/api/v1/send/check/tra-e2907c4d-61b8-4a35-bd7f-0c94f81e26a5',
      headers: { accept: 'application/json', 'sd-api-key': '(masked)' },
      body: { title: 'Order', description: '', metadata: { externalId: 'PO-1' } },
    },
    response: {
      status: 201,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        date: 'Tue, 10 Mar 2026 12:00:00 GMT',
        server: '(masked)',
      },
      bytes: 2,
      body: {
        id: 'tra-e2907c4d-61b8-4a35-bd7f-0c94f81e26a5',
        title: 'Order',
        name: '(masked text)',
        amount: '1.37',
        metadata: { externalId: 'PO-1', other: '(masked text)' },
        valid: true,
        card: null,
      },
    },
    curl: expect.stringContaining('"sd-api-key: $BANKING_API_KEY"') as unknown as string,
  });
});

test('a call without an answer says why', () => {
  const outcome = { kind: 'failure', reason: 'timeout', detail: 'no complete response in 30000 ms' } as const;
  const shown = createRedactor().exchange({ ...exchangeOf({}), outcome });
  expect(shown.failure).toBe('timeout: no complete response in 30000 ms');
  expect(shown).not.toHaveProperty('response');
});

test.each(EXAMPLES)(
  '$operation: what helps to understand an answer stays readable',
  ({ operation, request, response }) => {
    const shown = JSON.stringify(
      informed().exchange(exchangeOf({ operation, sent: request, body: response })).response,
    );
    const told = response as { [name: string]: Json };
    for (const name of [
      'id',
      'status',
      'cardStatus',
      'type',
      'currency',
      'createdAt',
      'amount',
      'availableBalance',
      'limitAmount',
      'transferType',
      'label',
    ].filter((one) => one in told))
      expect(shown).toContain(`"${name}":${JSON.stringify(told[name])}`);
    const ids = JSON.stringify(response).match(/"(?!per-)[a-z]{3}-[0-9a-f]{8}-[^"]*"/g) ?? [];
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !shown.includes(id))).toEqual([]);
    expect(Object.keys(JSON.parse(shown).body)).toEqual(Object.keys(told));
  },
);

test('what a faulty server puts into a secret field does not make everything else unreadable', () => {
  const redactor = createRedactor();
  const put = ['active', 'USD', '', '0.00', ACCOUNT, '2026-03-10T12:00:00Z', 'others', 'US', 12, true, null];
  for (const accountNumber of put)
    redactor.learnFrom(exchangeOf({ operation: 'createAccount', body: { accountNumber } }));
  const body = {
    id: ACCOUNT,
    status: 'active',
    currency: 'USD',
    availableBalance: '0.00',
    createdAt: '2026-03-10T12:00:00Z',
    type: 'others',
    count: '12',
  };
  expect(redactor.body('createAccount', 'response', body)).toEqual(body);
  expect(redactor.foreign('true or null, active, 12 of 0.00')).toBe('true or null, active, 12 of 0.00');
});

test('four digits are taken out where they stand alone, and left in what only happens to hold them', () => {
  const redactor = createRedactor();
  redactor.learnFrom(exchangeOf({ body: { last4: '4b6f', ach: { last4: '2026' } } }));
  expect(redactor.foreign('card 2026, XXXX2026, 20260 and 4b6f')).toBe(
    'card (masked), XXXX(masked), 20260 and (masked)',
  );
  const body = { id: ACCOUNT, createdAt: '2026-03-10T12:00:00Z', amount: '2026.00', count: '2026' };
  expect(redactor.body('createCard', 'response', body)).toEqual({ ...body, count: '(masked text)' });
});

test.each<[string, Json, string]>([
  ['/status', 'active', '"active"'],
  ['/status', 'Some Person', 'a string (masked)'],
  ['/status', 7, 'a number (masked)'],
  ['/amount', 1.5, '1.5'],
  ['/amount', '1,50', '"1,50"'],
  ['/amount', 'one fifty', 'a string (masked)'],
  ['/id', PERSON, 'a string (masked)'],
  ['/id', 'crd-1', 'a string (masked)'],
  ['/id', ACCOUNT, `"${ACCOUNT}"`],
  ['/createdAt', '2026-03-10 12:00', '"2026-03-10 12:00"'],
  ['/label', 'never sent', 'a string (masked)'],
  ['/label', 'Fuel and tolls', '"Fuel and tolls"'],
  ['/last4', '1234', 'a string (masked)'],
  ['/anything', true, 'true'],
  ['/anything', null, 'null'],
  ['/anything', '', '""'],
  ['/anything', 5, 'a number (masked)'],
  ['/cardholder/name', 'Fuel and tolls', 'a string (masked)'],
  ['/allowedCategories/0', '5541', '"5541"'],
  ['/allowedCategories', ['5541', 'x'], '["5541","(masked text)"]'],
  ['/clientSecret/status', 'active', 'a string (masked)'],
  ['/shipping', { status: 'active', note: 'x' }, '{"status":"active","note":"(masked text)"}'],
  [
    '/shipping',
    Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`a${index}`, null])),
    'an object with 60 fields',
  ],
  ['/shipping', Array.from({ length: 60 }, () => null), 'an array of 60'],
])('%s with %j is told as %s', (pointer, value, expected) => {
  const redactor = createRedactor();
  redactor.learnFrom(exchangeOf({ sent: { label: 'Fuel and tolls', allowedCategories: ['5541'] } }));
  expect(redactor.display('createCard', 'response', { value, pointer })).toBe(expected);
});

test.each<[DisplayValue, string]>([
  [{ words: 'a string' }, 'a string'],
  [{ value: undefined, pointer: '/label' }, 'no such field'],
  [
    { words: 'the label that was sent:', value: 'x', pointer: '/label' },
    'the label that was sent: a string (masked)',
  ],
  // Words are the suite's own: an ordinary word stays, and what can only be a secret does not.
  [{ words: 'as secretword was:', value: undefined, pointer: '/label' }, 'as secretword was: no such field'],
  [{ words: 'as sk-live-0123 was:', value: undefined, pointer: '/label' }, 'as (masked) was: no such field'],
])('%j is told as %s', (display, expected) => {
  const redactor = createRedactor();
  for (const secret of ['secretword', 'sk-live-0123']) redactor.learn(secret);
  expect(redactor.display('createCard', 'response', display)).toBe(expected);
});

test('an error tells why, without persons, addresses, numbers and keys', () => {
  const body = {
    title: 'Refused',
    status: 422,
    code: 'limit-exceeded',
    detail: `The limit of 25000.00 on ${ACCOUNT} is exceeded: ${PERSON}, mara@bank.example, +1 (503) 555-0142, 7000 0091 5538, 4111-1111-1111-1111, eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.`,
    errors: [{ pointer: '/amount', detail: 'is above 5.00', value: 'canary' }],
    traceToken: { status: 'canary' },
    owner: 'canary',
  };
  const { response } = informed().exchange(exchangeOf({ status: 422, body }));
  expect(response?.body).toEqual({
    ...body,
    detail: `The limit of 25000.00 on ${ACCOUNT} is exceeded: (masked), (masked), (masked), (masked), (masked), (masked).`,
    errors: [{ pointer: '/amount', detail: 'is above 5.00', value: '(masked text)' }],
    traceToken: { status: '(masked text)' },
    owner: '(masked text)',
  });
});

test('names of fields are shown unless they hold something', () => {
  const redactor = informed();
  const body = {
    '3DS': null,
    merchantName: null,
    'x y': null,
    'mara@bank.example': null,
    [PERSON]: null,
    a700000915538: null,
    __proto__x: null,
  };
  expect(Object.keys(redactor.body('createCard', 'response', body) as object)).toEqual([
    '3DS',
    'merchantName',
    '(masked name)',
    '(masked name) 2',
    '(masked name) 3',
    '(masked name) 4',
    '__proto__x',
  ]);
  const polluting = JSON.parse('{"__proto__":{"status":"active"}}') as Json;
  expect(JSON.stringify(redactor.body('createCard', 'response', polluting))).toBe(
    '{"__proto__":{"status":"active"}}',
  );
});

test('names that look like numbers or persons are masked, though nobody knows them', () => {
  const body = { a123456789: null, [PERSON.replaceAll('-', '_').replace('_', '-')]: null, secretword: null };
  const redactor = createRedactor();
  redactor.learn('secretword');
  expect(JSON.stringify(redactor.body('createCard', 'response', body))).toBe(
    '{"(masked name)":null,"(masked name) 2":null,"(masked name) 3":null}',
  );
});

test('what is called like a secret, or stands inside of one, is known from then on', () => {
  const redactor = createRedactor();
  const added = {
    signingKey: 'first1',
    pushSid: 'second2',
    clientSecret: { parts: [{ of: 'third3' }] },
    walletId: 'shown4',
  };
  redactor.learnFrom(exchangeOf({ body: added }));
  expect(redactor.foreign('first1, second2, third3, shown4')).toBe('(masked), (masked), (masked), shown4');
});

test('of a secret that begins with another one nothing is left over', () => {
  const redactor = createRedactor();
  redactor.learn('abcdefgh');
  redactor.learn('abcdefgh-ijkl');
  expect(redactor.foreign('It is abcdefgh-ijkl.')).toBe('It is (masked).');
});

test('a hostile body neither overflows the stack nor fills the report', () => {
  const deep = JSON.parse(`${'{"a":['.repeat(50_000)}"CANARY"${']}'.repeat(50_000)}`) as Json;
  const wide = { list: Array.from({ length: 500_000 }, () => null) };
  for (const body of [deep, wide]) {
    const text = JSON.stringify(createRedactor().exchange(exchangeOf({ body })));
    expect(text.length).toBeLessThan(200_000);
    expect(text).toContain('(left out)');
  }
});

test.each([
  ['/v1/card/x?key=canary#frag', '/v1/card/x?(masked)'],
  ['https://user:canary@bank.example/a', 'https://(masked)@bank.example/a'],
  [`https://bank.example/person/${PERSON}/700000915538`, 'https://bank.example/person/(masked)/(masked)'],
  [`/v1/account/${ACCOUNT}`, `/v1/account/${ACCOUNT}`],
  ['//bank.example/x', '//bank.example/x'],
])('a location of %s is shown as %s', (location, expected) => {
  const { response } = createRedactor().exchange(exchangeOf({ headers: { location } }));
  expect(response?.headers).toEqual({ location: expected });
});

test.each([
  [
    'sk_live_Canary01',
    'https://sk_live_canary01.bank.example/v1/card',
    'https://(masked).bank.example/v1/card',
  ],
  [
    'sk_live_Canary01',
    'https://x-sk_live_canary01-y.eu.bank.example:8443',
    'https://(masked).eu.bank.example:8443',
  ],
  ['Bearer canary-0123456789', 'https://a.canary-0123456789.example', 'https://a.(masked).example'],
  ['acme', 'https://acme.bank.example', 'https://(masked).bank.example'],
  ['bank.example', 'https://bank.example', 'https://bank.example'],
  ['bank', 'http://bank:4010/v1', 'http://bank:4010/v1'],
  ['active', 'https://active.bank.example', 'https://active.bank.example'],
])('a credential %s in %s', (credential, url, shown) => {
  const redactor = createRedactor();
  redactor.learn(credential);
  expect(redactor.url(url)).toBe(shown);
  expect(redactor.exchange(exchangeOf({ url })).request.url).toBe(shown);
});

test('scheme and host of the target are shown, whatever is secret, and of a foreign address they are not', () => {
  const redactor = createRedactor();
  for (const secret of ['http', '127.0.0.1:8080', 'http://127.0.0.1:8080', 'canary']) redactor.learn(secret);
  const url = 'http://127.0.0.1:8080/canary/v1/card';
  const masked = 'http://127.0.0.1:8080/(masked)/v1/card';
  const headers = { location: 'https://canary.example/v1/canary' };
  const { request, response } = redactor.exchange(exchangeOf({ url, headers }));
  expect([redactor.url(url), request.url]).toEqual([masked, masked]);
  expect(response?.headers).toEqual({ location: 'https://(masked).example/v1/(masked)' });
});

test.each([
  ['set-cookie', 'a=canary', '(masked)'],
  ['x-anything', 'canary', '(masked)'],
  ['retry-after', '30', '30'],
  ['retry-after', '<canary>', '(masked)'],
  ['retry-after', 'Fri, 31 Dec 1999 23:59:59 GMT', 'Fri, 31 Dec 1999 23:59:59 GMT'],
  ['retry-after', 'canary 1', '(masked)'],
  ['date', 'Sun, 06 Nov 1994 08:49:37 GMT', 'Sun, 06 Nov 1994 08:49:37 GMT'],
  ['date', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT'],
  ['date', 'Sun Nov  6 08:49:37 1994', 'Sun Nov  6 08:49:37 1994'],
  ['date', 'Sun, 06 Nov 1994 08:49:37 GMT (canary)', '(masked)'],
  ['date', 'canary', '(masked)'],
  ['allow', 'GET, canary', '(masked)'],
  ['location', '/v1;jsessionid=canary/account', '/v1;(masked)/account'],
  ['location', '/v1/account;canary?canary#canary', '/v1/account;(masked)?(masked)'],
  ['content-type', 'application/json', 'application/json'],
  ['content-type', 'APPLICATION/JSON;Charset="UTF-8"', 'APPLICATION/JSON; Charset="UTF-8"'],
  ['content-type', 'application/json; charset=canary', 'application/json; charset=(masked)'],
  [
    'content-type',
    'text/html; charset=utf-8; canary=canary;canary',
    'text/html; charset=utf-8; (masked); (masked)',
  ],
  [
    'content-type',
    'multipart/mixed; boundary="canary;canary"',
    'multipart/mixed; boundary=(masked); (masked)',
  ],
  [
    'content-type',
    'application/vnd.bank.v1+json; version=canary',
    'application/vnd.bank.v1+json; version=(masked)',
  ],
  ['content-type', 'application/json (canary)', '(masked)'],
  ['content-type', 'application/json, canary', '(masked)'],
  ['content-type', 'canary', '(masked)'],
  ['allow', 'GET, POST', 'GET, POST'],
  ['content-length', '12', '12'],
  ['content-length', 'canary', '(masked)'],
  ['x-request-id', 'req-0123456789abcdef0123456789', 'req-0123456789abcdef0123456789'],
])('the header %s: %s is shown as %s', (name, value, expected) => {
  expect(createRedactor().exchange(exchangeOf({ headers: { [name]: value } })).response?.headers).toEqual({
    [name]: expected,
  });
});
