import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolError } from '../../cli/errors.ts';

/**
 * Makes sure that a folder can be written to, before anything is sent whose traces belong there.
 *
 * @param shown the folder as the user knows it
 * @throws ToolError('usage')
 */
export async function expectWritable(folder: string, shown: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '', { flag: 'wx' });
    await rm(probe);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ToolError('usage', `the reports cannot be written to ${shown} (${code ?? message})`, {
      fix: 'Give a folder that you may write to with --report-dir. Nothing was sent.',
      cause: error,
    });
  }
}
