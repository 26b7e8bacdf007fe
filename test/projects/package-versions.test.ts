import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EXIT_CODES } from '../../scripts/cli/exit-codes.ts';
import { OLDEST } from '../../scripts/cli/optional-tool.ts';
import { chromiumOptions } from '../browser/launch.ts';
import { read } from '../house/files.ts';
import { startPostgres } from '../server/store/postgres/server.ts';
import { packed } from './installed.ts';
import { newerNames, usesIn } from './matrix/newer-names.ts';
import { OUTCOME, PROGRAM_FILES, tsconfig } from './matrix/program.ts';
import { expectBank, proveRows, type Row } from './matrix/project.ts';
import { installToolchain, nodeIn } from './matrix/toolchain.ts';

// Uses what is published under the oldest Node.js of each line, beside the lowest and the highest versions that its peers may have.

const toolchain = await installToolchain();
const skip = typeof toolchain === 'string';
if (skip) console.warn(`skipped: ${toolchain}`);
const nodes = (version: '20' | '22') => nodeIn(skip ? { folder: '' } : toolchain, version);

const IN_PLAYWRIGHT = `
import { test as base } from '@playwright/test';
import { expect, sandboxFixtures, test } from 'banking-platform-api/sandbox/playwright';

const clock = { now: '2026-03-02T14:05:10Z', frozen: true };
const open = async ([url, businessId]) => {
  const body = JSON.stringify({ label: 'Müller', type: 'businessChecking', acceptedTerms: true, businessId });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url + '/v1/account', { method: 'POST', body, headers })).json();
};
test.use({ addCredentials: true, sandboxOptions: { clock } });
test('answers pages', async ({ page, sandbox }) => {
  const account = await page.evaluate(open, ['https://bank.example', sandbox.seed.businessId]);
  expect(account).toMatchObject({ label: 'Müller', createdAt: clock.now });
});
base.extend(sandboxFixtures({ clock }))('serves pages', async ({ page, client, sandbox, sandboxUrl }) => {
  await page.goto(sandboxUrl);
  const { apiKey, programId } = sandbox.seed;
  const read = ([path, key]) => fetch(path, { headers: { 'sd-api-key': key } }).then((response) => response.json());
  expect(await page.evaluate(read, ['/v1/program/' + programId, apiKey])).toEqual(await client.retrieveProgram(programId));
});
`;

const CONFIG = `
import { defineConfig } from 'banking-platform-api/config';
export default defineConfig({ spec: 'node_modules/banking-platform-api/spec/openapi.yaml', out: 'src/api' } as const);
`;

const { env: browser = {}, ...launchOptions } = await chromiumOptions();
const FILES = {
  ...PROGRAM_FILES,
  'e2e/fixtures.spec.mjs': IN_PLAYWRIGHT,
  'vitest.config.mjs': "export default { test: { include: ['out/*.test.js'], testTimeout: 120_000 } };\n",
  'playwright.config.mjs': `export default ${JSON.stringify({ testDir: 'e2e', timeout: 120_000, use: { launchOptions } })};\n`,
  'banking-platform-api.config.ts': CONFIG,
  'require.cjs': "console.log(typeof require('banking-platform-api-client').createClient);\n",
};

/** A sandbox in a database, which is gone afterward. */
const database = skip ? undefined : await startPostgres();
afterAll(() => database?.remove());

const TESTS: Row['tests'] = {
  'compiles and runs a program that imports every module, and its tests in vitest': [
    { line: 'tsc -p .', stdout: '' },
    { line: 'node out/program.js', stdout: OUTCOME },
    { line: 'vitest run', stdout: /Tests .*passed/ },
  ],
  'loads the client with require': [{ line: 'node require.cjs', stdout: 'function\n' }],
  'runs the fixtures under Playwright': [{ line: 'playwright test --reporter=line', stdout: /2 passed/ }],
  'runs the commands, with a configuration in TypeScript': [
    { line: 'bpa lint --quiet', stdout: '', stderr: '' },
    { line: 'bpa bundle --quiet', stderr: '' },
    { line: 'bpa generate --quiet', stderr: '', leaves: ['src/api/client.ts'] },
    { line: 'bpa generate --check --quiet', stderr: '' },
    { line: 'bpa scaffold server --quiet', stderr: '' },
    { line: 'ls -d banking-platform-api.config*', stdout: 'banking-platform-api.config.ts\n' },
  ],
  'keeps the records of the sandbox in PostgreSQL': [
    {
      line: `bpa sandbox --port 0 --database-url '${database?.url()}' --quiet`,
      until: /^curl .*\n/m,
      look: expectBank,
    },
  ],
  'judges its sandbox': [{ line: 'bpa conform --sandbox --quiet --seed 1', stdout: /^Conformant/m }],
};

const hooksIn = (text: string) =>
  [...text.matchAll(/^export (?:const|function) (use\w+)/gm)].map(([, name]) => name);
const IDS = [...read('generated/openapi.json').matchAll(/"operationId": "(\w+)"/g)].map(([, id = '']) => id);

/**
 * Commands with the oldest version of each optional tool that they accept; those that this repository has are the newest. They run on the Node.js of the
 * tests, since tools may ask for a later one than the commands do.
 */
const OLDEST_TOOLS: Row['tests'] = {
  'has the oldest tools': Object.entries(OLDEST).map(([name, version]) => ({
    line: `node -p "JSON.parse(fs.readFileSync('node_modules/${name}/package.json', 'utf8')).version"`,
    stdout: `${version}\n`,
  })),
  'generates with the oldest orval the hooks that are made here': [
    {
      line: '$ON_OURS generate --out api --hooks react --quiet',
      stderr: '',
      look: (_, { folder }) => {
        const here = hooksIn(read('generated/hooks/react-query.ts'));
        expect(here.length).toBeGreaterThan(0);
        expect(hooksIn(readFileSync(join(folder, 'api/hooks/react-query.ts'), 'utf8'))).toEqual(here);
      },
    },
  ],
  'makes with the oldest Redocly CLI a page of all operations': [
    {
      line: '$ON_OURS docs --out docs.html --quiet',
      stderr: '',
      look: (_, { folder }) => {
        const page = readFileSync(join(folder, 'docs.html'), 'utf8');
        expect(IDS.length).toBeGreaterThan(0);
        expect(IDS.filter((id) => !page.includes(id))).toEqual([]);
      },
    },
  ],
};

// No package may ask for a later Node.js, and no peers may exclude each other.
const strictly = (packages: readonly string[]) =>
  `npm install $TOOLS $CLIENT ${packages.join(' ')} --engine-strict --ignore-scripts`;

const LOWEST = [
  ...['zod@3.25.76', 'msw@2.0.0', 'vitest@4.0.0', 'vite@7.1.12', '@playwright/test@1.40.0', 'pino@9.0.0'],
  ...['react@18.0.0', '@tanstack/react-query@5.90.1', 'pg@8.11.0'],
];
const TOOLS = Object.entries(OLDEST).map(([name, version]) => `${name}@${version}`);
const HIGHEST = [
  ...['zod@4.6.7', 'vitest@5.1.1', '@playwright/test@1.65.1', 'pino@10.4.0', 'react@19.3.1'],
  ...['@tanstack/react-query@5.108.0', 'pg@8.23.1', 'typescript@7.0.2', '@typescript/typescript6@6.0.2'],
];

const ROWS: readonly Row[] = [
  {
    name: 'Node.js 20, TypeScript 5.9, the lowest versions of peers and tools',
    node: () => nodes('20'),
    env: () => ({
      ...browser,
      ON_OURS: `${process.execPath} node_modules/banking-platform-api/bin/banking-platform-api.js`,
    }),
    files: { ...FILES, 'tsconfig.json': tsconfig('node16', true) },
    // The lowest msw excludes by its peers every TypeScript after 5.2.
    install: [strictly(LOWEST), `npm install ${TOOLS.join(' ')} typescript@5.9.3 --ignore-scripts --force`],
    tests: { ...TESTS, ...OLDEST_TOOLS },
  },
  {
    name: 'Node.js 22, TypeScript 7, the highest versions of peers',
    node: () => nodes('22'),
    env: () => browser,
    files: { ...FILES, 'tsconfig.json': tsconfig('nodenext', true) },
    // Itself content with Node.js 22.12, the latest msw has a dependency that is not.
    install: [strictly(HIGHEST), 'npm install msw@3.0.5 --ignore-scripts'],
    tests: TESTS,
  },
  {
    name: 'Node.js 20, and an empty folder',
    node: () => nodes('20'),
    install: ['rm package.json'],
    tests: {
      'npx runs the sandbox, with nothing else typed': [
        { line: 'npx banking-platform-api sandbox --port 0', until: /^curl .*\n/m, look: expectBank },
      ],
      'says what a configuration in TypeScript needs, and works with it': [
        {
          line: `mkdir typed && cd typed && echo '{}' > package.json && echo "export default { out: 'a' } as { out: string };" > banking-platform-api.config.ts && npx banking-platform-api lint`,
          code: EXIT_CODES.environment.code,
          stderr:
            /^error: A configuration in TypeScript under Node\.js 20\.\d+\.\d+ \(22\.18 and later need nothing\) needs TypeScript 5 or 6/m,
          look: async ({ stderr }, project) => {
            const fix = /fix: Run `(.*)`\./.exec(stderr)?.[1];
            await project.type({ line: `cd typed && ${fix ?? 'nothing was said'}` });
          },
        },
        { line: 'cd typed && npx banking-platform-api lint --quiet', stdout: '', stderr: '' },
      ],
    },
    published: true,
  },
];
if (!skip) proveRows(ROWS);

test.skipIf(skip)('no published module uses what Node.js 20 does not have', async () => {
  const names = await newerNames(nodes('20'), process.execPath);
  const { content, files } = (await packed()).tools;
  // These are left out: what a page runs, the text of servers that ask for a later Node.js themselves, examples that are run by theirs, and libraries
  // that support Node.js 20 and look first.
  const notRun = /in-page\.js$|^dist\/(?:console|vendor)\/|templates\/(docs|scaffold)|^examples\//;
  const uses = files
    .filter((file) => /(?<!\.d)\.[jt]s$/.test(file) && !notRun.test(file))
    .flatMap((file) =>
      usesIn(readFileSync(join(content, file), 'utf8'), names).map((use) => `${file}: ${use}`),
    );
  // Loaded for a database in a file alone, and only where there is SQLite.
  expect(uses).toEqual([expect.stringMatching(/\/connection\.js: node:sqlite DatabaseSync$/)]);
  expect(usesIn('import { glob, readFileSync } from "node:fs";\nMap.groupBy(a, b);', names)).toEqual([
    'Map.groupBy',
    'node:fs glob',
  ]);
});
