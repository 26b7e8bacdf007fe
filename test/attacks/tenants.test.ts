import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashKey } from '../../server/node/keys.ts';
import { openStore, type StoreChoice } from '../../server/node/open-store.ts';
import { createSandbox, type Sandbox } from '../../server/sandbox.ts';
import { withoutTenants } from '../../server/tenants/scoped-store.ts';
import { openTenants } from '../../server/tenants/tenants.ts';
import type { Ids } from '../example-call.ts';
import { requestsWith } from '../server/control/two-programs.ts';
import { type PostgresServer, startPostgres } from '../server/store/postgres/server.ts';
import { folderForAll } from '../temporary-folder.ts';

const OPERATOR = { 'x-sandbox-control-key': 'the-operator-of-the-suite' };
const systemTime = () => new Date('2026-03-10T12:00:00Z');

type Headers = Record<string, string>;

interface Party extends Ids {
  readonly headers: Headers;
  /** Ids that no other party has. */
  readonly secrets: readonly string[];
}

/** Two processes on one store, which take turns. */
async function openServers(choice: StoreChoice) {
  const stores = await Promise.all((choice.kind === 'memory' ? [0] : [0, 1]).map(() => openStore(choice)));
  const servers: Sandbox['fetch'][] = [];
  for (const whole of stores) {
    const tenants = openTenants({ store: whole, hashKey, systemTime });
    const store = withoutTenants(whole);
    const controlKey = OPERATOR['x-sandbox-control-key'];
    const bank = await createSandbox({ store, hashKey, systemTime, controlKey, tenants });
    servers.push(tenants.fetchWith(bank));
  }
  let calls = 0;
  async function send(method: string, path: string, headers: Headers, body?: unknown, server = calls++) {
    const fetch = servers[server % servers.length] as Sandbox['fetch'];
    const response = await fetch(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      { remoteAddress: '127.0.0.1' },
    );
    return { status: response.status, text: await response.text() };
  }
  const json = async (...sent: Parameters<typeof send>) => JSON.parse((await send(...sent)).text);
  return { send, json, close: () => Promise.all(stores.map((store) => store.close())) };
}

type Servers = Awaited<ReturnType<typeof openServers>>;

async function newParty({ json, send }: Servers, headers: Headers): Promise<Party> {
  const seed = await json('GET', '/_sandbox/seed', headers);
  const made = await json('POST', '/_sandbox/programs', headers, {});
  const as = { 'sd-api-key': made.apiKey, 'sd-person-id': made.personId };
  let own = { ...seed, ...made };
  for (const [name, operation] of [
    ['accountId', 'createAccount'],
    ['contactId', 'createContact'],
  ] as const) {
    const sent = requestsWith(own).find((one) => one.operation === operation);
    own = { ...own, [name]: (await json(sent?.method ?? '', sent?.path ?? '', as, sent?.body)).id };
  }
  const check = await json('POST', '/_sandbox/checks', headers, { contactId: own.contactId });
  const fault = await json('POST', '/_sandbox/faults', headers, {
    operation: 'createCard',
    programId: own.programId,
    answer: { status: 599, body: {} },
  });
  expect(fault.id).toBeDefined();
  await send('PUT', '/_sandbox/clock', headers, {
    now: `2026-0${Object.keys(headers).length + 3}-02T00:00:00Z`,
  });
  const secrets = [made.programId, made.businessId, made.personId, own.accountId, own.contactId, check.id];
  expect(secrets.filter((id) => typeof id !== 'string')).toEqual([]);
  // The party uses the key that its program got, which may control its tenant, too.
  return { ...own, checkTransferId: check.id, secrets, headers: 'sd-api-key' in headers ? as : headers };
}

/** All that a party can see of its bank. Faults and the last requests belong to a process: the first one's. */
async function stateOf({ send }: Servers, { headers }: Party): Promise<string> {
  const paths = [
    'snapshot',
    'clock',
    'faults',
    'requests?limit=1000',
    'seed',
    'records?kind=accounts',
    'records?kind=programs',
  ];
  const shown = await Promise.all(
    paths.map(async (path) => {
      const { status, text } = await send('GET', `/_sandbox/${path}`, headers, undefined, 0);
      expect(status).toBe(200);
      // Callers with an unknown key appear in the list of the sandbox's own bank.
      const { requests = [], ...shown } = JSON.parse(text);
      const of = requests.filter(
        (one: { programId: unknown }) => 'sd-api-key' in headers || one.programId !== null,
      );
      return JSON.stringify([shown, of]);
    }),
  );
  return shown.join('\n');
}

/** The body that is sent to each control route, with the ids of another. */
function bodyFor(route: string, theirs: Party): unknown {
  const { programId, contactId } = theirs;
  const bodies: Record<string, unknown> = {
    'PATCH /_sandbox/records/{id}': { label: 'changed' },
    'PUT /_sandbox/clock': { advanceSeconds: 86_400 },
    'POST /_sandbox/faults': { programId, answer: { status: 598, body: {} } },
    'PUT /_sandbox/snapshot': { version: 1, records: {}, faults: [] },
    'POST /_sandbox/checks': { contactId },
  };
  return bodies[route] ?? (/^(?:POST|PUT)/.test(route) ? { programId } : undefined);
}

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});

const folder = folderForAll();
const CHOICES: readonly StoreChoice[] = [
  { kind: 'memory' },
  { kind: 'sqlite', file: join(folder, 'bank.sqlite') },
  { kind: 'postgres', url: '' },
];

test.each(CHOICES)('no tenant sees or changes another: $kind', async (choice) => {
  const servers = await openServers(
    choice.kind === 'postgres' ? { ...choice, url: await postgres.createDatabase() } : choice,
  );
  const { send, json } = servers;
  const newTenant = async () => {
    const { apiKey } = await json('POST', '/_sandbox/tenants', OPERATOR, { callsPerSecond: 10_000 });
    return newParty(servers, { 'sd-api-key': apiKey });
  };
  const newOperator = async () => {
    await send('POST', '/_sandbox/reset', OPERATOR);
    return newParty(servers, OPERATOR);
  };
  const routes: { method: string; path: string }[] = (await json('GET', '/_sandbox/', OPERATOR)).routes;
  let tried = 0;
  // These calls also reset and delete the sender's own things, so each pair is new.
  for (const [name, first, second] of [
    ['a tenant, a tenant', newTenant, newTenant],
    ['a tenant, the operator', newTenant, newOperator],
    ['the operator, a tenant', newOperator, newTenant],
  ] as const) {
    const [mine, theirs] = [await first(), await second()];
    const before = await stateOf(servers, theirs);
    const check = async (method: string, path: string, headers: Headers, body?: unknown) => {
      const { text } = await send(method, path, headers, body);
      tried += 1;
      const sent = `${method} ${path} ${JSON.stringify(body)}`;
      const leaked = theirs.secrets.filter((id) => text.includes(id) && !sent.includes(id));
      expect(leaked, sent).toEqual([]);
    };
    const named = Object.entries(theirs).filter(([, id]) => theirs.secrets.includes(id as string));
    const mixtures = [theirs, ...named.map(([field, id]) => ({ ...mine, [field]: id }) as Party)];
    const key = mine.headers['sd-api-key'] ?? 'an unknown key';
    const theirKey = theirs.headers['sd-api-key'] ?? 'an unknown key';
    const keys = [
      key,
      `${theirKey.slice(0, 36)}${key.slice(36)}`,
      `${key}, ${theirKey}`,
      theirKey.toUpperCase(),
      theirKey.slice(0, 37),
    ];
    for (const apiKey of keys)
      for (const personId of [mine.personId, theirs.personId])
        for (const ids of mixtures)
          for (const { method, path, body } of requestsWith(ids))
            await check(method, path, { 'sd-api-key': apiKey, 'sd-person-id': personId }, body);
    const scope = `~${theirKey.slice(0, 36)}/`;
    const ids = theirs.secrets.flatMap((id) => [id, encodeURIComponent(`${scope}${id}`), `${scope}${id}`]);
    for (const apiKey of keys)
      for (const { method, path } of routes) {
        // The operator deletes tenants by right.
        const places = path.includes('{id}') ? [...ids, `~tenant-${theirKey.slice(0, 36)}`] : [''];
        const headers = { ...(mine.headers['sd-api-key'] ? {} : OPERATOR), 'sd-api-key': apiKey };
        for (const id of places)
          await check(method, path.replace('{id}', id), headers, bodyFor(`${method} ${path}`, theirs));
      }
    // A program of the other, for the routes that take one.
    for (const path of ['reset', 'snapshot', 'faults', 'requests', 'clock'])
      for (const method of ['GET', 'POST', 'DELETE'])
        await check(method, `/_sandbox/${path}?programId=${theirs.programId}`, mine.headers);
    const after = await stateOf(servers, theirs);
    const [was, is] = [before, after].map((one) => one.split('\n'));
    const place = is?.findIndex((line, index) => line !== was?.[index]) ?? -1;
    expect(place, `${name}: ${is?.[place]?.slice(-300)}`).toBe(-1);
  }
  console.info(`${tried} calls on ${choice.kind}, 0 broken`);
  expect(tried).toBeGreaterThan(2000);
  await servers.close();
});

test('a tenant is neither created, listed nor deleted with the key of one, nor without a key', async () => {
  const { send, json } = await openServers({ kind: 'memory' });
  const { id, apiKey } = await json('POST', '/_sandbox/tenants', OPERATOR);
  const others: Headers[] = [{}, { 'sd-api-key': apiKey }, { ...OPERATOR, 'sd-api-key': apiKey }];
  for (const headers of others)
    for (const [method, path] of [
      ['POST', ''],
      ['GET', ''],
      ['DELETE', `/${id}`],
    ] as const) {
      const { status, text } = await send(method, `/_sandbox/tenants${path}`, headers);
      expect([status, JSON.parse(text).code]).toEqual([403, 'operator-only']);
    }
  expect((await send('DELETE', `/_sandbox/tenants/${id}`, OPERATOR)).status).toBe(204);
  expect((await send('GET', '/_sandbox/seed', { 'sd-api-key': apiKey })).status).toBe(403);
  expect((await json('GET', '/_sandbox/tenants', OPERATOR)).tenants).toEqual([]);
});

test('a tenant that is full is refused until a reset, and others are not', async () => {
  const { send, json } = await openServers({ kind: 'memory' });
  const [small, other] = [
    await json('POST', '/_sandbox/tenants', OPERATOR, { records: 100, callsPerSecond: 10_000 }),
    await json('POST', '/_sandbox/tenants', OPERATOR),
  ];
  const create = ({ apiKey }: { apiKey: string }) =>
    send('POST', '/_sandbox/people', { 'sd-api-key': apiKey }, {});
  const replies = [];
  for (let index = 0; index < 110; index += 1) replies.push(await create(small));
  expect(
    replies
      .map(({ status }) => status)
      .sort()
      .at(-1),
  ).toBe(403);
  expect(JSON.parse(replies.at(-1)?.text ?? '').code).toBe('record-limit');
  expect((await create(other)).status).toBe(201);
  expect((await send('POST', '/_sandbox/reset', { 'sd-api-key': small.apiKey })).status).toBe(204);
  expect((await create(small)).status).toBe(201);
});

test('a tenant that calls too often waits, and is then refused with Retry-After', async () => {
  const { send, json } = await openServers({ kind: 'memory' });
  const { apiKey } = await json('POST', '/_sandbox/tenants', OPERATOR, { callsPerSecond: 10 });
  const call = () => send('GET', '/_sandbox/clock', { 'sd-api-key': apiKey });
  const replies = await Promise.all(Array.from({ length: 40 }, call));
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(20);
  expect(JSON.parse(refused[0]?.text ?? '').code).toBe('call-limit');
  expect(replies.filter(({ status }) => status === 200).length).toBe(replies.length - refused.length);
});

afterAll(async () => {
  await postgres?.remove();
});
