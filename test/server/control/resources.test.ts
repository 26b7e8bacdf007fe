import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../../server/sandbox.ts';
import { controlPlane, type Plane } from './control-plane.ts';

/** The resource behind an id of the seed, as the API's own routes would return it. */
async function read({ ask }: Plane, id: string | undefined): Promise<Record<string, unknown>> {
  const { status, body } = await ask(`GET /_sandbox/records/${id}`);
  expect(status).toBe(200);
  return body as Record<string, unknown>;
}

const change = ({ ask }: Plane, id: string | undefined, body: unknown, headers = {}) =>
  ask(`PATCH /_sandbox/records/${id}`, { body, headers });

function problemOf(body: unknown): [code: string, ...errors: string[]] {
  const { code, errors = [] } = body as { code: string; errors?: { pointer: string; keyword: string }[] };
  return [code, ...errors.map(({ pointer, keyword }) => `${pointer} ${keyword}`)];
}

describe('one record', () => {
  test.each([
    ['accountId', { availableBalance: '2500.00' }],
    ['accountId', { status: 'frozen', config: { receive: { ach: { enabled: false } } } }],
    ['checkTransferId', { status: 'returned', metadata: { reason: { code: 7 } } }],
    ['checkTransferId', { metadata: null }],
    ['contactId', { ach: { verified: true } }],
    ['programId', { bank: { maxAccounts: { business: '2' } } }],
  ] as const)('%s changes by %j, and by nothing else', async (name, patch) => {
    const plane = await controlPlane();
    const id = plane.seed[name];
    const before = await read(plane, id);
    const others = (await plane.store.list('', '', 100)).filter((record) => record.id !== id);
    const { status, body } = await change(plane, id, patch);
    expect(status).toBe(200);
    expect(body).toMatchObject(patch);
    expect(await read(plane, id)).toEqual(body);
    // Sent back with the old values, it is what it was.
    const undo = Object.fromEntries(Object.keys(patch).map((field) => [field, before[field]]));
    expect(
      (await change(plane, id, undo, { 'content-type': 'application/merge-patch+json' })).body,
    ).toMatchObject(JSON.parse(JSON.stringify(undo)));
    expect((await plane.store.list('', '', 100)).filter((record) => record.id !== id)).toEqual(others);
  });

  test('what was changed is what the API returns, and what its decisions rest on', async () => {
    const sandbox = await createSandbox();
    const { apiKey = '', personId, accountId, contactId, checkTransferId } = sandbox.seed;
    const send = (method: string, path: string, body: unknown) =>
      sandbox.fetch(
        new Request(`http://127.0.0.1${path}`, {
          method,
          headers: { 'content-type': 'application/json', 'sd-api-key': apiKey, 'sd-person-id': personId },
          body: JSON.stringify(body),
        }),
      );
    await send('PATCH', `/_sandbox/records/${checkTransferId}`, {
      reviewCode: 'invalidCheckAddress',
      status: 'held',
    });
    expect(
      await (await send('PATCH', `/v1/send/check/${checkTransferId}`, { title: 'Rent' })).json(),
    ).toMatchObject({
      title: 'Rent',
      reviewCode: 'invalidCheckAddress',
      status: 'held',
    });
    await send('PATCH', `/_sandbox/records/${accountId}`, {
      config: { receive: { ach: { enabled: false } } },
    });
    const pull = { accountId, contactId, amount: '10.00', description: 'Rent', type: '' };
    expect((await send('POST', '/v1/receive/ach', pull)).status).toBe(422);
  });
});

describe('is refused, and nothing is written', () => {
  test.each([
    [{ availableBalance: 2500 }, ['invalid-body', '#/availableBalance type']],
    [{ availableBalance: '2500' }, ['invalid-body', '#/availableBalance pattern']],
    [
      { availableBalance: null, isVerified: 'yes' },
      ['invalid-body', '#/isVerified type', '#/availableBalance type'],
    ],
    [{ availabelBalance: '1.00' }, ['invalid-body', '#/availabelBalance unknown']],
    [
      { config: { receive: { ach: { enable: true } } } },
      ['invalid-body', '#/config/receive/ach/enable unknown'],
    ],
    [{ config: 7 }, ['invalid-body', '#/config type']],
    [{ id: 'acc-00000000-0000-4000-8000-000000000000' }, ['invalid-body', '#/id readOnly']],
    [{ programId: '' }, ['invalid-body', '#/programId readOnly']],
    [[], ['invalid-body', '# type']],
    ['{"availableBalance": "1.00"', ['malformed-json']],
  ])('%j', async (patch, expected) => {
    const plane = await controlPlane();
    const before = await plane.store.list('', '', 100);
    const { status, body } = await change(plane, plane.seed.accountId, patch);
    expect(status).toBe(400);
    expect(problemOf(body).toSorted()).toEqual(expected.toSorted());
    expect(await plane.store.list('', '', 100)).toEqual(before);
  });

  test('what has no resource: unknown ids, businesses, persons, keys, the clock', async () => {
    const plane = await controlPlane();
    const { businessId, personId } = plane.seed;
    const [key] = await plane.store.list('key-', '', 1);
    await plane.ask('PUT /_sandbox/clock', { body: { frozen: true } });
    for (const id of ['acc-1', 'none', businessId, personId, key?.id, 'clock', '__proto__']) {
      expect([id, (await plane.ask(`GET /_sandbox/records/${id}`)).status]).toEqual([id, 404]);
      expect([id, (await change(plane, id, { id })).status]).toEqual([id, 404]);
    }
  });

  test('a check does not become another transfer', async () => {
    const plane = await controlPlane();
    const { status, body } = await change(plane, plane.seed.checkTransferId, { transferType: 'ach' });
    expect([status, ...problemOf(body)]).toEqual([400, 'invalid-body', '#/transferType const']);
  });
});
