import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { run } from '../../scripts/pipeline/command-line.ts';
import type { Kind } from './kinds.ts';

const SPEC = fileURLToPath(new URL('../../../spec/openapi.yaml', import.meta.url));

/**
 * Makes a project of a kind and generates into it, without an option for import endings.
 *
 * @param parent folder that the project's folder is in
 * @param tools folder whose `node_modules` the project uses
 */
export async function makeProject(
  { name, files, out }: Pick<Kind, 'name' | 'files' | 'out'>,
  parent: string,
  tools: string,
): Promise<string> {
  const folder = join(parent, name.replace(/\W+/g, '-'));
  if (existsSync(folder)) return folder;
  for (const [path, text] of Object.entries(files(tools))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(tools, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const generated = await run(
    ['generate', '--spec', SPEC, '--out', out, '--hooks', 'react', '--quiet'],
    folder,
  );
  expect(generated).toMatchObject({ code: 0 });
  expect(
    await run(['generate', '--spec', SPEC, '--out', out, '--hooks', 'react', '--check', '--quiet'], folder),
  ).toMatchObject({ code: 0 });
  return folder;
}

/** Returns what a command prints; its error if it prints nothing. */
export async function execute(command: string, args: readonly string[], cwd: string): Promise<string> {
  return promisify(execFile)(command, [...args], {
    cwd,
    maxBuffer: 1e8,
    env: { ...process.env, NO_COLOR: '1' },
  }).then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ stdout, stderr, message }) => `${stdout}${stderr}` || message,
  );
}
