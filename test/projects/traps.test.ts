import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../../scripts/pipeline/generate.ts';
import type { OracleResult } from '../foreign/oracle.ts';
import type { TypeUsage } from '../foreign/type-usage.ts';
import { usageErrors } from '../foreign/usage-errors.ts';
import type { WalkResult } from '../foreign/walk.ts';
import { COMPILER_OPTIONS } from '../scripts/pipeline/compiler-options.ts';

/**
 * Small descriptions, each full of one thing that public descriptions have and that tools trip over. Each goes the whole way, as the public ones
 * do in `npm run test:foreign`: generate, both compilers, Ajv as the oracle of the validators, and a call of each operation through client and mock.
 */

const ROOT = join(import.meta.dirname, '../..');
const TRAPS = join(ROOT, 'test/scripts/pipeline/fixtures/traps');
const names = readdirSync(TRAPS).map((file) => basename(file, '.yaml'));
const run = promisify(execFile);

/** Generated modules import packages, which are found only from inside of the project. */
let folder: string;
beforeAll(async () => {
  await mkdir(join(ROOT, 'build'), { recursive: true });
  folder = await mkdtemp(join(ROOT, 'build', 'traps-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(names)('%s is generated, whole', async (name) => {
  const spec = join(TRAPS, `${name}.yaml`);
  const { report } = await generate(
    { spec, out: join(folder, name), cwd: ROOT, hooks: 'react' },
    (_title, step) => step(),
  );
  const skipped = report?.skipped.filter(({ output }) => output !== 'openapi-3.0');
  expect(skipped).toEqual([]);
});

test.each(['typescript', '@typescript/native'])('%s compiles all of them', async (compiler) => {
  const tsconfig = { compilerOptions: COMPILER_OPTIONS, include: ['**/*.ts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const tsc = join(ROOT, 'node_modules', compiler, 'bin', 'tsc');
  const { stdout } = await run(process.execPath, [tsc, '-p', folder, '--pretty', 'false']).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
});

/** One result for each description, of one process. */
async function judge<Result>(
  what: 'oracle' | 'walk' | 'usage',
): Promise<readonly (Result & { readonly name: string })[]> {
  const pairs = names.flatMap((name) => [join(TRAPS, `${name}.yaml`), join(folder, name)]);
  const { stdout } = await run(process.execPath, [join(ROOT, 'test/foreign/judge.ts'), what, ...pairs], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  const lines = stdout.trim().split('\n');
  return lines.map((line, index) => ({ name: names[index] ?? '', ...(JSON.parse(line) as Result) }));
}

test('validators and zod agree with Ajv on each', async () => {
  const results = await judge<OracleResult>('oracle');
  expect(results.map(({ name, first }) => ({ name, first }))).toEqual(
    names.map((name) => ({ name, first: [] })),
  );
  expect(results.some(({ payloads }) => payloads > 0)).toBe(true);
});

test('each operation is called through client and mock', async () => {
  const results = await judge<WalkResult>('walk');
  expect(results.map(({ name, failed }) => ({ name, failed }))).toEqual(
    names.map((name) => ({ name, failed: [] })),
  );
});

test('valid values fit the types of each, and incomplete ones do not', async () => {
  const results = await judge<TypeUsage>('usage');
  const project = join(folder, 'usage.json');
  const tsconfig = { compilerOptions: COMPILER_OPTIONS, include: ['*/usage/usage.ts'] };
  await writeFile(project, JSON.stringify(tsconfig));
  expect(await usageErrors('@typescript/native', project)).toEqual([]);
  expect(results.some(({ values }) => values > 0)).toBe(true);
});
