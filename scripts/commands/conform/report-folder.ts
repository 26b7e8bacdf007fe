import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemReason } from '../../../lib/system-reason.ts';
import { createFolder } from '../../cli/create-folder.ts';
import { ToolError } from '../../cli/errors.ts';

const BELOW_FILE = 'it is a file, or below one';

/**
 * Checks that the folder is writable before any request is sent: what a run creates must be recorded there.
 *
 * @param shown the folder's path as displayed to the user
 * @throws ToolError('environment')
 */
export async function expectWritable(folder: string, shown: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    createFolder(folder);
    await writeFile(probe, '', { flag: 'wx' });
    await rm(probe);
  } catch (error) {
    const reason = systemReason(error, { EEXIST: BELOW_FILE, ENOTDIR: BELOW_FILE });
    throw new ToolError('environment', `Cannot write reports to ${shown}: ${reason}.`, {
      fix: 'Name a writable folder with --report-dir. Nothing was sent.',
      cause: error,
    });
  }
}
