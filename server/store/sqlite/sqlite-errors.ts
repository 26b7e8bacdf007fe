import { StoreOpenError } from '../store-open-error.ts';
import { StoreUnavailable, type UnavailableReason } from '../unavailable.ts';

/** SQLite's primary result codes by name, those that a correct program can get. The upper bits of a code give details. */
const NAMES: Readonly<Record<number, string>> = {
  1: 'SQLITE_ERROR',
  3: 'SQLITE_PERM',
  4: 'SQLITE_ABORT',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  17: 'SQLITE_SCHEMA',
  26: 'SQLITE_NOTADB',
};

const REASONS: Readonly<Record<string, UnavailableReason>> = {
  SQLITE_BUSY: 'locked',
  SQLITE_LOCKED: 'locked',
  SQLITE_PROTOCOL: 'locked',
  SQLITE_FULL: 'full',
};

/**
 * An error of node:sqlite as StoreUnavailable; any other error is returned unchanged. SQLite's message is not passed on: it may quote a
 * statement or a value.
 */
export function convertSqliteError(error: unknown): unknown {
  if (error instanceof StoreOpenError) return new StoreUnavailable('broken', error.message, error);
  const code = (error as { errcode?: unknown } | null)?.errcode;
  if (typeof code !== 'number') return error;
  const name = NAMES[code & 0xff] ?? 'SQLITE';
  return new StoreUnavailable(REASONS[name] ?? 'broken', `${name} (${code})`, error);
}

export function isLocked(error: unknown): boolean {
  return error instanceof StoreUnavailable && error.reason === 'locked';
}

const EXPLANATIONS: Partial<Record<UnavailableReason, { readonly message: string; readonly fix: string }>> = {
  locked: {
    message: 'another process has locked the database',
    fix: 'Stop that process, or name another file.',
  },
  full: {
    message: 'the disk has no space for the database',
    fix: 'Free some space, or name a file on another disk.',
  },
  broken: {
    message: 'the database cannot be used',
    fix: 'Check that it is an SQLite database and that the file and its folder can be read and written, or name another file.',
  },
};

/** An error while opening the file as StoreOpenError, which says how to fix it; any other error is returned unchanged. */
export function explainSqliteError(error: unknown, file: string): unknown {
  if (!(error instanceof StoreUnavailable)) return error;
  if (error.cause instanceof StoreOpenError) return error.cause;
  const explanation = EXPLANATIONS[error.reason];
  if (explanation === undefined) return error;
  return new StoreOpenError(`${explanation.message}: ${error.note}`, file, explanation.fix, error);
}
