import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isObject } from '../../lib/json.ts';
import type { Context, OptionSpec } from '../cli/command.ts';
import { displayPath } from '../cli/display-path.ts';
import { ToolError } from '../cli/errors.ts';
import type { Config } from './config.ts';
import { findConfig } from './find-config.ts';

/** The option of every command that reads the configuration. */
export const CONFIG_OPTIONS: readonly OptionSpec[] = [
  {
    flags: '--config <file>',
    description:
      'configuration file (default: banking-platform-api.config.ts, .mts, .js, .mjs or .json, here or above in the same package)',
  },
  { flags: '--no-config', description: 'ignore the configuration file' },
];

/** The value of these options: `false` for `--no-config`. */
export type ConfigFlag = string | boolean | undefined;

/**
 * Reads the configuration file: the given one, or the one that is found.
 *
 * @returns its configurations, with absolute paths; one without any key where there is no file
 * @throws ToolError `usage` with every error in the file, by key
 */
export async function loadConfigs(
  flag: ConfigFlag,
  { cwd }: Pick<Context, 'cwd'>,
): Promise<readonly Config[]> {
  if (flag === false) return [{}];
  const file = typeof flag === 'string' ? resolve(cwd, flag) : findConfig(cwd);
  if (file === undefined) return [{}];
  const shown = displayPath(file, cwd);
  const value = await read(file, shown);
  const { refuseInvalid } = await import('./config-errors.ts');
  const configs = refuseInvalid(value, shown);
  const absolute = (path: string | undefined) => path && resolve(dirname(file), path);
  return configs.map(({ spec, out, overlays, ...more }) => ({
    ...more,
    ...(overlays !== undefined && { overlays: overlays.map((path) => absolute(path) as string) }),
    ...(spec !== undefined && { spec: absolute(spec) as string }),
    ...(out !== undefined && { out: absolute(out) as string }),
  }));
}

/**
 * The configurations that `--spec` leaves: of one alone the description may be replaced, of several it selects.
 *
 * @throws ToolError `usage` when none of several is for that description
 */
export function configsFor(
  configs: readonly Config[],
  spec: string | undefined,
  cwd: string,
): readonly Config[] {
  if (spec === undefined || configs.length === 1) return configs;
  const chosen = configs.filter((config) => config.spec === resolve(cwd, spec));
  if (chosen.length > 0) return chosen;
  throw new ToolError('usage', `No configuration is for the description ${spec}.`, {
    fix: `Use one of: ${specsOf(configs, cwd)}. Or add --no-config.`,
  });
}

/**
 * The one configuration of a command that takes a single description.
 *
 * @throws ToolError `usage` when there are several and `--spec` does not choose among them
 */
export async function loadConfig(
  { config, spec }: { readonly config?: ConfigFlag; readonly spec?: string },
  context: Pick<Context, 'cwd'>,
): Promise<Config> {
  const [first = {}, ...others] = configsFor(await loadConfigs(config, context), spec, context.cwd);
  if (others.length === 0 || spec !== undefined) return first;
  throw new ToolError('usage', 'The configuration file is for several descriptions.', {
    fix: `Choose one with --spec: ${specsOf([first, ...others], context.cwd)}.`,
  });
}

function specsOf(configs: readonly Config[], cwd: string): string {
  return configs.flatMap(({ spec }) => (spec === undefined ? [] : displayPath(spec, cwd))).join(', ');
}

async function read(file: string, shown: string): Promise<unknown> {
  try {
    if (file.endsWith('.json')) return JSON.parse(await readFile(file, 'utf8'));
    const { importConfig } = await import('./import-config.ts');
    return defaultOf(await importConfig(file));
  } catch (error) {
    if (error instanceof ToolError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const missing = code === 'ENOENT' || (code === 'ERR_MODULE_NOT_FOUND' && message.includes(`'${file}'`));
    throw missing
      ? new ToolError('usage', `There is no configuration file ${shown}.`, {
          fix: 'Correct --config, or remove it.',
          cause: error,
        })
      : new ToolError('usage', `The configuration file cannot be loaded: ${message ?? String(error)}`, {
          place: { file: shown },
          fix: file.endsWith('.json')
            ? 'Correct the JSON.'
            : 'Correct the file. Node.js must be able to run it: TypeScript only strips types, so enums and namespaces do not work.',
          cause: error,
        });
  }
}

/** A CommonJS script compiled from an ES module has its default export one level down. */
function defaultOf(value: unknown): unknown {
  return isObject(value) && '__esModule' in value && 'default' in value ? value.default : value;
}
