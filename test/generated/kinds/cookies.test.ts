import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type AnyClient, rejection } from '../client/any-client.ts';
import type { LooseCall } from '../server/made.ts';
import { connect, type MadePair, makePair } from './made-pair.ts';

const SPEC = 'test/templates/cases/cookies-are-parameters-and-credentials/openapi.yaml';
const SESSION = '__Host-session=s';

let pair: MadePair;
const calls: LooseCall[] = [];
beforeAll(async () => {
  pair = await makePair(parse(readFileSync(SPEC, 'utf8')));
});
afterAll(() => pair.remove());
beforeEach(() => {
  calls.length = 0;
});

const readCard = (call: LooseCall) => {
  calls.push(call);
  return { status: 204 };
};
const connected = (session = 'abc+/==%41') => connect(pair, { readCard }, { credentials: { session } });
const get = (cookie?: string) => {
  const headers = cookie === undefined ? {} : { cookie };
  return pair.server.createHandler({ readCard })(new Request('http://pair.test/cards/1', { headers }));
};

test('on the wire the parameters stand in style form, and the credential as it is', async () => {
  const client = connected().client as AnyClient;
  const sent = () => calls.at(-1)?.request.headers.get('cookie');
  const tags = ['a,b', 'c d', '; "\\'];
  await client.readCard?.('crd-1', {
    cookies: { locale: 'é', 'page-size': -7, wide: false, seen: [1, 2], tags },
  });
  expect(sent()).toBe(
    'locale=%C3%A9; page-size=-7; wide=false; seen=1; seen=2; tags=a%2Cb,c%20d,%3B%20%22%5C; __Host-session=abc+/==%41',
  );
  expect(calls[0]).toMatchObject({
    cookies: { locale: 'é', pageSize: -7, wide: false, seen: [1, 2], tags },
    credentials: { session: 'abc+/==%41' },
  });
  await client.readCard?.('crd-1', { cookies: { locale: '', wide: undefined, seen: [], tags: [] } });
  expect(sent()).toBe('locale=; __Host-session=abc+/==%41');
  const params = { path: { cardId: 'crd-1' }, cookie: { locale: 'fr', seen: [4] } };
  expect((await client.raw.GET('/cards/{cardId}', { params })).response.status).toBe(204);
  expect(sent()).toBe('locale=fr; seen=4; __Host-session=abc+/==%41');
});

test('a credential that no cookie can hold is refused before anything is sent, and not shown', async () => {
  const { client, sent } = connected('top; secret');
  const error = await rejection(
    (client as AnyClient).readCard?.('crd-1', { cookies: { locale: 'en' } }) as Promise<unknown>,
  );
  expect(error).toMatchObject({ kind: 'request' });
  expect(JSON.stringify([error, (error as Error).message])).not.toContain('secret');
  expect(sent).toEqual([]);
});

test.each<[string, string, object]>([
  ['no space behind the semicolon', `locale=en;wide=true;${SESSION}`, { locale: 'en', wide: true }],
  ['quotes around a value', `locale="en"; ${SESSION}`, { locale: 'en' }],
  ['cookies that nobody described', `_ga=GA1.2; locale=en; odd; =x; ${SESSION}; Locale=de`, { locale: 'en' }],
])('%s: read as browsers send it', async (_, cookie, cookies) => {
  expect((await get(cookie)).status).toBe(204);
  expect(calls[0]?.cookies).toEqual(cookies);
});

test.each<[string, string, string]>([
  ['missing', SESSION, 'required'],
  ['longer than the description allows', `locale=abcdef; ${SESSION}`, 'maxLength'],
  ['a broken percent-encoding', `locale=%zz; ${SESSION}`, 'encoding'],
])('%s is refused', async (_, cookie, keyword) => {
  const response = await get(cookie);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ in: 'cookie', name: 'locale', keyword }] });
  expect(calls).toEqual([]);
});

test('a 401 names the cookie', async () => {
  const { status, headers } = await get();
  expect(status).toBe(401);
  expect(headers.get('www-authenticate')).toBe('ApiKey realm="Case", in="cookie", name="__Host-session"');
});
