import { ToolError } from './errors.ts';
import { packageInfo } from './package-info.ts';

/** Tools that are of use only together: whoever lacks one is told to install all. */
const TOGETHER: readonly (readonly string[])[] = [['openapi-typescript', 'orval']];

/** A package whose newest version does not install, by the tool that asks for it; package.json pins one that does. */
const PINNED: Readonly<Record<string, string>> = { orval: '@scalar/openapi-parser' };

/**
 * Loads a package that only some commands need (an optional peer dependency), so that users of the client install
 * little. Use: `await optionalTool('orval', () => import('orval'))`.
 *
 * @throws ToolError('environment') naming the line that installs it, when the package is absent.
 */
export async function optionalTool<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error, name)) throw error;
    throw new ToolError('environment', `this needs the package ${name}, which is not installed`, {
      fix: `Run \`${installLine(name)}\`.`,
      cause: error,
    });
  }
}

/** The command that installs an optional tool, and what it is used with, at the versions this release was checked with. */
export function installLine(name: string): string {
  const { optionalTools, overrides } = packageInfo();
  const names = TOGETHER.find((set) => set.includes(name)) ?? [name];
  const packages = names.map((one) => `${one}@${optionalTools[one]}`);
  const pins = names.flatMap((one) => PINNED[one] ?? []).map((one) => `overrides.${one}=${overrides[one]}`);
  const pin = pins.length === 0 ? '' : `npm pkg set ${pins.join(' ')} && `;
  return `${pin}npm i -D ${packages.join(' ')}`;
}

/** Only the package itself counts: a missing dependency inside it is a broken installation, shown as it is. */
function isMissing(error: unknown, name: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') return false;
  return error.message.includes(`'${name}'`) || error.message.includes(`'${name}/`);
}
