import { jsonText } from '../../lib/json-text.ts';
import { terminalLine, terminalText } from '../../lib/terminal-text.ts';
import type { Context } from './command.ts';
import { ToolError } from './errors.ts';
import { EXIT_CODES } from './exit-codes.ts';
import { commandLineSecrets, hideSecrets } from './hide-secrets.ts';
import { isMissingModule } from './missing-module.ts';
import { paintFor } from './paint.ts';
import { type GlobalOptions, type ProgramDefinition, readCommandLine } from './program.ts';
import { makeStep } from './progress.ts';
import { errorsAsJson, errorsAsText } from './report-error.ts';
import { systemErrorAsToolError } from './system-error.ts';
import { wrapWords } from './wrap-words.ts';

/** A stream as the wrapper uses it; tests pass their own. */
export interface OutputStream {
  readonly isTTY?: boolean;
  /** Width of the terminal. */
  readonly columns?: number;
  write(text: string): unknown;
}

export interface CliIO {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  /** Aborted by Ctrl-C, SIGTERM, or a terminal that is closed. */
  readonly signal: AbortSignal;
  /** Called before a command that continues when its output is closed. */
  goOnUnread?(): void;
  /** Called before a command whose unread output is dropped after a signal. */
  dropUnread?(): void;
}

/**
 * Runs one command line and returns its exit code. The only place where output is written, errors are shown and exit codes
 * are chosen: commands return an exit name or throw.
 */
export async function runCommandLine(
  argv: readonly string[],
  program: ProgramDefinition,
  io: CliIO,
): Promise<number> {
  const globals = readGlobals(argv, io.env);
  let endsBySignal = false;
  try {
    const request = await readCommandLine(argv, program);
    if (request.kind === 'text') {
      io.stdout.write(request.text);
      return EXIT_CODES.ok.code;
    }
    if (request.command.goesOnUnread === true) io.goOnUnread?.();
    if (request.command.dropsUnread === true) io.dropUnread?.();
    endsBySignal = request.command.endsBySignal === true;
    const context = makeContext(globals, io);
    const exit = await request.command.run(request.options, request.args, context);
    return EXIT_CODES[exit].code;
  } catch (error) {
    const secrets = commandLineSecrets(argv, io.env);
    const isInterrupted = io.signal.aborted && (!endsBySignal || (error as Error).name === 'AbortError');
    const shown = isInterrupted
      ? new ToolError('interrupted', 'Interrupted.')
      : asToolError(error, program, globals.debug);
    report(shown, globals, io, secrets);
    return EXIT_CODES[shown.exit].code;
  }
}

/** Read ahead of the parser, since a usage error must be shown in the right form too. Words after `--` are not flags. */
function readGlobals(argv: readonly string[], env: CliIO['env']): GlobalOptions {
  const end = argv.indexOf('--');
  const flags = end === -1 ? argv : argv.slice(0, end);
  const has = (...names: string[]) => flags.some((word) => names.includes(word));
  return {
    quiet: has('-q', '--quiet'),
    json: has('--json'),
    debug: has('--debug') || (env.DEBUG ?? '') !== '',
  };
}

function makeContext({ quiet, json, debug }: GlobalOptions, io: CliIO): Context {
  const { cwd, env, stdout, stderr, signal } = io;
  // Under --json a program reads both streams: standard error then holds nothing but JSON lines.
  const silent = quiet || json;
  const data = (text: string) => void (json || stdout.write(text.endsWith('\n') ? text : `${text}\n`));
  const print = (text: string | readonly string[]) =>
    data(typeof text === 'string' ? terminalText(text) : text.map(terminalLine).join('\n'));
  const warnInColor = (line: string) => `${paintFor(stderr, env)('yellow', 'warning:')} ${line}`;
  return {
    cwd,
    env,
    quiet: silent,
    json,
    signal,
    // With --json, standard output has only the one document that result() prints.
    data,
    print,
    prose: (text) =>
      data(stdout.isTTY === true ? wrapWords(terminalText(text), stdout.columns ?? 80) : terminalText(text)),
    result: (value) => void (json && stdout.write(`${jsonText(value, 2)}\n`)),
    paint: paintFor(stdout, env),
    info: (line) => void (silent || stderr.write(`${terminalLine(line)}\n`)),
    warn: (line) =>
      void stderr.write(`${json ? jsonText({ warning: line }) : terminalLine(warnInColor(line))}\n`),
    error: (error) => report(error, { quiet, json, debug }, io, []),
    step: makeStep(stderr, { quiet: silent, signal, paint: paintFor(stderr, env) }),
  };
}

function report(
  shown: ToolError,
  { json, debug }: GlobalOptions,
  io: CliIO,
  secrets: readonly string[],
): void {
  const paint = paintFor(io.stderr, io.env);
  const text = json ? errorsAsJson(shown, debug) : errorsAsText(shown, debug, paint);
  io.stderr.write(`${terminalText(hideSecrets(text, secrets))}\n`);
}

function asToolError(error: unknown, program: ProgramDefinition, debug: boolean): ToolError {
  if (error instanceof ToolError) return error;
  const message = error instanceof Error ? error.message : String(error);
  // An installation without everything that the package depends on, such as that of the container image.
  if (isMissingModule(error))
    return new ToolError(
      'environment',
      `A package is required but not installed: ${message.split('\n', 1)[0]}`,
      {
        fix: `Run \`npm install ${program.name}@${program.version}\` in a project of its own, and use the command from there.`,
        cause: error,
      },
    );
  const refused = systemErrorAsToolError(error);
  if (refused !== undefined) return refused;
  return new ToolError('internal', `${program.name} ${program.version} failed: ${message}`, {
    fix: debug
      ? 'This is a bug in the tool. Please report it with the stack trace below.'
      : 'This is a bug in the tool. Run the same command with --debug and report the output.',
    cause: error,
  });
}
