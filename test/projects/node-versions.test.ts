import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { LaunchOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumOptions } from '../browser/launch.ts';
import { startPostgres } from '../server/store/postgres/server.ts';
import { CLIENT, packTarball, run, type Tarball, tryRun } from './installed.ts';
import { newerNames, usesIn } from './matrix/newer-names.ts';
import { installToolchain, nodeIn } from './matrix/toolchain.ts';
import { startRegistry } from './registry.ts';

// What is published, under the oldest Node.js of each line, beside the lowest and the highest versions that its peers may have.

const toolchain = await installToolchain();
const skip = typeof toolchain === 'string';
if (skip) console.warn(`skipped: ${toolchain}`);
const nodes = (version: '20' | '22') => nodeIn(skip ? { folder: '' } : toolchain, version);

const ROWS = [
  {
    version: '20',
    ends: 'the lowest',
    peers: [
      'zod@3.25.76',
      'msw@2.0.0',
      'vitest@4.0.0',
      'vite@7.1.12',
      '@playwright/test@1.40.0',
      'pino@9.0.0',
      'react@18.0.0',
      '@tanstack/react-query@5.90.1',
      'pg@8.11.0',
    ],
    beyond: [],
  },
  {
    version: '22',
    ends: 'the highest',
    peers: [
      'zod@4.6.7',
      'vitest@5.1.1',
      '@playwright/test@1.65.1',
      'pino@10.4.0',
      'react@19.3.1',
      '@tanstack/react-query@5.108.0',
      'pg@8.23.1',
      'typescript@7.0.2',
    ],
    // Itself content with Node.js 22.12, it has a dependency that is not.
    beyond: ['msw@3.0.5'],
  },
] as const;

/** Everything that is imported, run once. */
const IMPORTS = `
import { createClient } from 'banking-platform-api/client';
import { examples } from 'banking-platform-api/examples';
import * as handlers from 'banking-platform-api/msw';
import { runConformance } from 'banking-platform-api/conformance';
import { createSandbox, DEVELOPMENT_KEY, toFetch } from 'banking-platform-api/sandbox';
import { createHandler } from 'banking-platform-api/server';
import { validateCreateAccountRequest } from 'banking-platform-api/validators';
import { Account } from 'banking-platform-api/zod';
import { createClient as createOther } from 'banking-platform-api-client';
import { useRetrieveProgram } from 'banking-platform-api-client/hooks/react-query';
import { Account as OtherAccount } from 'banking-platform-api-client/zod';
import { setupServer } from 'msw/node';

const results = [typeof createHandler, typeof useRetrieveProgram];
const account = examples.createAccount.responses.createAccountResponse;
results.push(validateCreateAccountRequest({ label: 'Operating account' }), Account.safeParse(account).success, OtherAccount.safeParse(7).success);

const all = Object.entries(handlers).flatMap(([name, make]) => (/MockHandler$/.test(name) ? [make()] : []));
const mock = setupServer(...all);
mock.listen();
const mocked = createOther({ baseUrl: 'https://bank.example', credentials: { apiKey: 'key' } });
results.push(all.length > 0, (await mocked.createAccount({ label: 'Operating account' })).id === account.id);
mock.close();

const sandbox = await createSandbox();
const { programId, personId } = sandbox.seed;
const bank = createClient({
  baseUrl: 'https://bank.example',
  credentials: { apiKey: DEVELOPMENT_KEY, personId },
  fetch: (input, init) => sandbox.fetch(new Request(input, init)),
});
results.push((await bank.retrieveProgram(programId)).id === programId);
const options = { baseUrl: 'https://bank.example', readOnly: true, apiKey: DEVELOPMENT_KEY, programId, personId, fetch: toFetch(sandbox) };
for await (const event of runConformance(options)) if (event.type === 'end') results.push(event.report.run.verdict);
console.log(JSON.stringify(results));
`;

const SUITE = `
import { describeConformance } from 'banking-platform-api/conformance/vitest';
import { createSandbox, DEVELOPMENT_KEY, toFetch } from 'banking-platform-api/sandbox';

const sandbox = await createSandbox();
const { programId, personId } = sandbox.seed;
const options = { baseUrl: 'https://bank.example', readOnly: true, apiKey: DEVELOPMENT_KEY, programId, personId, fetch: toFetch(sandbox) };
describeConformance(options, { inconclusive: 'skip' });
`;

const IN_VITEST = `
import { test as base } from 'vitest';
import { expect, sandboxFixtures, test } from 'banking-platform-api/sandbox/vitest';

const clock = { now: '2026-03-02T14:05:10Z', frozen: true };
test('calls the bank', async ({ client, sandbox }) => {
  expect((await client.retrieveProgram(sandbox.seed.programId)).id).toBe(sandbox.seed.programId);
});
base.extend(sandboxFixtures({ clock }))('starts as it is told', async ({ sandbox, sandboxUrl }) => {
  expect(await sandbox.clock.read()).toEqual(clock);
  expect((await fetch(sandboxUrl)).status).toBe(200);
});
test.extend(sandboxFixtures({ clock }))('starts as it is told here', async ({ sandbox }) => {
  expect(await sandbox.clock.read()).toEqual(clock);
});
`;

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

let folder: string;
let tarballs: Readonly<Record<'tools' | 'client', Tarball>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'node-versions-'));
  if (!skip) tarballs = { tools: await packTarball(folder), client: await packTarball(folder, CLIENT) };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(skip).each(ROWS)(
  'Node.js $version, with $ends versions of the peers',
  ({ version, peers, beyond }) => {
    const node = nodes(version);
    let project: string;
    let browser: LaunchOptions['env'];
    const bpa = (...args: string[]) =>
      tryRun(node, ['node_modules/banking-platform-api/bin/banking-platform-api.js', ...args], project, node);

    beforeAll(async () => {
      project = join(folder, `project-${version}`);
      for (const name of ['test', 'e2e']) mkdirSync(join(project, name), { recursive: true });
      const { env: browserEnv = {}, ...launchOptions } = await chromiumOptions();
      browser = browserEnv;
      const files = {
        'package.json': '{"name":"project","private":true,"type":"module"}\n',
        'run.mjs': IMPORTS,
        'test/conformance.test.mjs': SUITE,
        'test/fixtures.test.mjs': IN_VITEST,
        'e2e/fixtures.spec.mjs': IN_PLAYWRIGHT,
        'vitest.config.mjs': "export default { test: { include: ['test/**'], testTimeout: 120_000 } };\n",
        'playwright.config.mjs': `export default ${JSON.stringify({ testDir: 'e2e', timeout: 120_000, use: { launchOptions } })};\n`,
        'banking-platform-api.config.ts': CONFIG,
      };
      for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
      // No package may ask for a later Node.js, and no peers may exclude each other.
      const flags = ['--engine-strict', '--ignore-scripts', '--no-audit', '--no-fund'];
      await run(
        'npm',
        ['install', tarballs.tools.file, tarballs.client.file, ...peers, ...flags],
        project,
        node,
      );
      if (beyond.length > 0)
        await run(
          'npm',
          ['install', ...beyond, '--ignore-scripts', '--no-audit', '--no-fund'],
          project,
          node,
        );
    });

    test('imports and runs every module', async () => {
      const { stdout, stderr } = await tryRun(node, ['run.mjs'], project, node);
      expect(stdout, stderr).toBe('["function","function",true,true,false,true,true,true,"conformant"]\n');
    });

    test('runs the suite and the fixtures under vitest', async () => {
      const { code, stdout, stderr } = await tryRun(
        node,
        ['node_modules/vitest/vitest.mjs', 'run'],
        project,
        node,
      );
      expect([code, stdout], stderr).toEqual([0, expect.stringMatching(/Tests .*passed/)]);
    });

    test('runs the fixtures under Playwright', async () => {
      const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line'];
      const { code, stdout, stderr } = await tryRun(node, args, project, node, browser);
      expect([code, stdout], stderr).toEqual([0, expect.stringMatching(/2 passed/)]);
    });

    test('runs the commands, with a configuration in TypeScript', async () => {
      expect(await bpa('lint', '--quiet')).toEqual({ code: 0, stdout: '', stderr: '' });
      expect(await bpa('bundle', '--quiet')).toMatchObject({ code: 0, stderr: '' });
      expect(await bpa('generate', '--quiet')).toMatchObject({ code: 0, stderr: '' });
      expect(readdirSync(join(project, 'src/api'))).toContain('client.ts');
      expect(await bpa('generate', '--check', '--quiet')).toMatchObject({ code: 0, stderr: '' });
      expect(await bpa('scaffold', 'server', '--quiet')).toMatchObject({ code: 0, stderr: '' });
      expect(
        readdirSync(project).filter((name) => name.startsWith('banking-platform-api.config')),
      ).toHaveLength(1);
    });

    test('keeps the records of the sandbox in PostgreSQL', async () => {
      const database = await startPostgres();
      const args = ['sandbox', '--port', '0', '--database-url', database.url(), '--quiet'];
      const child = spawn(node, ['node_modules/banking-platform-api/bin/banking-platform-api.js', ...args], {
        cwd: project,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      try {
        await expectBank(child);
      } finally {
        child.kill('SIGINT');
        await database.remove();
      }
    });

    test('judges its sandbox', async () => {
      const { code, stdout } = await bpa('conform', '--sandbox', '--quiet', '--seed', '1');
      expect([code, stdout]).toEqual([0, expect.stringMatching(/^Conformant/m)]);
    });
  },
);

test.skipIf(skip)('no published module uses what Node.js 20 does not have', async () => {
  const names = await newerNames(nodes('20'), process.execPath);
  const place = mkdtempSync(join(folder, 'files-'));
  await run('tar', ['xzf', tarballs.tools.file, '-C', place], folder);
  // What a page runs, the text of servers that ask for a later Node.js themselves, examples that are run by theirs, and libraries that
  // support Node.js 20 and look first.
  const notRun =
    /in-page\.js$|dist[\\/](?:console|vendor)[\\/]|templates\/(docs|scaffold)|package[\\/]examples[\\/]/;
  const uses = readdirSync(join(place, 'package'), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /(?<!\.d)\.[jt]s$/.test(name) && !notRun.test(join(parentPath, name)))
    .flatMap(({ name, parentPath }) =>
      usesIn(readFileSync(join(parentPath, name), 'utf8'), names).map((use) => `${name}: ${use}`),
    );
  // Loaded for a database in a file alone, and only where there is SQLite.
  expect(uses.sort()).toEqual(['connection.js: node:sqlite DatabaseSync']);
  expect(usesIn("import { glob, readFileSync } from 'node:fs';\nMap.groupBy(a, b);", names)).toEqual([
    'Map.groupBy',
    'node:fs glob',
  ]);
});

test.skipIf(skip)(
  'npx runs the sandbox in an empty folder, with nothing else typed, on Node.js 20',
  async () => {
    const registry = await startRegistry([tarballs.tools], folder);
    const env = {
      npm_config_registry: registry.url,
      // It keeps what it installed once.
      npm_config_cache: join(folder, 'empty-cache'),
      // It asks before it installs.
      npm_config_yes: 'true',
    };
    const PATH = [dirname(nodes('20')), process.env.PATH].join(delimiter);
    const place = mkdtempSync(join(folder, 'empty-'));
    const child = spawn('npx', ['banking-platform-api', 'sandbox', '--port', '0'], {
      cwd: place,
      env: { ...process.env, ...env, PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    try {
      await expectBank(child);
    } finally {
      // The whole group: `npx` passes no signal on.
      process.kill(-(child.pid as number), 'SIGINT');
      registry.close();
    }
  },
);

/** A sandbox that starts serves its program with what it prints. */
async function expectBank(child: ChildProcessByStdio<null, Readable, Readable>): Promise<void> {
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const { BANKING_BASE_URL, BANKING_API_KEY, BANKING_PROGRAM_ID } = await variablesOf(child);
  expect(BANKING_BASE_URL, errors).toBeDefined();
  const response = await fetch(`${BANKING_BASE_URL}/v1/program/${BANKING_PROGRAM_ID}`, {
    headers: { 'sd-api-key': BANKING_API_KEY ?? '' },
  });
  expect(await response.json(), errors).toMatchObject({ id: BANKING_PROGRAM_ID });
}

/** The variables that a starting sandbox prints: all of them, unless it ends before. */
async function variablesOf({
  stdout,
}: ChildProcessByStdio<null, Readable, Readable>): Promise<Record<string, string | undefined>> {
  let output = '';
  await new Promise<void>((resolve) => {
    // Read to its end, so that what writes to it never fails.
    stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (/^curl .*\n/m.test(output)) resolve();
    });
    stdout.once('end', resolve);
  });
  return Object.fromEntries(
    [...output.matchAll(/^export (\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}
