import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFolder } from '../../cli/create-folder.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import { wrongKind } from '../read/wrong-kind.ts';
import { carriesHeader, type DescriptionInfo, hasHeader, type Maker } from './header.ts';
import { listSameFiles, MANIFEST, manifestFiles, manifestText, readManifest } from './manifest.ts';
import type { Receipt } from './receipt.ts';

export interface EmitOptions {
  readonly origin: DescriptionInfo;
  /** Default: `generate`. */
  readonly maker?: Maker;
  /** Folder that paths are shown relative to. */
  readonly cwd: string;
  /** Compare only; nothing is written. */
  readonly check?: boolean;
  /** Overwrite files that this tool did not make. */
  readonly force?: boolean;
  /** `files` is everything there is to make, so whatever else is ours in the folder is left over. */
  readonly complete: boolean;
  /** What the files were made from, for the manifest. */
  readonly receipt?: Receipt | undefined;
}

/** What was done, or with `check` what would be. Paths below the output folder, sorted. */
export interface EmitResult {
  /** Absent from the folder. */
  readonly missing: readonly string[];
  /** Present with other content. */
  readonly stale: readonly string[];
  /** Made by an earlier run and by this one no more. */
  readonly orphaned: readonly string[];
  readonly unchanged: readonly string[];
}

/**
 * Brings a folder to hold exactly the given files: writes what is missing or differs, removes what is left over, touches
 * nothing else. All or nothing: when a write fails, the folder is as it was.
 *
 * @param files text by path below `outDir`, with `/`
 * @throws ToolError `usage` for a file that this tool did not make, `environment` when the folder cannot be written
 */
export async function emit(
  outDir: string,
  files: Readonly<Record<string, string>>,
  options: EmitOptions,
): Promise<EmitResult> {
  const manifest = await read(join(outDir, MANIFEST));
  const known = manifestFiles(manifest);
  const listed = options.complete ? Object.keys(files) : [...known, ...Object.keys(files)];
  const wanted = new Map(Object.entries(files));
  // A receipt is for all the files there are. An older one stays: it holds as long as nothing changes.
  const covers = listed.every((path) => wanted.has(path));
  const receipt = (covers ? options.receipt : undefined) ?? readManifest(manifest)?.receipt;
  wanted.set(MANIFEST, manifestText(options.origin, listed, receipt));

  const before = new Map<string, string | undefined>();
  for (const path of wanted.keys()) before.set(path, await read(join(outDir, path)));
  const paths = [...wanted.keys()].sort();
  const missing = paths.filter((path) => before.get(path) === undefined);
  const isSame = (path: string, wantedText = '', text = before.get(path)) =>
    text === wantedText || (options.check === true && path === MANIFEST && listSameFiles(text, wantedText));
  const unchanged = paths.filter((path) => isSame(path, wanted.get(path)));
  const stale = paths.filter((path) => !missing.includes(path) && !unchanged.includes(path));
  const orphaned = options.complete ? await leftOver(outDir, wanted, known) : [];
  const result = { missing, stale, orphaned, unchanged };
  if (options.check === true) return result;

  if (options.force !== true) {
    const foreign = stale.filter((path) => path !== MANIFEST && !isOurs(path, before.get(path) ?? '', known));
    if (foreign.length > 0) {
      const shown = foreign.map((path) => displayPath(join(outDir, path), options.cwd));
      throw options.maker === 'docs'
        ? notOurs('docs', shown, 'Choose another file with `--out FILE`')
        : notOurs('generate', shown, 'Give another folder with `--out DIR`');
    }
  }
  try {
    write(outDir, wanted, [...missing, ...stale], orphaned, before);
  } catch (error) {
    throw notWritable(error, outDir, options.cwd);
  }
  return result;
}

/** A file with room for a header is ours when it has one; another, when the manifest lists it. */
function isOurs(path: string, text: string, known: ReadonlySet<string>): boolean {
  return carriesHeader(path) ? hasHeader(text) : known.has(path);
}

/** Files in the folder that an earlier run made and that are not wanted any more. */
export async function leftOver(
  outDir: string,
  wanted: { has(path: string): boolean },
  known: ReadonlySet<string>,
): Promise<string[]> {
  const found: string[] = [];
  for (const path of await filesBelow(outDir, '')) {
    if (wanted.has(path) || !(carriesHeader(path) || known.has(path))) continue;
    if (isOurs(path, (await read(join(outDir, path))) ?? '', known)) found.push(path);
  }
  return found.sort();
}

/** Regular files only: a link may lead out of the folder. A folder with a manifest of its own was made by itself. */
async function filesBelow(folder: string, below: string): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== '.git') {
      if (existsSync(join(folder, path, MANIFEST))) continue;
      found.push(...(await filesBelow(folder, path)));
    } else if (entry.isFile()) {
      found.push(path);
    }
  }
  return found;
}

/**
 * Writes everything beside its place first, so that what can fail has failed before the first file changes. Without a pause, so
 * that Ctrl-C, which is noticed between two steps of the program, comes before or after it.
 */
function write(
  outDir: string,
  wanted: ReadonlyMap<string, string>,
  changed: readonly string[],
  orphaned: readonly string[],
  before: ReadonlyMap<string, string | undefined>,
): void {
  const beside = (path: string) =>
    join(outDir, dirname(path), `.${process.pid}.${path.split('/').pop()}.part`);
  const renamed: string[] = [];
  try {
    for (const path of changed) {
      createFolder(join(outDir, dirname(path)));
      writeFileSync(beside(path), wanted.get(path) ?? '');
    }
    for (const path of changed) {
      renameSync(beside(path), join(outDir, path));
      renamed.push(path);
    }
  } catch (error) {
    for (const path of changed) removeQuietly(beside(path));
    for (const path of renamed) {
      const text = before.get(path);
      if (text === undefined) rmSync(join(outDir, path));
      else writeFileSync(join(outDir, path), text);
    }
    throw error;
  }
  for (const path of orphaned) rmSync(join(outDir, path), { force: true });
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Its folder may be what could not be made.
  }
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A folder in the file's place, or a file in its folder's, is for the write to fail on.
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw error;
  }
}

/**
 * The error for files that a command did not make and would overwrite.
 *
 * @param shown their paths as the user should see them, at least one
 * @param elsewhere how to write somewhere else: the beginning of a sentence
 */
export function notOurs(command: string, shown: readonly string[], elsewhere: string): ToolError {
  const [first, ...rest] = shown;
  const more = rest.length === 0 ? '' : ` (and ${rest.length} more: ${rest.join(', ')})`;
  return new ToolError(
    'usage',
    `This file was not made by \`${command}\` and would be overwritten: ${first}${more}`,
    {
      fix: `${elsewhere}, move the file away, or overwrite it with \`--force\`.`,
    },
  );
}

function notWritable(error: unknown, outDir: string, cwd: string): ToolError {
  const wrong = wrongKind(error, outDir, cwd);
  if (wrong !== undefined) {
    return new ToolError('environment', `The folder cannot be written: ${wrong.says}.`, {
      fix: `Nothing was changed. Move the ${wrong.is} away, or give another folder with \`--out DIR\`.`,
      cause: error,
    });
  }
  const reason =
    error instanceof Error ? error.message.replaceAll(outDir, displayPath(outDir, cwd)) : String(error);
  return new ToolError('environment', `The folder cannot be written: ${reason}`, {
    fix: 'Nothing was changed. Make the folder writable, or give another one with `--out DIR`.',
    cause: error,
  });
}
