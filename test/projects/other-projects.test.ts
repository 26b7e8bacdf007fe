import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Compiler, KINDS, type Kind } from './matrix/kinds.ts';
import { execute, makeProject } from './matrix/make-project.ts';
import { installToolchain, nodeIn } from './matrix/toolchain.ts';
import { EXPECTED, USE } from './matrix/use.ts';

const toolchain = await installToolchain();
const skip = typeof toolchain === 'string' ? toolchain : undefined;
const tools = typeof toolchain === 'string' ? '' : toolchain.folder;

let parent: string;

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'other-projects-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const compile = (compiler: Compiler, folder: string, project = 'tsconfig.json') =>
  execute(
    process.execPath,
    [join(tools, `node_modules/typescript-${compiler}/bin/tsc`), '-p', project, '--pretty', 'false'],
    folder,
  );

test('the other compilers and runtimes are installed, or the rest is skipped for a reason', () => {
  if (skip !== undefined) console.warn(`skipped: ${skip}`);
  expect(skip ?? tools).not.toBe('');
});

describe.skipIf(skip !== undefined)('generated modules in other projects', () => {
  test.each(KINDS.flatMap((kind) => kind.compilers.map((compiler) => ({ kind, compiler, name: kind.name }))))(
    '$name compiles under TypeScript $compiler',
    async ({ kind, compiler }) => {
      const folder = await makeProject(kind, parent, tools);
      const client = readFileSync(join(folder, kind.out, 'client.ts'), 'utf8');
      expect(/from '.\/types(.*)'/.exec(client)?.[1]).toBe(kind.ending);
      expect(await compile(compiler, folder, kind.project)).toBe('');
    },
  );

  test('a compiler would say so if a file did not compile', async () => {
    const kind = KINDS.find(({ name }) => name === 'Bun') as Kind;
    const folder = await makeProject({ ...kind, name: 'wrong' }, parent, tools);
    writeFileSync(
      join(folder, 'src/wrong.ts'),
      "import './api/client.js';\nexport const wrong: number = 'x';\n",
    );
    expect(await compile('7', folder)).toContain('TS2322');
  });
});

describe.skipIf(skip !== undefined)('generated modules run', () => {
  const compiled = KINDS.filter(({ name }) => /^NestJS|^Node/.test(name));
  const nodes = (['20', '22'] as const).map((version) => ({
    node: version,
    binary: nodeIn({ folder: tools }, version),
  }));

  test.each(compiled.flatMap((kind) => nodes.map((one) => ({ kind, name: kind.name, ...one }))))(
    '$name, under Node.js $node',
    async ({ kind, binary }) => {
      const folder = await makeProject({ ...kind, name: `${kind.name} that runs` }, parent, tools);
      writeFileSync(join(folder, 'src/use.ts'), USE(kind.ending));
      if (!existsSync(join(folder, 'dist')))
        expect(await compile(kind.compilers.at(-1) ?? '7', folder)).toBe('');
      const main = ['dist/use.js', 'dist/src/use.js'].find((file) => existsSync(join(folder, file))) ?? '';
      expect(await execute(binary, [main], folder)).toBe(EXPECTED);
    },
  );

  const binary = (scope: string, name: string) => {
    const found = readdirSync(join(tools, 'node_modules', scope)).map((folder) =>
      join(tools, 'node_modules', scope, folder),
    );
    return (
      found
        .flatMap((folder) => [join(folder, 'bin', name), join(folder, name)])
        .find((file) => existsSync(file)) ?? name
    );
  };
  test.each([
    ['Bun', () => binary('@oven', 'bun'), ['run', 'src/use.ts']],
    [
      'Deno',
      () => binary('@deno', 'deno'),
      ['run', '--no-check', '--node-modules-dir=manual', '--allow-env', '--allow-read', 'src/use.ts'],
    ],
    ['Node.js that strips types', () => process.execPath, ['src/use.ts']],
  ])('%s, as they are', async (_, command, args) => {
    const kind = KINDS.find(({ name }) => name === 'Bun') as Kind;
    const folder = await makeProject({ ...kind, name: 'as they are' }, parent, tools);
    writeFileSync(join(folder, 'src/use.ts'), USE('.ts'));
    expect(await execute(command(), args, folder)).toBe(EXPECTED);
  });

  test('bundled for a browser by a tool that knows no TypeScript endings, in a module without Node.js', async () => {
    const kind = KINDS.find(({ name }) => name === 'Next') as Kind;
    const folder = await makeProject({ ...kind, name: 'bundled', out: 'api' }, parent, tools);
    writeFileSync(join(folder, 'use.ts'), USE(''));
    const esbuild = join(tools, 'node_modules/esbuild/bin/esbuild');
    const flags = [
      'use.ts',
      '--bundle',
      '--platform=browser',
      '--format=esm',
      '--outfile=out.mjs',
      '--log-level=error',
    ];
    expect(await execute(esbuild, flags, folder)).toBe('');
    expect(readFileSync(join(folder, 'out.mjs'), 'utf8')).not.toMatch(/["']node:|\brequire\("/);
    cpSync(join(folder, 'out.mjs'), join(folder, 'run.mjs'));
    expect(await execute(process.execPath, ['run.mjs'], folder)).toBe(EXPECTED);
  });
});
