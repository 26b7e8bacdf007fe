import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { generate } from '../../scripts/pipeline/generate.ts';
import { COMPILER_OPTIONS } from '../scripts/pipeline/compiler-options.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMPILERS = ['typescript', '@typescript/native'];
const DESCRIPTIONS = [
  { name: 'bank', spec: 'spec/openapi.yaml' },
  { name: 'ferry', spec: 'test/fixtures/ferry/openapi.yaml' },
];

test.each(DESCRIPTIONS)(
  '$name compiles under both compilers, with the errors a user must get',
  async ({ name, spec }) => {
    const folder = await folderBesideNodeModules();
    await generate({ spec, out: folder, cwd: ROOT }, (_title, run) => run());
    await copyFile(
      fileURLToPath(new URL(`../scripts/pipeline/fixtures/usage/${name}.ts`, import.meta.url)),
      join(folder, 'usage.ts'),
    );
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['*.ts'] }),
    );
    for (const compiler of COMPILERS)
      expect([compiler, await compile(compiler, folder)]).toEqual([compiler, { code: 0, output: '' }]);
  },
);

test.each(COMPILERS)('%s would say so if a file did not compile', async (compiler) => {
  const folder = await folderBesideNodeModules();
  await writeFile(join(folder, 'wrong.ts'), "export const id: number = 'con-1';\n");
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['*.ts'] }),
  );
  const { code, output } = await compile(compiler, folder);
  expect(output).toContain('TS2322');
  expect(code).not.toBe(0);
});

/** Generated modules import packages, which are found only from inside of the project. */
async function folderBesideNodeModules(): Promise<string> {
  await mkdir(join(ROOT, 'build'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, 'build', 'compile-'));
  onTestFinished(async () => {
    await rm(folder, { recursive: true, force: true });
    if ((await readdir(join(ROOT, 'build'))).length === 0) await rm(join(ROOT, 'build'), { recursive: true });
  });
  return folder;
}

async function compile(compiler: string, folder: string): Promise<{ code: number; output: string }> {
  const tsc = join(ROOT, 'node_modules', compiler, 'bin', 'tsc');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false']);
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, output: stdout };
  }
}
