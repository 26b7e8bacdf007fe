import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { requiredPackages } from '../../pipeline/emit/header.ts';
import { installedAbove } from './project-packages.ts';

/** A package that generated modules import and that their project does not have. */
export interface MissingPackage {
  readonly name: string;
  /** The modules, by their paths in the output folder. */
  readonly files: readonly string[];
}

/** Longer than a header. */
const HEADER_BYTES = 2048;

/**
 * The packages that modules in the output folder import and that no `node_modules` above it holds. None where nothing is installed there: the
 * project has not been installed yet, or its packages are elsewhere (Yarn's Plug'n'Play, Deno).
 *
 * @param files paths in the output folder
 */
export async function findMissingPackages(
  outDir: string,
  files: readonly string[],
): Promise<readonly MissingPackage[]> {
  const places = installedAbove(outDir);
  if (places.length === 0) return [];
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const name of requiredPackages(await beginningOf(join(outDir, file)))) {
      if (places.some((place) => existsSync(join(place, name)))) continue;
      importers.set(name, [...(importers.get(name) ?? []), file]);
    }
  }
  return [...importers].map(([name, by]) => ({ name, files: by }));
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
