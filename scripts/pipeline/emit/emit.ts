import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFolder } from '../../cli/create-folder.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import type { FileSets } from '../make/outputs.ts';
import { digestOf } from '../read/digests.ts';
import { wrongKind } from '../read/wrong-kind.ts';
import { carriesHeader, type DescriptionInfo, hasHeader, type Maker } from './header.ts';
import {
  type ListedFile,
  type ListedFiles,
  listedFiles,
  listSameFiles,
  MANIFEST,
  manifestText,
  readManifest,
} from './manifest.ts';
import type { Receipt } from './receipt.ts';

export interface EmitOptions {
  readonly origin: DescriptionInfo;
  /** Default: `generate`. */
  readonly maker?: Maker;
  /** Folder that paths are shown relative to. */
  readonly cwd: string;
  /** Compare only; nothing is written. */
  readonly check?: boolean;
  /** Overwrite files that this tool did not make, and remove what is left over even if it was edited. */
  readonly force?: boolean;
  /** `sets` is everything there is to make, so whatever else `generate` made in the folder is left over. */
  readonly complete: boolean;
  /** Outputs among `sets` that are written although no package.json lists their package, for the manifest. */
  readonly unlisted?: readonly string[];
  /** The origin of the files, for the manifest. */
  readonly receipt?: Receipt | undefined;
}

/** The changes that were made, or with `check` would be. Paths below the output folder, sorted. */
export interface EmitResult {
  /** Absent from the folder. */
  readonly missing: readonly string[];
  /** Present with other content. */
  readonly stale: readonly string[];
  /** Made by an earlier run and by this one no more; with `check` those below, too. */
  readonly orphaned: readonly string[];
  /** Such files that were left where they are, since somebody may have edited them. */
  readonly kept: readonly string[];
  readonly unchanged: readonly string[];
}

/** Commands that write into a folder which may be one of `generate`. */
const OTHER_COMMANDS = ['bundle', 'docs'];

/** Tells whether a listed file was made by `generate`, and not by another command that writes to the same folder. */
export function isOfGenerate({ output }: ListedFile): boolean {
  return !OTHER_COMMANDS.includes(output);
}

/**
 * Brings a folder to hold exactly the given files: writes what is missing or differs, removes what is left over, touches
 * nothing else. All or nothing: when a write fails, the folder is as it was.
 *
 * @param sets text by path below `outDir`, with `/`, by the name of what makes it: an output of `generate`, a client, another command
 * @throws ToolError `usage` for a file that this tool did not make, `environment` when the folder cannot be written
 */
export async function emit(outDir: string, sets: FileSets, options: EmitOptions): Promise<EmitResult> {
  const { check = false, force = false, complete } = options;
  const manifest = await read(join(outDir, MANIFEST));
  const known = listedFiles(manifest);
  const wanted = new Map(Object.values(sets).flatMap((files) => Object.entries(files)));
  const made = new Map(
    [...listingOf(sets)].map(([path, file]) => {
      const earlier = known.get(path);
      // A file that `generate` makes, too, stays with `generate`.
      const stays = !isOfGenerate(file) && earlier !== undefined && isOfGenerate(earlier);
      return [path, stays ? { ...file, output: earlier.output } : file];
    }),
  );
  const isDone = ({ output }: ListedFile) => complete || Object.hasOwn(sets, output);
  const left = await leftOver(outDir, wanted, known, isDone, complete);
  if (force) left.removable.push(...left.kept.splice(0));
  // The files that this run does not make.
  const others = [...known].filter(
    ([path]) => !wanted.has(path) && !left.removable.includes(path) && existsSync(join(outDir, path)),
  );
  // A receipt is for all the files there are. An older one stays: it holds as long as nothing changes.
  const covers = others.every(([, file]) => !isOfGenerate(file));
  const before = readManifest(manifest);
  const ofOthers = before?.unlisted.filter((output) => !complete && !Object.hasOwn(sets, output)) ?? [];
  const next = {
    from: options.origin,
    files: new Map([...others, ...made]),
    unlisted: [...new Set([...ofOthers, ...(options.unlisted ?? [])])].sort(),
    receipt: (covers ? options.receipt : undefined) ?? before?.receipt,
  };
  wanted.set(MANIFEST, manifestText(next));

  const texts = new Map<string, string | undefined>();
  for (const path of wanted.keys()) texts.set(path, await read(join(outDir, path)));
  const paths = [...wanted.keys()].sort();
  const missing = paths.filter((path) => texts.get(path) === undefined);
  const isSame = (path: string, wantedText = '', text = texts.get(path)) =>
    text === wantedText || (check && path === MANIFEST && listSameFiles(text, wantedText));
  const unchanged = paths.filter((path) => isSame(path, wanted.get(path)));
  const stale = paths.filter((path) => !missing.includes(path) && !unchanged.includes(path));
  if (check) {
    const gone = [...known].filter(
      ([path, file]) => isOfGenerate(file) && !isDone(file) && !existsSync(join(outDir, path)),
    );
    const edited: string[] = [];
    for (const [path, { digest }] of others.filter(([, file]) => isOfGenerate(file) && !isDone(file))) {
      if (digest !== '' && digest !== (await digestIn(outDir, path))) edited.push(path);
    }
    return {
      missing: [...missing, ...gone.map(([path]) => path)].sort(),
      stale: [...stale, ...edited].sort(),
      orphaned: [...left.removable, ...left.kept].sort(),
      kept: [],
      unchanged,
    };
  }

  if (!force) {
    const foreign = stale.filter((path) => path !== MANIFEST && !isOurs(path, texts.get(path) ?? '', known));
    if (foreign.length > 0) {
      const shown = foreign.map((path) => displayPath(join(outDir, path), options.cwd));
      throw options.maker === 'docs'
        ? notOurs('docs', shown, 'Choose another file with `--out FILE`')
        : notOurs('generate', shown, 'Give another folder with `--out DIR`');
    }
  }
  try {
    // A process that is killed halfway leaves files that are on the list, whichever they are.
    const meanwhile = manifestText({ from: options.origin, files: new Map([...made, ...known]) });
    write(outDir, wanted, [...missing, ...stale], left.removable, texts, meanwhile);
  } catch (error) {
    throw notWritable(error, outDir, options.cwd);
  }
  return { missing, stale, orphaned: left.removable, kept: left.kept, unchanged };
}

/** Writes what a manifest lists of files that have just been made. */
export function listingOf(sets: FileSets): ListedFiles {
  return new Map(
    Object.entries(sets).flatMap(([output, files]) =>
      Object.entries(files).map(([path, text]) => [path, { output, digest: digestOf(text) }] as const),
    ),
  );
}

/** A file with room for a header is ours when it has one; another, when the manifest lists it. */
function isOurs(path: string, text: string, known: ListedFiles): boolean {
  return carriesHeader(path) ? hasHeader(text) : known.has(path);
}

/** Files that an earlier run made and that are not wanted any more. */
export interface LeftOver {
  /** As they were written. */
  readonly removable: string[];
  /** Edited since, or not known to be as they were written. */
  readonly kept: string[];
}

/**
 * Finds what is left over in a folder.
 *
 * @param isDone whether a listed file would be among the wanted, were it still made
 * @param isWhole files with a header that are not listed are left over, too
 */
export async function leftOver(
  outDir: string,
  wanted: { has(path: string): boolean },
  known: ListedFiles,
  isDone: (file: ListedFile) => boolean = () => true,
  isWhole = true,
): Promise<LeftOver> {
  const left: LeftOver = { removable: [], kept: [] };
  for (const path of (await filesBelow(outDir, '')).sort()) {
    if (wanted.has(path) || path === MANIFEST) continue;
    const listed = known.get(path);
    if (listed === undefined) {
      if (isWhole && carriesHeader(path) && hasHeader((await read(join(outDir, path))) ?? ''))
        left.kept.push(path);
    } else if (isOfGenerate(listed) && isDone(listed)) {
      const isAsWritten = listed.digest !== '' && (await digestIn(outDir, path)) === listed.digest;
      (isAsWritten ? left.removable : left.kept).push(path);
    }
  }
  return left;
}

async function digestIn(outDir: string, path: string): Promise<string> {
  return digestOf((await read(join(outDir, path))) ?? '');
}

/** Regular files only: a link may lead out of the folder. A folder with a manifest of its own was made by itself. */
async function filesBelow(folder: string, below: string): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== '.git') {
      if (existsSync(join(folder, path, MANIFEST))) continue;
      // A spread would overflow the stack where the folder holds more than 100,000 files.
      for (const file of await filesBelow(folder, path)) found.push(file);
    } else if (entry.isFile()) {
      found.push(path);
    }
  }
  return found;
}

/** A file that is not in its place yet, or not any more: `.4711.types.ts.part`. */
const PART = /^\.(\d+)\..*\.part$/;

/**
 * Writes everything beside its place first, so that what can fail has failed before the first file changes. Without a pause, so
 * that Ctrl-C, which is noticed between two steps of the program, comes before or after it.
 *
 * @param meanwhile the manifest while files are changed
 */
function write(
  outDir: string,
  wanted: ReadonlyMap<string, string>,
  changed: readonly string[],
  orphaned: readonly string[],
  before: ReadonlyMap<string, string | undefined>,
  meanwhile: string,
): void {
  const beside = (path: string, name = path.split('/').pop()) =>
    join(outDir, dirname(path), `.${process.pid}.${name}.part`);
  if (changed.length === 0 && orphaned.length === 0) return;
  const renamed: string[] = [];
  const moved: string[] = [];
  const rename = (path: string) => {
    renameSync(beside(path), join(outDir, path));
    renamed.push(path);
  };
  try {
    for (const path of changed) {
      createFolder(join(outDir, dirname(path)));
      writeFileSync(beside(path), wanted.get(path) ?? '');
    }
    if (changed.includes(MANIFEST)) {
      writeFileSync(beside(MANIFEST, 'meanwhile'), meanwhile);
      renameSync(beside(MANIFEST, 'meanwhile'), join(outDir, MANIFEST));
    }
    for (const path of changed) if (path !== MANIFEST) rename(path);
    for (const path of orphaned) {
      renameSync(join(outDir, path), beside(path));
      moved.push(path);
    }
    if (changed.includes(MANIFEST)) rename(MANIFEST);
  } catch (error) {
    for (const path of moved) renameSync(beside(path), join(outDir, path));
    for (const path of changed) removeQuietly(beside(path));
    removeQuietly(beside(MANIFEST, 'meanwhile'));
    for (const path of changed.includes(MANIFEST) ? [...renamed, MANIFEST] : renamed) {
      const text = before.get(path);
      if (text === undefined) rmSync(join(outDir, path), { force: true });
      else writeFileSync(join(outDir, path), text);
    }
    throw error;
  }
  for (const path of orphaned) removeQuietly(beside(path));
  removeParts(new Set([...changed, ...orphaned].map((path) => join(outDir, dirname(path)))));
}

/** Removes what a run that was killed left behind. */
function removeParts(folders: ReadonlySet<string>): void {
  for (const folder of folders) {
    for (const name of readdirSync(folder)) {
      const [, pid] = PART.exec(name) ?? [];
      if (pid !== undefined && !isRunning(Number(pid))) removeQuietly(join(folder, name));
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
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
