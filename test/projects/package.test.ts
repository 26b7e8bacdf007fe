import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { beforeAll, describe, expect, test } from 'vitest';
import { BUNDLED_LIBRARIES } from '../../scripts/cli/bundled-libraries.ts';
import { EXIT_CODES } from '../../scripts/cli/exit-codes.ts';
import { installCommand } from '../../scripts/cli/install-command.ts';
import { read } from '../house/files.ts';
import { importsOf } from '../house/import-graph.ts';
import { callTool } from '../scripts/mcp/connect.ts';
import { CLIENT, type Packed, packed, ROOT, registryAnswers, run, tryRun } from './installed.ts';
import {
  COMMONJS_FILES,
  COMMONJS_MODES,
  OUTCOME,
  PROGRAM_FILES,
  REQUIRED,
  tsconfig,
} from './matrix/program.ts';
import { type Line, proveRows, type Row } from './matrix/project.ts';

// Both tarballs are checked for what they hold, weigh and promise, and for what they do where nothing else is installed, or what this repository has.

const online = await registryAnswers();
if (!online) console.warn('Skipped: npm does not reach its registry.');
const FOLDERS = { tools: ROOT, client: CLIENT };
const manifests = {
  tools: JSON.parse(read('package.json')),
  client: JSON.parse(read('packages/client/package.json')),
};
const { version } = manifests.tools;
const CLI = join(ROOT, 'scripts/cli.ts');
const GENERATE = '--out api --hooks react --import-ext ts';
const DOCUMENTS = `
import openapi from 'banking-platform-api/openapi.json' with { type: 'json' };
import old from 'banking-platform-api/openapi-3.0.json' with { type: 'json' };
const yaml = import.meta.resolve('banking-platform-api/openapi.yaml');
console.log(JSON.stringify([openapi.openapi.slice(0, 3), old.openapi.slice(0, 3), yaml.endsWith('/openapi.yaml')]));
`;
let both: Packed;
beforeAll(async () => {
  both = await packed();
});

describe.each(['tools', 'client'] as const)('the tarball of the %s', (name) => {
  test('links in its pages to files that it holds', () => {
    const { files, content } = both[name];
    const dead = files
      .filter((page) => page.endsWith('.md'))
      .flatMap((page) =>
        [...readFileSync(join(content, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
          .map(([, path = '']) => normalize(join(dirname(page), path)).replace(/\/$/, ''))
          .filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`)))
          .map((path) => `${page}: ${path}`),
      );
    expect(dead).toEqual([]);
  });

  test('holds every path that its package.json names', () => {
    const named = JSON.stringify([manifests[name].exports, manifests[name].bin ?? {}]).matchAll(
      /"(?:\.\/)?((?:dist|bin|package\.json)[^"]*)"/g,
    );
    const paths = [...named].map(([, path]) => path as string);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !both[name].files.includes(path))).toEqual([]);
  });

  test('has each module for `require` too, with declarations', () => {
    const modules = Object.values(manifests[name].exports).filter((entry) => typeof entry === 'object');
    const conditions = modules.map((entry) => Object.keys(entry as object));
    expect(new Set(conditions.map(String))).toEqual(new Set(['require,types,default']));
  });

  test('imports only packages that its package.json names', () => {
    const { dependencies = {}, peerDependencies = {} } = manifests[name];
    const known = [...Object.keys(dependencies), ...Object.keys(peerDependencies), manifests[name].name];
    // The bundler of the console runs in this repository only.
    const modules = both[name].files.filter(
      (file) => /^(?:bin|dist)\/.*\.[cm]?[jt]s$/.test(file) && !file.endsWith('/bundle-console.js'),
    );
    const imported = modules
      .flatMap((file) => importsOf(file, readFileSync(join(both[name].content, file), 'utf8')))
      .filter(({ inside, target }) => !inside && !isBuiltin(target));
    if (name === 'tools') expect(imported.length).toBeGreaterThan(0);
    const unknown = imported.filter(
      ({ target }) => !known.some((one) => target === one || target.startsWith(`${one}/`)),
    );
    expect(unknown.map(({ from, target }) => `${from}: ${target}`)).toEqual([]);
  });

  test('names no folder of the machine that built it', () => {
    const { files, content } = both[name];
    const folder = ROOT.replace(/\/$/, '');
    expect(files.filter((file) => readFileSync(join(content, file), 'utf8').includes(folder))).toEqual([]);
  });

  test.skipIf(!online)('is clean by publint and by arethetypeswrong', async () => {
    const { file } = both[name];
    const lint = await tryRun('npx', ['-y', 'publint@0.3.25', file, '--strict'], dirname(file));
    expect(lint).toMatchObject({ code: 0, stdout: expect.stringContaining('All good!') });
    const args = [file, '--config-path', join(FOLDERS[name], '.attw.json')];
    const types = await tryRun('npx', ['-y', '@arethetypeswrong/cli@0.18.5', ...args], dirname(file));
    expect(types.code, types.stdout).toBe(0);
  });
});

test('the tools hold compiled modules, the description and the templates, and no sources or tests', () => {
  const { files, size } = both.tools;
  const tops = new Set(files.map((path) => /^(?:ci|lib|docs)(?=\/)|^[^/]+(?:\/[^/]+)?/.exec(path)?.[0]));
  expect([...tops].sort()).toEqual(TOPS);
  const typescript = files.filter((path) => /(?<!\.d)\.ts$/.test(path));
  expect(typescript.filter((path) => !/^(examples|lib|templates\/(runtime|scaffold))\//.test(path))).toEqual(
    [],
  );
  expect(size).toBeLessThan(2_800_000);
});

const TOPS = [
  ...['CHANGELOG.md', 'LICENSE', 'README.md', 'bin/banking-platform-api.js', 'ci', 'dist/commonjs'],
  ...['dist/conformance'],
  ...[
    'dist/console',
    'dist/generated',
    'dist/lib',
    'dist/package.json',
    'dist/scripts',
    'dist/server',
    'dist/spec',
  ],
  ...['dist/templates', 'dist/vendor', 'docs', 'examples/client-in-ci', 'examples/nightly-conformance'],
  ...['examples/offline-docs', 'generated/reference', 'lib', 'package.json', 'skills/banking-platform-api'],
  ...[
    'spec/examples',
    'spec/links',
    'spec/not-shown.schema.json',
    'spec/not-shown.yaml',
    'spec/openapi.yaml',
  ],
  ...['spec/pages', 'spec/paths', 'spec/requirements', 'spec/responses', 'spec/rules', 'spec/schemas'],
  ...['spec/workflows.arazzo.yaml', 'templates/docs', 'templates/runtime', 'templates/scaffold'],
];

test('the tools hold the license of every package that is bundled into them', () => {
  const text = readFileSync(join(both.tools.content, 'dist/vendor/LICENSES.txt'), 'utf8');
  const licenses = text.split(/^={80}\n/m).slice(1);
  for (const name of BUNDLED_LIBRARIES)
    expect(licenses.some((license) => license.startsWith(`${name} `))).toBe(true);
  expect(licenses.filter((license) => license.trim().split('\n').length < 5)).toEqual([]);
});

test('the client has the version, license and peers of the tools, and no dependencies', () => {
  const { tools, client } = manifests;
  const { license, engines, peerDependencies, dependencies } = client;
  expect({ version: client.version, license, engines }).toEqual({
    version,
    license: tools.license,
    engines: tools.engines,
  });
  expect(dependencies).toBeUndefined();
  for (const [name, range] of Object.entries(peerDependencies))
    expect([name, range]).toEqual([name, tools.peerDependencies[name]]);
  // Packed here by the `prepack` of the client, which does the same.
  expect(tools.scripts.prepack).toBe('npm run -s build');
});

/** A copy of the project has optional packages beside it, as they are in this repository. */
const LINKED = 'cd ../linked && ';

/** An empty folder of the project, in which nothing is left. */
const missing = (line: string, name: string): Line => {
  const folder = `without-${name.replace(/\W/g, '-')}`;
  return {
    line: `mkdir ${folder} && cd ${folder} && bpa ${line} --quiet`,
    code: EXIT_CODES.environment.code,
    stdout: '',
    look: ({ stderr }, project) => {
      const cwd = join(project.folder, folder);
      expect(stderr).toContain(`error: Package ${name} is required but not installed.\n  fix: Run \``);
      expect(stderr).toContain(`Run \`${installCommand([name], { cwd })}\`.`);
      expect(readdirSync(cwd)).toEqual([]);
    },
  };
};

/** A Node.js that says it is another one. */
const underNode = (other: string, rest: string): string => {
  const versions = JSON.stringify({ ...process.versions, node: other });
  const change = `Object.defineProperty(process,'versions',{value:${encodeURIComponent(versions)}})`;
  return `node --import "data:text/javascript,${change}" node_modules/banking-platform-api/bin/banking-platform-api.js ${rest}`;
};

/** Compiles the program that is CommonJS, and runs it. Neither compiler has all modes. */
const requiring = (mode: string, compiler: 'typescript' | '@typescript/native'): Line[] => {
  const compile = `${LINKED}cd commonjs && rm -rf ${mode} && node $ROOT/node_modules/${compiler}/bin/tsc -p ${mode}.json`;
  const removed: Readonly<Record<string, string>> = {
    'typescript bundler': 'TS5095',
    '@typescript/native node10': 'TS5108',
  };
  const code = removed[`${compiler} ${mode}`];
  if (code !== undefined) return [{ line: compile, code: 2, stdout: new RegExp(`error ${code}: `) }];
  return [
    { line: compile, stdout: '' },
    { line: `${LINKED}node commonjs/${mode}/program.js`, stdout: REQUIRED, stderr: '' },
  ];
};

const SPEC = 'node_modules/banking-platform-api/spec/openapi.yaml';
const ALONE: Row = {
  name: 'npm, with both packages and nothing else',
  files: {
    ...PROGRAM_FILES,
    ...COMMONJS_FILES,
    'tsconfig.json': tsconfig('bundler', false),
    'documents.mjs': DOCUMENTS,
  },
  install: [
    'npm install $TOOLS $CLIENT --ignore-scripts',
    `cp -R . ../linked && ${LINKED}cd node_modules && mkdir -p @redocly @tanstack @types && for name in @redocly/cli @tanstack/react-query @types/react msw orval react typescript vitest zod; do ln -s $ROOT/node_modules/$name $name; done`,
  ],
  tests: {
    'weighs what the README says': [{ line: 'npm ls', look: (_, { folder }) => expectWeight(folder) }],
    'is found by npx under both names': Object.keys(manifests.tools.bin).map((name) => ({
      line: `npx --no-install --offline ${name} --version`,
      stdout: `${version}\n`,
    })),
    'shows the help of the repository': [
      {
        line: 'bpa --help',
        look: async ({ stdout }) =>
          expect(stdout).toBe((await run(process.execPath, [CLI, '--help'], ROOT)).stdout),
      },
    ],
    'lints and bundles': [
      { line: 'bpa lint', stdout: '' },
      {
        line: 'bpa bundle --format json --stdout --quiet',
        stdout: read('generated/openapi.json'),
        stderr: '',
      },
    ],
    'names the line that installs what is missing': [
      missing('generate --hooks react', 'orval'),
      missing('docs', '@redocly/cli'),
      {
        line: `bpa diff ${SPEC} ${SPEC} --sources program.ts`,
        code: EXIT_CODES.environment.code,
        stdout: '',
        stderr:
          /^error: --sources needs TypeScript 5 or 6, which is not installed\.\n {2}fix: Run `npm i -D @typescript\/typescript6`\./m,
      },
    ],
    'scaffolds a server that can make its own files again': [
      { line: 'bpa scaffold server --quiet', stderr: '', leaves: ['server/src/generated/types.ts'] },
      // The command is found in the folder above, where a user's project would have it in its own.
      {
        line: 'cd server && mv src/generated/types.ts . && npm run generate && cmp types.ts src/generated/types.ts',
      },
    ],
    'runs the script for CI systems': [
      {
        line: 'sh node_modules/banking-platform-api/ci/verdict.sh conform --sandbox',
        stderr: /\nconform: passed\n/,
        leaves: ['verdict-report/conformance.json'],
      },
    ],
    'says to an old Node.js what it needs, without a stack': [
      ...['18.20.8', '20.18.3', '21.7.3', '22.11.0'].map((old) => ({
        line: underNode(old, 'sandbox --api-key k'),
        code: EXIT_CODES.environment.code,
        stdout: '',
        stderr:
          `error: banking-platform-api requires Node.js 20.19, 22.12 or later; this is ${old}\n` +
          '  fix: Install a newer one from https://nodejs.org, or run `npx -p node@24 -p banking-platform-api bpa sandbox`.\n',
      })),
      ...['20.19.0', '22.12.0', '23.0.0', '24.0.0'].map((good) => ({
        line: underNode(good, '--version'),
        stdout: `${version}\n`,
      })),
    ],
    'serves agents': [{ line: 'bpa mcp --help', look: (_, { folder }) => expectMcp(folder) }],
    'holds documents that can be imported': [{ line: 'node documents.mjs', stdout: '["3.1","3.0",true]\n' }],
    'compiles in a program, which runs, under TypeScript 5.9 and 7': [
      { line: `${LINKED}node node_modules/typescript/bin/tsc -p .`, stdout: '' },
      { line: `${LINKED}node out/program.js`, stdout: OUTCOME },
      { line: `${LINKED}node $ROOT/node_modules/@typescript/native/bin/tsc -p .`, stdout: '' },
    ],
    'compiles in a CommonJS program, which runs, under TypeScript 5.9 and 7': [
      ...Object.keys(COMMONJS_MODES).flatMap((mode) =>
        (['typescript', '@typescript/native'] as const).flatMap((compiler) => requiring(mode, compiler)),
      ),
    ],
    'makes the docs of the repository, with the console and the bank': [
      { line: `${LINKED}node_modules/.bin/bpa docs --out made.html --quiet`, stdout: '', stderr: '' },
      { line: `node ${CLI} docs --out ../linked/expected.html --spec $ROOT/spec/openapi.yaml --quiet` },
      { line: `${LINKED}cmp made.html expected.html && grep -q 'id="console-bank"' made.html` },
    ],
    'generates the files of the repository': [
      { line: `${LINKED}node_modules/.bin/bpa generate ${GENERATE} --quiet`, stderr: '' },
      {
        line: `${LINKED}node_modules/.bin/bpa generate ${GENERATE} --check`,
        look: ({ stderr }, { folder }) => {
          expect(stderr).not.toContain('bundle');
          expectOwnFiles(join(folder, '../linked/api'));
        },
      },
    ],
  },
};
if (online) proveRows([ALONE]);

/** Packages and megabytes below node_modules; of the client, its own. */
function expectWeight(project: string): void {
  const modules = join(project, 'node_modules');
  const client = join(modules, manifests.client.name);
  const weigh = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0) / 1e6;
  const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  const packages = Object.keys(lock.packages).filter((path) => path.startsWith('node_modules/')).length;
  const text = read('README.md').replace(/\s+/g, ' ');
  const said = (pattern: RegExp) => pattern.exec(text)?.slice(1).map(Number) ?? [];
  const [one, small = 0] = said(/client is (\d+) package of ([\d.]+) MB/);
  const [more, large = 0] = said(/tools are (\d+) packages and ([\d.]+) MB/);
  expect([one, more]).toEqual([1, packages - 1]);
  // Another system gets other builds of a few packages.
  expect(small / weigh(client)).toBeCloseTo(1, 1);
  expect(large / (weigh(modules) - weigh(client))).toBeCloseTo(1, 1);
}

async function expectMcp(cwd: string): Promise<void> {
  const client = new Client({ name: 'test', version: '0.0.0' });
  const args = ['node_modules/banking-platform-api/bin/banking-platform-api.js', 'mcp'];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd }));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('conform');
  const judged = await callTool(client, 'conform', { target: 'sandbox', only: ['retrieveProgram'] });
  expect(judged).toMatchObject({ isError: false, data: { verdict: 'conformant' } });
  await client.close();
}

function expectOwnFiles(made: string): void {
  const ours = join(ROOT, 'generated');
  // Clients in other languages and collections are asked for separately; validators of our own JSON Schemas are made for this repository.
  const list = (folder: string) =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((path) => !/^(?:clients|collections|json-schemas)/.test(path))
      .sort();
  expect(list(made)).toEqual(list(ours));
  // The compiled tool has another digest than its sources.
  const text = (folder: string, name: string) =>
    readFileSync(join(folder, name), 'utf8')
      .replace(/ {2}"unlisted": \[[^\]]*\],\n/, '')
      .replace(/"digest": ".*"/, '"digest": ""');
  for (const name of list(made).filter((path) => /\.\w+$/.test(path)))
    expect(text(made, name), name).toBe(text(ours, name));
}
