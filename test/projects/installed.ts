import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Folder of the package for applications. */
export const CLIENT = join(ROOT, 'packages/client');

export interface Tarball {
  /** Its path. */
  readonly file: string;
  /** Its bytes. */
  readonly size: number;
  /** Bytes of all files in it. */
  readonly unpackedSize: number;
  /** The folder that it is unpacked in. */
  readonly content: string;
  /** Paths in it. */
  readonly files: readonly string[];
}

export type Packed = Readonly<Record<'tools' | 'client', Tarball>>;

/**
 * Both packages, packed as npm would publish them by the first who asks in a run of vitest. One at a time: a build begins by removing what the
 * last one made.
 */
export async function packed(): Promise<Packed> {
  const folder = inject('packedIn');
  const known = join(folder, 'packed.json');
  const unlock = await lockBuild();
  try {
    if (!existsSync(known)) {
      // The `prepack` of the client builds both; that of the tools would build them again.
      const client = await pack(CLIENT, join(folder, 'client'));
      const tools = await pack(ROOT, join(folder, 'tools'), '--ignore-scripts');
      writeFileSync(known, JSON.stringify({ tools, client }));
    }
    return JSON.parse(readFileSync(known, 'utf8'));
  } finally {
    unlock();
  }
}

async function pack(from: string, to: string, ...flags: string[]): Promise<Tarball> {
  mkdirSync(to, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', to, ...flags], from);
  // npm prints the lines of `prepack` before its JSON.
  const [made] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [
    { filename: string; size: number; unpackedSize: number; files: { path: string }[] },
  ];
  const file = join(to, made.filename);
  await run('tar', ['xzf', file, '-C', to], to);
  const { size, unpackedSize } = made;
  return {
    file,
    size,
    unpackedSize,
    content: join(to, 'package'),
    files: made.files.map(({ path }) => path),
  };
}

async function lockBuild(): Promise<() => void> {
  const lock = join(ROOT, 'build', 'pack.lock');
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      return () => rmSync(lock, { recursive: true, force: true });
    } catch {
      // Left behind by a run that was killed.
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > 300_000) rmSync(lock, { recursive: true, force: true });
      else await setTimeout(200);
    }
  }
}

/** Tells whether npm reaches its registry: a test that installs from it is skipped if not. */
export async function registryAnswers(): Promise<boolean> {
  return (
    (await tryRun('npm', ['view', 'openapi-typescript', 'version', '--prefer-online'], tmpdir())).code === 0
  );
}

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command; on Windows through the shell, where npm is a script. Throws when it fails.
 *
 * @param node the Node.js that npm, npx and what they start run on
 */
export async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  node: string = process.execPath,
): Promise<Ran> {
  const ran = await tryRun(command, args, cwd, node);
  if (ran.code !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${ran.code}\n${ran.stdout}${ran.stderr}`);
  return ran;
}

export async function tryRun(
  command: string,
  args: readonly string[],
  cwd: string,
  node: string = process.execPath,
  settings: Readonly<NodeJS.ProcessEnv> = {},
): Promise<Ran> {
  // npm and npx start their commands with the first Node on the path.
  const PATH = [dirname(node), process.env.PATH].join(delimiter);
  const options = {
    cwd,
    shell: process.platform === 'win32',
    maxBuffer: 1e8,
    env: { ...process.env, ...settings, PATH },
  };
  return promisify(execFile)(command, [...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Ran) => ({ code: error.code, stdout: error.stdout, stderr: error.stderr }),
  );
}
