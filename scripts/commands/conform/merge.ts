import { camelCase } from '../../../lib/case.ts';
import { readOrThrow } from './setting.ts';
import { type ConformSettings, SETTINGS } from './settings.ts';

/** Where settings were given. */
export interface SettingSources {
  readonly flags: ConformSettings;
  readonly environment: ConformSettings;
  readonly file: ConformSettings;
}

/** Settings that apply to a deployment only; none of them can be combined with the sandbox. */
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
  'token-command',
  'client-cert',
  'client-key',
  'ca',
  'proxy-url',
];

/**
 * Flags go before the environment, and that before the file; a setting counts as a whole, so a list in one is not added to that of another.
 * Where the sandbox is asked for, what lower places say of another deployment is left out; and so is the sandbox of the file where a flag or
 * the environment names a deployment.
 */
export function mergeSettings({ flags, environment, file }: SettingSources): ConformSettings {
  const merged: Record<string, unknown> = { ...file, ...environment, ...flags };
  const namesOne = flags.baseUrl !== undefined || environment.baseUrl !== undefined;
  const sandbox = flags.sandbox ?? (namesOne ? false : (file.sandbox ?? false));
  const own: ConformSettings = flags.sandbox === true ? flags : { ...file, ...flags };
  if (sandbox)
    for (const name of OF_A_DEPLOYMENT) {
      const key = camelCase(name) as keyof ConformSettings;
      delete merged[key];
      if (own[key] !== undefined) merged[key] = own[key];
    }
  return { ...merged, sandbox };
}

/** The given settings that apply to a deployment only, as flags: `--base-url`. */
export function deploymentFlags(settings: ConformSettings): string[] {
  const given = (name: string) => (settings as Record<string, unknown>)[camelCase(name)] !== undefined;
  return OF_A_DEPLOYMENT.filter(given).map((name) => `--${name}`);
}

/**
 * What the environment says. An empty variable is one that is not set.
 *
 * @throws ToolError('usage') for an invalid value, which is not quoted
 */
export function settingsOfEnvironment(env: Readonly<Record<string, string | undefined>>): ConformSettings {
  const entries = SETTINGS.flatMap(({ name, variable, read }) => {
    const text = variable === undefined ? '' : (env[variable] ?? '');
    if (variable === undefined || text === '') return [];
    return [[camelCase(name), readOrThrow(variable, read?.(text) ?? { value: text })]];
  });
  return Object.fromEntries(entries);
}
