import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { ToolError } from './cli/errors.ts';
import { EXIT_CODES } from './cli/exit-codes.ts';
import { packageInfo } from './cli/package-info.ts';
import { paintFor } from './cli/paint.ts';
import { errorAsJson, errorAsText } from './cli/report-error.ts';
import { runCommandLine } from './cli/wrapper.ts';
import { COMMANDS } from './commands/index.ts';

/** Ctrl-C and SIGTERM ask the command to stop; a second one does not ask. */
function stopOnSignals(): AbortSignal {
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) process.exit(EXIT_CODES.interrupted.code);
    stopping.abort(new Error('stopped'));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return stopping.signal;
}

/** What became of what was written. */
interface Output {
  /** A command is called that is to go on, whatever becomes of it. */
  goOn(): void;
  /** The exit code, unless something could not be written: then what it says would be taken for all there is. */
  exitCode(code: number): number;
}

/** A reader that has had enough (`| head`) is no error: end quietly. A full disk is one, and says nothing of what a command found. */
function watchOutput(): Output {
  let goesOn = false;
  let isLost = false;
  // The command that goes on is `conform`: an environment error is one of its configuration.
  const lost = () => (goesOn ? EXIT_CODES.usage.code : EXIT_CODES.environment.code);
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', ({ code = 'unknown error' }: NodeJS.ErrnoException) => {
      if (code === 'EPIPE') {
        if (!goesOn) process.exit(0);
        return;
      }
      if (!isLost && stream === process.stdout) tellOfLoss(code);
      isLost = true;
      if (!goesOn) process.exit(lost());
    });
  return {
    goOn: () => {
      goesOn = true;
    },
    exitCode: (code) => (isLost && code !== EXIT_CODES.interrupted.code ? lost() : code),
  };
}

function tellOfLoss(code: string): void {
  const error = new ToolError('environment', `standard output cannot be written (${code})`, {
    fix: 'Make room on the disk, or send it elsewhere.',
  });
  const text = process.argv.includes('--json')
    ? JSON.stringify(errorAsJson(error, false))
    : errorAsText(error, false, paintFor(process.stderr, process.env));
  process.stderr.write(`${text}\n`);
}

/** Resolves when all that was written has left the process: pipes on Windows and macOS are asynchronous. */
function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write('', () => resolve()));
}

/** The tools are large: what they compile to is kept between runs, by Node in the system's temporary folder. */
function compileOnce(): void {
  enableCompileCache();
  const folder = getCompileCacheDir();
  // Tools that run as processes of their own take part.
  if (folder !== undefined) process.env.NODE_COMPILE_CACHE ??= folder;
}

compileOnce();
const output = watchOutput();
const signal = stopOnSignals();
const { name, version } = packageInfo();
const code = await runCommandLine(
  process.argv.slice(2),
  {
    name,
    version,
    summary:
      'One OpenAPI 3.1 description of a banking platform API, and everything that follows from it by machine.',
    commands: COMMANDS,
  },
  {
    cwd: process.cwd(),
    env: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    signal,
    goOnUnread: output.goOn,
  },
);
await Promise.all([flushed(process.stdout), flushed(process.stderr)]);
// A tool in the process may keep a socket or a worker alive; the command has returned, so nothing is worth waiting for.
process.exit(output.exitCode(code));
