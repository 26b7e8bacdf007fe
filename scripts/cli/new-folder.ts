import { readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemReason } from '../../lib/system-reason.ts';
import { createFolder } from './create-folder.ts';
import { ToolError } from './errors.ts';

/**
 * Refuses a folder that holds anything, naming what it holds.
 *
 * @param shown the folder as the user wrote it
 * @throws ToolError `usage`
 */
export async function refuseOccupied(folder: string, shown: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw occupied(`${shown} is a file, or below one.`);
    throw notWritable(shown, error);
  });
  if (entries.length === 0) return;
  const listed = entries.sort().slice(0, 20).join(', ');
  const more = entries.length > 20 ? ` and ${entries.length - 20} more` : '';
  throw occupied(`${shown} is not empty: it holds ${listed}${more}.`);
}

/**
 * Writes all files below a new or empty folder, or none: on failure the files already written are removed. A file that appears in the meantime
 * is never overwritten.
 *
 * @param files text by path below the folder, with `/`
 * @throws ToolError `environment` when the folder cannot be written
 */
export async function writeNewFolder(
  folder: string,
  shown: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const written: string[] = [];
  const made = new Set<string>();
  try {
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, path);
      const first = createFolder(dirname(file));
      for (let one = dirname(file); first !== undefined && one.length >= first.length; one = dirname(one))
        made.add(one);
      await writeFile(file, text, { flag: 'wx' });
      written.push(file);
    }
  } catch (error) {
    for (const file of written) await rm(file, { force: true });
    // Deepest first; a folder that another process has written to is kept.
    for (const one of [...made].sort((a, b) => b.length - a.length)) await rmdir(one).catch(() => undefined);
    throw notWritable(shown, error as NodeJS.ErrnoException);
  }
}

function occupied(message: string): ToolError {
  return new ToolError('usage', `Nothing was written: ${message}`, {
    fix: 'Choose a new or empty folder.',
  });
}

function notWritable(shown: string, error: NodeJS.ErrnoException): ToolError {
  return new ToolError(
    'environment',
    `Nothing was written: ${shown} is not writable: ${systemReason(error)}.`,
    {
      fix: 'Choose a writable folder.',
      cause: error,
    },
  );
}
