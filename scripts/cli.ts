import * as nodeModule from 'node:module';
import { systemReason } from '../lib/system-reason.ts';
import { terminalText } from '../lib/terminal-text.ts';
import { ToolError } from './cli/errors.ts';
import { EXIT_CODES } from './cli/exit-codes.ts';
import { packageInfo } from './cli/package-info.ts';
import { paintFor } from './cli/paint.ts';
import { errorAsJson, errorAsText } from './cli/report-error.ts';
import { runCommandLine } from './cli/wrapper.ts';
import { COMMANDS } from './commands/index.ts';

/** Ctrl-C, SIGTERM and a terminal that is closed ask the command to stop; a second signal ends the process immediately. */
function stopOnSignals(onHangUp: () => void): AbortSignal {
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) process.exit(EXIT_CODES.interrupted.code);
    stopping.abort(new Error('stopped'));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', () => {
    // Nothing can be written to the terminal any more, but reports and recordings can.
    onHangUp();
    stop();
  });
  return stopping.signal;
}

/** Watches standard output and standard error for failed writes. */
interface Output {
  /** The running command continues when nobody reads its output any more. */
  goOn(): void;
  /** The exit code, unless output was lost: the code would then vouch for output that is incomplete. */
  exitCode(code: number): number;
}

/** A closed pipe (`| head`) is not an error: end quietly. A full disk is one. */
function watchOutput(): Output {
  let goesOn = false;
  let isLost = false;
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') {
        if (!goesOn) process.exit(0);
        return;
      }
      if (!isLost && stream === process.stdout) reportLostOutput(error);
      isLost = true;
      if (!goesOn) process.exit(EXIT_CODES.environment.code);
    });
  return {
    goOn: () => {
      goesOn = true;
    },
    exitCode: (code) => (isLost && code !== EXIT_CODES.interrupted.code ? EXIT_CODES.environment.code : code),
  };
}

function reportLostOutput(cause: Error): void {
  const error = new ToolError('environment', `Cannot write to standard output: ${systemReason(cause)}.`, {
    fix: 'Free some disk space, or redirect the output elsewhere.',
  });
  const text = process.argv.includes('--json')
    ? JSON.stringify(errorAsJson(error, false))
    : errorAsText(error, false, paintFor(process.stderr, process.env));
  process.stderr.write(`${terminalText(text)}\n`);
}

/** Resolves when all that was written has left the process: a pipe may be full, or asynchronous. */
function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write('', () => resolve()));
}

function aborted(stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopping.aborted) resolve();
    else stopping.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** The tools are large, so Node caches their compiled code between runs, in the system's temporary folder. Node.js 20 cannot. */
function compileOnce(): void {
  const { enableCompileCache, getCompileCacheDir }: Partial<typeof nodeModule> = nodeModule;
  enableCompileCache?.();
  const folder = getCompileCacheDir?.();
  // Child processes use the same cache.
  if (folder !== undefined) process.env.NODE_COMPILE_CACHE ??= folder;
}

compileOnce();
const output = watchOutput();
const signal = stopOnSignals(output.goOn);
const { name, version } = packageInfo();
let dropsUnread = false;
const code = await runCommandLine(
  process.argv.slice(2),
  {
    name,
    version,
    summary:
      'Client, types, docs, mock, sandbox and conformance suite for a banking platform API, generated from one OpenAPI 3.1 description.',
    commands: COMMANDS,
  },
  {
    cwd: process.cwd(),
    env: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    signal,
    goOnUnread: output.goOn,
    dropUnread: () => {
      dropsUnread = true;
    },
  },
);
const allRead = Promise.all([flushed(process.stdout), flushed(process.stderr)]);
await (dropsUnread ? Promise.race([allRead, aborted(signal)]) : allRead);
// A library may keep a socket or a worker alive; the command has returned, so there is nothing to wait for.
process.exit(output.exitCode(code));
