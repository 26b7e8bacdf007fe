import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageInfo } from './package-info.ts';
import { type FoundManager, findPackageManager, manifestOf } from './package-manager.ts';

/**
 * The command that installs packages as development dependencies, in the words of the package manager that the project uses, and in one line
 * that can be pasted into a shell. A package that this release was tested with gets that version.
 *
 * @param packages names, `openapi-fetch`, or names with a version, `openapi-fetch@0.17.0`
 * @param options.cwd folder of the project; `dev: false` makes them dependencies that its users get too
 */
export function installCommand(
  packages: readonly string[],
  {
    cwd = process.cwd(),
    env = process.env,
    dev = true,
  }: {
    readonly cwd?: string;
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly dev?: boolean;
  } = {},
): string {
  const { testedVersions, overrides } = packageInfo();
  const manager = findPackageManager(cwd, env);
  const specs = packages.map((one) =>
    testedVersions[one] === undefined ? one : `${one}@${testedVersions[one]}`,
  );
  // A package of an older version than its users would get: npm and pnpm take the one beside them, the others have to be told.
  const pins = packages.flatMap((one) => PINNED[one] ?? []);
  const beside = manager.name === 'npm' || manager.name === 'pnpm';
  const pinned = pins.map((one) => `${one}@${overrides[one]}`);
  const line = `${addCommand(manager, cwd, dev)} ${[...specs, ...(beside ? pinned : [])].join(' ')}`;
  if (beside || pins.length === 0) return line;
  const settings = pins.map((one) => `resolutions.${one}=${overrides[one]}`).join(' ');
  return `npm pkg set ${settings} && ${line}`;
}

/** A package whose newest version does not install, by the tool that asks for it; package.json overrides it with one that does. */
const PINNED: Readonly<Record<string, string>> = { orval: '@scalar/openapi-parser' };

function addCommand({ name, isClassic }: FoundManager, cwd: string, dev: boolean): string {
  switch (name) {
    case 'npm':
      return `npm i${dev ? ' -D' : ''}`;
    case 'pnpm':
      // The root of a workspace is refused without the flag.
      return `pnpm add${dev ? ' -D' : ''}${existsSync(join(cwd, 'pnpm-workspace.yaml')) ? ' -w' : ''}`;
    case 'yarn':
      return `yarn add${dev ? ' -D' : ''}${isClassic && 'workspaces' in manifestOf(cwd) ? ' -W' : ''}`;
    case 'bun':
      return `bun add${dev ? ' -d' : ''}`;
  }
}
