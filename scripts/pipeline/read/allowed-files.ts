import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { foldersAbove } from '../../cli/folders-above.ts';

/** The error says why a file is not read, and what to do. */
export interface RefusedFile {
  readonly why: string;
  readonly fix: string;
}

/** Thrown in the place of reading; `refused` says why. */
export class FileRefusal extends Error {
  readonly refused: RefusedFile;

  constructor(path: string, refused: RefusedFile) {
    super(`${refused.why}: ${path}`);
    this.refused = refused;
  }
}

/**
 * Decides which files a description may read: those of its repository, which is the nearest folder above it with `.git`, else those of its own
 * folder. A description may come from anybody, and what it refers to ends up in pages, packages and logs.
 */
export class AllowedFiles {
  private readonly roots: readonly string[];
  /** Folders that somebody permitted by name, hidden files and all. */
  private readonly permitted: readonly string[];
  /** Files that somebody named on the command line. */
  private readonly given: ReadonlySet<string>;

  constructor(
    roots: readonly string[] = [],
    permitted: readonly string[] = [],
    given: readonly string[] = [],
  ) {
    this.roots = roots;
    this.permitted = permitted.flatMap((folder) => [folder, realPath(folder) ?? folder]);
    this.given = new Set(given);
  }

  /** @param file absolute path of the root file */
  static around(file: string, permitted: readonly string[] = []): AllowedFiles {
    const folders = [dirname(file), dirname(realPath(file) ?? file)];
    return new AllowedFiles(folders.flatMap(rootsOf), permitted, [file]);
  }

  /** Allows the files that stand beside a description. */
  static beside(folder: string): AllowedFiles {
    return new AllowedFiles(rootsOf(folder));
  }

  /** Allows the same, and another file that was named. */
  with(file: string): AllowedFiles {
    return new AllowedFiles(this.roots, this.permitted, [...this.given, file]);
  }

  /** Says why a file must not be read; `undefined` if it may, or if there is none. */
  refusal(path: string): RefusedFile | undefined {
    if (this.given.has(path)) return undefined;
    const real = realPath(path);
    const paths = real === undefined ? [path] : [path, real];
    if (paths.every((one) => this.permitted.some((folder) => isIn(one, folder)))) return undefined;
    const allowed = [...this.roots, ...this.permitted];
    if (!paths.every((one) => allowed.some((folder) => isIn(one, folder))))
      return {
        why: `It leads out of ${this.roots[0] ?? 'its folder'}, and no file outside is read`,
        fix: 'Copy the file into that folder, or permit its own with `--allow-files DIR`.',
      };
    if (paths.some(isHidden))
      return {
        why: 'It leads to a hidden file, and none is read',
        fix: 'Copy the file, or permit its folder with `--allow-files DIR`.',
      };
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined || found.isFile() || found.isDirectory()) return undefined;
    return { why: 'It leads to a device or a pipe, and only files are read', fix: 'Refer to a file.' };
  }
}

function rootsOf(folder: string): string[] {
  const repository = foldersAbove(folder).find((one) => existsSync(join(one, '.git')));
  const root = repository === undefined || dirname(repository) === repository ? folder : repository;
  return [root, realPath(root) ?? root];
}

function isIn(path: string, folder: string): boolean {
  const below = relative(folder, path);
  return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}

function isHidden(path: string): boolean {
  return basename(path).startsWith('.') || path.split(sep).includes('.git');
}

/** `undefined` where there is nothing. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
