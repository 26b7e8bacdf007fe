import { camelCase } from '../../../lib/case.ts';
import type { CommandName, SettingRow, Trait } from './setting-row.ts';
import { SETTINGS } from './table.ts';

type RowOf<Name extends CommandName, One = (typeof SETTINGS)[number]> = One extends {
  commands: readonly (infer Command)[];
}
  ? Name extends Command
    ? One
    : never
  : never;

type ValueRead<One> = One extends { read: (text: string) => infer Result }
  ? Extract<Result, { value: unknown }>['value']
  : One extends { parse: (text: string) => infer Value }
    ? Value
    : One extends { flag: `${string} <${string}` }
      ? string
      : boolean;

type ValueOf<One> = One extends { many: 'pairs' }
  ? Readonly<Record<string, string>>
  : One extends { many: string }
    ? readonly ValueRead<One>[]
    : ValueRead<One>;

type KeyOf<Flag extends string> = Flag extends `--${infer Name}`
  ? KeyOf<Name>
  : Flag extends `${infer Name} <${string}`
    ? KeyOf<Name>
    : Flag extends `${infer First}-${infer Others}`
      ? `${First}${Capitalize<KeyOf<Others>>}`
      : Flag;

/**
 * The settings of a command, by their flags in camel case. Paths are absolute, but for those of the environment. A setting that was not given is undefined,
 * unless it has a default.
 */
export type Settings<Name extends CommandName> = {
  readonly [One in RowOf<Name> as KeyOf<One['flag']>]?: ValueOf<One>;
} & {
  readonly [One in Extract<RowOf<Name>, { default: unknown }> as KeyOf<One['flag']>]: ValueOf<One>;
};

export type ConformSettings = Settings<'conform'>;

export interface Setting extends SettingRow {
  readonly traits: readonly Trait[];
  /** The flag without its dashes, and the file's key: `max-amount`. */
  readonly name: string;
  /** Its name in camel case. */
  readonly key: string;
  readonly isSwitch: boolean;
}

const ALL: readonly Setting[] = SETTINGS.map((row: SettingRow) => {
  const [, name = '', takes] = /^--([a-z-]+)(?: (<.+>))?$/.exec(row.flag) ?? [];
  return { traits: [], ...row, name, key: camelCase(name), isSwitch: takes === undefined };
});

export function settingsFor(command: CommandName): readonly Setting[] {
  return ALL.filter(({ commands }) => commands.includes(command));
}
