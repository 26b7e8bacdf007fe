import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { isObject } from '../../../lib/json.ts';
import { jsonFile } from '../../../lib/json-text.ts';
import { digestOf } from '../read/digests.ts';
import { type EmitResult, emit } from './emit.ts';
import { type DescriptionInfo, withHeader } from './header.ts';

export interface LockedRequest {
  /** Folder with a folder for each of the sets, absolute or relative to `cwd`. */
  readonly out: string;
  readonly cwd: string;
  readonly check: boolean;
  readonly force: boolean;
  readonly origin: DescriptionInfo;
  /** The name of the tool that made the files, for the lock file; `bundle` is the digest of the document that it made them from. */
  readonly generator: string;
  readonly bundle: string;
}

/** Next to the folder, to be committed where the folder is not. */
export const lockFileOf = (out: string): string => `${out}.lock.json`;

/**
 * Sets of files (clients by language, collections by format), each in a folder of its name, and the file with their digests. With `check` and without the
 * folder, the digests alone are compared: it need not be committed.
 *
 * @param made texts by path from the set's folder
 */
export async function emitLocked(
  made: ReadonlyMap<string, Readonly<Record<string, string>>>,
  { cwd, check, force, origin, generator, bundle, ...request }: LockedRequest,
): Promise<EmitResult> {
  const out = resolve(cwd, request.out);
  const { digests: lock, bundle: before } = await readLock(lockFileOf(out));
  const digests = Object.fromEntries([...made].map(([name, files]) => [name, digestOfFiles(files)]));
  const folder = basename(out);
  const name = lockFileOf(folder);
  // Outputs that this run does not make still stem from their old document.
  const isWhole = Object.keys(lock).every((one) => made.has(one));
  const isOfBundle = !isWhole || before === bundle;
  const isLocked = isOfBundle && [...made.keys()].every((one) => lock[one] === digests[one]);
  const locked = {
    missing: Object.keys(lock).length === 0 ? [name] : [],
    stale: Object.keys(lock).length === 0 || isLocked ? [] : [name],
  };
  if (check && !existsSync(out))
    return { ...locked, orphaned: [], kept: [], unchanged: isLocked ? [...made.keys()] : [] };

  const sets = Object.fromEntries(
    [...made].map(([set, texts]) => {
      const files = Object.entries(texts).map(([path, text]) => [
        `${set}/${path}`,
        withHeader(path, text, origin),
      ]);
      return [set, Object.fromEntries(files) as Readonly<Record<string, string>>];
    }),
  );
  const result = await emit(out, sets, { origin, cwd, check, force, complete: false });
  if (!check && (locked.missing.length > 0 || !isLocked)) {
    const written = { generator, bundle: isWhole ? bundle : before, digests: { ...lock, ...digests } };
    await writeFile(lockFileOf(out), jsonFile({ ...written, whole: wholeOf(written) }));
  }
  const below = (paths: readonly string[]) => paths.map((path) => `${folder}/${path}`);
  return {
    missing: [...below(result.missing), ...locked.missing],
    stale: [...below(result.stale), ...locked.stale],
    orphaned: below(result.orphaned),
    kept: below(result.kept),
    unchanged: below(result.unchanged),
  };
}

/**
 * Says what the lock file beside a folder locks, if it was made from another document than the one of this digest: `clients` is not made on every
 * run.
 *
 * @returns the names of its sets, none if it cannot be read; `undefined` where it is up to date or is not there
 */
export async function staleSets(out: string, bundle: string): Promise<readonly string[] | undefined> {
  const lock = await readLock(lockFileOf(out));
  return lock.bundle === undefined || lock.bundle === bundle ? undefined : Object.keys(lock.digests);
}

interface Lock {
  /** The digests by set. */
  readonly digests: Readonly<Record<string, unknown>>;
  /** The document's digest: `undefined` where there is no such file, empty where its members do not belong together. */
  readonly bundle: unknown;
}

async function readLock(file: string): Promise<Lock> {
  try {
    const { whole, ...lock } = JSON.parse(await readFile(file, 'utf8')) as Lock & {
      readonly whole?: unknown;
    };
    // Git merges line by line: the document's digest may be from one branch, and the others from another.
    return {
      digests: isObject(lock.digests) ? lock.digests : {},
      bundle: whole === wholeOf(lock) ? lock.bundle : '',
    };
  } catch {
    return { digests: {}, bundle: existsSync(file) ? '' : undefined };
  }
}

/** The digest of a lock file, whose members stand in one order. */
const wholeOf = (lock: object): string => digestOf(JSON.stringify(lock));

function digestOfFiles(files: Readonly<Record<string, string>>): string {
  const paths = Object.keys(files).sort();
  return digestOf(paths.map((path) => `${path}\n${digestOf(files[path] ?? '')}\n`).join(''));
}
