import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '../scripts/pipeline/command-line.ts';
import { folderForAll } from '../temporary-folder.ts';
import { ROOT } from './installed.ts';
import { installToolchain } from './matrix/toolchain.ts';

/** Linters, as new projects have them, over everything that `generate` writes: no finding, of ours or of a foreign description. */

const toolchain = await installToolchain({
  '@biomejs/biome': '2.6.8',
  '@tanstack/react-query': '5.108.0',
  '@types/node': '22.20.5',
  '@types/react': '19.3.0',
  eslint: '10.15.0',
  'eslint-config-prettier': '10.1.8',
  'eslint-plugin-prettier': '5.5.7',
  msw: '3.0.5',
  oxlint: '1.94.0',
  prettier: '3.10.1',
  react: '19.3.1',
  typescript: '5.9.3',
  'typescript-eslint': '8.74.0',
  zod: '4.6.7',
});
const skip = typeof toolchain === 'string' ? toolchain : undefined;
const tools = typeof toolchain === 'string' ? '' : toolchain.folder;

const TYPED = `{ languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: process.cwd() } } }`;
/** ESLint's settings by the project that has them. Those of Nest format, too. */
const ESLINT = {
  typed: `import tseslint from 'typescript-eslint';
export default tseslint.config(tseslint.configs.recommendedTypeChecked, ${TYPED});
`,
  Nest: `import tseslint from 'typescript-eslint';
import prettier from 'eslint-plugin-prettier/recommended';
export default tseslint.config(tseslint.configs.recommendedTypeChecked, prettier, ${TYPED}, {
  rules: { '@typescript-eslint/no-floating-promises': 'warn', 'prettier/prettier': ['error', { endOfLine: 'auto' }] },
});
`,
};
const FILES = {
  'package.json': JSON.stringify({
    type: 'module',
    dependencies: { '@tanstack/react-query': '5', msw: '3', react: '19', zod: '4' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...{ module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], strict: true },
      ...{ noEmit: true, allowImportingTsExtensions: true, skipLibCheck: true, jsx: 'react-jsx' },
    },
    include: ['src', 'wrong'],
  }),
  // JSON has no comments, so the documents stay out.
  'biome.json': JSON.stringify({ files: { includes: ['src/**', 'wrong/**', '!**/*.json'] } }),
};
const DESCRIPTIONS = { ours: 'spec/openapi.yaml', foreign: 'test/fixtures/ferry/openapi.yaml' };

/** All of its categories but the one that forbids to disable rules. */
const OXLINT = ['correctness', 'suspicious', 'pedantic', 'perf', 'style', 'nursery'].flatMap((one) => [
  '-D',
  one,
]);

/** The arguments of each linter, besides the folders. */
const LINTERS: Readonly<Record<string, readonly string[]>> = {
  Biome: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--reporter=github'],
  Oxlint: ['oxlint/bin/oxlint', '--deny-warnings', ...OXLINT, '--format=unix'],
  ...Object.fromEntries(
    Object.keys(ESLINT).map((name) => {
      const config = ['--config', `${name}/eslint.config.mjs`];
      return [`ESLint, ${name}`, ['eslint/bin/eslint.js', '--max-warnings=0', ...config]];
    }),
  ),
};

const parent = folderForAll();
let project: string;

beforeAll(async () => {
  if (skip !== undefined) return;
  project = join(parent, 'project');
  mkdirSync(project);
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(project, name), text);
  for (const [folder, config] of Object.entries(ESLINT)) {
    mkdirSync(join(project, folder));
    writeFileSync(join(project, folder, 'eslint.config.mjs'), config);
  }
  symlinkSync(join(tools, 'node_modules'), join(project, 'node_modules'), 'junction');
  for (const [name, spec] of Object.entries(DESCRIPTIONS)) {
    const flags = ['--spec', join(ROOT, spec), '--out', `src/${name}`, '--hooks', 'react', '--quiet'];
    expect(await run(['generate', ...flags], project)).toMatchObject({ code: 0 });
  }
  const text = readFileSync(join(project, 'src/ours/client-url.ts'), 'utf8').replace(
    /^.*eslint-disable.*$/m,
    '',
  );
  mkdirSync(join(project, 'wrong'));
  writeFileSync(
    join(project, 'wrong/wrong.ts'),
    `${text.replaceAll('./', '../src/ours/')}\nconst never: any = 1; debugger;\n`,
  );
});

test('linters are installed, or the rest is skipped for a reason', () => {
  if (skip !== undefined) console.warn(`skipped: ${skip}`);
  expect(skip ?? tools).not.toBe('');
});

describe.skipIf(skip !== undefined)(
  'the only findings are in a file without the line that linters obey',
  () => {
    test.each(Object.entries(LINTERS))('%s', async (_name, [program = '', ...flags]) => {
      const args = [join(tools, 'node_modules', program), ...flags, 'src', 'wrong'];
      const options = { cwd: project, env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 1e8 };
      const output = await promisify(execFile)(process.execPath, args, options).then(
        () => '',
        ({ stdout, stderr }) => `${stdout}${stderr}`,
      );
      expect(output).toContain('wrong.ts');
      expect(output).not.toMatch(/\bsrc[\\/]/);
    });
  },
);
