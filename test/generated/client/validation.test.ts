import { afterAll, beforeAll, expect, test } from 'vitest';
import { parametersIn } from '../../../templates/model.ts';
import { type ClientModule, rejection } from './any-client.ts';
import { FaultServer, json } from './fault-server.ts';
import { BANK, FERRY, type GeneratedClient, generateClient } from './generated-client.ts';

let server: FaultServer;
const made: GeneratedClient[] = [];
let bank: ClientModule;
let ferry: ClientModule;

beforeAll(async () => {
  made.push(await generateClient(BANK), await generateClient(FERRY));
  [bank, ferry] = (await Promise.all(made.map((one) => one.load()))) as unknown as [
    ClientModule,
    ClientModule,
  ];
  server = await FaultServer.start();
});

afterAll(async () => {
  await server.stop();
  for (const one of made) await one.remove();
});

test('every example of a success passes, and is answered as it is', async () => {
  for (const [at, module] of [bank, ferry].entries()) {
    const client = module.createClient({
      baseUrl: server.url,
      validateResponse: module.responses,
    });
    let count = 0;
    for (const { id, responses, parameters, body } of made[at]?.model.operations ?? []) {
      for (const { success, status, contents } of responses) {
        const [example] = contents[0]?.examples ?? [];
        if (!success || example === undefined) continue;
        server.answers(json(status === '2XX' ? 207 : Number(status), example.value));
        const query = { query: { from: 'ABD' } };
        const args = [...parametersIn({ parameters }, 'path').map(() => 'x-1'), ...(body ? [{}] : []), query];
        expect(await client[id]?.(...args)).toEqual(example.value);
        count++;
      }
    }
    expect(count).toBeGreaterThan(3);
  }
});

test('a body against the description rejects, with places and without values', async () => {
  const client = ferry.createClient({ baseUrl: server.url, validateResponse: ferry.responses });
  server.answers(json(202, { id: 'canary', passengers: {}, total: 'canary' }));
  const error = await rejection(client.createBooking?.({}) as Promise<unknown>);
  expect(error).toMatchObject({ kind: 'invalid-response', status: 202, operation: 'createBooking' });
  expect(error.problems?.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual([
    ['/id', 'pattern'],
    ['/passengers', 'type'],
    ['/total', 'type'],
  ]);
  expect(JSON.stringify(error)).not.toContain('canary');
  expect(error.body).toBeUndefined();
});

test('validate: false, or no validators, let it pass', async () => {
  server.answers(json(202, { id: 1 }));
  const client = ferry.createClient({ baseUrl: server.url, validateResponse: ferry.responses });
  expect(await client.createBooking?.({}, { validate: false })).toEqual({ id: 1 });
  expect(await ferry.createClient({ baseUrl: server.url }).createBooking?.({})).toEqual({ id: 1 });
});

test('a success that is not described rejects, one without content passes', async () => {
  const client = ferry.createClient({ baseUrl: server.url, validateResponse: ferry.responses });
  server.answers(json(200, { id: 'bkg-1', passengers: [], total: 1 }));
  const error = await rejection(client.createBooking?.({}) as Promise<unknown>);
  expect(error).toMatchObject({ kind: 'invalid-response', status: 200 });
  expect(error.problems).toBeUndefined();
  server.answers((response) => response.writeHead(204).end());
  expect(await client.cancelBooking?.('bkg-1')).toBeUndefined();
});

test('validators are found by exact status, then by class, then by default', async () => {
  const refuse = (name: string) =>
    Object.assign(() => false, { errors: [{ instancePath: name, keyword: 'test', message: name }] });
  const outcome = async (status: number, entries: Record<string, unknown>) => {
    server.answers(json(status, {}));
    const client = bank.createClient({ baseUrl: server.url, validateResponse: { retrieveProgram: entries } });
    return (await rejection(client.retrieveProgram?.('prg-1') as Promise<unknown>)).problems?.[0]
      ?.instancePath;
  };
  const entries = { '203': refuse('exact'), '2XX': refuse('class'), default: refuse('default') };
  expect(await outcome(203, entries)).toBe('exact');
  expect(await outcome(200, entries)).toBe('class');
  expect(await outcome(200, { default: refuse('default') })).toBe('default');
});

test('a validator that fails itself is no success and no network error', async () => {
  const broken = () => {
    throw new Error('out of order');
  };
  const client = bank.createClient({
    baseUrl: server.url,
    validateResponse: { retrieveProgram: { default: broken } },
  });
  server.answers(json(200, {}));
  expect(await rejection(client.retrieveProgram?.('prg-1') as Promise<unknown>)).toMatchObject({
    kind: 'invalid-response',
    attempt: 1,
    cause: { message: 'out of order' },
  });
});
