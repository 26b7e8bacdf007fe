import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Both compilers that the generated code must pass. */
export const COMPILERS = {
  'TypeScript 5.9': 'node_modules/typescript/bin/tsc',
  'TypeScript 7': 'node_modules/@typescript/native/bin/tsc',
} as const;

/** Gives a scaffolded project the packages of this one: they are the versions it pins. */
export async function linkPackages(folder: string): Promise<void> {
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
}

/** Returns what a compiler says of a project; empty when it is content. */
export async function compile(folder: string, compiler: keyof typeof COMPILERS): Promise<string> {
  const args = [resolve(COMPILERS[compiler]), '-p', folder];
  return run(process.execPath, args).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string; message: string }) => error.stdout || error.message,
  );
}

export interface Started {
  readonly url: string;
  /** Asks the process to end; tells its exit code, `null` when it had to be killed. */
  stop(): Promise<number | null>;
}

/** The words after `node` of a line in a project's package.json: of `start`, for example. */
export function scriptOf(folder: string, name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [node, ...words] = String(scripts[name]).split(' ');
  if (node !== 'node') throw new Error(`${name} does not begin with node: ${scripts[name]}`);
  return words;
}

/** Runs what `npm start` does on any free port and waits for its ready line. */
export async function startProject(folder: string): Promise<Started> {
  const child = spawn(process.execPath, scriptOf(folder, 'start'), {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readyLine(child);
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, 'exit', { signal: AbortSignal.timeout(10_000) });
      child.kill('SIGTERM');
      try {
        const [code] = await ended;
        return code as number | null;
      } catch {
        child.kill('SIGKILL');
        return null;
      }
    },
  };
}

function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += chunk;
      const found = /Listening on (\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
}
