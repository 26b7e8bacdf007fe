import { statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreOpenError } from './open-error.ts';
import { StoreUnavailable } from './unavailable.ts';

/** Which file stands at a path, whatever its content: `66305:131`; `undefined` when none does. */
export function identifyFile(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/**
 * Makes the file, for its owner only: there are bank details in it. SQLite gives its two companions the same rights. A file that is
 * there already is not so much as opened: closing it would let go of the locks that this process has on it.
 */
export function createPrivateFile(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code === 'ENOENT')
      throw new StoreOpenError(
        'The folder of the database does not exist.',
        file,
        `make the folder ${dirname(file)}`,
        error,
      );
    throw new StoreOpenError(
      `The database cannot be created: ${code}.`,
      file,
      'name a file in a folder that can be written',
      error,
    );
  }
}

const FIXES: Readonly<Record<string, string>> = {
  locked: 'stop the program that holds it, or name another file',
  full: 'make room on the disk, or name a file on another one',
  broken:
    'check that it is an SQLite database, and that it and its folder can be read and written; or name another file',
};

/** The same trouble said at the start, when a person reads it. */
export function toOpenError(trouble: unknown, file: string): unknown {
  if (!(trouble instanceof StoreUnavailable)) return trouble;
  if (trouble.cause instanceof StoreOpenError) return trouble.cause;
  const message = `${trouble.message.replace(' Try again in a moment.', '')} SQLite says ${trouble.note}.`;
  return new StoreOpenError(message, file, FIXES[trouble.reason] ?? 'name another file', trouble);
}
