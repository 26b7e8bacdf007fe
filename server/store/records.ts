import type {
  Account,
  BusinessId,
  Card,
  Contact,
  PersonId,
  Program,
  ProgramId,
  Transfer,
} from '../../generated/types.ts';

/**
 * What is stored, by the beginning of the record's id. Programs, contacts and cards are stored as the API shows them; the others
 * carry something more.
 */
export interface Records {
  'prg-': Program;
  'bus-': Member;
  'per-': Member;
  /** The id is `key-` and the SHA-256 of the key in hexadecimal: the key itself is stored nowhere. */
  'key-': ApiKeyRecord;
  'acc-': AccountRecord;
  'con-': Contact;
  'crd-': Card;
  'tra-': TransferRecord;
  /** One record, `clock`. Absent: the system's time. */
  clock: ClockRecord;
}

/** A business or a person: the API shows nothing of them but their ids. */
export interface Member {
  readonly id: BusinessId | PersonId;
  readonly programId: ProgramId;
}

export interface ApiKeyRecord {
  readonly programId: ProgramId;
  /** For people: `development`, `ci`. */
  readonly label: string;
  readonly createdAt: string;
}

export interface AccountRecord {
  readonly account: Account;
  /** How many cards of each type were issued against it. */
  readonly cards: { readonly physical: number; readonly virtual: number };
  readonly received: Received;
}

/** Cents pulled into an account by ACH, in the day and month (UTC) of the last pull: limits are per day and month. */
export interface Received {
  /** `2026-03-02` */
  readonly day: string;
  readonly dayCents: number;
  /** `2026-03` */
  readonly month: string;
  readonly monthCents: number;
}

/** A transfer does not say in which program it is. */
export interface TransferRecord {
  readonly programId: ProgramId;
  readonly transfer: Transfer;
}

/** The sandbox's time is the system's time moved by `shiftMs`, or stands still at `stoppedAt`. */
export type ClockRecord = { readonly shiftMs: number } | { readonly stoppedAt: string };

export const CLOCK_ID = 'clock';
