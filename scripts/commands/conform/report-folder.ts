import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolError } from '../../cli/errors.ts';

/**
 * Checks that the folder is writable before any request is sent: what a run creates must be recorded there.
 *
 * @param shown the folder's path as displayed to the user
 * @throws ToolError('environment')
 */
export async function expectWritable(folder: string, shown: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '', { flag: 'wx' });
    await rm(probe);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ToolError('environment', `Cannot write reports to ${shown} (${code ?? message}).`, {
      fix: 'Name a writable folder with --report-dir. Nothing was sent.',
      cause: error,
    });
  }
}
