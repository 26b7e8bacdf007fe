import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Attachments } from './read-bodies.ts';

const MAX_SIZE = 2 ** 25;

/** Files beside a HAR that hold its bodies. Only names without a folder are followed, so that no recording names other files of this machine. */
export function attachmentsBeside(path: string): Attachments {
  return (name) => {
    if (!/^[\w-]+\.\w{1,10}$/.test(name)) return undefined;
    try {
      const file = join(dirname(path), name);
      return statSync(file).size > MAX_SIZE ? undefined : readFileSync(file);
    } catch {
      return undefined;
    }
  };
}
