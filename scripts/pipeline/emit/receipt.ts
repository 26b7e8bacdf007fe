import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImportExtension } from '../../../templates/model.ts';
import { libraryVersion } from '../../cli/bundled-libraries.ts';
import { packageInfo } from '../../cli/package-info.ts';
import type { HooksKind } from '../make/hooks/hooks-kinds.ts';
import type { Output } from '../make/outputs.ts';
import type { ModelOptions } from '../model/model.ts';
import type { WantedNames } from '../model/naming.ts';
import type { OverlayOptions } from '../overlay/load-overlaid.ts';
import { type Digests, digestOf, relativePath } from '../read/digests.ts';
import type { DescriptionInfo } from './header.ts';

/**
 * A receipt says what a set of generated files was made from, so that `--check` can tell without making them again that nothing has changed. The same
 * on every machine. It covers the files of the description, this tool's own sources, the versions of the libraries that makers use, the options, and
 * every generated file; whoever finds another digest has to make the files to know what differs.
 */
export interface Receipt {
  /** The files of the description that were read, relative to its folder; a folder, `requirements/`, counts by the names in it. */
  readonly inputs: readonly string[];
  /** The options that may have been guessed from the project around the output, and are kept if they cannot be guessed again. */
  readonly importExtension: ImportExtension;
  /** The hooks that were made, for a check that is not told. */
  readonly hooks?: HooksKind | undefined;
  /** Digest of the bundled document: what else was made from the description may have been made from another state of it. */
  readonly bundle?: string | undefined;
  readonly digest: string;
}

export interface Made {
  /** Root file of the description. */
  readonly spec: string;
  readonly importExtension: ImportExtension;
  readonly hooks: HooksKind | undefined;
  readonly strict?: boolean | undefined;
  readonly names?: WantedNames | undefined;
  readonly int64?: string | undefined;
  readonly pages?: ModelOptions['pages'];
  /** Absolute paths of files. */
  readonly overlays?: OverlayOptions | undefined;
  readonly rows: readonly Output[];
  readonly origin: DescriptionInfo;
  readonly inputs: Digests;
  readonly outputs: Digests;
}

/** `undefined` where the version of a library cannot be found out. */
export function receiptOf({
  spec,
  importExtension,
  hooks,
  strict = false,
  names = {},
  int64 = 'number',
  pages,
  overlays = {},
  rows,
  origin,
  inputs,
  outputs,
}: Made): Receipt | undefined {
  const versions = librariesOf(rows).map((name) => [name, libraryVersion(name)] as const);
  if (versions.some(([, version]) => version === undefined)) return undefined;
  const digest = digestOf(
    JSON.stringify({
      options: {
        spec: basename(spec),
        importExtension,
        hooks,
        strict,
        names,
        ...(int64 !== 'number' && { int64 }),
        ...(pages !== undefined && { pages }),
        // Their order counts, not where they are.
        ...(overlays.files?.length && {
          overlays: overlays.files.map((file) => relativePath(dirname(spec), file)),
          matches: overlays.matches ?? 'one',
        }),
        outputs: rows.map(({ name }) => name),
      },
      from: { title: origin.title, version: origin.version },
      makers: MAKERS,
      libraries: versions,
      inputs: sorted(inputs),
      outputs: sorted(outputs),
    }),
  );
  return { inputs: sorted(inputs).map(([path]) => path), importExtension, hooks, digest };
}

function sorted(digests: Digests): [string, string][] {
  return [...digests].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Libraries that every run may use; further ones are the tool of a row of the table. */
export const LIBRARIES = [
  '@markdoc/markdoc',
  '@redocly/openapi-core',
  'ajv',
  'jsonpath-rfc9535',
  'sanitize-html',
  'yaml',
];

function librariesOf(rows: readonly Output[]): string[] {
  return [...new Set([...LIBRARIES, ...rows.flatMap(({ tool }) => tool ?? [])])].sort();
}

/** Folders with all that decides what the files hold, below the folder of the sources (compiled ones in the published package). */
export const MAKER_FOLDERS = [
  'lib',
  'scripts/pipeline',
  'scripts/cli',
  'templates',
  'conformance/judge',
  'conformance/model',
];

/** The sources that this process runs, as they were when it first asked: a later edit has no effect on it. */
const MAKERS = makersDigest();

function makersDigest(): string {
  const { root, version } = packageInfo();
  const sources = fileURLToPath(new URL('../../..', import.meta.url));
  const folders = new Set([
    ...MAKER_FOLDERS.map((folder) => join(sources, folder)),
    // A file that is copied as it is needs no compilation.
    join(root, 'lib'),
    join(root, 'templates'),
  ]);
  const digests = [...folders].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relativePath(root, file), digestOf(readFileSync(file))] as [string, string]),
  );
  return digestOf(JSON.stringify([version, sorted(new Map(digests))]));
}
