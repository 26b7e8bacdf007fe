/** Responses that are made to stop the run (what takes too long runs into the time limit of a test), or to make it tell more than it should. */
import { expect, test } from 'vitest';
import { createRedactor } from '../../../conformance/redact/create-redactor.ts';
import type { Json } from '../../../lib/json.ts';
import { exchangeOf } from './exchanges.ts';

test('thousands of different secrets in one answer: no expression grows too large, and the key is still found', () => {
  const redactor = createRedactor();
  redactor.learn('sk-canary-of-the-operator');
  const tokens = Array.from({ length: 20_000 }, (_, index) => 10_000_000 + index);
  const shown = redactor.exchange(
    exchangeOf({
      operation: 'retrieveProgram',
      status: 400,
      body: { detail: 'of sk-canary-of-the-operator and 10000007.', status: 'active', tokens },
    }),
  );
  expect(shown.response?.body).toMatchObject({ detail: 'of (masked) and (masked).', status: 'active' });
  expect(JSON.stringify(shown)).not.toMatch(/canary|1000\d/);
});

test('a secret of megabytes breaks nothing', () => {
  const redactor = createRedactor();
  const secret = 'aZ9+'.repeat(500_000);
  const body = { accountNumber: secret, status: 'active' } as Json;
  redactor.learnFrom(exchangeOf({ body }));
  redactor.learn(secret);
  expect(redactor.body('createAccount', 'response', body)).toMatchObject({ accountNumber: '(masked text)' });
  expect(redactor.text(`It is ${secret}.`)).not.toContain('aZ9');
});

test('20,000 secrets and as many texts to search come to an end', () => {
  const tokens = Array.from({ length: 20_000 }, (_, index) => `k${index}-${index * 7919}`);
  const ids = tokens.slice(0, 5000).map((_, index) => ({ type: `type-${index}-${index * 31}` }));
  createRedactor().exchange(exchangeOf({ body: { ids, tokens } }));
});

test.each([
  ['one letter', 'a'.repeat(200_000)],
  ['slashes', '/'.repeat(200_000)],
  ['dots between letters', 'a.'.repeat(100_000)],
  ['digits apart', '1 '.repeat(100_000)],
])('an error of 200,000 characters, %s, is no work', (_, message) => {
  const shown = createRedactor().exchange(exchangeOf({ status: 400, body: { message } }));
  expect(JSON.stringify(shown).length).toBeLessThan(2000);
});

test('of a long text nothing is shown of a secret that it is cut in', () => {
  const redactor = createRedactor();
  const secret = `sk-${'canary'.repeat(900)}`;
  redactor.learn(secret);
  for (let before = 0; before < 12_000; before += 500) {
    const detail = `${'- '.repeat(before / 2)}${secret.repeat(5)}${' -'.repeat(100_000)}`;
    const shown = JSON.stringify(redactor.exchange(exchangeOf({ status: 400, body: { detail } })));
    expect(shown).not.toMatch(/canary/);
  }
});

test('20,000 names that may not be shown are told apart', () => {
  const body = Object.fromEntries(Array.from({ length: 19_000 }, (_, index) => [`a b ${index}`, null]));
  const shown = createRedactor().body('createCard', 'response', body) as object;
  expect(Object.keys(shown).slice(0, 3)).toEqual(['(masked name)', '(masked name) 2', '(masked name) 3']);
  expect(Object.keys(shown)).toHaveLength(19_000);
});

test('a name of megabytes is not written out for each value below it', () => {
  const body = { ['n'.repeat(4_000_000)]: Array.from({ length: 15_000 }, (_, index) => ({ a: index })) };
  createRedactor().exchange(exchangeOf({ body }));
});

const UUID = 'c81f2e60-97ab-4d35-8e14-6b5d0a3f7c92';

test("a person's UUID is as secret without its prefix, behind another one, and wherever the person is met", () => {
  for (const told of ['request', 'response']) {
    const redactor = createRedactor();
    if (told === 'request') redactor.learn(`per-${UUID}`);
    const shown = redactor.exchange(
      exchangeOf({
        status: 400,
        headers: { 'x-request-id': UUID, location: `/v1/account/acc-${UUID}` },
        body: {
          ...(told === 'response' && { owner: [`per-${UUID}`] }),
          id: `acc-${UUID}`,
          detail: `of ${UUID} and ${UUID.replaceAll('-', '')}`,
          [`x${UUID}`]: null,
          accountId: 'acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64',
        },
      }),
    );
    expect(JSON.stringify(shown)).not.toMatch(/c81f2e60|0a3f7c92/);
    expect(shown.response?.body).toMatchObject({ accountId: 'acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64' });
  }
});

const KEY = 'sk_live_Ab9xQ2mT7vRz';
const codes = (encode: (code: string) => string) =>
  [...KEY].map((one) => encode(one.charCodeAt(0).toString(16).padStart(2, '0'))).join('');

test.each([
  ['as it is', KEY],
  ['with invisible characters', [...KEY].join('\u200b')],
  ['with separators', [...KEY].join('-')],
  ['with spaces', [...KEY].join(' ')],
  [
    'in wide characters',
    [...KEY].map((one) => (one === '_' ? one : String.fromCharCode(one.charCodeAt(0) + 0xfee0))).join(''),
  ],
  ['in percents', codes((code) => `%${code}`)],
  ['in percents twice', codes((code) => `%25${code}`)],
  ['in references', codes((code) => `&#x${code};`)],
  ['in decimal references', [...KEY].map((one) => `&#${one.charCodeAt(0)};`).join('')],
  ['in escapes', codes((code) => `\\u00${code}`)],
  ['in short escapes', codes((code) => `\\x${code}`)],
  ['without its beginning', KEY.slice(8)],
  ['without its end', KEY.slice(0, 9)],
])('a key %s is shown in no text', (_, disguise) => {
  const body = {
    detail: `The key ${disguise} is wrong`,
    title: disguise,
    status: disguise,
    [disguise]: null,
    errors: [{ message: `x ${disguise}` }],
    cardStatus: disguise,
    code: 'not-found',
  };
  for (const status of [201, 400]) {
    const shown = createRedactor().exchange(
      exchangeOf({
        sentHeaders: { 'sd-api-key': KEY },
        status,
        headers: { allow: `x ${disguise}`, 'x-request-id': disguise, location: `/${disguise}/a` },
        body,
      }),
    );
    expect(JSON.stringify(shown.response)).not.toContain(JSON.stringify(disguise).slice(1, -1));
    if (status === 400) expect(shown.response?.body).toMatchObject({ code: 'not-found' });
  }
});

test('what is no part of a key stays readable', () => {
  const redactor = createRedactor();
  const sentHeaders = { 'sd-api-key': KEY, 'x-env': 'live' };
  const detail = 'The limit of 250.00 is live and exceeded: 100% of it, &c.';
  const { response } = redactor.exchange(exchangeOf({ sentHeaders, status: 400, body: { detail } }));
  expect(response?.body).toEqual({ detail: detail.replace('live', '(masked)') });
});
