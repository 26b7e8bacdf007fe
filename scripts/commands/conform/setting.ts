import { ToolError } from '../../cli/errors.ts';

/** What a text was read as, or which texts are allowed. */
export type Reading<Value> =
  | { readonly value: Value }
  | {
      /** What is wrong: `cannot be 5`, without a name in front. */
      readonly wrong: string;
      /** How to mend it: `Give an amount …`. */
      readonly fix: string;
    };

/** One setting of a run, from which its flag, its key in the configuration file and its help follow. */
export interface Setting {
  /** The flag without its dashes, and the file's key: `max-amount`. */
  readonly name: string;
  /** What stands behind the flag: `amount`. Absent: a switch, `true` or `false` in the file. */
  readonly takes?: string;
  readonly description: string;
  /** Several values: the flag takes commas and may be repeated, the file takes a list. `pairs`: names with a value each, in the file a mapping. */
  readonly many?: 'list' | 'pairs';
  /** Never shown, not in errors either. */
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
  throw new ToolError('usage', `${name} ${reading.wrong}`, { fix: reading.fix });
}
