import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and those above it that are missing. Node.js alone tries forever where the file system says of a new folder that it does not exist (`/proc`).
 *
 * @returns the first folder that was created; `undefined`: it was there
 * @throws errors of node:fs
 */
export function createFolder(path: string): string | undefined {
  const folder = resolve(path);
  let first: string | undefined;
  for (let next = folder; !existsSync(next) && next !== dirname(next); next = dirname(next)) first = next;
  if (first === undefined) return mkdirSync(folder, { recursive: true });
  try {
    mkdirSync(first);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return mkdirSync(folder, { recursive: true });
  }
  mkdirSync(folder, { recursive: true });
  return first;
}
