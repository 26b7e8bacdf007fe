import { isBundled } from './bundled-libraries.ts';
import { ToolError } from './errors.ts';
import { installCommand } from './install-command.ts';
import { installedVersion } from './installed-version.ts';
import { isMissingModule } from './missing-module.ts';
import { packageInfo } from './package-info.ts';
import { specifierToInstall } from './specifier-to-install.ts';

/**
 * The oldest version of a tool with which its command works. package.json takes any version of these beside it: a project may need another one for
 * its own purposes, and only the command that uses the tool has to refuse it.
 */
export const OLDEST: Readonly<Record<string, string>> = {
  '@redocly/cli': '2.71.0',
  // Before, it prints to standard output whatever it is told.
  orval: '8.32.0',
};

/**
 * Loads a package that only some commands need (an optional peer dependency), so that users of the client install
 * little. Use: `await optionalTool('orval', () => import('orval'))`.
 *
 * @throws ToolError('environment') naming the line that installs it, when the package is absent or too old.
 */
export async function optionalTool<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  refuseOld(name);
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error, name)) throw error;
    throw new ToolError('environment', `Package ${name} is required but not installed.`, {
      fix: `Run \`${installLine([name])}\`.`,
      cause: error,
    });
  }
}

/**
 * Finds out, before any work is done, whether all of these packages are there.
 *
 * @throws ToolError('environment') naming those that are absent or too old, and the one line that installs them.
 */
export function expectTools(names: readonly string[]): void {
  const missing = names.filter((name) => {
    if (isBundled(name)) return false;
    try {
      import.meta.resolve(name);
      return false;
    } catch (error) {
      return isMissing(error, name);
    }
  });
  for (const name of names) refuseOld(name);
  if (missing.length === 0) return;
  const [subject, are] = missing.length === 1 ? ['Package', 'is'] : ['Packages', 'are'];
  throw new ToolError('environment', `${subject} ${missing.join(', ')} ${are} required but not installed.`, {
    fix: `Run \`${installLine(missing)}\`.`,
  });
}

/** The command that installs packages. Where this package itself runs from elsewhere (`npx`), it has to stand beside its tools to find them. */
export function installLine(names: readonly string[]): string {
  const own = specifierToInstall(packageInfo().root, process.cwd());
  return installCommand(own === undefined ? names : [own, ...names]);
}

function refuseOld(name: string): void {
  const [oldest, version] = [OLDEST[name], installedVersion(name)];
  if (oldest === undefined || version === undefined || !isBefore(version, oldest)) return;
  throw new ToolError(
    'environment',
    `Package ${name} ${version} is too old; ${oldest} or later is required.`,
    {
      fix: `Run \`${installLine([name])}\`.`,
    },
  );
}

/** The parts of `major.minor.patch`. Collation (`numeric: true`) takes 20 ms to load. */
function isBefore(version: string, other: string): boolean {
  const [own = [], others = []] = [version, other].map((one) => (one.match(/\d+/g) ?? []).map(Number));
  const at = others.findIndex((number, place) => number !== (own[place] ?? 0));
  return at >= 0 && (own[at] ?? 0) < (others[at] ?? 0);
}

/** Only the package itself counts: a missing dependency inside it is a broken installation, shown as it is. */
function isMissing(error: unknown, name: string): boolean {
  if (!isMissingModule(error)) return false;
  // The last is yarn's with Plug'n'Play: `banking-platform-api tried to access orval (a peer dependency) but it isn't provided by its ancestors`.
  return [`'${name}'`, `'${name}/`, `tried to access ${name} `, `tried to access ${name},`].some((words) =>
    error.message.includes(words),
  );
}
