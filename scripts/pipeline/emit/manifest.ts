import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonFile } from '../../../lib/json-text.ts';
import type { DescriptionInfo } from './header.ts';
import type { Receipt } from './receipt.ts';

/** Lists what `generate` made: the only way to know a JSON file as ours. */
export const MANIFEST = '.manifest.json';

export interface Manifest {
  readonly from: DescriptionInfo;
  readonly files: readonly string[];
  readonly receipt: Receipt | undefined;
}

export function manifestText(origin: DescriptionInfo, files: Iterable<string>, receipt?: Receipt): string {
  const manifest = {
    madeBy: 'banking-platform-api generate',
    from: { title: origin.title, version: origin.version },
    files: [...new Set(files)].filter((file) => file !== MANIFEST).sort(),
    ...(receipt === undefined
      ? {}
      : {
          importExtension: receipt.importExtension,
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

/** A manifest as an earlier run left it; `undefined` when it is absent or was edited. */
export function readManifest(text: string | undefined): Manifest | undefined {
  try {
    const { from, files, importExtension, inputs, bundle, digest } = JSON.parse(text ?? '{}');
    const receipt = inputs === undefined ? undefined : { importExtension, inputs, bundle, digest };
    const manifest = { from, files, receipt };
    return manifestText(from, files, receipt) === text ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Whether two manifests list the same files; what the files were made from is no part of it. */
export function listSameFiles(one: string | undefined, other: string): boolean {
  const [left, right] = [readManifest(one), readManifest(other)];
  if (left === undefined || right === undefined) return one === other;
  return manifestText(left.from, left.files) === manifestText(right.from, right.files);
}

/** Files that an earlier run listed. A manifest that is absent or not readable lists none. */
export function manifestFiles(text: string | undefined): ReadonlySet<string> {
  try {
    const { files } = JSON.parse(text ?? '{}') as { files?: unknown };
    return new Set(Array.isArray(files) ? files.map(String) : []);
  } catch {
    return new Set();
  }
}
