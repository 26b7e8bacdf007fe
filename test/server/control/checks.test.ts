import { expect, test } from 'vitest';
import type { Contact } from '../../../generated/types.ts';
import { responses } from '../../../generated/validators.ts';
import type { TransferRecord } from '../../../server/store/records.ts';
import { controlPlane, type Plane } from './control-plane.ts';

const CHECKS = 'POST /_sandbox/checks';

async function storedCheck({ store }: Plane, id: string): Promise<TransferRecord> {
  const [text = ''] = await store.read([id]);
  return JSON.parse(text) as TransferRecord;
}

test('is of the contact, and looks as the seeded one before its update', async () => {
  const plane = await controlPlane();
  const { contactId, accountId, programId, checkTransferId } = plane.seed;
  await plane.ask('PUT /_sandbox/clock', { body: { now: '2026-03-02T14:05:10Z', frozen: true } });
  const { status, body } = await plane.ask(CHECKS, { body: { contactId, amount: '12.34' } });
  const { id } = body as { id: string };
  expect([status, body]).toEqual([201, { id, accountId, contactId }]);

  const made = await storedCheck(plane, id);
  expect(responses.updateSentCheck['200'](made.transfer)).toBe(true);
  const time = '2026-03-02T14:05:10Z';
  const seeded = await storedCheck(plane, checkTransferId);
  expect(made).toEqual({
    programId,
    transfer: {
      ...seeded.transfer,
      id,
      amount: '12.34',
      createdAt: time,
      modifiedAt: time,
      transferredAt: time,
    },
  });
});

test('goes to the address that the contact has for checks; to none when it has none', async () => {
  const plane = await controlPlane();
  const [text = ''] = await plane.store.read([plane.seed.contactId]);
  const contact = JSON.parse(text) as Contact;
  const id = 'con-00000000-0000-4000-8000-000000000001' as const;
  const put = [{ id, text: JSON.stringify({ ...contact, id, name: 'Other', check: null }) }];
  await plane.store.change([], () => ({ put, result: undefined }));
  const { body } = await plane.ask(CHECKS, { body: { contactId: id } });
  const { transfer } = await storedCheck(plane, (body as { id: string }).id);
  expect(responses.updateSentCheck['200'](transfer)).toBe(true);
  expect(transfer).toMatchObject({ name: 'Other', amount: '0.00', address: { addressType: '', line1: '' } });
});

test.each([
  [{}, 400, '#/contactId', 'required'],
  [{ contactId: 'con-1' }, 400, '#/contactId', 'pattern'],
  [{ contactId: 'con-00000000-0000-4000-8000-000000000000' }, 404, '#/contactId', 'unknown'],
  [{ amount: '-1.00' }, 400, '#/amount', 'amount'],
  [{ amount: '1' }, 400, '#/amount', 'amount'],
  [{ amount: '99999999999999.00' }, 400, '#/amount', 'amount'],
  [{ amount: 1 }, 400, '#/amount', 'amount'],
])('refuses %j', async (sent, status, pointer, keyword) => {
  const plane = await controlPlane();
  const before = await plane.store.list('', '', 100);
  const refused = await plane.ask(CHECKS, { body: sent });
  expect(refused).toMatchObject({ status, body: { errors: [{ pointer, keyword }] } });
  expect(await plane.store.list('', '', 100)).toEqual(before);
});
