import type { Reading } from './read-values.ts';

/** The commands whose options are settings. */
export type CommandName = 'conform' | 'discover' | 'mcp' | 'proxy' | 'record' | 'report' | 'judge-client';

export type Trait =
  /** Never displayed, not even in errors. */
  | 'secret'
  /** A path: one in the configuration file starts from the file's folder. */
  | 'path'
  /** The configuration file of `conform` cannot have it. */
  | 'flag-only'
  /** It applies to a deployment only, so it cannot be combined with the sandbox. */
  | 'of-deployment'
  /** It applies to recorded calls too; all other settings of `conform` are about sending. */
  | 'of-recordings';

/** A row of the table, from which a flag, its type and its help follow, and its key in the configuration file and its variable of the environment. */
export interface SettingRow {
  /** `--max-amount <amount>`; `--plan` for a switch, which is `true` or `false` in the file. No command has two of one name. */
  readonly flag: string;
  readonly commands: readonly CommandName[];
  readonly description: string;
  /** Descriptions of the commands for which it means something of their own. */
  readonly descriptions?: Readonly<Partial<Record<CommandName, string>>>;
  readonly traits?: readonly Trait[];
  /**
   * Several values. `list`: the flag takes commas and may be repeated, the file takes a list. `repeated`: the same without commas. `pairs`: names with a
   * value each, in the file a mapping.
   */
  readonly many?: 'list' | 'repeated' | 'pairs';
  /** The environment variable that it is also taken from. */
  readonly variable?: string;
  readonly default?: string | number;
  /** Reads one value, wherever it was given. Default: a text as it is. */
  read?(text: string): Reading<unknown>;
  /** Reads the value of the flag where its errors have words of their own; throws a ToolError('usage'). */
  parse?(text: string): unknown;
}
