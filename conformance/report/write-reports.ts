import { constants, copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from './report.ts';
import { FILES, type Reporter } from './reporters.ts';

export interface WriteOptions {
  /** Created with its parents if it does not exist. */
  readonly dir: string;
  /** `console` and `github` write nothing. */
  readonly reporters: readonly Reporter[];
}

/** The reports could not be written; the folder is unchanged. */
export class ReportsNotWritten extends Error {
  override readonly name = 'ReportsNotWritten';
  readonly fix = 'Use a folder that can be written to, or free up disk space.';
  constructor(dir: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`the reports could not be written to ${dir}: ${reason}`, { cause });
  }
}

/**
 * Writes the files of the given reporters, all of them or none: an earlier run's file is replaced in one step.
 *
 * @returns the paths of what was written, below `dir`
 * @throws ReportsNotWritten
 */
export async function writeReports(report: Report, { dir, reporters }: WriteOptions): Promise<string[]> {
  const names = [...new Set(reporters)].filter((name) => name !== 'console' && name !== 'github');
  const files = names.flatMap((name) => [...FILES[name]]);
  // Rendered before anything is written, so that a report that fails leaves nothing behind.
  const texts = new Map<string, string>();
  for (const { name, make } of files) texts.set(join(dir, name), await make(report));
  try {
    mkdirSync(dir, { recursive: true });
    replaceAll(texts);
  } catch (error) {
    throw new ReportsNotWritten(dir, error);
  }
  return [...texts.keys()];
}

/** Synchronous, so that Ctrl-C comes before or after it. */
function replaceAll(texts: ReadonlyMap<string, string>): void {
  const beside = (path: string) => `${path}.${process.pid}.part`;
  const before = (path: string) => `${path}.${process.pid}.before`;
  const replaced: { readonly path: string; readonly wasThere: boolean }[] = [];
  try {
    for (const [path, text] of texts) writeFileSync(beside(path), text);
    for (const path of texts.keys()) {
      const wasThere = copied(path, before(path));
      renameSync(beside(path), path);
      replaced.push({ path, wasThere });
    }
  } catch (error) {
    for (const path of texts.keys()) rmSync(beside(path), { force: true });
    for (const { path, wasThere } of replaced) {
      if (wasThere) renameSync(before(path), path);
      else rmSync(path, { force: true });
    }
    throw error;
  } finally {
    for (const path of texts.keys()) rmSync(before(path), { force: true });
  }
}

/** Whether there is a file to copy. */
function copied(from: string, to: string): boolean {
  try {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
