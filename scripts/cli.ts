import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { COMMANDS } from './commands/index.ts';
import { packageInfo } from './package-info.ts';
import { runCommandLine } from './wrapper.ts';

/** Ctrl-C and SIGTERM ask the command to stop; a second one does not ask. */
function stopOnSignals(): AbortSignal {
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) process.exit(130);
    stopping.abort(new Error('stopped'));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return stopping.signal;
}

/**
 * A reader that has had enough (`| head`) is no error: end quietly.
 *
 * @returns what a command calls that is not to end so
 */
function endWhenNobodyReads(): () => void {
  let ends = true;
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      if (ends) process.exit(0);
    });
  }
  return () => {
    ends = false;
  };
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
const goOnUnread = endWhenNobodyReads();
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
    goOnUnread,
  },
);
await Promise.all([flushed(process.stdout), flushed(process.stderr)]);
// A tool in the process may keep a socket or a worker alive; the command has returned, so nothing is worth waiting for.
process.exit(code);
