import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** A package manager as a folder uses it. */
export interface FoundManager {
  readonly name: PackageManager;
  /** Yarn 1, whose settings have other names than those of later ones. */
  readonly isClassic: boolean;
  /** The folder with the lockfile: the root of a workspace, or of the package itself. */
  readonly root: string | undefined;
}

const LOCKFILES: Readonly<Record<string, PackageManager>> = {
  'pnpm-lock.yaml': 'pnpm',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
  'yarn.lock': 'yarn',
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
};

/**
 * The package manager of a folder: by the nearest lockfile or `packageManager` field, in it or above it; where there is none, the
 * one that started this process (`npm_config_user_agent`), or npm.
 */
export function findPackageManager(
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): FoundManager {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const found = managerOf(folder);
    if (found !== undefined) return found;
    if (dirname(folder) === folder) break;
  }
  // `pnpm/10.2.0 npm/? node/v24.18.0 linux x64`
  const [, name = '', major = ''] = /^(\w+)\/(\d*)/.exec(env.npm_config_user_agent ?? '') ?? [];
  return {
    name: isManager(name) ? name : 'npm',
    isClassic: name === 'yarn' && major === '1',
    root: undefined,
  };
}

function managerOf(folder: string): FoundManager | undefined {
  const lockfile = Object.keys(LOCKFILES).find((name) => existsSync(join(folder, name)));
  // `yarn@1.22.22`, `pnpm@10.2.0+sha512.…`
  const [, field = '', major = ''] = /^(\w+)@(\d*)/.exec(String(manifestOf(folder).packageManager)) ?? [];
  if (isManager(field)) return { name: field, isClassic: field === 'yarn' && major === '1', root: folder };
  const name = lockfile === undefined ? undefined : LOCKFILES[lockfile];
  if (name === undefined) return undefined;
  const isClassic = name === 'yarn' && textOf(join(folder, 'yarn.lock')).includes('# yarn lockfile v1');
  return { name, isClassic, root: folder };
}

function isManager(name: string): name is PackageManager {
  return Object.values<string>(LOCKFILES).includes(name);
}

/** The package.json of a folder; empty when there is none or it cannot be read. */
export function manifestOf(folder: string): Readonly<Record<string, unknown>> {
  try {
    const manifest: unknown = JSON.parse(textOf(join(folder, 'package.json')));
    return typeof manifest === 'object' && manifest !== null ? { ...manifest } : {};
  } catch {
    return {};
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
