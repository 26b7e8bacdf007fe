import { resolve } from 'node:path';
import { displayValue } from '../../../lib/display-value.ts';
import type { OptionSpec } from '../../cli/command.ts';
import { ToolError } from '../../cli/errors.ts';
import { readOrThrow } from './read-values.ts';
import type { CommandName } from './setting-row.ts';
import { type Setting, type Settings, settingsFor } from './settings-for.ts';

/** The options of a command. */
export function optionsOf(command: CommandName): OptionSpec[] {
  return settingsFor(command).map((setting) => ({
    flags: setting.flag,
    description: setting.descriptions?.[command] ?? setting.description,
    ...(setting.default !== undefined && { default: setting.default }),
    ...(!setting.isSwitch && { parse: (text: string) => readFlag(setting, text) }),
    ...(setting.many !== undefined && { repeat: true }),
  }));
}

function readFlag({ name, many, read, parse }: Setting, text: string): unknown {
  if (parse !== undefined) return parse(text);
  const readOne = (part: string) => readOrThrow(`--${name}`, read?.(part) ?? { value: part });
  return many === 'list' ? text.split(',').map((part) => readOne(part.trim())) : readOne(text);
}

/**
 * The options of a command as commander read them, as settings.
 *
 * @throws ToolError('usage') for a name that was given twice
 */
export function settingsOfFlags<Name extends CommandName>(
  command: Name,
  options: Readonly<Record<string, unknown>>,
  cwd: string,
): Settings<Name> {
  const entries = settingsFor(command).flatMap(({ name, key, many, traits }) => {
    const given = options[key];
    if (given === undefined) return [];
    if (many === 'pairs') return [[key, pairs(`--${name}`, given as [string, string][])]];
    const value = Array.isArray(given) ? given.flat() : given;
    return [[key, traits.includes('path') ? fromFolder(cwd, value) : value]];
  });
  return Object.fromEntries(entries);
}

/** One path, or several, as absolute ones. */
export function fromFolder(folder: string, value: unknown): string | string[] {
  return Array.isArray(value)
    ? value.map((path: string) => resolve(folder, path))
    : resolve(folder, value as string);
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
