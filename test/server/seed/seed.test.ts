import { expect, test } from 'vitest';
import { examples } from '../../../generated/examples.ts';
import * as identifiers from '../../../generated/identifiers.ts';
import { responses } from '../../../generated/validators.ts';
import { seedRecords } from '../../../server/seed/seed.ts';
import type { AccountRecord, TransferRecord } from '../../../server/store/records.ts';

const seeded = seedRecords({
  keyHash: 'ab'.repeat(32),
  label: 'development',
  now: new Date('2026-11-20T08:09:10.987Z'),
});
const stored = new Map(seeded.records.map(({ id, text }) => [id, JSON.parse(text) as unknown]));

test('every record of the story is there once, under an id of its kind', () => {
  expect(stored.size).toBe(seeded.records.length);
  const { programId, businessId, personId, accountId, contactId, checkTransferId } = seeded.seed;
  expect([...stored.keys()]).toEqual([
    programId,
    businessId,
    personId,
    `key-${'ab'.repeat(32)}`,
    accountId,
    contactId,
    checkTransferId,
  ]);
  expect(identifiers.isProgramId(programId)).toBe(true);
  expect(identifiers.isBusinessId(businessId)).toBe(true);
  expect(identifiers.isPersonId(personId)).toBe(true);
  expect(identifiers.isAccountId(accountId)).toBe(true);
  expect(identifiers.isContactId(contactId)).toBe(true);
  expect(identifiers.isTransferId(checkTransferId)).toBe(true);
});

test('what the API shows of it matches the description', () => {
  const { programId, accountId, contactId, checkTransferId } = seeded.seed;
  const { account } = stored.get(accountId) as AccountRecord;
  const { transfer } = stored.get(checkTransferId) as TransferRecord;
  for (const [validate, value] of [
    [responses.retrieveProgram['2XX'], stored.get(programId)],
    [responses.createAccount['201'], account],
    [responses.createContact['201'], stored.get(contactId)],
    [responses.updateSentCheck['200'], transfer],
  ] as const) {
    validate(value);
    expect(validate.errors ?? []).toEqual([]);
  }
});

test('the check waits for its update, which changes what the example changes', () => {
  const { transfer } = stored.get(seeded.seed.checkTransferId) as TransferRecord;
  const after = examples.updateSentCheck.responses.updateSentCheckResponse;
  expect(transfer).toMatchObject({
    title: '',
    description: '',
    metadata: null,
    transferType: 'physicalCheck',
  });
  expect(transfer.modifiedAt).toBe(transfer.createdAt);
  const { title, description, metadata, modifiedAt } = after;
  expect({ ...transfer, title, description, metadata, modifiedAt }).toEqual(after);
});
