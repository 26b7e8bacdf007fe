import { statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreOpenError } from '../store-open-error.ts';
import { StoreUnavailable } from '../unavailable.ts';

/** Room for a few of the largest records. */
const MIN_FREE_BYTES = 256 * 1024;

/** Device and inode of the file at a path: `66305:131`; `undefined` when there is none. */
export function identifyFile(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** When the file was last written. Nanoseconds since 1970. */
export function fileModifiedTime(file: string): bigint | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.mtimeNs;
}

/**
 * Creates the file, readable by its owner only: it holds bank details. SQLite gives the `-wal` and `-shm` files the same permissions. An
 * existing file is not even opened: closing it would release the locks that this process has on it.
 */
export function createPrivateFile(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code === 'ENOENT')
      throw new StoreOpenError(
        'the folder of the database does not exist',
        file,
        `Create the folder ${dirname(file)}.`,
        error,
      );
    throw new StoreOpenError(
      `the database cannot be created: ${code}`,
      file,
      'Name a file in a writable folder.',
      error,
    );
  }
}

/**
 * A disk without space can still take a small write, which goes to a place of the write-ahead log that is used again.
 *
 * @throws StoreUnavailable when there is no space for further records
 */
export function requireSpace(file: string): void {
  if (freeBytes(file) < MIN_FREE_BYTES)
    throw new StoreUnavailable('full', `less than ${MIN_FREE_BYTES / 1024} KiB are free`);
}

function freeBytes(file: string): number {
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize;
  } catch {
    // Some file systems do not say. A removed folder is an error of the write that follows.
    return Number.POSITIVE_INFINITY;
  }
}
