import { ProblemError } from '../../generated/server.ts';

/** Says why a database call failed. */
export type UnavailableReason =
  | 'locked'
  | 'full'
  | 'connection'
  | 'closed'
  | 'broken'
  | 'removed'
  | 'overloaded';

const DETAILS: Readonly<Record<UnavailableReason, string>> = {
  locked: 'Another process has locked the database.',
  full: 'The database is full.',
  connection: 'The database cannot be reached.',
  closed: 'The server is stopping.',
  broken: 'The database failed.',
  removed: 'A file of the database was removed or replaced while it was in use.',
  overloaded: 'The database is busy.',
};

/**
 * Becomes a 503 response with `Retry-After`. `note` is for the log only: the database's own code and message, without any value of a
 * record (`SQLITE_BUSY`, `57P01 terminating connection`).
 */
export class StoreUnavailable extends ProblemError {
  override readonly name = 'StoreUnavailable';
  readonly reason: UnavailableReason;
  readonly note: string;

  constructor(reason: UnavailableReason, note: string, cause?: unknown) {
    super(503, {
      code: 'store-unavailable',
      detail: `${DETAILS[reason]} Try again in a moment.`,
      headers: { 'retry-after': '1' },
      ...(cause === undefined ? {} : { cause }),
    });
    this.reason = reason;
    this.note = note;
  }
}
