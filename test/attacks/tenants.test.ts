import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreChoice } from '../../server/node/open-store.ts';
import type { Ids } from '../example-call.ts';
import { requestsWith } from '../server/control/two-programs.ts';
import { type PostgresServer, startPostgres } from '../server/store/postgres/server.ts';
import { type Headers, OPERATOR, openServers, type Servers } from '../server/tenants/tenant-servers.ts';
import { folderForAll } from '../temporary-folder.ts';
import { payloads } from './payloads.ts';

interface Party extends Ids {
  readonly headers: Headers;
  /** Ids that no other party has. */
  readonly secrets: readonly string[];
}

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
  { kind: 'sqlite', file: '' },
  { kind: 'postgres', url: '' },
];

let files = 0;
async function withDatabase(choice: StoreChoice): Promise<StoreChoice> {
  if (choice.kind === 'postgres') return { ...choice, url: await postgres.createDatabase() };
  files += 1;
  return choice.kind === 'sqlite' ? { ...choice, file: join(folder, `${files}.sqlite`) } : choice;
}

test.each(CHOICES)('no tenant sees or changes another: $kind', async (choice) => {
  const servers = await openServers(await withDatabase(choice));
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

test.each(CHOICES)(
  'calls in progress while their tenant is deleted leave nothing behind: $kind',
  async (choice) => {
    const servers = await openServers(await withDatabase(choice));
    const { send, json, idsOf, close } = servers;
    const statuses = new Map<number, number>();
    for (let turn = 0; turn < 8; turn += 1) {
      const tenant = await json('POST', '/_sandbox/tenants', OPERATOR, { callsPerSecond: 10_000 });
      const party = await newParty(servers, { 'sd-api-key': tenant.apiKey });
      const snapshot = await json('GET', '/_sandbox/snapshot', party.headers);
      const calls = [
        ...requestsWith(party).map(({ method, path, body }) => [method, path, body] as const),
        ...['reset', 'programs', 'keys', 'people', 'businesses'].map(
          (one) => ['POST', `/_sandbox/${one}`, undefined] as const,
        ),
        ['PUT', '/_sandbox/snapshot', snapshot] as const,
        ['PUT', '/_sandbox/clock', { advanceSeconds: 1 }] as const,
      ];
      const sent = calls.map(([method, path, body], index) =>
        send(method, path, { ...party.headers, 'sd-person-id': party.personId }, body, index + turn),
      );
      // A while later each time, so that other calls are in progress.
      for (let pause = 0; pause < turn; pause += 1) await new Promise(setImmediate);
      const deleted = send('DELETE', `/_sandbox/tenants/${tenant.id}`, OPERATOR, undefined, turn);
      expect((await deleted).status).toBe(204);
      for (const { status } of await Promise.all(sent)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(await idsOf('~')).toEqual([]);
      for (const server of [0, 1])
        expect((await send('GET', '/_sandbox/clock', party.headers, undefined, server)).status).toBe(403);
    }
    console.info(choice.kind, Object.fromEntries(statuses));
    expect([...statuses.keys()].filter((status) => status >= 500 && status !== 599)).toEqual([]);
    expect(statuses.get(403)).toBeGreaterThan(0);
    await close();
  },
);

test('a hostile id of a tenant is unknown', async () => {
  const { send, json, idsOf, close } = await openServers({ kind: 'memory' });
  const { id, apiKey } = await json('POST', '/_sandbox/tenants', OPERATOR, {});
  const { programId } = await json('GET', '/_sandbox/seed', OPERATOR);
  const before = await idsOf('');
  let tried = 0;
  for (const { text } of [...payloads(), { text: '' }]) {
    for (const hostile of [
      text,
      `${id}${text}`,
      `${text}${id}`,
      `${id}/${text}`,
      `${id.slice(0, -1)}${text}`,
    ]) {
      if (hostile === id) continue;
      const { status } = await send(
        'DELETE',
        `/_sandbox/tenants/${encodeURIComponent(hostile.toWellFormed())}`,
        OPERATOR,
      );
      expect([400, 404, 405], hostile).toContain(status);
      tried += 1;
    }
    const label = await send('POST', '/_sandbox/tenants', OPERATOR, { label: text });
    if (label.status === 201) {
      const made = JSON.parse(label.text);
      expect(made.label).toBe(text);
      await send('DELETE', `/_sandbox/tenants/${made.id}`, OPERATOR);
    } else expect(label.status, text).toBe(400);
    for (const key of [`${id}.${text}`, `${id}${text}`, `${apiKey}${text}`, `${text}${apiKey}`]) {
      if (key.trim() === apiKey || !/^[\x20-\xff\t]*$/.test(key)) continue;
      for (const path of ['/_sandbox/clock', `/v1/program/${programId}`])
        expect([401, 403], key).toContain((await send('GET', path, { 'sd-api-key': key })).status);
      tried += 2;
    }
  }
  expect(await idsOf('')).toEqual(before);
  console.info(`${tried} ids and keys, 0 broken`);
  expect(tried).toBeGreaterThan(500);
  await close();
});

afterAll(async () => {
  await postgres?.remove();
});
