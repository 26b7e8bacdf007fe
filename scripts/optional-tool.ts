import { ToolError } from './errors.ts';
import { packageInfo } from './package-info.ts';

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
      fix: installLine(name),
      cause: error,
    });
  }
}

/** The command that installs an optional tool at the version this release was checked with. */
export function installLine(name: string): string {
  const version = packageInfo().optionalTools[name];
  return `npm i -D ${name}${version === undefined ? '' : `@${version}`}`;
}

/** Only the package itself counts: a missing dependency inside it is a broken installation, shown as it is. */
function isMissing(error: unknown, name: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') return false;
  return error.message.includes(`'${name}'`) || error.message.includes(`'${name}/`);
}
