import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../../scripts/pipeline/generate.ts';
import { COMPILER_OPTIONS } from '../scripts/pipeline/compiler-options.ts';

const STRICT = {
  ...COMPILER_OPTIONS,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
};
const CONFIGS = {
  'tsconfig.json': { compilerOptions: STRICT, include: ['**/*.ts'] },
  // The types of these three are inferred from the values that libraries make.
  'tsconfig.isolated.json': {
    compilerOptions: { ...STRICT, declaration: true, isolatedDeclarations: true },
    include: ['**/*.ts'],
    exclude: ['*/zod.ts', '*/msw.ts', '*/hooks', '*/usage-*'],
  },
};

// A compiler complains of a `@ts-expect-error` in these files that suppresses no error, so each proves that errors are found.
const USAGE = resolve('test/scripts/pipeline/fixtures/usage');

const DESCRIPTIONS = {
  bank: 'spec/openapi.yaml',
  ferry: 'test/fixtures/ferry/openapi.yaml',
  nothing: 'test/scripts/pipeline/fixtures/nothing.yaml',
  ...Object.fromEntries(
    ['bodies', 'streams'].map((name) => [name, `test/scripts/pipeline/fixtures/traps/${name}.yaml`]),
  ),
};

let folder: string;

// A compiler reads the libraries once for all descriptions.
beforeAll(async () => {
  // Generated modules import packages, which are found only from inside of the repository.
  mkdirSync('build', { recursive: true });
  folder = mkdtempSync(resolve('build/compile-'));
  for (const [name, spec] of Object.entries(DESCRIPTIONS)) {
    const out = join(folder, name);
    await generate({ spec, out, cwd: process.cwd(), hooks: 'react' }, (_title, run) => run());
    for (const file of readdirSync(USAGE).filter((file) => file.startsWith(name)))
      cpSync(join(USAGE, file), join(out, `usage-${file}`));
  }
  for (const [file, config] of Object.entries(CONFIGS))
    writeFileSync(join(folder, file), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(
  ['typescript', '@typescript/native'].flatMap((compiler) =>
    Object.keys(CONFIGS).map((config) => [compiler, config]),
  ),
)(
  'generated modules compile under %s by the strictest %s, with the errors that a user must get',
  async (compiler = '', config = '') => {
    const project = join(folder, config);
    const args = [resolve('node_modules', compiler, 'bin/tsc'), '-p', project, '--pretty', 'false'];
    const output = await promisify(execFile)(process.execPath, args).then(
      ({ stdout }) => stdout,
      ({ stdout, message }) => stdout || message,
    );
    expect(output).toBe('');
  },
);
