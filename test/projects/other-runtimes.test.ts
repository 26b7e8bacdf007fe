import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderForAll } from '../temporary-folder.ts';
import { execute, makeProject } from './matrix/make-project.ts';
import { installToolchain, RUNNERS } from './matrix/toolchain.ts';
import { MODULE, OUTCOME } from './matrix/use.ts';

// Generated modules where neither Node.js nor a compiler runs them alone: an edge runtime, a test runner, a library.

const toolchain = await installToolchain(RUNNERS);
const skip = typeof toolchain === 'string';
if (skip) console.warn(`skipped: ${toolchain}`);
const tools = skip ? '' : toolchain.folder;
const bin = (path: string) => join(tools, 'node_modules', path);

const parent = folderForAll();

/** A project into which was generated, with these files. */
async function project(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await makeProject({ name, files: () => files, out: 'src/api' }, parent, tools);
  return folder;
}

const COMMONJS = {
  'package.json': '{"private":true}',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'commonjs',
      target: 'ES2022',
      strict: true,
      esModuleInterop: true,
      skipLibCheck: true,
      types: ['node', 'jest'],
      outDir: 'dist',
    },
  }),
};
const ESM = {
  'package.json': '{"private":true,"type":"module"}',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'nodenext',
      target: 'ES2022',
      strict: true,
      isolatedModules: true,
      skipLibCheck: true,
      types: ['node', 'jest'],
      outDir: 'dist',
    },
  }),
};

describe.skipIf(skip)('generated modules run', () => {
  test('in workerd, with its own fetch too', async () => {
    const folder = await project('workerd', {
      'package.json': ESM['package.json'],
      'src/use.ts': MODULE('.ts'),
      'src/worker.ts': WORKER,
      'main.mjs': MINIFLARE,
    });
    const flags = ['--bundle', '--format=esm', '--conditions=workerd', '--outfile=worker.mjs'];
    const bundled = await execute(
      bin('esbuild/bin/esbuild'),
      ['src/worker.ts', ...flags, '--log-level=error'],
      folder,
    );
    expect(bundled).toBe('');
    expect(await execute(process.execPath, ['main.mjs'], folder)).toBe(
      `${JSON.stringify([OUTCOME, true, 'redirect', 'timeout'])}\n`,
    );
  });

  const JEST_TEST = (ending: string) =>
    `import { use } from './use${ending}';\ntest('use', async () => expect(await use()).toEqual(${JSON.stringify(OUTCOME)}));\n`;
  test.each([
    { system: 'CommonJS', files: COMMONJS, ending: '', flags: [], config: { preset: 'ts-jest' } },
    {
      system: 'ES modules',
      files: ESM,
      ending: '.js',
      flags: ['--experimental-vm-modules', '--no-warnings'],
      // Its manual asks for this where imports end in `.js`.
      config: {
        preset: 'ts-jest/presets/default-esm',
        moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
      },
    },
  ])('in Jest with ts-jest, $system', async ({ system, files, ending, flags, config }) => {
    const folder = await project(`jest ${system}`, {
      ...files,
      'src/use.ts': MODULE(ending),
      'src/use.test.ts': JEST_TEST(ending),
      'jest.config.json': JSON.stringify({
        ...config,
        testMatch: ['<rootDir>/src/*.test.ts'],
        cacheDirectory: '<rootDir>/.jest',
      }),
    });
    const output = await execute(process.execPath, [...flags, bin('jest/bin/jest.js'), '--ci'], folder);
    expect(output).toMatch(/^Tests: +1 passed, 1 total$/m);
  });

  test('from a library that tsup bundles, with its declarations', async () => {
    const folder = await project('library', {
      'package.json': JSON.stringify({ name: 'library', private: true, type: 'module' }),
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'ES2022',
          strict: true,
          noEmit: true,
          types: ['node'],
        },
        include: ['src'],
      }),
      'src/use.ts': MODULE(''),
      'src/index.ts':
        "export * from './api/client';\nexport type { Account } from './api/types';\nexport { use } from './use';\n",
    });
    const flags = ['--format', 'esm,cjs', '--dts', '--silent'];
    const output = await execute(
      process.execPath,
      [bin('tsup/dist/cli-default.js'), 'src/index.ts', ...flags],
      folder,
    );
    const user = join(folder, 'user');
    mkdirSync(user);
    writeFileSync(join(user, 'package.json'), '{"private":true,"type":"module"}');
    writeFileSync(join(user, 'typed.ts'), TYPED);
    writeFileSync(join(user, 'run.mjs'), RUN_BOTH);
    expect(readFileSync(join(folder, 'dist/index.js'), 'utf8'), output).not.toMatch(/from ["']\./);
    const tsc = [
      bin('typescript/bin/tsc'),
      '--noEmit',
      '--strict',
      '--exactOptionalPropertyTypes',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--types',
      'node',
    ];
    expect(await execute(process.execPath, [...tsc, 'typed.ts'], user)).toBe('');
    expect(await execute(process.execPath, ['run.mjs'], user)).toBe(
      `${JSON.stringify([OUTCOME, OUTCOME])}\n`,
    );
  });
});

/** Uses the modules within one call, as workerd requires, and asks another service with the runtime's own `fetch`. */
const WORKER = `
import { createClient, isApiError } from './api/client.ts';
import { use } from './use.ts';

const kindOf = (error: unknown) => isApiError(error) && error.kind;
const client = createClient({
  baseUrl: 'https://bank.example',
  credentials: { apiKey: 'key-1' },
  retry: false,
});
export default {
  async fetch(): Promise<Response> {
    const program = await client.retrieveProgram('prg-1');
    const redirected = await client.retrieveProgram('prg-2').catch(kindOf);
    const late = await client.retrieveProgram('prg-3', { timeoutMs: 50 }).catch(kindOf);
    return Response.json([await use(), program.id !== '', redirected, late]);
  },
};
`;

const MINIFLARE = `
import { Miniflare, Response } from 'miniflare';
import { examples } from './src/api/examples.ts';

const example = examples.retrieveProgram.responses.retrieveProgramResponse;
const miniflare = new Miniflare({
  modules: true,
  scriptPath: 'worker.mjs',
  compatibilityDate: '2025-01-01',
  cf: false,
  outboundService: ({ url }) => {
    if (url.endsWith('prg-2')) return new Response(null, { status: 307, headers: { location: 'https://other.example/' } });
    if (url.endsWith('prg-3')) return new Promise((resolve) => setTimeout(resolve, 2000, Response.json(example)));
    return Response.json(example);
  },
});
const response = await miniflare.dispatchFetch('http://worker.example/');
console.log(await response.text());
await miniflare.dispose();
`;

const TYPED = `
import { type Account, createClient } from '../dist/index.js';

const client = createClient({ baseUrl: 'https://bank.example', credentials: { apiKey: 'key' } });
export const account: Promise<Account> = client.createAccount({ label: 'Operating account' });
// @ts-expect-error a label is text
void client.createAccount({ label: 7 });
`;

const RUN_BOTH = `
import { createRequire } from 'node:module';
import * as esm from '../dist/index.js';

const cjs = createRequire(import.meta.url)('../dist/index.cjs');
console.log(JSON.stringify([await esm.use(), await cjs.use()]));
`;
