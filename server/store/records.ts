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
 * The stored records, by the prefix of their id. Programs, contacts and cards are stored as the API returns them; other records hold more than that.
 */
export interface Records {
  'prg-': Program;
  'bus-': Member;
  'per-': Member;
  /** The id is `key-` and the SHA-256 of the key in hexadecimal: the key itself is never stored. */
  'key-': ApiKeyRecord;
  'acc-': AccountRecord;
  'con-': Contact;
  'crd-': Card;
  'tra-': TransferRecord;
  /** `clock`, for all programs, and `clock-prg-...` for one. Absent: the system's time. */
  clock: ClockRecord;
}

/** A business or a person: the API returns nothing but their ids. */
export interface Member {
  readonly id: BusinessId | PersonId;
  readonly programId: ProgramId;
}

export interface ApiKeyRecord {
  readonly programId: ProgramId;
  /** A name for people to recognize it by: `development`, `ci`. */
  readonly label: string;
  readonly createdAt: string;
}

export interface AccountRecord {
  readonly account: Account;
  /** Number of cards issued, by type. */
  readonly cards: { readonly physical: number; readonly virtual: number };
  readonly received: AchPullTotals;
}

/** Cents pulled into an account by ACH, in the day and month (UTC) of the last pull: limits are per day and month. */
export interface AchPullTotals {
  /** `2026-03-02` */
  readonly day: string;
  readonly dayCents: number;
  /** `2026-03` */
  readonly month: string;
  readonly monthCents: number;
}

/** A transfer of the API does not name its program. */
export interface TransferRecord {
  readonly programId: ProgramId;
  readonly transfer: Transfer;
}

/** The sandbox's time: the system's time plus `shiftMs`, or frozen at `stoppedAt`. */
export type ClockRecord = { readonly shiftMs: number } | { readonly stoppedAt: string };

export const CLOCK_ID = 'clock';

/** The record of a program's own clock, which takes precedence over the one for all. */
export function clockIdOf(programId: string): string {
  return `${CLOCK_ID}-${programId}`;
}
