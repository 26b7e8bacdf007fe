import { afterAll, beforeAll, expect, test } from 'vitest';
import { collect, makePagedApi, type PagedApi } from '../projects/paged-api.ts';
import { payloads } from './payloads.ts';

// A server chooses what comes next: where the next page is, and by which cursor. Nothing may go to another host, a cursor is sent as it is, and no loop is endless.

const BASE = 'https://bank.test/v1';
const HOSTS = [
  'evil.test',
  'bank.test.evil.test',
  'bank.test:8443',
  'bank.test.',
  'xbank.test',
  '127.0.0.1',
  '[::1]',
  'bänk.test',
];
const FORMS: readonly ((host: string) => string)[] = [
  (host) => `https://${host}/v1/x`,
  (host) => `http://${host}/v1/x`,
  (host) => `//${host}/x`,
  (host) => `\\\\${host}\\x`,
  (host) => `/\\${host}/x`,
  (host) => `https:/\\${host}/x`,
  (host) => `  https://${host}/x`,
  (host) => `ht\ntps://${host}/x`,
  (host) => `https://bank.test@${host}/x`,
  (host) => `https://user:password@${host}/x`,
  (host) => `https:${host}@evil.test/x`,
  (host) => `ftp://${host}/x`,
  (host) => `blob:https://${host}/x`,
];
const OTHERS = [
  'http://bank.test/v1/x',
  'https://user@bank.test/x',
  'data:,x',
  'javascript:x',
  'file:///etc/passwd',
  'https://',
  'about:blank',
];
/** Tells each operation the URL of its next page in another way. */
const TOLD: Readonly<Record<string, (url: string) => Response>> = {
  speakeasyUrl: (next) => reply({ data: [], next }),
  fernPath: (next) => reply({ data: [], next }),
  microsoft: (next) => reply({ data: [], next }),
  configuredLink: (next) => reply([], { link: `<${next}>; rel=next` }),
};

function reply(body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', ...headers } });
}

let api: PagedApi;
beforeAll(async () => {
  api = await makePagedApi();
});
afterAll(() => api?.remove());

/** A client of a server that gives a response after another; `urls` are those of its requests. */
function clientOf(respond: (count: number, url: string, init: RequestInit) => Response) {
  const urls: string[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    urls.push(url);
    return respond(urls.length, url, init);
  };
  return {
    client: api.createClient({
      baseUrl: BASE,
      retry: false,
      fetch,
      headers: { authorization: 'Bearer secret' },
    }),
    urls,
  };
}

test('the URL of a next page leads to no other host', async () => {
  let tried = 0;
  for (const [name, told] of Object.entries(TOLD)) {
    const targets = [...FORMS.flatMap((form) => HOSTS.map(form)), ...OTHERS];
    // A header cannot hold all of them, and trims what is around it.
    for (const url of targets.filter((one) => name !== 'configuredLink' || !/[\n<>ä]/.test(one))) {
      tried += 1;
      const { client, urls } = clientOf((count) => (count < 5 ? told(url) : reply({ data: [] })));
      const error: unknown = await collect(client[name]?.pages()).catch((one) => one);
      const target = URL.canParse(url, `${BASE}/${name}`) ? new URL(url, `${BASE}/${name}`) : undefined;
      const isOwn = target?.origin === 'https://bank.test' && target.username === '';
      expect([url, urls.map((one) => new URL(one).origin)]).toEqual([
        url,
        urls.map(() => 'https://bank.test'),
      ]);
      if (!isOwn) expect([url, urls.length, error]).toMatchObject([url, 1, { kind: 'request' }]);
      expect(urls.join()).not.toContain('password');
    }
  }
  expect(tried).toBeGreaterThan(350);
});

test('a cursor is sent as the server gave it', async () => {
  let tried = 0;
  const sent: Record<string, (url: string, init: RequestInit) => unknown> = {
    speakeasyCursor: (url) => new URL(url).searchParams.get('cursor'),
    linked: (url) => new URL(url).searchParams.get('cursor'),
    speakeasyBody: (_, init) => JSON.parse(String(init.body)).paging.cursor,
  };
  for (const [name, read] of Object.entries(sent)) {
    for (const { text } of payloads().filter((one) => one.text.isWellFormed() && one.text !== '')) {
      tried += 1;
      const found: unknown[] = [];
      const { client, urls } = clientOf((count, url, init) => {
        if (count > 1) found.push(read(url, init));
        return reply({ data: [], next: count === 1 ? text : null });
      });
      await collect(client[name]?.pages(...(name === 'speakeasyBody' ? [{}] : [])));
      expect([found, urls.map((url) => new URL(url).origin)]).toEqual([
        [text],
        Array(2).fill('https://bank.test'),
      ]);
    }
  }
  expect(tried).toBeGreaterThan(300);
});

test('cursors that come again end the loop, however long the circle', async () => {
  for (const name of ['speakeasyCursor', 'speakeasyUrl', 'linked', 'speakeasyBody'])
    for (let length = 1; length <= 20; length += 1)
      for (const before of [0, 1, 7]) {
        const next = (count: number) => (count <= before ? `?a${count}` : `?b${(count - before) % length}`);
        const { client, urls } = clientOf((count) => reply({ data: [], next: next(count) }));
        const pages = client[name]?.pages(...(name === 'speakeasyBody' ? [{}] : []));
        await expect(collect(pages)).rejects.toThrow(/again/);
        expect(urls.length).toBeLessThanOrEqual(before + length + 1);
      }
});

test.each(['speakeasyOffset', 'speakeasyPage', 'fernPage', 'fernOffset', 'configuredHeader'])(
  '%s: a server that gives one page for ever does not',
  async (name) => {
    for (const more of [
      { more: true, pages: 1e9 },
      { more: true, pages: Number.MAX_VALUE },
    ]) {
      const { client, urls } = clientOf(() => reply({ data: [{ id: '1' }], ...more }));
      await expect(collect(client[name]?.pages())).rejects.toThrow(/the same page again/);
      expect(urls).toHaveLength(2);
    }
  },
);
