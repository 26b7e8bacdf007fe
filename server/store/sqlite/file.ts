import { statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreOpenError } from '../store-open-error.ts';

/** Device and inode of the file at a path: `66305:131`; `undefined` when there is none. */
export function identifyFile(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
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
