import { dirname } from 'node:path';

/** A folder and all above it, from the inside out. */
export function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}
