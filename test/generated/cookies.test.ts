import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generate } from '../../scripts/pipeline/generate.ts';
import { outputsNamed } from '../../scripts/pipeline/make/select-outputs.ts';
import { COMPILERS, compile } from '../scripts/commands/scaffold/project.ts';
import { type AnyClient, type ClientModule, rejection } from './client/any-client.ts';
import type { LooseCall, MadeServer } from './server/made.ts';

const ROOT = process.cwd();
const SPEC = 'test/templates/cases/cookies-are-parameters-and-credentials/openapi.yaml';

let folder: string;
let server: Server;
let url: string;
let client: AnyClient;
const calls: LooseCall[] = [];

/** Client and server of the golden case, generated side by side and connected by a socket. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cookies-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const only = outputsNamed(['types', 'identifiers', 'validators', 'server', 'client']);
  await generate({ spec: SPEC, out: folder, cwd: ROOT, only }, (_title, run) => run());
  const load = (name: string) => import(pathToFileURL(join(folder, name)).href);
  const { createHandler } = (await load('server.ts')) as MadeServer;
  const readCard = (call: LooseCall) => {
    calls.push(call);
    return { status: 204 };
  };
  server = createServer(getRequestListener(createHandler({ readCard })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { createClient } = (await load('client.ts')) as ClientModule;
  client = createClient({ baseUrl: url, credentials: { session: 'abc+/==%41' } });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  calls.length = 0;
});

const readCard = async (cookies: object, credentials?: object) =>
  client.readCard?.('crd-1', { cookies, ...(credentials && { credentials }) });

describe('what the client sends, the handler gets', () => {
  test.each<[string, object]>([
    ['a text', { locale: 'de' }],
    ['a text of all that a cookie cannot hold', { locale: '; ,"\\' }],
    ['a text beyond ASCII', { locale: 'é😀' }],
    ['an empty text', { locale: '' }],
    ['a number', { locale: 'en', 'page-size': -7 }],
    ['true', { locale: 'en', wide: true }],
    ['false', { locale: 'en', wide: false }],
    ['a list that repeats its name', { locale: 'en', seen: [1, 20, 3] }],
    ['a list of one', { locale: 'en', seen: [1], tags: ['a'] }],
    ['a list that is joined', { locale: 'en', tags: ['a,b', 'c d', '100%', 'x=y'] }],
    ['everything at once', { locale: 'en', 'page-size': 5, wide: true, seen: [1, 2], tags: ['a', 'b'] }],
  ])('%s', async (_, cookies) => {
    await readCard(cookies);
    const { 'page-size': pageSize, ...others } = cookies as Record<string, unknown>;
    expect(calls[0]?.cookies).toEqual({ ...others, ...(pageSize !== undefined && { pageSize }) });
    expect(calls[0]?.path).toEqual({ cardId: 'crd-1' });
  });

  test('what is unset is not sent, nor is an empty list', async () => {
    await readCard({ locale: 'en', wide: undefined, seen: [], tags: [] });
    expect(calls[0]?.request.headers.get('cookie')).toBe('locale=en; __Host-session=abc+/==%41');
    expect(calls[0]?.cookies).toEqual({ locale: 'en' });
  });

  test('on the wire the parameters stand in style form, and the credential as it is', async () => {
    await readCard({ locale: 'é', seen: [1, 2], tags: ['a b', 'c'] });
    expect(calls[0]?.request.headers.get('cookie')).toBe(
      'locale=%C3%A9; seen=1; seen=2; tags=a%20b,c; __Host-session=abc+/==%41',
    );
    expect(calls[0]?.credentials).toEqual({ session: 'abc+/==%41' });
  });

  test('the raw client sends them too', async () => {
    const params = { path: { cardId: 'crd-1' }, cookie: { locale: 'fr', seen: [4] } };
    const raw = client.raw as unknown as { GET(path: string, init: object): Promise<{ response: Response }> };
    expect((await raw.GET('/cards/{cardId}', { params })).response.status).toBe(204);
    expect(calls[0]?.cookies).toEqual({ locale: 'fr', seen: [4] });
    expect(calls[0]?.credentials).toEqual({ session: 'abc+/==%41' });
  });
});

test('a credential that no cookie can hold is refused before anything is sent, and not shown', async () => {
  const error = await rejection(readCard({ locale: 'en' }, { session: 'top; secret' }));
  expect(error).toMatchObject({ kind: 'request' });
  expect(JSON.stringify([error, (error as Error).message])).not.toContain('secret');
  expect(calls).toEqual([]);
});

const get = (cookie?: string) => fetch(`${url}/cards/1`, { headers: cookie === undefined ? {} : { cookie } });
const SESSION = '__Host-session=s';

describe('what other clients send', () => {
  test.each<[string, string, object]>([
    ['no space behind the semicolon', `locale=en;wide=true;${SESSION}`, { locale: 'en', wide: true }],
    ['quotes around a value', `locale="en"; ${SESSION}`, { locale: 'en' }],
    [
      'cookies that nobody described',
      `_ga=GA1.2; locale=en; odd; =x; ${SESSION}; Locale=de`,
      { locale: 'en' },
    ],
  ])('%s', async (_, cookie, cookies) => {
    expect((await get(cookie)).status).toBe(204);
    expect(calls[0]?.cookies).toEqual(cookies);
  });

  test.each<[string, string | undefined, number, object]>([
    ['no cookies at all', undefined, 401, { code: 'unauthenticated' }],
    [
      'a required one is missing',
      SESSION,
      400,
      { errors: [{ in: 'cookie', name: 'locale', keyword: 'required' }] },
    ],
    [
      'not a number',
      `locale=en; page-size=ten; ${SESSION}`,
      400,
      { errors: [{ in: 'cookie', name: 'page-size', keyword: 'type' }] },
    ],
    [
      'longer than the description allows',
      `locale=abcdef; ${SESSION}`,
      400,
      { errors: [{ in: 'cookie', name: 'locale', keyword: 'maxLength' }] },
    ],
    [
      'one value twice',
      `locale=en; locale=de; ${SESSION}`,
      400,
      { errors: [{ in: 'cookie', name: 'locale', keyword: 'duplicate' }] },
    ],
    [
      'a broken percent-encoding',
      `locale=%zz; ${SESSION}`,
      400,
      { code: 'bad-encoding', errors: [{ in: 'cookie', name: 'locale', keyword: 'encoding' }] },
    ],
  ])('%s is refused', async (_, cookie, status, problem) => {
    const response = await get(cookie);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(problem);
    expect(calls).toEqual([]);
  });

  test('a 401 names the cookie', async () => {
    expect((await get()).headers.get('www-authenticate')).toBe(
      'ApiKey realm="Case", in="cookie", name="__Host-session"',
    );
  });
});

test.each(Object.keys(COMPILERS) as (keyof typeof COMPILERS)[])(
  'the types say so, under %s',
  async (compiler) => {
    await writeFile(
      join(folder, 'usage.ts'),
      `import { createClient } from './client.ts';
import { createHandler } from './server.ts';
const client = createClient({ credentials: { session: 's' } });
await client.readCard('1', { cookies: { locale: 'en', 'page-size': 1, wide: true, seen: [1], tags: ['a'] } });
// @ts-expect-error: locale is required
await client.readCard('1', { cookies: {} });
// @ts-expect-error: seen is a list of numbers
await client.readCard('1', { cookies: { locale: 'en', seen: ['1'] } });
createHandler({
  readCard({ cookies: { locale, pageSize, seen, tags } }) {
    const used: [string, number | undefined, number[] | undefined, string[] | undefined] = [locale, pageSize, seen, tags];
    // @ts-expect-error: it may be absent
    const wrong: number = pageSize;
    return { status: 204, headers: { 'x-used': String([used, wrong]) } };
  },
});
`,
    );
    const compilerOptions = {
      target: 'es2024',
      module: 'nodenext',
      strict: true,
      exactOptionalPropertyTypes: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['usage.ts'] }));
    expect(await compile(folder, compiler)).toBe('');
  },
);
