import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { foldersAbove } from './folders-above.ts';
import { manifestOf } from './package-manager.ts';

/**
 * Returns the specifier by which a project that lacks this package gets it: `npx` runs the package from a cache, where it finds none of the project's
 * packages.
 *
 * @param root folder of this package as it runs
 * @returns `banking-platform-api@1.2.0`, or the path of the tarball that was given to npx; `undefined` where the project has it
 */
export function specifierToInstall(root: string, cwd: string): string | undefined {
  const { name, version } = manifestOf(root);
  const isInstalled = foldersAbove(cwd).some(
    (folder) =>
      root === folder ||
      existsSync(join(folder, 'node_modules', String(name))) ||
      existsSync(join(folder, '.pnp.cjs')),
  );
  if (isInstalled) return undefined;
  // <cache>/node_modules/<name> stands below the package.json that npx wrote.
  const cache = dirname(dirname(root));
  const { dependencies } = manifestOf(cache) as { dependencies?: Readonly<Record<string, string>> };
  const given = dependencies?.[String(name)];
  return given?.startsWith('file:') ? resolve(cache, given.slice('file:'.length)) : `${name}@${version}`;
}
