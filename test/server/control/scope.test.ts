/** Two test suites that share a sandbox, each with a program of its own, do not meet. */
import { expect, test } from 'vitest';
import type { ActiveFault } from '../../../server/sandbox-types.ts';
import { type Belongings, requestsWith, type Sent, type TwoPrograms, twoPrograms } from './two-programs.ts';

const requestOf = (own: Belongings, operation: string) =>
  requestsWith(own).find((sent) => sent.operation === operation) as Sent;

async function controlOf({ sandbox }: TwoPrograms, route: string, body?: object, headers = {}) {
  const [method = '', path = ''] = route.split(' ');
  const response = await sandbox.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

test('a fault that names a program applies to that program alone, and is listed and removed with it', async () => {
  const bank = await twoPrograms();
  const { call, seeded, other } = bank;
  const { programId } = other;
  const added = await controlOf(bank, 'POST /_sandbox/faults', { programId, status: 299, times: null });
  expect(added.status).toBe(201);
  for (const sent of requestsWith(seeded)) expect((await call(seeded, sent)).status).not.toBe(299);
  for (const sent of requestsWith(other)) expect((await call(other, sent)).status).toBe(299);
  expect((await call({ ...other, apiKey: 'nobody' }, requestOf(other, 'retrieveProgram'))).status).toBe(401);

  const faultsOf = async (id: string) =>
    ((await controlOf(bank, `GET /_sandbox/faults?programId=${id}`)).body as { faults: ActiveFault[] })
      .faults;
  expect(await faultsOf(programId)).toHaveLength(1);
  expect(await faultsOf(seeded.programId)).toEqual([]);
  await controlOf(bank, `DELETE /_sandbox/faults?programId=${seeded.programId}`);
  expect(await faultsOf(programId)).toHaveLength(1);
  await controlOf(bank, `DELETE /_sandbox/faults?programId=${programId}`);
  expect(await faultsOf(programId)).toEqual([]);
});

test('a program has a clock of its own, or that of all', async () => {
  const bank = await twoPrograms();
  const { call, seeded, other } = bank;
  const year = async (own: Belongings) =>
    String((await call(own, requestOf(own, 'createAccount'))).body.createdAt).slice(0, 4);
  const set = (now: string, query = '') =>
    controlOf(bank, `PUT /_sandbox/clock${query}`, { now, frozen: true });
  await set('2030-01-01T00:00:00Z');
  expect([await year(seeded), await year(other)]).toEqual(['2030', '2030']);
  await set('2040-01-01T00:00:00Z', `?programId=${other.programId}`);
  // The callers take turns: the program of the last caller is remembered.
  for (let turn = 0; turn < 3; turn += 1)
    expect([await year(seeded), await year(other)]).toEqual(['2030', '2040']);
  await controlOf(bank, `PUT /_sandbox/clock?programId=${other.programId}`, { advanceSeconds: 366 * 86_400 });
  expect([await year(seeded), await year(other)]).toEqual(['2030', '2041']);
  const check = await controlOf(bank, 'POST /_sandbox/checks', { contactId: other.contactId });
  const record = await controlOf(bank, `GET /_sandbox/records/${(check.body as { id: string }).id}`);
  expect(record.body).toMatchObject({ createdAt: '2041-01-01T00:00:00Z' });
  expect((await controlOf(bank, `DELETE /_sandbox/clock?programId=${other.programId}`)).body).toEqual({
    now: '2030-01-01T00:00:00Z',
    frozen: true,
  });
  expect([await year(seeded), await year(other)]).toEqual(['2030', '2030']);
});

test.each(['seeded', 'other'] as const)(
  'a reset of the %s program leaves everything of others as it is',
  async (which) => {
    const bank = await twoPrograms();
    const { call, records, seeded, other } = bank;
    const [mine, theirs] = which === 'seeded' ? [seeded, other] : [other, seeded];
    const fresh = await records();
    for (const own of [seeded, other]) for (const sent of requestsWith(own)) await call(own, sent);
    for (const { programId } of [seeded, other]) {
      await controlOf(bank, `PUT /_sandbox/clock?programId=${programId}`, { frozen: true });
      await controlOf(bank, 'POST /_sandbox/faults', { programId, status: 299 });
    }
    const before = await records();
    expect((await controlOf(bank, `POST /_sandbox/reset?programId=${mine.programId}`)).status).toBe(204);
    const after = await records();
    const isTheirs = ({ text, id }: { text: string; id: string }) =>
      `${id}${text}`.includes(theirs.programId);
    expect(after.filter(isTheirs)).toEqual(before.filter(isTheirs));
    const rest = after.filter((record) => !isTheirs(record));
    if (which === 'seeded') expect(rest).toEqual(fresh.filter((record) => !isTheirs(record)));
    else expect(rest.map(({ id }) => id.slice(0, 4)).sort()).toEqual(['bus-', 'key-', 'per-', 'prg-']);
    expect(bank.sandbox.faults.list().map(({ programId }) => programId)).toEqual([theirs.programId]);
    expect((await call(mine, requestOf(mine, 'retrieveProgram'))).status).toBe(200);
  },
);

test('a program is deleted with all that belongs to it; the seeded one is not', async () => {
  const bank = await twoPrograms();
  const { call, records, seeded, other } = bank;
  const { programId } = other;
  for (const sent of requestsWith(other)) await call(other, sent);
  await controlOf(bank, `PUT /_sandbox/clock?programId=${programId}`, { frozen: true });
  await controlOf(bank, 'POST /_sandbox/faults', { programId, status: 299 });
  expect((await controlOf(bank, `DELETE /_sandbox/programs/${programId}`)).status).toBe(204);
  expect((await records()).filter(({ id, text }) => `${id}${text}`.includes(programId))).toEqual([]);
  expect(bank.sandbox.faults.list()).toEqual([]);
  expect((await call(other, requestOf(other, 'retrieveProgram'))).status).toBe(401);
  for (const sent of requestsWith(seeded)) expect((await call(seeded, sent)).status).toBeLessThan(300);
  for (const [id, status] of [
    [programId, 404],
    [seeded.personId, 404],
    [seeded.programId, 409],
  ] as const)
    expect([id, (await controlOf(bank, `DELETE /_sandbox/programs/${id}`)).status]).toEqual([id, status]);
});

test('a key is revoked by itself', async () => {
  const bank = await twoPrograms();
  const { call, control, seeded } = bank;
  const { apiKey } = (await control('/_sandbox/keys')) as { apiKey: string };
  const status = async (key: string) =>
    (await call({ ...seeded, apiKey: key }, requestOf(seeded, 'retrieveProgram'))).status;
  expect(await status(apiKey)).toBe(200);
  const revoke = (headers = {}) => controlOf(bank, 'DELETE /_sandbox/keys', undefined, headers);
  expect((await revoke({ 'sd-api-key': apiKey })).status).toBe(204);
  expect([await status(apiKey), await status(seeded.apiKey)]).toEqual([401, 200]);
  expect((await revoke({ 'sd-api-key': apiKey })).status).toBe(404);
  expect((await revoke()).status).toBe(404);
});

test.each([
  ['GET /_sandbox/clock'],
  ['DELETE /_sandbox/clock'],
  ['GET /_sandbox/faults'],
  ['DELETE /_sandbox/faults'],
  ['POST /_sandbox/reset'],
  ['GET /_sandbox/records'],
])('%s of a program that does not exist is refused', async (route) => {
  const bank = await twoPrograms();
  const before = await bank.records();
  for (const [id, status] of [
    ['prg-00000000-0000-4000-8000-000000000000', 404],
    ['here', 400],
    ['', 400],
  ] as const)
    expect([id, (await controlOf(bank, `${route}?programId=${id}`)).status]).toEqual([id, status]);
  expect(await bank.records()).toEqual(before);
});

test('a fault of a program that does not exist is refused', async () => {
  const bank = await twoPrograms();
  for (const programId of ['prg-00000000-0000-4000-8000-000000000000', 'here'])
    expect((await controlOf(bank, 'POST /_sandbox/faults', { programId, status: 500 })).status).toBe(400);
});

test('two suites with faults, clocks and resets at the same time: a thousand calls each, and no interference', async () => {
  const bank = await twoPrograms();
  const { call, seeded, other } = bank;
  const pause = () => new Promise((resolve) => setImmediate(resolve));
  async function suite(own: Belongings, year: string, faultStatus: number): Promise<void> {
    const { programId } = own;
    for (let round = 0; round < 125; round += 1) {
      await controlOf(bank, `POST /_sandbox/reset?programId=${programId}`);
      await controlOf(bank, `PUT /_sandbox/clock?programId=${programId}`, {
        now: `${year}-01-01T00:00:00Z`,
        frozen: true,
      });
      await controlOf(bank, 'POST /_sandbox/faults', {
        programId,
        operation: 'createCard',
        status: faultStatus,
      });
      for (let count = 0; count < 7; count += 1) {
        await pause();
        const { status, body } = await call(own, requestOf(own, 'createAccount'));
        expect([status, body.createdAt]).toEqual([201, `${year}-01-01T00:00:00Z`]);
      }
      await pause();
      const { body: account } = await call(own, requestOf(own, 'createAccount'));
      const card = requestOf({ ...own, accountId: String(account.id) }, 'createCard');
      expect((await call(own, card)).status).toBe(faultStatus);
    }
  }
  await Promise.all([suite(seeded, '2031', 298), suite(other, '2047', 299)]);
});
