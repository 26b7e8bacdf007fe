import { camelCase } from '../../../lib/case.ts';
import { displayValue } from '../../../lib/display-value.ts';
import type { OptionSpec } from '../../cli/command.ts';
import { ToolError } from '../../cli/errors.ts';
import { readOrThrow, type Setting } from './setting.ts';
import { type ConformSettings, SETTINGS } from './settings.ts';

/** What commander makes of a setting that takes several values: those of each time that the flag was given. */
type Given = Readonly<Record<string, unknown>>;

/** The settings as options of a command. */
export function optionsOf(settings: readonly Setting[] = SETTINGS): OptionSpec[] {
  return settings.map((setting) => {
    const { name, takes, description, many } = setting;
    return {
      flags: takes === undefined ? `--${name}` : `--${name} <${takes}>`,
      description,
      ...(takes !== undefined && { parse: (text: string) => readFlag(setting, text) }),
      ...(many !== undefined && { repeat: true }),
    };
  });
}

function readFlag({ name, many, read }: Setting, text: string): unknown {
  const readOne = (part: string) => readOrThrow(`--${name}`, read?.(part) ?? { value: part });
  return many === 'list' ? text.split(',').map((part) => readOne(part.trim())) : readOne(text);
}

/**
 * The options as commander read them, as settings.
 *
 * @param resolve makes an absolute path of one that starts from the working directory
 * @throws ToolError('usage') for a name that was given twice
 */
export function settingsOfFlags(options: Given, resolve: (path: string) => string): ConformSettings {
  const entries = SETTINGS.flatMap((setting) => {
    const key = camelCase(setting.name);
    const value = options[key];
    if (value === undefined) return [];
    if (setting.many === 'list') return [[key, (value as unknown[][]).flat()]];
    if (setting.many === 'pairs') return [[key, pairs(`--${setting.name}`, value as [string, string][])]];
    return [[key, setting.path === true ? resolve(value as string) : value]];
  });
  return Object.fromEntries(entries);
}

/** Header names are case-insensitive. */
function pairs(flag: string, given: readonly (readonly [string, string])[]): Record<string, string> {
  const seen = new Set<string>();
  for (const [name] of given) {
    if (seen.has(name.toLowerCase()))
      throw new ToolError('usage', `${flag} is given twice for ${displayValue(name)}.`, {
        fix: 'Remove one of them.',
      });
    seen.add(name.toLowerCase());
  }
  return Object.fromEntries(given);
}
