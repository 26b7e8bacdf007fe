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

/** One setting of a run, from which its flag, its key in the configuration file and its help follow. */
export interface Setting {
  /** The flag without its dashes, and the file's key: `max-amount`. */
  readonly name: string;
  /** The flag's value in the help: `amount`. Absent for a switch, which is `true` or `false` in the file. */
  readonly takes?: string;
  readonly description: string;
  /** Several values: the flag takes commas and may be repeated, the file takes a list. `pairs`: names with a value each, in the file a mapping. */
  readonly many?: 'list' | 'pairs';
  /** Never displayed, not even in errors. */
  readonly secret?: true;
  /** The environment variable that it is also taken from. */
  readonly variable?: string;
  /** A path: one in the configuration file starts from the file's folder. */
  readonly path?: true;
  /** Reads one value. */
  read?(text: string): Reading<unknown>;
}

/** @throws ToolError('usage') under the name that the user gave it: `--max-amount`, `BANKING_API_KEY` */
export function readOrThrow<Value>(name: string, reading: Reading<Value>): Value {
  if ('value' in reading) return reading.value;
  throw new ToolError('usage', `${name} ${reading.wrong}.`, { fix: reading.fix });
}
