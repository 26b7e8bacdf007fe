/**
 * The records of a new sandbox: those of the description's examples, so that every documented request works. One program with a business, a
 * person and a key, one account, one contact, and one sent check, since no operation sends one (section 4.7).
 */
import { examples } from '../../generated/examples.ts';
import { toBusinessId, toPersonId } from '../../generated/identifiers.ts';
import type { Account, Transfer } from '../../generated/types.ts';
import { keyRecord, record } from '../api/bank/stored.ts';
import { toTimestamp } from '../api/bank/to-timestamp.ts';
import type { Seed } from '../sandbox-types.ts';
import type { AccountRecord, Member, TransferRecord } from '../store/records.ts';
import type { StoredRecord } from '../store/store.ts';

/** Publicly known, so for loopback addresses only. */
export const DEVELOPMENT_KEY = 'example-api-key';

export interface SeedInput {
  /** SHA-256 of the program's key, in lower-case hexadecimal. */
  readonly keyHash: string;
  /** The key's name in lists. */
  readonly label: string;
  /** When the key was created. */
  readonly now: Date;
}

export interface SeedRecords {
  readonly records: StoredRecord[];
  /** The seed has no `apiKey`: only the hash is known here. */
  readonly seed: Seed;
}

export function seedRecords({ keyHash, label, now }: SeedInput): SeedRecords {
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
      record(account.id, newAccount(account)),
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
      ids: {
        programs: { example: programId },
        businesses: { example: businessId },
        people: { example: personId },
        accounts: { example: account.id },
        contacts: { example: contact.id },
        cards: {},
        transfers: { example: check.id },
      },
    },
  };
}

/** A new account: no cards, nothing received. */
export function newAccount(account: Account): AccountRecord {
  const { createdAt } = account;
  return {
    account,
    cards: { physical: 0, virtual: 0 },
    received: { day: createdAt.slice(0, 10), dayCents: 0, month: createdAt.slice(0, 7), monthCents: 0 },
  };
}

/** The example shows the check after it was given a title; this is the check before that. */
export function seededCheck(): Transfer {
  const check = examples.updateSentCheck.responses.updateSentCheckResponse;
  return { ...check, title: '', description: '', metadata: null, modifiedAt: check.createdAt };
}
