import {
  closeSync,
  constants,
  copyFileSync,
  mkdirSync,
  openSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Report } from '../model/report.ts';
import { FILES, type Reporter } from './reporters.ts';

export interface WriteOptions {
  /** Created with its parents if it does not exist. */
  readonly dir: string;
  /** `console` and `github` write nothing. */
  readonly reporters: readonly Reporter[];
  /** Called for each reporter that fails; the files of the others are written. Default: its error is thrown, and nothing is written. */
  readonly onFailure?: (reporter: Reporter, error: unknown) => void;
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
export async function writeReports(
  report: Report,
  { dir, reporters, onFailure }: WriteOptions,
): Promise<string[]> {
  const names = [...new Set(reporters)].filter((name) => name !== 'console' && name !== 'github');
  const files = names.flatMap((reporter) => FILES[reporter].map((file) => ({ reporter, ...file })));
  const failed = new Set<Reporter>();
  const parts: string[] = [];
  let created: string | undefined;
  try {
    // One after another: each takes as much memory as the report.
    for (const { reporter, name, make } of files) {
      if (failed.has(reporter)) continue;
      const part = partOf(join(dir, name));
      const open = () => {
        created ??= mkdirSync(dir, { recursive: true });
        parts.push(part);
        return openSync(part, 'w');
      };
      try {
        writeTo(dir, open, await make(report));
      } catch (error) {
        if (error instanceof ReportsNotWritten || onFailure === undefined) throw error;
        failed.add(reporter);
        onFailure(reporter, error);
      }
    }
    const written = files.filter(({ reporter }) => !failed.has(reporter));
    const paths = written.map(({ name }) => join(dir, name));
    const others = files.filter((file) => !written.includes(file)).map(({ name }) => join(dir, name));
    orNotWritten(dir, () => replaceAll(paths));
    // One of an earlier run would be taken for that of this one.
    for (const path of [...others, ...others.map(partOf)])
      orNotWritten(dir, () => rmSync(path, { force: true }));
    return paths;
  } catch (error) {
    for (const part of parts) rmSync(part, { force: true });
    if (created !== undefined) removeEmpty(dir, created);
    throw error;
  }
}

function writeTo(dir: string, open: () => number, text: string | Iterable<string>): void {
  const file = orNotWritten(dir, open);
  try {
    for (const chunk of chunksOf(text)) orNotWritten(dir, () => writeFileSync(file, chunk));
  } finally {
    closeSync(file);
  }
}

function* chunksOf(text: string | Iterable<string>): Generator<string> {
  let open = '';
  for (const part of typeof text === 'string' ? [text] : text) {
    open += part;
    if (open.length < CHUNK) continue;
    yield open;
    open = '';
  }
  yield open;
}

/** The number of characters. */
const CHUNK = 2 ** 16;

function orNotWritten<T>(dir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new ReportsNotWritten(dir, error);
  }
}

/** A folder and those above it, up to the first that was created with it, unless somebody else has put something into one. */
function removeEmpty(dir: string, created: string): void {
  try {
    for (let next = resolve(dir); next.startsWith(resolve(created)); next = dirname(next)) rmdirSync(next);
  } catch {}
}

/** The name under which a file is written before it replaces the one of an earlier run. */
function partOf(path: string): string {
  return `${path}.${process.pid}.part`;
}

/** Synchronous, so that Ctrl-C comes before or after it. */
function replaceAll(paths: readonly string[]): void {
  const before = (path: string) => `${path}.${process.pid}.before`;
  const replaced: { readonly path: string; readonly wasThere: boolean }[] = [];
  try {
    for (const path of paths) {
      const wasThere = copied(path, before(path));
      renameSync(partOf(path), path);
      replaced.push({ path, wasThere });
    }
  } catch (error) {
    for (const { path, wasThere } of replaced) {
      if (wasThere) renameSync(before(path), path);
      else rmSync(path, { force: true });
    }
    throw error;
  } finally {
    for (const path of paths) rmSync(before(path), { force: true });
  }
}

/** Tells whether there is a file to copy. */
function copied(from: string, to: string): boolean {
  try {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
