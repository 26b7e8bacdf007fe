import { statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreOpenError } from '../open-error.ts';
import { StoreUnavailable, type UnavailableReason } from '../unavailable.ts';

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
        'the folder of the database does not exist',
        file,
        `Make the folder ${dirname(file)}.`,
        error,
      );
    throw new StoreOpenError(
      `the database cannot be created: ${code}`,
      file,
      'Name a file in a folder that can be written.',
      error,
    );
  }
}

const EXPLANATIONS: Partial<Record<UnavailableReason, { readonly message: string; readonly fix: string }>> = {
  locked: {
    message: 'another program has the database for itself',
    fix: 'Stop that program, or name another file.',
  },
  full: {
    message: 'there is no room for the database',
    fix: 'Make room on the disk, or name a file on another one.',
  },
  broken: {
    message: 'the database cannot be used',
    fix: 'See that it is an SQLite database, and that the file and its folder can be read and written; or name another file.',
  },
};

/** The same error at the start, when a person reads it. */
export function toOpenError(error: unknown, file: string): unknown {
  if (!(error instanceof StoreUnavailable)) return error;
  if (error.cause instanceof StoreOpenError) return error.cause;
  const explanation = EXPLANATIONS[error.reason];
  if (explanation === undefined) return error;
  return new StoreOpenError(`${explanation.message}: ${error.note}`, file, explanation.fix, error);
}
