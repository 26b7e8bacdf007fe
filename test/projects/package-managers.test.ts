import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packTarball, type Ran, ROOT, registryAnswers, run, tryRun } from './installed.ts';

// Each package manager installs the tarball beside TypeScript 7, generates, and installs what a missing tool asks for by the line that it prints.

const online = await registryAnswers();
let folder: string;
let tarball: string;

interface Manager {
  readonly name: string;
  /** What npm installs it by. */
  readonly from: string;
  /** Its script below node_modules, or its program. */
  readonly script: string;
  readonly add: readonly string[];
  /** Runs a command of the project. */
  readonly exec: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
}

const berry = (linker: string): Omit<Manager, 'name'> => ({
  from: '@yarnpkg/cli-dist@4.18.1',
  script: '@yarnpkg/cli-dist/bin/yarn.js',
  add: ['add', '-D'],
  exec: ['run'],
  files: { 'yarn.lock': '', '.yarnrc.yml': `nodeLinker: ${linker}\nenableTelemetry: false\n` },
});
const MANAGERS: readonly Manager[] = [
  {
    name: 'npm',
    from: 'npm@11.21.2',
    script: 'npm/bin/npm-cli.js',
    add: ['install', '-D'],
    exec: ['exec', '--'],
  },
  {
    name: 'Bun',
    from: `@oven/bun-${process.platform}-${process.arch}@1.4.5`,
    script: `@oven/bun-${process.platform}-${process.arch}/bin/bun`,
    add: ['add', '-d'],
    exec: ['run'],
  },
  {
    name: 'pnpm',
    from: 'pnpm@10.34.9',
    script: 'pnpm/bin/pnpm.cjs',
    add: ['add', '-D'],
    exec: ['exec'],
  },
  {
    name: 'yarn 1',
    from: 'yarn@1.22.22',
    script: 'yarn/bin/yarn.js',
    add: ['add', '-D'],
    exec: ['-s', 'run'],
    // Its common cache takes any tarball of the same name and version for the one it knows.
    files: { '.yarnrc': 'cache-folder "./.yarn-cache"\n' },
  },
  { name: 'yarn 4 with node_modules', ...berry('node-modules') },
  { name: "yarn 4 with Plug'n'Play", ...berry('pnp') },
];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'managers-'));
  if (online) tarball = (await packTarball(folder)).file;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(!online).each(MANAGERS)('$name', async ({ from, script, add, exec, files = {} }) => {
  const home = mkdtempSync(join(folder, 'home-'));
  await run('npm', ['install', '--prefix', home, '--ignore-scripts', '--loglevel=error', from], home);
  const project = join(home, 'project');
  mkdirSync(project);
  const manager = (...args: readonly string[]): Promise<Ran> =>
    script.endsWith('.js') || script.endsWith('.cjs')
      ? tryRun(process.execPath, [join(home, 'node_modules', script), ...args], project)
      : tryRun(join(home, 'node_modules', script), args, project);
  const registry = (await run('npm', ['config', 'get', 'registry'], home)).stdout.trim();
  writeFileSync(join(project, 'package.json'), '{"name":"project","private":true,"type":"module"}\n');
  for (const [name, text] of Object.entries(files)) {
    const more =
      name === '.yarnrc.yml' ? `npmRegistryServer: "${registry}"\nunsafeHttpWhitelist: ["*"]\n` : '';
    writeFileSync(join(project, name), text + more);
  }
  cpSync(join(ROOT, 'test/scripts/pipeline/fixtures/many-files'), join(project, 'api'), { recursive: true });

  expect(await manager(...add, tarball, 'typescript@7.0.2')).toMatchObject({ code: 0 });
  const generate = (...flags: string[]) =>
    manager(...exec, 'banking-platform-api', 'generate', '--spec', 'api/openapi.yaml', '--quiet', ...flags);
  expect(await generate()).toMatchObject({ code: 0 });

  const { code, stdout, stderr } = await generate('--hooks', 'react');
  expect(code).toBe(6);
  const line = /fix: Run `(.*)`\./.exec(stdout + stderr)?.[1] ?? '';
  // `npm pkg set …` is run as it stands, and the manager's own words by this manager.
  for (const part of line.split(' && ')) {
    const [command = '', ...args] = part.split(' ');
    const ran = command === 'npm' ? await tryRun('npm', args, project) : await manager(...args);
    expect([part, ran.code], ran.stderr).toEqual([part, 0]);
  }
  expect(await generate('--hooks', 'react')).toMatchObject({ code: 0 });
  expect(readdirSync(join(project, 'generated/hooks')).sort()).toEqual([
    'client-provider.ts',
    'react-query.ts',
  ]);

  writeFileSync(
    join(project, 'use.ts'),
    "import { createClient } from './generated/client.ts';\nconsole.log(typeof createClient);\n",
  );
  const options = {
    module: 'nodenext',
    target: 'es2022',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  };
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['use.ts'] }),
  );
  const compiled = await manager(...exec, 'tsc', '-p', '.');
  expect([compiled.code, compiled.stdout]).toEqual([0, '']);
  expect((await run(process.execPath, ['use.ts'], project)).stdout).toBe('function\n');
});
