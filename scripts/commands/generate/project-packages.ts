import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../../lib/json.ts';
import { foldersAbove } from '../../cli/folders-above.ts';
import { manifestOf } from '../../cli/package-manager.ts';
import { readJsonc } from './read-jsonc.ts';

const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/**
 * Tells whether a project's own files list a package: a package.json in the output folder or above it (so the root of a workspace, too), or the
 * `imports` of a deno.json. The same on every machine, whatever is installed there.
 */
export function listsPackage(outDir: string, name: string): boolean {
  return foldersAbove(outDir).some((folder) => {
    const manifest = manifestOf(folder);
    return [...DEPENDENCIES.map((key) => manifest[key]), ...importsOfDeno(folder)].some(
      (list) => isObject(list) && Object.hasOwn(list, name),
    );
  });
}

/** Tells whether modules in the output folder find a package as Node.js looks for it. */
export function resolvesPackage(outDir: string, name: string): boolean {
  return installedAbove(outDir).some((place) => existsSync(join(place, name)));
}

/** The `node_modules` of a folder and of those above it. None where packages are elsewhere (Yarn's Plug'n'Play). */
export function installedAbove(folder: string): string[] {
  const folders = foldersAbove(folder);
  if (folders.some((one) => existsSync(join(one, '.pnp.cjs')))) return [];
  return folders.map((one) => join(one, 'node_modules')).filter((path) => existsSync(path));
}

function importsOfDeno(folder: string): unknown[] {
  return ['deno.json', 'deno.jsonc'].flatMap((name) => {
    try {
      const settings = readJsonc(readFileSync(join(folder, name), 'utf8'));
      return isObject(settings) ? [settings.imports] : [];
    } catch {
      return [];
    }
  });
}
