import { expect, test } from 'vitest';
import type { Ids } from '../../example-call.ts';
import { type Belongings, requestsWith, type Sent, twoPrograms } from './two-programs.ts';

/** Well-formed identifiers of no record. */
const UNKNOWN_IDS: Ids = {
  programId: 'prg-00000000-0000-4000-8000-000000000000',
  businessId: 'bus-00000000-0000-4000-8000-000000000000',
  personId: 'per-00000000-0000-4000-8000-000000000000',
  accountId: 'acc-00000000-0000-4000-8000-000000000000',
  contactId: 'con-00000000-0000-4000-8000-000000000000',
  checkTransferId: 'tra-00000000-0000-4000-8000-000000000000',
};

/** Every request that names something of `theirs`, whether all of its ids are theirs or only one of them. */
function requestsAcross(mine: Ids, theirs: Ids): Sent[] {
  const own = requestsWith(mine).map((sent) => JSON.stringify(sent));
  const oneOfTheirs = Object.entries(theirs).flatMap(([name, id]) => requestsWith({ ...mine, [name]: id }));
  return [...requestsWith(theirs), ...oneOfTheirs].filter((sent) => !own.includes(JSON.stringify(sent)));
}

test('each program can call every operation with its own records', async () => {
  const { call, seeded, other } = await twoPrograms();
  for (const own of [seeded, other])
    for (const sent of requestsWith(own)) {
      const { status } = await call(own, sent);
      expect([sent.operation, status]).toEqual([sent.operation, expect.toBeOneOf([200, 201])]);
    }
});

test("another program's records are not found, like records that do not exist, and nothing changes", async () => {
  const { call, records, seeded, other } = await twoPrograms();
  const before = await records();
  for (const [mine, theirs] of [
    [seeded, other],
    [other, seeded],
  ] as const) {
    const unknown = requestsAcross(mine, UNKNOWN_IDS);
    for (const [index, sent] of requestsAcross(mine, theirs).entries()) {
      const { status, body } = await call(mine, sent);
      expect([sent.operation, status, body.code]).toEqual([sent.operation, 404, 'not-found']);
      expect(body).toEqual((await call(mine, unknown[index] as Sent)).body);
      for (const id of Object.values(theirs)) expect(JSON.stringify(body)).not.toContain(id);
    }
  }
  expect(await records()).toEqual(before);
});

test('an added person, business and key work in their own program only', async () => {
  const { call, control, seeded, other } = await twoPrograms();
  const added: Belongings = {
    ...other,
    ...(await control('/_sandbox/keys', { programId: other.programId })),
    personId: String((await control('/_sandbox/people', { programId: other.programId })).id),
    businessId: String((await control('/_sandbox/businesses', { programId: other.programId })).id),
  };
  for (const sent of requestsWith(added)) expect((await call(added, sent)).status).toBeLessThan(300);
  for (const sent of requestsWith(added)) {
    const { status, body } = await call(seeded, sent);
    const isNamed = Object.values(added).some((id) => JSON.stringify(sent).includes(id));
    expect([sent.operation, status]).toEqual([sent.operation, isNamed ? 404 : 200]);
    for (const id of Object.values(added)) expect(JSON.stringify(body)).not.toContain(id);
  }
});
