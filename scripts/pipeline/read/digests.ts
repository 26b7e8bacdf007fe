import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Digests by path: of files of the description, or of generated ones. */
export type Digests = ReadonlyMap<string, string>;

/** A text is encoded in parts, since a copy of a whole one may be three times its size. */
const PART = 1 << 20;

export function digestOf(content: string | Uint8Array): string {
  const hash = createHash('sha256');
  if (typeof content !== 'string') return hash.update(content).digest('base64url');
  for (let start = 0; start < content.length; ) {
    const end = start + PART;
    // A pair of surrogates is one character.
    const next = /[\uD800-\uDBFF]/.test(content.charAt(end - 1)) ? end + 1 : end;
    hash.update(content.slice(start, next));
    start = next;
  }
  return hash.digest('base64url');
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
