/**
 * What a new sandbox holds: the story of the description's examples, so that every documented request works at once. One program
 * with a business, a person and a key, one account, one contact, and one check that was sent, for no operation sends one (section 4.7).
 */
import { examples } from '../../generated/examples.ts';
import { toBusinessId, toPersonId } from '../../generated/identifiers.ts';
import type { Account, Transfer } from '../../generated/types.ts';
import { keyRecord, record } from '../api/bank/stored.ts';
import { toTimestamp } from '../api/bank/to-timestamp.ts';
import type { Seed } from '../sandbox-types.ts';
import type { AccountRecord, Member, TransferRecord } from '../store/records.ts';
import type { StoredRecord } from '../store/store.ts';

/** Known to everybody, so good for a loopback address only. */
export const DEVELOPMENT_KEY = 'example-api-key';

export interface SeedInput {
  /** SHA-256 of the program's key, in lower-case hexadecimal. */
  readonly keyHash: string;
  /** What the key is called in lists. */
  readonly label: string;
  /** When the key was made. */
  readonly now: Date;
}

export interface Seeded {
  readonly records: StoredRecord[];
  /** Without `apiKey`: only the hash is known here. */
  readonly seed: Seed;
}

export function seedRecords({ keyHash, label, now }: SeedInput): Seeded {
  const program = examples.retrieveProgram.responses.retrieveProgramResponse;
  const account = examples.createAccount.responses.createAccountResponse;
  const contact = examples.createContact.responses.createContactResponse;
  const check = seededCheck();
  const programId = program.id;
  const businessId = toBusinessId(account.businessId);
  const personId = toPersonId(account.createdPersonId);
  return {
    records: [
      record(programId, program),
      record(businessId, { id: businessId, programId } satisfies Member),
      record(personId, { id: personId, programId } satisfies Member),
      keyRecord(keyHash, { programId, label, createdAt: toTimestamp(now) }),
      record(account.id, untouched(account)),
      record(contact.id, contact),
      record(check.id, { programId, transfer: check } satisfies TransferRecord),
    ],
    seed: {
      programId,
      businessId,
      personId,
      accountId: account.id,
      contactId: contact.id,
      checkTransferId: check.id,
    },
  };
}

/** As it was created: no cards, nothing received. */
function untouched(account: Account): AccountRecord {
  const { createdAt } = account;
  return {
    account,
    cards: { physical: 0, virtual: 0 },
    received: { day: createdAt.slice(0, 10), dayCents: 0, month: createdAt.slice(0, 7), monthCents: 0 },
  };
}

/** The story tells of the check after it was given a title; here it waits for that. */
export function seededCheck(): Transfer {
  const check = examples.updateSentCheck.responses.updateSentCheckResponse;
  return { ...check, title: '', description: '', metadata: null, modifiedAt: check.createdAt };
}
