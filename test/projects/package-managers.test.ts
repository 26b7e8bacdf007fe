import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ROOT, run } from './installed.ts';
import { proveRows, type Row } from './matrix/project.ts';
import { installToolchain } from './matrix/toolchain.ts';

// Each package manager installs the tarball beside TypeScript 7, generates, and installs what a missing tool asks for by the line that it prints.

const BUN = `@oven/bun-${process.platform}-${process.arch}`;
const toolchain = await installToolchain({
  npm: '11.21.2',
  [BUN]: '1.4.5',
  pnpm: '10.34.9',
  'yarn-1': 'npm:yarn@1.22.22',
  'yarn-4': 'npm:@yarnpkg/cli-dist@4.18.1',
});
const skip = typeof toolchain === 'string';
if (skip) console.warn(`skipped: ${toolchain}`);
const registry = (await run('npm', ['config', 'get', 'registry'], ROOT)).stdout.trim();

interface Manager {
  readonly name: string;
  /** Its script or program, below node_modules. */
  readonly program: string;
  /** The words that add packages, and those that run a command of the project. */
  readonly add: string;
  readonly exec: string;
  readonly files?: Readonly<Record<string, string>>;
}

const berry = (linker: string): Omit<Manager, 'name'> => ({
  program: 'yarn-4/bin/yarn.js',
  add: 'yarn add -D',
  exec: 'yarn run',
  files: {
    'yarn.lock': '',
    '.yarnrc.yml': `nodeLinker: ${linker}\nenableTelemetry: false\nnpmRegistryServer: "${registry}"\nunsafeHttpWhitelist: ["*"]\n`,
  },
});
const MANAGERS: readonly Manager[] = [
  { name: 'npm', program: 'npm/bin/npm-cli.js', add: 'npm install -D', exec: 'npm exec --' },
  { name: 'Bun', program: `${BUN}/bin/bun`, add: 'bun add -d', exec: 'bun run' },
  { name: 'pnpm', program: 'pnpm/bin/pnpm.cjs', add: 'pnpm add -D', exec: 'pnpm exec' },
  {
    name: 'yarn 1',
    program: 'yarn-1/bin/yarn.js',
    add: 'yarn add -D',
    exec: 'yarn -s run',
    // Its common cache takes any tarball of the same name and version for the one it knows.
    files: { '.yarnrc': 'cache-folder "./.yarn-cache"\n' },
  },
  { name: 'yarn 4 with node_modules', ...berry('node-modules') },
  { name: "yarn 4 with Plug'n'Play", ...berry('pnp') },
];

const DESCRIPTION = join(ROOT, 'test/scripts/pipeline/fixtures/many-files');
const USE = "import { createClient } from './generated/client.ts';\nconsole.log(typeof createClient);\n";
const TSCONFIG = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2022',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  },
  files: ['use.ts'],
};

function toRow({ name, program, add, exec, files }: Manager): Row {
  const generate = `${exec} banking-platform-api generate --spec api/openapi.yaml --quiet`;
  return {
    name,
    files: { ...files, 'use.ts': USE, 'tsconfig.json': JSON.stringify(TSCONFIG) },
    programs: () => ({
      [add.split(' ')[0] as string]: join(skip ? '' : toolchain.folder, 'node_modules', program),
    }),
    install: [`cp -R ${DESCRIPTION} api && ${add} $TOOLS typescript@7.0.2`],
    tests: {
      'generates, and what it says of a missing tool installs it': [
        { line: generate },
        {
          line: `${generate} --hooks react`,
          code: 6,
          look: async ({ stdout, stderr }, project) => {
            const fix = /fix: Run `(.*)`\./.exec(stdout + stderr)?.[1];
            await project.type({ line: fix ?? 'nothing was said' });
          },
        },
        {
          line: `${generate} --hooks react`,
          look: (_, { folder }) =>
            expect(readdirSync(join(folder, 'generated/hooks')).sort()).toEqual([
              'client-provider.ts',
              'query-options.ts',
              'react-query.ts',
            ]),
        },
        { line: `${exec} tsc -p .`, stdout: '' },
        { line: 'node use.ts', stdout: 'function\n' },
      ],
    },
  };
}
if (!skip) proveRows(MANAGERS.map(toRow));
