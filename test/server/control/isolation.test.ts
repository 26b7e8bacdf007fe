import { expect, test } from 'vitest';
import { handlers } from '../../../server/api/operations/index.ts';
import { type Belongings, type Ids, requestsWith, type Sent, twoPrograms } from './two-programs.ts';

/** Forms of identifiers that name nothing. */
const NOBODY: Ids = {
  programId: 'prg-00000000-0000-4000-8000-000000000000',
  businessId: 'bus-00000000-0000-4000-8000-000000000000',
  personId: 'per-00000000-0000-4000-8000-000000000000',
  accountId: 'acc-00000000-0000-4000-8000-000000000000',
  contactId: 'con-00000000-0000-4000-8000-000000000000',
  checkTransferId: 'tra-00000000-0000-4000-8000-000000000000',
};

/** Every request in which something of `theirs` stands where something of `mine` should; a pull takes two ids. */
function trespasses(mine: Ids, theirs: Ids): Sent[] {
  const pullOf = (ids: Ids) => requestsWith(ids).filter(({ operation }) => operation === 'receiveAchPull');
  return [
    ...requestsWith(theirs),
    ...pullOf({ ...mine, contactId: theirs.contactId }),
    ...pullOf({ ...mine, accountId: theirs.accountId }),
  ];
}

const operations = Object.keys(handlers).sort();

test('what is tried covers every operation', () => {
  expect(
    requestsWith(NOBODY)
      .map(({ operation }) => operation)
      .sort(),
  ).toEqual(operations);
});

test('each program can do all seven with what is its own', async () => {
  const { call, seeded, other } = await twoPrograms();
  for (const own of [seeded, other])
    for (const sent of requestsWith(own)) {
      const { status } = await call(own, sent);
      expect([sent.operation, status]).toEqual([sent.operation, expect.toBeOneOf([200, 201])]);
    }
});

test("another program's records are as unknown as those that do not exist, and nothing changes", async () => {
  const { call, records, seeded, other } = await twoPrograms();
  const before = await records();
  for (const [mine, theirs] of [
    [seeded, other],
    [other, seeded],
  ] as const) {
    const unknown = trespasses(mine, NOBODY);
    for (const [index, sent] of trespasses(mine, theirs).entries()) {
      const { status, body } = await call(mine, sent);
      expect([sent.operation, status, body.code]).toEqual([sent.operation, 404, 'not-found']);
      expect(body).toEqual((await call(mine, unknown[index] as Sent)).body);
      for (const id of Object.values(theirs)) expect(JSON.stringify(body)).not.toContain(id);
    }
  }
  expect(await records()).toEqual(before);
});

test("another program's person may do nothing, and nothing changes", async () => {
  const { call, records, seeded, other } = await twoPrograms();
  const before = await records();
  for (const [mine, theirs] of [
    [seeded, other],
    [other, seeded],
  ] as const)
    for (const personId of [theirs.personId, NOBODY.personId, 'per-', mine.businessId])
      for (const sent of requestsWith(mine)) {
        const { status } = await call({ apiKey: mine.apiKey, personId }, sent);
        // No person is asked for there, so the header means nothing.
        const expected = sent.operation === 'retrieveProgram' ? 200 : 403;
        expect([sent.operation, personId, status]).toEqual([sent.operation, personId, expected]);
      }
  expect(await records()).toEqual(before);
});

test('an unknown key can do nothing', async () => {
  const { call, records, seeded } = await twoPrograms();
  const before = await records();
  for (const apiKey of ['', 'nobody', seeded.apiKey.toUpperCase(), `${seeded.apiKey}x`, seeded.programId])
    for (const sent of requestsWith(seeded)) {
      const { status } = await call({ ...seeded, apiKey }, sent);
      expect([sent.operation, apiKey, status]).toEqual([sent.operation, apiKey, 401]);
    }
  expect(await records()).toEqual(before);
});

test("a person, business and key that were added are their own program's alone", async () => {
  const { call, control, seeded, other } = await twoPrograms();
  const added: Belongings = {
    ...other,
    ...(await control('/_sandbox/keys', { programId: other.programId })),
    personId: String((await control('/_sandbox/people', { programId: other.programId })).id),
    businessId: String((await control('/_sandbox/businesses', { programId: other.programId })).id),
  };
  for (const sent of requestsWith(added)) expect((await call(added, sent)).status).toBeLessThan(300);
  for (const sent of requestsWith(added)) expect((await call(seeded, sent)).status).toBe(404);
});
