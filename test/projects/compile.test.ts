import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../scripts/pipeline/generate.ts';
import { COMPILER_OPTIONS } from '../scripts/pipeline/compiler-options.ts';

// A compiler complains of a `@ts-expect-error` in these files that suppresses no error, so each proves that errors are found.
const USAGE = resolve('test/scripts/pipeline/fixtures/usage');

describe.each([
  ['bank', 'spec/openapi.yaml'],
  ['ferry', 'test/fixtures/ferry/openapi.yaml'],
])('the modules generated for the %s', (name, spec) => {
  let folder: string;

  beforeAll(async () => {
    // Generated modules import packages, which are found only from inside of the repository.
    mkdirSync('build', { recursive: true });
    folder = mkdtempSync(resolve('build/compile-'));
    await generate({ spec, out: folder, cwd: process.cwd() }, (_title, run) => run());
    for (const file of readdirSync(USAGE).filter((file) => file.startsWith(name)))
      cpSync(join(USAGE, file), join(folder, `usage-${file}`));
    const config = { compilerOptions: COMPILER_OPTIONS, include: ['*.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(['typescript', '@typescript/native'])(
    'compile under %s, with the errors that a user must get',
    async (compiler) => {
      const args = [resolve('node_modules', compiler, 'bin/tsc'), '-p', folder, '--pretty', 'false'];
      const output = await promisify(execFile)(process.execPath, args).then(
        ({ stdout }) => stdout,
        ({ stdout, message }) => stdout || message,
      );
      expect(output).toBe('');
    },
  );
});
