import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSandbox, DEVELOPMENT_KEY, type Snapshot } from '../../../server/sandbox.ts';
import { MAX_SNAPSHOT_BYTES } from '../../../server/snapshot/snapshot.ts';
import { memoryStore } from '../../../server/store/memory.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts';
import { requestsWith, twoPrograms } from '../control/two-programs.ts';
import { describeSnapshots } from './on-stores.ts';

describeSnapshots('memoryStore', async () => memoryStore());

describeSnapshots('openSqlite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-snapshot-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return openSqlite({ file: join(folder, 'bank.sqlite') });
});

async function ask(path: string, method = 'GET', body?: string) {
  const bank = await twoPrograms();
  const request = new Request(`http://127.0.0.1${path}`, {
    method,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
  });
  const response = await bank.sandbox.fetch(request);
  const text = await response.text();
  return { bank, status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

describe('over HTTP', () => {
  test('what GET returns, PUT restores in another sandbox', async () => {
    const { body, status, bank } = await ask('/_sandbox/snapshot');
    expect(status).toBe(200);
    expect(body).toEqual(await bank.sandbox.snapshot());
    const put = await ask('/_sandbox/snapshot', 'PUT', JSON.stringify(body));
    expect([put.status, put.body]).toEqual([204, undefined]);
    expect(await put.bank.sandbox.snapshot()).toEqual(body);
  });

  test('the parameter programId limits it to a program', async () => {
    const { seed } = await createSandbox();
    const { body } = await ask(`/_sandbox/snapshot?programId=${seed.programId}`);
    expect(body.programId).toBe(seed.programId);
    for (const record of Object.values(body.records))
      expect(JSON.stringify(record)).toContain(seed.programId);
  });

  test('keys are in it as hashes only', async () => {
    const { body, bank } = await ask('/_sandbox/snapshot');
    const text = JSON.stringify(body);
    for (const { apiKey } of [bank.seeded, bank.other]) expect(text).not.toContain(apiKey);
  });

  test('errors have the place and the reason', async () => {
    const sandbox = await createSandbox();
    const { accountId, contactId, programId } = sandbox.seed;
    const snapshot = await sandbox.snapshot();
    const { account, ...counters } = snapshot.records[accountId] as Record<string, object>;
    const refused = async (changes: object) =>
      (await ask('/_sandbox/snapshot', 'PUT', JSON.stringify({ ...snapshot, ...changes }))).body;
    const withRecord = (id: string, record: object) =>
      refused({ records: { ...snapshot.records, [id]: record } });
    expect(await refused({ version: 2 })).toMatchObject({
      code: 'invalid-body',
      errors: [{ pointer: '#/version', detail: 'must be 1' }],
    });
    expect((await withRecord('acc-1', {})).errors).toEqual([
      {
        pointer: '#/records/acc-1',
        in: 'body',
        detail: 'is not the id of a record',
        keyword: 'additionalProperties',
      },
    ]);
    expect(
      (
        await withRecord(accountId, { ...counters, account: { ...account, label: 7, status: undefined } })
      ).errors.map(({ pointer }: { pointer: string }) => pointer),
    ).toEqual([`#/records/${accountId}/account/status`, `#/records/${accountId}/account/label`]);
    const contact = { ...snapshot.records[contactId], accountId: 'acc-00000000-0000-4000-8000-000000000000' };
    expect((await withRecord(contactId, contact)).errors).toMatchObject([
      { pointer: `#/records/${contactId}/accountId`, keyword: 'unknown' },
    ]);
    expect((await refused({ faults: [{ status: 500 }, { status: 7 }] })).errors).toMatchObject([
      { pointer: '#/faults/1/status' },
    ]);
    expect((await refused({ programId, faults: [{ status: 500 }] })).errors).toMatchObject([
      { pointer: '#/faults/0/programId', detail: 'must be the program of the snapshot' },
    ]);
  });

  test('a record that names one of another program is refused', async () => {
    const { sandbox, seeded, other } = await twoPrograms();
    const snapshot = await sandbox.snapshot();
    const id = other.contactId ?? '';
    const contact = { ...snapshot.records[id], accountId: seeded.accountId };
    await expect(
      sandbox.restore({ ...snapshot, records: { ...snapshot.records, [id]: contact } }),
    ).rejects.toMatchObject({ errors: [{ pointer: `#/records/${id}/accountId`, keyword: 'owner' }] });
  });

  test('takes bodies beyond the limit of other routes, up to its own', async () => {
    const store = memoryStore();
    const bank = await twoPrograms(store);
    const [create] = requestsWith(bank.seeded).filter(({ operation }) => operation === 'createContact');
    for (let count = 0; count < 100; count += 1)
      if (create !== undefined) await bank.call(bank.seeded, create);
    const snapshot = JSON.stringify(await bank.sandbox.snapshot());
    expect(snapshot.length).toBeGreaterThan(65_536);
    expect((await ask('/_sandbox/snapshot', 'PUT', snapshot)).status).toBe(204);
    const [first] = await store.list('con-', '', 1);
    const filler = 'x'.repeat(MAX_SNAPSHOT_BYTES);
    await store.change([], () => ({
      put: [
        { id: first?.id ?? '', text: JSON.stringify({ programId: bank.other.programId, label: filler }) },
      ],
      result: undefined,
    }));
    await expect(bank.sandbox.snapshot()).rejects.toMatchObject({ status: 409 });
    expect(Object.keys((await bank.sandbox.snapshot(bank.seeded.programId)).records)).not.toEqual([]);
  });
});

describe('the key that the sandbox was started with', () => {
  const statusWith = async (sandbox: Awaited<ReturnType<typeof createSandbox>>, key: string) => {
    const { programId, personId } = sandbox.seed;
    const headers = { 'sd-api-key': key, 'sd-person-id': personId };
    return (await sandbox.fetch(new Request(`http://127.0.0.1/v1/program/${programId}`, { headers }))).status;
  };

  test('stays when a snapshot of another sandbox is restored; the public one does not come back', async () => {
    const [mine, open] = [await createSandbox({ apiKey: 'a key of my own' }), await createSandbox()];
    for (const programId of [undefined, mine.seed.programId]) {
      await mine.restore(await open.snapshot(programId));
      expect([await statusWith(mine, 'a key of my own'), await statusWith(mine, DEVELOPMENT_KEY)]).toEqual([
        200, 401,
      ]);
    }
    const snapshot: Snapshot = await mine.snapshot();
    await open.restore(snapshot);
    expect([await statusWith(open, 'a key of my own'), await statusWith(open, DEVELOPMENT_KEY)]).toEqual([
      200, 200,
    ]);
  });
});
