import type { ToolError } from './errors.ts';
import type { ExitName } from './exit-codes.ts';
import type { Paint } from './paint.ts';

/** Every command gets this: where to print, how to show progress, when to stop. */
export interface Context {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly quiet: boolean;
  readonly json: boolean;
  /** Aborted by Ctrl-C, SIGTERM, or a terminal that is closed; long-running commands close what they opened and return. */
  readonly signal: AbortSignal;
  /** Standard output: data that programs read, as it is. A string gets a line end when it lacks one. Nothing under `--json`: see `result`. */
  data(text: string): void;
  /** Writes like `data`, but for people, so that a terminal and a CI system act on nothing in it. Line breaks in an entry of a list are written out, too. */
  print(text: string | readonly string[]): void;
  /** Writes like `print` a text that nobody copies as a command: on a terminal, long lines wrap between words. */
  prose(text: string): void;
  /** With `--json`, writes the command's single JSON document to standard output; otherwise does nothing. */
  result(value: unknown): void;
  /** Colors text for `print`, where standard output is a terminal. */
  readonly paint: Paint;
  /** Standard error: a line for people; silent under `--quiet`. */
  info(line: string): void;
  /** Standard error: always shown. */
  warn(line: string): void;
  /** Standard error: an error that does not end the command. */
  error(error: ToolError): void;
  /** Runs one long step under a title; on a terminal a spinner, elsewhere plain lines; reports its time. Returns the step's value. */
  step<T>(title: string, run: () => Promise<T>): Promise<T>;
}

export interface OptionSpec {
  /** commander syntax: `--port <number>`, `-w, --watch`. */
  readonly flags: string;
  readonly description: string;
  readonly default?: string | boolean | number | readonly string[];
  /** Reads the text; throws a ToolError('usage') that says what is allowed. */
  readonly parse?: (text: string) => unknown;
  /** Option may be given several times; values collect in an array. */
  readonly repeat?: boolean;
}

export interface ArgumentSpec {
  /** commander syntax: `<dir>`, `[file]`. */
  readonly syntax: string;
  readonly description: string;
}

/** A command is data: the command line, its help and its tests are all derived from this. Options reach `run` in camel case. */
export interface Command<Options = Record<string, unknown>> {
  readonly name: string;
  readonly summary: string;
  /** The page that explains the command, for the end of its help and the table of `docs/commands.md`: `docs/traffic.md#parts`. */
  readonly guide: string;
  readonly description?: string;
  readonly arguments?: readonly ArgumentSpec[];
  readonly options: readonly OptionSpec[];
  /** Shown under the help: a command line and what it does. */
  readonly examples: readonly { readonly line: string; readonly does: string }[];
  /** The command continues, and keeps its exit code, when its output is closed (`| head`). */
  readonly goesOnUnread?: true;
  /** After Ctrl-C or SIGTERM, output that nobody reads does not keep the process alive. */
  readonly dropsUnread?: true;
  /** Ctrl-C is how it ends: an error that occurs afterward is shown, and decides the exit code. */
  readonly endsBySignal?: true;
  /** Returns the exit code's name; throws ToolError for errors. Neither prints nor exits by itself. */
  run(options: Options, args: readonly string[], context: Context): Promise<ExitName>;
}

// biome-ignore lint/suspicious/noExplicitAny: each command has options of its own; the wrapper passes what commander read.
export type AnyCommand = Command<any>;
