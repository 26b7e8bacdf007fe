import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { isObject } from '../../../lib/json.ts';
import { jsonFile } from '../../../lib/json-text.ts';
import type { DescriptionInfo } from './header.ts';
import type { Receipt } from './receipt.ts';

/** Lists what was made in a folder: the only way to know a JSON file as ours, and whether a file was edited since. */
export const MANIFEST = '.manifest.json';

/** A file that a manifest lists. */
export interface ListedFile {
  /** The maker of a file: an output of `generate`, a language or format, or the command `bundle` or `docs`; empty if not known. */
  readonly output: string;
  /** Digest of its text; empty in a manifest of an earlier version of this tool, which listed paths alone. */
  readonly digest: string;
}

/** The files by path below the output folder. */
export type ListedFiles = ReadonlyMap<string, ListedFile>;

export interface Manifest {
  readonly from: DescriptionInfo;
  readonly files: ListedFiles;
  /** Outputs that were written although no package.json of the project lists the package that they import. */
  readonly unlisted: readonly string[];
  readonly receipt: Receipt | undefined;
}

export function manifestText({
  from,
  files,
  unlisted,
  receipt,
}: Omit<Manifest, 'unlisted' | 'receipt'> & Partial<Manifest>): string {
  const outputs: Record<string, Record<string, string>> = {};
  for (const output of [...new Set([...files.values()].map((file) => file.output))].sort()) {
    const own = [...files].filter(([path, file]) => file.output === output && path !== MANIFEST).sort();
    outputs[output] = Object.fromEntries(own.map(([path, { digest }]) => [path, digest]));
  }
  const manifest = {
    madeBy: 'banking-platform-api generate',
    from: { title: from.title, version: from.version },
    outputs,
    ...(unlisted?.length && { unlisted }),
    ...(receipt && {
      importExtension: receipt.importExtension,
      ...(receipt.hooks !== undefined && { hooks: receipt.hooks }),
      inputs: receipt.inputs,
      bundle: receipt.bundle,
      digest: receipt.digest,
    }),
  };
  return jsonFile(manifest);
}

/** The manifest of an output folder, as below. */
export function readManifestIn(outDir: string): Manifest | undefined {
  try {
    return readManifest(readFileSync(join(outDir, MANIFEST), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A manifest as an earlier run left it; `undefined` when it is absent, was edited, or is of an earlier version of this tool. Its paths are
 * those of files below its folder.
 */
export function readManifest(text: string | undefined): Manifest | undefined {
  try {
    const { from, unlisted = [], inputs, importExtension, hooks, bundle, digest } = JSON.parse(text ?? '{}');
    const receipt = inputs === undefined ? undefined : { importExtension, hooks, inputs, bundle, digest };
    const manifest = { from, files: listedFiles(text), unlisted, receipt };
    return manifestText(manifest) === text ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether two manifests list the same files; the origin of the files is no part of it. */
export function listSameFiles(one: string | undefined, other: string): boolean {
  const [left, right] = [listedFiles(one), listedFiles(other)];
  return left.size === right.size && left.size > 0 && [...left.keys()].every((path) => right.has(path));
}

/** Files that an earlier run listed. A manifest that is absent or not readable lists none. Paths that lead out of the folder are no files of it. */
export function listedFiles(text: string | undefined): ListedFiles {
  const listed: [string, ListedFile][] = [];
  try {
    const { outputs, files } = JSON.parse(text ?? '{}') as { outputs?: unknown; files?: unknown };
    if (Array.isArray(files)) {
      for (const path of files) listed.push([String(path), { output: '', digest: '' }]);
    } else if (isObject(outputs)) {
      for (const [output, own] of Object.entries(outputs)) {
        for (const [path, digest] of Object.entries(own as object)) {
          listed.push([path, { output, digest: String(digest) }]);
        }
      }
    }
  } catch {
    // The entries that were read before the error stay valid.
  }
  return new Map(listed.filter(([path]) => isBelow(path)));
}

function isBelow(path: string): boolean {
  const parts = path.split('/');
  // A drive of Windows has a colon, and a name of ours never has.
  const isPlain = !isAbsolute(path) && !/[\\:\0]/.test(path);
  return isPlain && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}
