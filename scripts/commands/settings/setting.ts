import { ToolError } from '../../cli/errors.ts';

/** The value that a text was parsed to, or why it is invalid. */
export type Reading<Value> =
  | { readonly value: Value }
  | {
      /** The error without the setting's name: `cannot be 5`. */
      readonly wrong: string;
      /** How to fix it: `Give an amount …`. */
      readonly fix: string;
    };

/** The commands whose options are settings. */
export type CommandName = 'conform' | 'discover' | 'mcp' | 'proxy' | 'record' | 'report' | 'judge-client';

/** A row of the table, from which a flag, its type and its help follow, and its key in the configuration file and its variable of the environment. */
export interface Row {
  /** `--max-amount <amount>`; `--plan` for a switch, which is `true` or `false` in the file. No command has two of one name. */
  readonly flag: string;
  readonly commands: readonly CommandName[];
  readonly description: string;
  /** Descriptions of the commands for which it means something of their own. */
  readonly descriptions?: Readonly<Partial<Record<CommandName, string>>>;
  /**
   * Several values. `list`: the flag takes commas and may be repeated, the file takes a list. `repeated`: the same without commas. `pairs`: names with a
   * value each, in the file a mapping.
   */
  readonly many?: 'list' | 'repeated' | 'pairs';
  /** Never displayed, not even in errors. */
  readonly secret?: true;
  /** The environment variable that it is also taken from. */
  readonly variable?: string;
  /** A path: one in the configuration file starts from the file's folder. */
  readonly path?: true;
  /** The configuration file of `conform` cannot have it. */
  readonly flagOnly?: true;
  /** It applies to a deployment only, so it cannot be combined with the sandbox. */
  readonly ofDeployment?: true;
  /** It applies to recorded calls too; all other settings of `conform` are about sending. */
  readonly ofRecordings?: true;
  readonly default?: string | number;
  /** Reads one value, wherever it was given. */
  read?(text: string): Reading<unknown>;
  /** Reads the value of the flag where its errors have words of their own; throws a ToolError('usage'). */
  parse?(text: string): unknown;
}

export interface Setting extends Row {
  /** The flag without its dashes, and the file's key: `max-amount`. */
  readonly name: string;
  /** Its name in camel case. */
  readonly key: string;
  readonly isSwitch: boolean;
}

/** @throws ToolError('usage') under the name that the user gave it: `--max-amount`, `BANKING_API_KEY` */
export function readOrThrow<Value>(name: string, reading: Reading<Value>): Value {
  if ('value' in reading) return reading.value;
  throw new ToolError('usage', `${name} ${reading.wrong}.`, { fix: reading.fix });
}
