import { StoreOpenError } from '../open-error.ts';
import { StoreUnavailable, type UnavailableReason } from '../unavailable.ts';

/** SQLite's primary result codes by name, those that a sound program can meet. The upper bits of a code say more. */
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
 * What an error of node:sqlite means for a store; any other error stays as it is. The words of SQLite are not passed on: they may
 * quote a statement or a value.
 */
export function toStoreError(error: unknown): unknown {
  if (error instanceof StoreOpenError) return new StoreUnavailable('broken', error.message, error);
  const code = (error as { errcode?: unknown } | null)?.errcode;
  if (typeof code !== 'number') return error;
  const name = NAMES[code & 0xff] ?? 'SQLITE';
  return new StoreUnavailable(REASONS[name] ?? 'broken', `${name} (${code})`, error);
}

export function isLocked(error: unknown): boolean {
  return error instanceof StoreUnavailable && error.reason === 'locked';
}
