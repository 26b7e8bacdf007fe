import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** A folder that is gone when all tests of the file, or of the `describe`, have ended. */
export const folderForAll = (): string => makeFolder(afterAll);

/** A folder that is gone when the running test has ended. `beforeEach` may ask for it, too. */
export const folderForTest = (): string => makeFolder(onTestFinished);

function makeFolder(atTheEnd: (remove: () => void) => void): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bpa-')));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
