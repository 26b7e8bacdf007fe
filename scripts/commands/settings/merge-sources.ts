import { passwordIn } from '../../cli/hide-secrets.ts';
import { readOrThrow } from './read-values.ts';
import { type ConformSettings, settingsFor } from './settings-for.ts';

/** A source is a place where settings were given. */
export interface SettingSources {
  readonly flags: ConformSettings;
  readonly environment: ConformSettings;
  readonly file: ConformSettings;
}

const OF_DEPLOYMENT = settingsFor('conform').filter(({ traits }) => traits.includes('of-deployment'));

/**
 * Flags go before the environment, and that before the file; a setting counts as a whole, so a list in one is not added to that of another.
 * Where the sandbox is asked for, what lower places say of another deployment is left out; and so is the sandbox of the file where a flag or
 * the environment names a deployment.
 */
export function mergeSettings({ flags, environment, file }: SettingSources): ConformSettings {
  const { overlay: _, overlayMatches: _other, ...withoutOverlays } = file;
  // An overlay of the file is about the deployment that the file names: a flag that asks for the sandbox leaves both out.
  const ofFile = flags.sandbox === true && file.sandbox !== true ? withoutOverlays : file;
  const merged: Record<string, unknown> = { ...ofFile, ...environment, ...flags };
  const namesOne = flags.baseUrl !== undefined || environment.baseUrl !== undefined;
  const sandbox = flags.sandbox ?? (namesOne ? false : (file.sandbox ?? false));
  const own: Readonly<Record<string, unknown>> = flags.sandbox === true ? flags : { ...file, ...flags };
  if (sandbox)
    for (const { key } of OF_DEPLOYMENT) {
      delete merged[key];
      if (own[key] !== undefined) merged[key] = own[key];
    }
  return { ...merged, sandbox };
}

/** The given settings that apply to a deployment only, as flags: `--base-url`. */
export function deploymentFlags(settings: ConformSettings): string[] {
  const given: Readonly<Record<string, unknown>> = settings;
  return OF_DEPLOYMENT.filter(({ key }) => given[key] !== undefined).map(({ name }) => `--${name}`);
}

/**
 * The settings of the environment. An empty variable is one that is not set.
 *
 * @throws ToolError('usage') for an invalid value, which is not quoted
 */
export function settingsOfEnvironment(env: Readonly<Record<string, string | undefined>>): ConformSettings {
  const entries = settingsFor('conform').flatMap(({ key, variable, read }) => {
    const text = variable === undefined ? '' : (env[variable] ?? '');
    if (variable === undefined || text === '') return [];
    return [[key, readOrThrow(variable, read?.(text) ?? { value: text })]];
  });
  return Object.fromEntries(entries);
}

/** The values that are never displayed. */
export function secretValues(settings: ConformSettings): string[] {
  const given: Readonly<Record<string, unknown>> = settings;
  const secrets = settingsFor('conform').flatMap(({ key, traits }) =>
    traits.includes('secret') ? [given[key]] : [],
  );
  const values = secrets.flatMap((value) =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}),
  );
  return [...values, ...values.flatMap(passwordIn)];
}
