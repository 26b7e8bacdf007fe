import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Digests by path: of files of the description, or of generated ones. */
export type Digests = ReadonlyMap<string, string>;

export function digestOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Digest of a file, or of a folder (`requirements/`), which counts by the names in it. What is absent has one, too. */
export function digestAt(path: string): string {
  try {
    return digestOf(path.endsWith('/') ? readdirSync(path).sort().join('\n') : readFileSync(path));
  } catch {
    return 'absent';
  }
}

export function digestsBelow(folder: string, paths: readonly string[]): Digests {
  return new Map(paths.map((path) => [path, digestAt(join(folder, path))]));
}

/** Always with `/` between folders. */
export function relativePath(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}
