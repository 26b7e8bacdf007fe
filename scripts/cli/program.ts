import { type Command as Cli, Command as CommanderCommand, CommanderError, Option } from 'commander';
import type { AnyCommand, OptionSpec } from './command.ts';
import { ToolError } from './errors.ts';
import { EXIT_CODES } from './exit-codes.ts';

/** Switches that every command takes, before or after its name. */
export interface GlobalOptions {
  readonly quiet: boolean;
  readonly json: boolean;
  readonly debug: boolean;
}

/** A parsed command line. */
export type Request =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'run';
      readonly command: AnyCommand;
      readonly options: Record<string, unknown>;
      readonly args: string[];
    };

export interface ProgramDefinition {
  readonly name: string;
  readonly summary: string;
  readonly version: string;
  readonly commands: Readonly<Record<string, () => Promise<AnyCommand>>>;
}

const GLOBAL_GROUP = 'Global options:';
export const GLOBALS = [
  ['-q, --quiet', 'print results and errors only, without progress'],
  ['--json', 'one JSON document on standard output; errors and warnings as JSON lines on standard error'],
  ['--debug', 'show the stack trace of an error (also enabled by the DEBUG variable)'],
] as const;

/**
 * Reads the command line: help or version as text, or a command with its options. Loads only the command that is called.
 *
 * @throws ToolError('usage') for an unknown command, flag or value, with the nearest known one as its fix.
 */
export async function readCommandLine(argv: readonly string[], input: ProgramDefinition): Promise<Request> {
  const words = argv.filter((word) => !word.startsWith('-'));
  const word = words[0] === 'help' ? words[1] : words[0];
  // `tool --help lint` asks for the main help, `tool lint --help` for that of lint.
  const helpFirst = /^(-h|--help)$/.test(argv.find((one) => one === word || /^(-h|--help)$/.test(one)) ?? '');
  const called = helpFirst ? undefined : word;
  const names = Object.keys(input.commands);
  // The main help lists every summary; an unknown command is refused by its name alone.
  const listing = called === undefined && !argv.some((one) => one === '-V' || one === '--version');
  const toLoad = listing ? names : names.filter((name) => name === called);
  const loaded = new Map<string, AnyCommand>();
  for (const name of toLoad) loaded.set(name, await (input.commands[name] as () => Promise<AnyCommand>)());

  const output: string[] = [];
  const errorOutput: string[] = [];
  let request: Request | undefined;
  const root = new CommanderCommand(input.name);
  root
    .description(input.summary)
    .usage('<command> [options]')
    .configureHelp({ subcommandTerm: (sub) => sub.name() })
    .optionsGroup(GLOBAL_GROUP)
    .version(input.version, '-V, --version', 'print the version')
    .helpCommand('help [command]', 'show the help of a command')
    .addHelpText('after', exitCodeHelp());
  prepare(root, output, errorOutput);
  for (const name of names) {
    const sub = root.command(name);
    const command = loaded.get(name);
    if (command !== undefined) describe(sub, command, input.name);
    prepare(sub, output, errorOutput);
    if (command === undefined) continue;
    sub.action(() => {
      request = { kind: 'run', command, options: sub.opts(), args: [...sub.args] };
    });
  }
  try {
    await root.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const unknown = argv[0] === 'help' ? argv.slice(1).find((word) => !word.startsWith('-')) : undefined;
    // Parsed as a command, it gets a suggestion.
    if (unknown !== undefined && !names.includes(unknown)) return readCommandLine([unknown], input);
    if (error.code === 'commander.help' && error.exitCode !== 0) {
      throw new ToolError('usage', 'No command was given.', {
        fix: `Run ${input.name} --help to list the commands.`,
      });
    }
    if (error.exitCode !== 0) throw usageError(errorOutput.join(''), input.name, called, names);
  }
  return request ?? { kind: 'text', text: output.join('') };
}

function prepare(cli: Cli, output: string[], errorOutput: string[]): void {
  cli
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.push(text),
      writeErr: (text) => errorOutput.push(text),
      getOutHelpWidth: () => Math.min(process.stdout.columns ?? 100, 120),
    })
    .addHelpOption(new Option('-h, --help', 'show this help').helpGroup(GLOBAL_GROUP));
  for (const [flags, description] of GLOBALS) {
    cli.addOption(new Option(flags, description).helpGroup(GLOBAL_GROUP));
  }
}

function describe(sub: Cli, command: AnyCommand, program: string): void {
  sub.summary(command.summary).description(command.description ?? command.summary);
  for (const argument of command.arguments ?? []) sub.argument(argument.syntax, argument.description);
  for (const spec of command.options) sub.addOption(toOption(spec));
  const examples = command.examples.map(({ line, does }) => {
    const full = line.startsWith(`${program} `) ? line : `${program} ${line}`;
    return `  ${full}\n      ${does}`;
  });
  if (examples.length > 0) sub.addHelpText('after', `\nExamples:\n${examples.join('\n')}`);
  sub.addHelpText('after', `\nGuide: ${command.guide}`);
}

function toOption(spec: OptionSpec): Option {
  const option = new Option(spec.flags, spec.description).helpGroup('Options:');
  if (spec.default !== undefined) option.default(spec.default);
  const { parse, repeat } = spec;
  if (repeat === true) {
    // The first value given replaces the default, later ones add to it.
    let given: unknown[] | undefined;
    option.argParser((text: string) => {
      given = [...(given ?? []), parse ? parse(text) : text];
      return given;
    });
  } else if (parse) {
    option.argParser((text: string) => parse(text));
  }
  return option;
}

/** Commands for which somebody may look for `--overlay`, with what does it. */
const WITHOUT_OVERLAY: Readonly<Record<string, { readonly why: string; readonly fix: string }>> = {
  start: {
    why: 'it shows the description of this package as it is',
    fix: 'Use `generate`, `docs` and `mock`, each with `--overlay`.',
  },
  sandbox: {
    why: 'it is one deployment with choices of its own, which no overlay changes',
    fix: 'Use `mock --overlay` for a server that responds as an overlay says.',
  },
  'judge-client': {
    why: 'it runs the client against sandboxes, which no overlay changes',
    fix: 'Put `proxy --overlay` between the client and the deployment.',
  },
  diff: {
    why: 'versions are compared as they were published',
    fix: 'Apply it to both with `overlay apply`, and compare the two files.',
  },
};

/** Commander's text is `error: unknown option '--prot'` and, on a line of its own, `(Did you mean --port?)`. */
function usageError(
  message: string,
  program: string,
  command: string | undefined,
  names: readonly string[],
): ToolError {
  const [first = '', ...rest] = message.trim().split('\n');
  const suggestion = rest
    .map((line) => line.match(/^\((Did you mean .*\?)\)$/)?.[1])
    .find((line) => line !== undefined);
  const known = command !== undefined && names.includes(command) ? `${command} ` : '';
  const help = `${program} ${known}--help`;
  const said = withoutValues(first.replace(/^error: /, ''));
  const instead = said === "unknown option '--overlay'" ? WITHOUT_OVERLAY[command ?? ''] : undefined;
  if (instead !== undefined)
    return new ToolError('usage', `${command} takes no overlay: ${instead.why}.`, { fix: instead.fix });
  return new ToolError('usage', said, {
    fix: suggestion === undefined ? `See ${help}` : `${suggestion} See ${help}`,
  });
}

/** Removes values from a message: one may be a misplaced key. */
function withoutValues(message: string): string {
  return message
    .replace(/^(unknown option '--[a-z][a-z-]{0,23})=.*$/i, "$1'")
    .replace(/^(unknown option '-[^-]).*$/, "$1'")
    .replace(/^(unknown option) '--(?![a-z][a-z-]{0,23}'$).*$/i, '$1')
    .replace(/^(unknown command) '.{21,}$/, '$1')
    .replace(/^(too many arguments for '[^']*'\. Expected \d+ arguments? but got \d+).*$/, '$1');
}

function exitCodeHelp(): string {
  const rows = Object.values(EXIT_CODES).map(
    ({ code, meaning }) => `  ${String(code).padStart(3)}  ${meaning}`,
  );
  return `\nExit codes:\n${rows.join('\n')}`;
}
