import { spawn } from 'node:child_process';
import type { ClientExit } from './client-run.ts';
import type { OpenStage } from './run-scenario.ts';

export interface ClientCommand {
  readonly command: string;
  /** `{baseUrl}` and the like in them are replaced: see `fillPlaceholders`. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Serves a handler on a free port of this machine. */
  readonly serve: (
    handler: (request: Request) => Promise<Response>,
  ) => Promise<{ readonly url: string; close(): Promise<void> }>;
}

/** The command could not be started at all. */
export class ClientNotStarted extends Error {
  override readonly name = 'ClientNotStarted';
}

/** Characters that are kept of each stream: a client that prints without end must not fill the memory. */
const MAX_OUTPUT = 2 ** 22;
/** Between being asked to end and being ended. */
const GRACE_MS = 500;
/** A process that a command has left behind may still print for this long. */
const LINGER_MS = 2000;

/** Runs a command as a client, in a process group of its own. */
export function commandStage({ command, args, cwd, env, serve }: ClientCommand): OpenStage {
  return async ({ bank, other }) => {
    const serving = await serve(bank);
    const elsewhere = await serve(other);
    return {
      baseUrl: serving.url,
      // Another name of the same machine is another host to a client.
      otherUrl: elsewhere.url.replace('127.0.0.1', 'localhost'),
      async close() {
        await Promise.all([serving.close(), elsewhere.close()]);
      },
      run: ({ environment, timeoutMs, signal }) =>
        runProcess(
          command,
          args.map((arg) => fillPlaceholders(arg, environment)),
          { cwd, env: { ...env, ...environment } },
          timeoutMs,
          signal,
        ),
    };
  };
}

/** `{baseUrl}` stands for the variable `BANKING_BASE_URL`, `{programId}` for `BANKING_PROGRAM_ID`, and so on. */
export function fillPlaceholders(text: string, environment: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z][A-Za-z]*)\}/g, (all, name: string) => {
    const variable = `BANKING_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
    return environment[variable] ?? all;
  });
}

function runProcess(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: Record<string, string | undefined> },
  timeoutMs: number,
  stop: AbortSignal | undefined,
): Promise<ClientExit> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its children end with it: a script may have started others.
      detached: process.platform !== 'win32',
    });
    const output = { stdout: '', stderr: '', isCut: false };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8');
      child[name].on('data', (text: string) => {
        output.isCut ||= output[name].length + text.length > MAX_OUTPUT;
        output[name] = (output[name] + text).slice(0, MAX_OUTPUT);
      });
    }
    let timedOut = false;
    const end = (signal: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, signal);
        else child.kill(signal);
      } catch {
        // It has ended meanwhile.
      }
    };
    const endNow = () => {
      end('SIGTERM');
      setTimeout(() => end('SIGKILL'), GRACE_MS).unref();
    };
    const timer = setTimeout(() => {
      timedOut = true;
      endNow();
    }, timeoutMs);
    stop?.addEventListener('abort', endNow, { once: true });
    child.on('error', (error) => {
      clearTimeout(timer);
      stop?.removeEventListener('abort', endNow);
      reject(new ClientNotStarted(error.message, { cause: error }));
    });
    let linger: NodeJS.Timeout | undefined;
    child.on('exit', () => {
      clearTimeout(timer);
      // A process that it has started may hold its output for ever.
      linger = setTimeout(() => {
        end('SIGKILL');
        child.stdout.destroy();
        child.stderr.destroy();
      }, LINGER_MS);
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      clearTimeout(linger);
      stop?.removeEventListener('abort', endNow);
      // A process that it has left behind would go on calling.
      end('SIGKILL');
      resolve({ code, signal, timedOut, ...output });
    });
  });
}
