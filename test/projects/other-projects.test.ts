import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderForAll } from '../temporary-folder.ts';
import { type Compiler, KINDS, type Kind } from './matrix/kinds.ts';
import { execute, makeProject } from './matrix/make-project.ts';
import { installToolchain, nodeIn } from './matrix/toolchain.ts';
import { EXPECTED, USE } from './matrix/use.ts';

const toolchain = await installToolchain();
const skip = typeof toolchain === 'string' ? toolchain : undefined;
const tools = typeof toolchain === 'string' ? '' : toolchain.folder;

const kindOf = (name: string) => KINDS.find((kind) => kind.name === name) as Kind;
const [BUN, NEXT] = [kindOf('Bun'), kindOf('Next')];
const COMPILED = KINDS.filter(({ name }) => /^NestJS|^Node/.test(name));
const RUN = [...COMPILED, NEXT];

const parent = folderForAll();

/** The project of a kind, with a program in those that run it. */
async function projectOf(kind: Kind): Promise<string> {
  const folder = await makeProject(kind, parent, tools);
  if (RUN.includes(kind)) writeFileSync(join(folder, dirname(kind.out), 'use.ts'), USE(kind.ending));
  return folder;
}

/** A copy of a kind's project with more files, since its own is compiled. */
async function copyOf(kind: Kind, name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(parent, name);
  cpSync(await projectOf(kind), folder, { recursive: true, verbatimSymlinks: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

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
      const folder = await projectOf(kind);
      const client = readFileSync(join(folder, kind.out, 'client.ts'), 'utf8');
      expect(/from '.\/types(.*)'/.exec(client)?.[1]).toBe(kind.ending);
      expect(await compile(compiler, folder, kind.project)).toBe('');
    },
  );

  test('a compiler would say so if a file did not compile', async () => {
    const folder = await copyOf(BUN, 'wrong', {
      'src/wrong.ts': "import './api/client.js';\nexport const wrong: number = 'x';\n",
    });
    expect(await compile('7', folder)).toContain('TS2322');
  });
});

describe.skipIf(skip !== undefined)('generated modules run', () => {
  test.each(
    COMPILED.flatMap((kind) => (['20', '22'] as const).map((node) => ({ kind, name: kind.name, node }))),
  )('$name, under Node.js $node', async ({ kind, node }) => {
    const folder = await projectOf(kind);
    const find = () => ['dist/use.js', 'dist/src/use.js'].find((file) => existsSync(join(folder, file)));
    if (find() === undefined) expect(await compile(kind.compilers.at(-1) ?? '7', folder)).toBe('');
    expect(await execute(nodeIn({ folder: tools }, node), [find() ?? ''], folder)).toBe(EXPECTED);
  });

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
    ['A thread of Node.js', () => process.execPath, ['thread.mjs']],
  ])('%s, as they are', async (name, command, args) => {
    const folder = await copyOf(BUN, `${name} as they are`, {
      'src/use.ts': USE('.ts'),
      'thread.mjs':
        "import { Worker } from 'node:worker_threads';\nnew Worker(new URL('./src/use.ts', import.meta.url));\n",
    });
    expect(await execute(command(), args, folder)).toBe(EXPECTED);
  });

  test('bundled for a browser by a tool that knows no TypeScript endings, in a module without Node.js', async () => {
    const folder = await projectOf(NEXT);
    const esbuild = join(tools, 'node_modules/esbuild/bin/esbuild');
    const flags = [
      'lib/use.ts',
      '--bundle',
      '--platform=browser',
      '--format=esm',
      '--outfile=out.mjs',
      '--log-level=error',
    ];
    expect(await execute(esbuild, flags, folder)).toBe('');
    expect(readFileSync(join(folder, 'out.mjs'), 'utf8')).not.toMatch(/["']node:|\brequire\("/);
    expect(await execute(process.execPath, ['out.mjs'], folder)).toBe(EXPECTED);
  });
});
