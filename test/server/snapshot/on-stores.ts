import { beforeEach, describe, expect, test } from 'vitest';
import type { Snapshot } from '../../../server/sandbox.ts';
import type { Store } from '../../../server/store/store.ts';
import { requestsWith, type TwoPrograms, twoPrograms } from '../control/two-programs.ts';

/** Snapshots must do this on every store. */
export function describeSnapshots(name: string, openStore: () => Promise<Store>): void {
  describe(`snapshots on ${name}`, () => {
    let bank: TwoPrograms;
    beforeEach(async () => {
      bank = await twoPrograms(await openStore());
      return () => bank.sandbox.close();
    });

    const stopClock = (query = '') =>
      bank.sandbox.fetch(
        new Request(`http://127.0.0.1/_sandbox/clock${query}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: '{"now":"2031-01-01T00:00:00Z","frozen":true}',
        }),
      );

    /** Changes records of all kinds, clocks and faults of both programs. */
    async function use(): Promise<void> {
      const { sandbox, seeded, other, call, control } = bank;
      for (const own of [seeded, other]) {
        for (const sent of requestsWith(own)) await call(own, sent);
        sandbox.faults.add({ programId: own.programId, status: 299, times: 3 });
        await control('/_sandbox/people', { programId: own.programId });
      }
      for (const query of ['', `?programId=${other.programId}`]) await stopClock(query);
      sandbox.faults.add({ operation: 'createCard', status: 298 });
    }

    test('restores everything: records, clocks, keys and faults', async () => {
      const { sandbox, seeded, other, call } = bank;
      await use();
      const [first] = requestsWith(other);
      if (first !== undefined) expect((await call(other, first)).status).toBe(299);
      const taken = await sandbox.snapshot();
      const records = await bank.records();
      expect(taken.faults?.map(({ times }) => times)).toEqual([3, 2, 1]);
      const copy = JSON.parse(JSON.stringify(taken)) as Snapshot;

      await use();
      await sandbox.reset();
      expect(await sandbox.snapshot()).not.toEqual(taken);
      await sandbox.restore(copy);
      expect(await bank.records()).toEqual(records);
      expect(await sandbox.snapshot()).toEqual(taken);
      sandbox.faults.clear();
      for (const own of [seeded, other])
        for (const sent of requestsWith(own)) expect((await call(own, sent)).status).toBeLessThan(300);
    });

    test.each(['seeded', 'other'] as const)(
      'restores the %s program, and leaves the others',
      async (which) => {
        const { sandbox } = bank;
        const { programId } = bank[which];
        await use();
        const taken = await sandbox.snapshot(programId);
        expect(Object.keys(taken.records)).toContain(programId);
        await use();
        const isOf = (text: string) => text.includes(programId);
        const others = async () =>
          Object.entries((await sandbox.snapshot()).records).filter(
            ([id, one]) => !isOf(id + JSON.stringify(one)),
          );
        const before = await others();
        const faults = sandbox.faults.list().filter((fault) => fault.programId !== programId);
        await sandbox.restore(taken);
        expect(await sandbox.snapshot(programId)).toEqual(taken);
        expect(await others()).toEqual(before);
        expect(sandbox.faults.list().filter((fault) => fault.programId !== programId)).toEqual(faults);
      },
    );

    test('a program can be restored where it was deleted, and in another sandbox', async () => {
      const { sandbox, other } = bank;
      await use();
      const taken = await sandbox.snapshot(other.programId);
      await sandbox.reset();
      await expect(sandbox.snapshot(other.programId)).rejects.toMatchObject({ status: 404 });
      const elsewhere = await twoPrograms();
      for (const one of [bank, elsewhere]) {
        await one.sandbox.restore(taken);
        expect(await one.sandbox.snapshot(other.programId)).toEqual(taken);
        one.sandbox.faults.clear();
        for (const sent of requestsWith(other))
          expect((await one.call(other, sent)).status).toBeLessThan(300);
      }
    });

    test.each([false, true])('is of one moment while others write; of one program: %s', async (ofProgram) => {
      const { sandbox, other, call } = bank;
      // The totals are those of a month, which may end.
      await stopClock();
      const pull = requestsWith(other).find(({ operation }) => operation === 'receiveAchPull');
      const sent = { ...pull, body: { ...pull?.body, amount: '1.00' } } as NonNullable<typeof pull>;
      let isDone = false;
      const pulls = (async () => {
        for (let round = 0; round < 10; round += 1)
          await Promise.all(Array.from({ length: 4 }, () => call(other, sent)));
        isDone = true;
      })();
      const counts: number[] = [];
      while (!isDone) {
        const taken = await sandbox.snapshot(ofProgram ? other.programId : undefined).catch((error) => {
          // The limit is for a program only: a server asks to try again.
          if (ofProgram && error.status === 503) return undefined;
          throw error;
        });
        await new Promise((resolve) => setImmediate(resolve));
        if (taken === undefined) continue;
        const { received } = taken.records[other.accountId ?? ''] as { received: { monthCents: number } };
        const transfers = Object.values(taken.records).filter(
          (one) => 'transfer' in one && JSON.stringify(one).includes('"transferType":"ach"'),
        );
        expect(received.monthCents).toBe(transfers.length * 100);
        counts.push(transfers.length);
      }
      await pulls;
      const last = await sandbox.snapshot();
      expect((last.records[other.accountId ?? ''] as { received: object }).received).toMatchObject({
        monthCents: 4000,
      });
      expect(counts).toEqual([...counts].sort((one, two) => one - two));
    });

    test('an invalid snapshot changes nothing', async () => {
      const { sandbox, seeded, other } = bank;
      await use();
      const taken = await sandbox.snapshot();
      const one = await sandbox.snapshot(seeded.programId);
      const account = one.records[seeded.accountId ?? ''];
      for (const invalid of [
        { ...taken, records: { ...taken.records, [seeded.contactId ?? '']: {} } },
        { ...taken, faults: [{ operation: 'none', status: 500 }] },
        { ...one, records: { ...one.records, [other.accountId ?? '']: account } },
      ])
        await expect(sandbox.restore(invalid as Snapshot)).rejects.toThrow('Invalid snapshot: #/');
      expect(await sandbox.snapshot()).toEqual(taken);
    });

    test('a program cannot take over a record of another', async () => {
      const { sandbox, seeded, other } = bank;
      const one = await sandbox.snapshot(seeded.programId);
      const before = await sandbox.snapshot();
      const taken = { ...one, records: { ...one.records } } as { records: Record<string, object> } & Snapshot;
      const id = other.accountId ?? '';
      const { account } = one.records[seeded.accountId ?? ''] as { account: object };
      taken.records[id] = { ...one.records[seeded.accountId ?? ''], account: { ...account, id } };
      await expect(sandbox.restore(taken)).rejects.toMatchObject({
        errors: [{ pointer: `#/records/${id}`, keyword: 'owner' }],
      });
      expect(await sandbox.snapshot()).toEqual(before);
    });
  });
}
