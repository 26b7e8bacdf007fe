import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { displayPath } from '../../cli/display-path.ts';

/** The thing that stands where something of the other kind was asked for. */
export interface WrongKind {
  readonly is: 'file' | 'folder';
  /** Its path as the user should see it. */
  readonly shown: string;
  /** `api is a file, not a folder` */
  readonly says: string;
}

/**
 * Tells whether reading or writing failed because a path is of the wrong kind, which no permission fixes.
 *
 * @param path what was read or written, where the error does not tell
 */
export function wrongKind(error: unknown, path: string, cwd: string): WrongKind | undefined {
  const failed = (error ?? {}) as NodeJS.ErrnoException & { readonly dest?: string };
  const at = failed.dest ?? failed.path ?? path;
  if (failed.code === 'EISDIR' || (failed.code === undefined && isFolder(at))) {
    const shown = displayPath(at, cwd);
    return { is: 'folder', shown, says: `${shown} is a folder, not a file` };
  }
  const file = failed.code === 'EEXIST' || failed.code === 'ENOTDIR' ? fileAbove(at) : undefined;
  if (file === undefined) return undefined;
  const shown = displayPath(file, cwd);
  return { is: 'file', shown, says: `${shown} is a file, not a folder` };
}

/** Redocly looks by itself, and says it in words alone. */
function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The path itself or the part of it that is a file: of `a/b/c` that may be `a`, while the error names the whole. */
function fileAbove(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined) return found.isDirectory() ? undefined : path;
  const above = dirname(path);
  return above === path ? undefined : fileAbove(above);
}
