import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { displayPath } from '../cli/display-path.ts';
import { ToolError } from '../cli/errors.ts';

const EXTENSIONS = ['ts', 'mts', 'js', 'mjs', 'json'] as const;

/** The names under which a configuration file is found. */
export const CONFIG_FILES = EXTENSIONS.map((extension) => `banking-platform-api.config.${extension}`);

/**
 * The configuration file of a folder: in it, or above it in the same package. Without a package.json anywhere above, only the folder
 * itself counts: a file somewhere up there may be anybody's, and loading it runs it.
 *
 * @returns its absolute path; `undefined` when there is none
 * @throws ToolError `usage` when a folder holds several
 */
export function findConfig(cwd: string): string | undefined {
  for (const folder of foldersOfPackage(cwd)) {
    const [file, ...others] = configsIn(folder);
    if (file === undefined) continue;
    if (others.length === 0) return file;
    const shown = [file, ...others].map((one) => displayPath(one, cwd)).join(', ');
    throw new ToolError('usage', `There are ${others.length + 1} configuration files: ${shown}.`, {
      fix: 'Remove all but one, or choose one with `--config FILE`.',
    });
  }
  return undefined;
}

/** The folder and those above it, up to the one with the package.json. */
function foldersOfPackage(cwd: string): string[] {
  const folders: string[] = [];
  for (let folder = cwd; ; folder = dirname(folder)) {
    folders.push(folder);
    if (existsSync(join(folder, 'package.json'))) return folders;
    if (dirname(folder) === folder) return [cwd];
  }
}

function configsIn(folder: string): string[] {
  try {
    const names = new Set(readdirSync(folder));
    return CONFIG_FILES.filter((name) => names.has(name)).map((name) => join(folder, name));
  } catch {
    // A folder that cannot be listed holds no configuration for us.
    return [];
  }
}
