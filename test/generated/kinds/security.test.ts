import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyClient } from '../client/any-client.ts';
import type { LooseCall } from '../server/made.ts';
import { connect, type MadePair, makePair } from './made-pair.ts';

const SCHEMES = {
  headerKey: { type: 'apiKey', in: 'header', name: 'X-Key' },
  queryKey: { type: 'apiKey', in: 'query', name: 'api key' },
  cookieKey: { type: 'apiKey', in: 'cookie', name: 'session' },
  basic: { type: 'http', scheme: 'Basic' },
  bearer: { type: 'http', scheme: 'bearer' },
  digest: { type: 'http', scheme: 'digest' },
  oauth: {
    type: 'oauth2',
    flows: { clientCredentials: { tokenUrl: 'https://a.test/t', scopes: { read: 'R' } } },
  },
  oidc: { type: 'openIdConnect', openIdConnectUrl: 'https://a.test/.well-known' },
  certificate: { type: 'mutualTLS' },
};

const SECURITY: Record<string, object[] | undefined> = {
  ...Object.fromEntries(Object.keys(SCHEMES).map((name) => [name, [{ [name]: [] }]])),
  both: [{ headerKey: [], bearer: [] }],
  either: [{ oauth: ['read'] }, { headerKey: [], queryKey: [] }],
  certified: [{ certificate: [], headerKey: [] }],
  nothing: [],
  byDefault: undefined,
};

const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Security', version: '1.0.0' },
  security: [{ bearer: [] }],
  paths: Object.fromEntries(
    Object.entries(SECURITY).map(([id, security]) => [
      `/${id}`,
      {
        get: {
          operationId: id,
          ...(security === undefined ? {} : { security }),
          responses: { 204: { description: 'Done.' } },
        },
      },
    ]),
  ),
  components: { securitySchemes: SCHEMES },
};

let pair: MadePair;
beforeAll(async () => {
  pair = await makePair(DESCRIPTION);
});
afterAll(() => pair.remove());

const GIVEN = {
  headerKey: 'h-1',
  queryKey: 'q&1',
  cookieKey: 'c-1',
  basic: { username: 'ada', password: 'pä:ss' },
  bearer: 'token-1',
  digest: 'username="ada", nonce="n"',
  oauth: async () => 'fetched',
  oidc: () => 'id-token',
};

/** Calls an operation with some of the credentials; what the handler got of them, or the status. */
async function got(id: string, names: readonly string[] = Object.keys(GIVEN)): Promise<unknown> {
  const calls: LooseCall[] = [];
  const handler = (call: LooseCall) => {
    calls.push(call);
    return { status: 204 };
  };
  const credentials = Object.fromEntries(Object.entries(GIVEN).filter(([name]) => names.includes(name)));
  const { client } = connect(pair, { [id]: handler }, { credentials });
  const call = (client as AnyClient)[id] as () => Promise<unknown>;
  const failed = await call().then(
    () => undefined,
    (error: { status: number }) => error.status,
  );
  return failed ?? calls[0]?.credentials;
}

test.each([
  ['headerKey', { headerKey: 'h-1' }],
  ['queryKey', { queryKey: 'q&1' }],
  ['cookieKey', { cookieKey: 'c-1' }],
  ['basic', { basic: { username: 'ada', password: 'pä:ss' } }],
  ['bearer', { bearer: 'token-1' }],
  ['digest', { digest: 'username="ada", nonce="n"' }],
  ['oauth', { oauth: 'fetched' }],
  ['oidc', { oidc: 'id-token' }],
  ['certificate', {}],
  ['both', { headerKey: 'h-1', bearer: 'token-1' }],
  ['either', { oauth: 'fetched' }],
  ['certified', { headerKey: 'h-1' }],
  ['nothing', {}],
  ['byDefault', { bearer: 'token-1' }],
])('%s: the handler gets what the operation asks for and nothing else', async (id, expected) => {
  expect(await got(id)).toEqual(expected);
});

test('the first alternative that is configured as a whole is sent', async () => {
  expect(await got('either', ['headerKey', 'queryKey'])).toEqual({ headerKey: 'h-1', queryKey: 'q&1' });
  expect(await got('either', ['headerKey'])).toBe(401);
});

test('without credentials an operation that needs some is refused, with a challenge of its scheme', async () => {
  for (const id of ['headerKey', 'queryKey', 'cookieKey', 'basic', 'bearer', 'digest', 'oauth', 'both'])
    expect([id, await got(id, [])]).toEqual([id, 401]);
  expect(await got('certificate', [])).toEqual({});
  const handle = pair.server.createHandler({});
  const challenged = async (id: string) =>
    (await handle(new Request(`http://pair.test/${id}`))).headers.get('www-authenticate');
  expect(await challenged('digest')).toBe('Digest realm="Security"');
  expect(await challenged('basic')).toContain('Basic realm="Security"');
});
