import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOCK = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages as Lock;

type Lock = Readonly<Record<string, { dependencies?: Record<string, string>; bin?: Record<string, string> }>>;

export interface Installed {
  /** Folder of the project that installed the package. */
  readonly project: string;
  /** Paths in the tarball. */
  readonly files: readonly string[];
  /** Bytes of the tarball. */
  readonly size: number;
}

/**
 * Packs the package and installs the tarball into a project of its own with npm, as a user does, without the network: what
 * the package depends on is put into place beforehand, so that npm has nothing left to fetch.
 */
export async function installPackage(): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  const { file, size, files } = await packTarball(folder);
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"name":"consumer","private":true,"type":"module"}\n');
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const place of closure(Object.keys(dependencies))) {
    mkdirSync(join(project, dirname(place)), { recursive: true });
    // Packages nested inside are part of the closure where they are needed.
    cpSync(join(ROOT, place), join(project, place), {
      recursive: true,
      filter: (path) => !path.slice(join(ROOT, place).length).includes('node_modules'),
    });
    // npm fetches a package again whose command is not linked.
    for (const [name, script] of Object.entries(LOCK[place]?.bin ?? {})) {
      const bins = join(project, place.slice(0, place.lastIndexOf('node_modules/')), 'node_modules/.bin');
      mkdirSync(bins, { recursive: true });
      symlinkSync(relative(bins, join(project, place, script)), join(bins, name));
    }
  }
  const flags = [
    '--offline',
    '--cache',
    join(folder, 'empty-cache'),
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  await run('npm', ['install', file, ...flags], project);
  return { project, size, files };
}

export interface Tarball {
  /** Its path. */
  readonly file: string;
  /** Its bytes. */
  readonly size: number;
  /** Paths in it. */
  readonly files: readonly string[];
}

/** Folder of the package for applications. */
export const CLIENT = join(ROOT, 'packages/client');

/**
 * Builds a package and packs it into a folder, as npm would to publish it. One at a time: each build begins by removing what the last one made.
 *
 * @param from its folder: the repository's own, or `CLIENT`
 */
export async function packTarball(folder: string, from = ROOT): Promise<Tarball> {
  const unlock = await lockBuild();
  const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], from).finally(unlock);
  // npm prints the lines of `prepack` before its JSON.
  const [{ filename, size, files }] = JSON.parse(packed.stdout.slice(packed.stdout.indexOf('[\n'))) as [
    { filename: string; size: number; files: { path: string }[] },
  ];
  return { file: join(folder, filename), size, files: files.map(({ path }) => path) };
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

/** Whether npm reaches its registry: what installs from it is skipped where it does not. */
export async function registryAnswers(): Promise<boolean> {
  return (
    (await tryRun('npm', ['view', 'openapi-typescript', 'version', '--prefer-online'], tmpdir())).code === 0
  );
}

/** Places in node_modules of packages and all they depend on, by the lockfile. */
function closure(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    const place = resolve(name, from);
    if (place === undefined || found.has(place)) return;
    found.add(place);
    for (const dependency of Object.keys(LOCK[place]?.dependencies ?? {})) visit(dependency, place);
  };
  for (const name of names) visit(name, '');
  return found;
}

/** Node's way: beside the one who asks, then upwards. */
function resolve(name: string, from: string): string | undefined {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (place in LOCK) return place;
  if (from === '') return undefined;
  return resolve(name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)));
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
