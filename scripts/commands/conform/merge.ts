import { camelCase } from '../../../lib/case.ts';
import { readOrThrow } from './setting.ts';
import { SETTINGS, type Settings } from './settings.ts';

/** Where settings were given. */
export interface Sources {
  readonly flags: Settings;
  readonly environment: Settings;
  readonly file: Settings;
}

/** Which deployment, and what only makes sense of a deployment: none of it goes with the sandbox. */
const OF_A_DEPLOYMENT = [
  'base-url',
  'api-key',
  'person-id',
  'program-id',
  'business-id',
  'check-transfer-id',
  'account-id',
  'contact-id',
  'allow-writes',
  'allow-money',
  'confirm-host',
];

/**
 * Flags go before the environment, and that before the file; a setting counts as a whole, so a list in one is not added to that of another.
 * Where the sandbox is asked for, what lower places say of another deployment is left out; and so is the sandbox of the file where a flag
 * names a deployment.
 */
export function mergeSettings({ flags, environment, file }: Sources): Settings {
  const merged: Record<string, unknown> = { ...file, ...environment, ...flags };
  const namesOne = flags.baseUrl !== undefined;
  const sandbox = flags.sandbox ?? (namesOne ? false : (file.sandbox ?? false));
  const own: Settings = flags.sandbox === true ? flags : { ...file, ...flags };
  if (sandbox)
    for (const name of OF_A_DEPLOYMENT) {
      const key = camelCase(name) as keyof Settings;
      delete merged[key];
      if (own[key] !== undefined) merged[key] = own[key];
    }
  return { ...merged, sandbox };
}

/** The flags that say something of a deployment, `--base-url`, of those that are given. */
export function deploymentFlags(settings: Settings): string[] {
  const given = (name: string) => (settings as Record<string, unknown>)[camelCase(name)] !== undefined;
  return OF_A_DEPLOYMENT.filter(given).map((name) => `--${name}`);
}

/**
 * What the environment says. An empty variable is one that is not set.
 *
 * @throws ToolError('usage') for what cannot be used, without showing it
 */
export function settingsOfEnvironment(env: Readonly<Record<string, string | undefined>>): Settings {
  const entries = SETTINGS.flatMap(({ name, variable, read }) => {
    const text = variable === undefined ? '' : (env[variable] ?? '');
    if (variable === undefined || text === '') return [];
    return [[camelCase(name), readOrThrow(variable, read?.(text) ?? { value: text })]];
  });
  return Object.fromEntries(entries);
}
