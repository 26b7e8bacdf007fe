import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXIT_CODES } from '../../scripts/cli/exit-codes.ts';
import { installCommand } from '../../scripts/cli/install-command.ts';
import { callTool } from '../scripts/mcp/connect.ts';
import { type Installed, installPackage, ROOT, run, tryRun } from './installed.ts';

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const bin = join('node_modules', 'banking-platform-api', 'bin', 'banking-platform-api.js');
let installed: Installed;

beforeAll(async () => {
  installed = await installPackage();
});
afterAll(() => installed && rmSync(dirname(installed.project), { recursive: true }));

const bpa = (...args: string[]) => tryRun(process.execPath, [bin, ...args], installed.project);

/** Puts optional packages beside the installed one: links to the repository's own, with all they depend on. */
function linkPackages(...names: string[]): void {
  for (const name of names) {
    const place = join(installed.project, 'node_modules', name);
    if (existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), place, 'junction');
  }
}

test('the tarball holds compiled modules, the description and the templates, and no sources or tests', () => {
  const tops = new Set(
    installed.files.map((path) => /^(?:ci|lib|docs)(?=\/)|^[^/]+(?:\/[^/]+)?/.exec(path)?.[0]),
  );
  expect([...tops].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'bin/banking-platform-api.js',
    'ci',
    'dist/conformance',
    'dist/console',
    'dist/generated',
    'dist/lib',
    'dist/scripts',
    'dist/server',
    'dist/spec',
    'dist/templates',
    'dist/vendor',
    'docs',
    'examples/client-in-ci',
    'examples/nightly-conformance',
    'examples/offline-docs',
    'generated/reference',
    'lib',
    'package.json',
    'skills/banking-platform-api',
    'spec/examples',
    'spec/links',
    'spec/not-shown.schema.json',
    'spec/not-shown.yaml',
    'spec/openapi.yaml',
    'spec/pages',
    'spec/paths',
    'spec/requirements',
    'spec/responses',
    'spec/rules',
    'spec/schemas',
    'spec/workflows.arazzo.yaml',
    'templates/docs',
    'templates/runtime',
    'templates/scaffold',
  ]);
  const typescript = installed.files.filter((path) => /(?<!\.d)\.ts$/.test(path));
  expect(typescript.filter((path) => !/^(examples|lib|templates\/(runtime|scaffold))\//.test(path))).toEqual(
    [],
  );
  expect(installed.size).toBeLessThan(2_600_000);
});

test('npx finds the command under both names', async () => {
  for (const name of Object.keys(manifest.bin)) {
    const { stdout } = await run('npx', ['--no-install', '--offline', name, '--version'], installed.project);
    expect(stdout).toBe(`${manifest.version}\n`);
  }
});

test('the installed command shows the same help as the one in the repository', async () => {
  const source = await run(process.execPath, [join(ROOT, 'scripts/cli.ts'), '--help'], ROOT);
  expect(await bpa('--help')).toEqual(source);
});

test('lint and bundle work without any optional package', async () => {
  const lint = await bpa('lint');
  expect([lint.code, lint.stdout]).toEqual([0, '']);
  const bundle = await bpa('bundle', '--format', 'json', '--stdout', '--quiet');
  expect(bundle).toEqual({
    code: 0,
    stdout: readFileSync(join(ROOT, 'generated/openapi.json'), 'utf8'),
    stderr: '',
  });
});

test.each([
  ['generate --hooks react', ['orval']],
  ['docs', ['@redocly/cli']],
  ['mock', ['@stoplight/prism-http']],
])('%s names the line that installs %j', async (line, names) => {
  const before = readdirSync(installed.project);
  const { code, stdout, stderr } = await bpa(...line.split(' '), '--quiet');
  expect([code, stdout]).toEqual([EXIT_CODES.environment.code, '']);
  const [what, are] = names.length === 1 ? ['Package', 'is'] : ['Packages', 'are'];
  const missing = `error: ${what} ${names.join(', ')} ${are} required but not installed.`;
  expect(stderr).toContain(`${missing}\n  fix: Run \``);
  expect(stderr).toContain(`Run \`${installCommand(names, { cwd: installed.project })}\`.`);
  expect(readdirSync(installed.project)).toEqual(before);
});

test('the installed docs are those of the repository, with the console and the bank', async () => {
  linkPackages('@redocly/cli');
  const made = join(installed.project, 'api.html');
  const expected = join(installed.project, 'expected.html');
  expect(await bpa('docs', '--out', made, '--quiet')).toEqual({
    code: EXIT_CODES.ok.code,
    stdout: '',
    stderr: '',
  });
  await run(process.execPath, [join(ROOT, 'scripts/cli.ts'), 'docs', '--out', expected, '--quiet'], ROOT);
  const html = readFileSync(made, 'utf8');
  expect(html).toContain('<script type="text/plain" id="console-bank">');
  // Not shown: five megabytes.
  expect(html === readFileSync(expected, 'utf8')).toBe(true);
  for (const file of [made, expected]) rmSync(file);
});

test('the installed script for CI systems runs the installed command', async () => {
  const script = join('node_modules', 'banking-platform-api', 'ci', 'verdict.sh');
  const { code, stderr } = await tryRun('sh', [script, 'conform', '--sandbox'], installed.project);
  expect([code, stderr]).toEqual([EXIT_CODES.ok.code, expect.stringMatching(/\nconform: passed\n/)]);
  expect(existsSync(join(installed.project, 'verdict-report', 'conformance.json'))).toBe(true);
  rmSync(join(installed.project, 'verdict-report'), { recursive: true });
});

test('the installed suite judges the installed sandbox, and writes its page', async () => {
  const { code, stdout, stderr } = await bpa('conform', '--sandbox', '--seed', '1', '--quiet');
  expect([code, stderr]).toEqual([EXIT_CODES.ok.code, '']);
  expect(stdout).toMatch(/conformant/i);
  const folder = join(installed.project, 'conformance-report');
  expect(readdirSync(folder).sort()).toEqual([
    'conformance.html',
    'conformance.json',
    'created.jsonl',
    'observations.json',
  ]);
  expect(readFileSync(join(folder, 'conformance.html'), 'utf8')).toContain('</html>');
  rmSync(folder, { recursive: true });
});

test('an old Node.js gets a sentence and not a stack', async () => {
  const underNode = (version: string, ...words: string[]) => {
    const versions = JSON.stringify({ ...process.versions, node: version });
    const old = `data:text/javascript,Object.defineProperty(process,'versions',{value:${encodeURIComponent(versions)}})`;
    return tryRun(process.execPath, ['--import', old, bin, ...words], installed.project);
  };
  const old = ['18.20.8', '20.18.3', '21.7.3', '22.11.0'];
  for (const version of old)
    expect(await underNode(version, 'sandbox', '--api-key', 'k')).toEqual({
      code: EXIT_CODES.environment.code,
      stdout: '',
      stderr:
        `error: banking-platform-api requires Node.js 20.19, 22.12 or later; this is ${version}\n` +
        '  fix: Install a newer one from https://nodejs.org, or run `npx -p node@24 -p banking-platform-api bpa sandbox`.\n',
    });
  for (const version of ['20.19.0', '22.12.0', '23.0.0', '24.0.0'])
    expect(await underNode(version, '--version')).toMatchObject({
      code: 0,
      stdout: `${manifest.version}\n`,
    });
});

const CONSUMER = `
import { ApiError, createClient } from 'banking-platform-api/client';
import { isAccountId, toAccountId } from 'banking-platform-api/identifiers';
import type { Account, AccountId, CreateAccountRequest } from 'banking-platform-api/types';
import { responses, validateCreateAccountRequest } from 'banking-platform-api/validators';
import * as fast from 'banking-platform-api/validators-fast';
import * as server from 'banking-platform-api/server';
import { examples } from 'banking-platform-api/examples';
import { createSandbox, DEVELOPMENT_KEY, toFetch } from 'banking-platform-api/sandbox';
import { judgeFetch, type Report, runConformance } from 'banking-platform-api/conformance';
import { describeConformance, judgeTests } from 'banking-platform-api/conformance/vitest';

const client = createClient({ baseUrl: 'https://bank.example', credentials: { apiKey: 'k' }, validateResponse: responses });
export const open = async (body: CreateAccountRequest): Promise<Account> => client.createAccount(body);
export const id: AccountId = toAccountId('acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64');
// @ts-expect-error a contact's identifier is not an account's
export const wrong: AccountId = 'con-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64';

const sandbox = await createSandbox();
const bank = createClient({ baseUrl: 'https://bank.example', credentials: { apiKey: DEVELOPMENT_KEY }, fetch: (input, init) => sandbox.fetch(new Request(input, init)) });
const program = examples.retrieveProgram.responses.retrieveProgramResponse;

const ids: { programId: string; personId: string } = sandbox.seed;
const run = runConformance({ baseUrl: 'https://bank.example', readOnly: true, ...ids, fetch: toFetch(sandbox) });
let report: Report | undefined;
for await (const event of run) if (event.type === 'end') report = event.report;
export const declare = (baseUrl: string) => describeConformance({ baseUrl, apiKey: undefined }, { inconclusive: 'skip' });

const judged = judgeFetch(toFetch(sandbox));
await judged('https://bank.example/v1/program/' + program.id);
export const declareJudged = () => judgeTests({ fetch: judged });

export const results = [
  report?.run.verdict === 'conformant',
  (await judged.finish()).exchanges.length === 1,
  isAccountId(id),
  validateCreateAccountRequest({ label: 'Operating account' }),
  fast.validateCreateAccountRequest({ label: 7 }),
  typeof server === 'object',
  new URL('x', 'https://bank.example') instanceof ApiError,
  (await bank.retrieveProgram(program.id)).productName === program.productName,
];
`;

/** Compiled only: it runs under vitest alone. */
const CONSUMER_TESTS = `
import { sandboxFixtures, test } from 'banking-platform-api/sandbox/vitest';
import { test as base } from 'vitest';

test('own', async ({ sandbox, client }) => {
  await sandbox.records.change(sandbox.seed.accountId, { availableBalance: '2500.00' });
  // @ts-expect-error a contact has no balance
  await sandbox.records.change(sandbox.seed.contactId, { availableBalance: '2500.00' });
  await client.retrieveProgram(sandbox.seed.programId);
});
base.extend<{ label: string }>({ label: 'x' }).extend(sandboxFixtures({ faults: [{ drop: 'before' }] }))('own', ({ sandboxUrl, label }) => {
  const texts: string[] = [sandboxUrl, label];
  return texts.length;
});
`;

// How the package's exports are found is up to the resolution, what its declarations say is not: those are looked at once by each compiler.
test.each([
  ['node16', ['@typescript/native/bin/tsc'], true],
  ['nodenext', ['@typescript/native/bin/tsc'], true],
  ['bundler', ['typescript/bin/tsc', '@typescript/native/bin/tsc'], false],
] as const)('a consumer compiles under %s with %j', async (moduleResolution, compilers, skipLibCheck) => {
  linkPackages('vitest');
  const module = moduleResolution === 'bundler' ? 'esnext' : moduleResolution;
  writeFileSync(join(installed.project, 'consumer.ts'), CONSUMER);
  writeFileSync(join(installed.project, 'consumer.test.ts'), CONSUMER_TESTS);
  writeFileSync(
    join(installed.project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        module,
        moduleResolution,
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck,
        outDir: 'out',
      },
      files: ['consumer.ts', 'consumer.test.ts'],
    }),
  );
  for (const compiler of compilers) {
    const { code, stdout } = await tryRun(
      process.execPath,
      [join(ROOT, 'node_modules', compiler), '-p', '.'],
      installed.project,
    );
    expect({ compiler, code, stdout }).toEqual({ compiler, code: 0, stdout: '' });
  }
  const script =
    "const { results } = await import('./out/consumer.js'); console.log(JSON.stringify(results))";
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], installed.project);
  expect(JSON.parse(stdout)).toEqual([true, true, true, true, false, true, false, true]);
});

test('documents can be imported, and zod and msw with their packages beside', async () => {
  linkPackages('zod', 'msw');
  const script = `
    import openapi from 'banking-platform-api/openapi.json' with { type: 'json' };
    import old from 'banking-platform-api/openapi-3.0.json' with { type: 'json' };
    import * as zod from 'banking-platform-api/zod';
    import * as msw from 'banking-platform-api/msw';
    const yaml = import.meta.resolve('banking-platform-api/openapi.yaml');
    console.log(JSON.stringify([openapi.openapi, old.openapi, zod.Account.safeParse(7).success, Object.keys(msw).length > 0, yaml.endsWith('/openapi.yaml')]));
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], installed.project);
  expect(JSON.parse(stdout)).toEqual([
    expect.stringMatching(/^3\.1\./),
    expect.stringMatching(/^3\.0\./),
    false,
    true,
    true,
  ]);
});

test('scaffold needs no optional package, and the project can make its own files again', async () => {
  const { code, stderr } = await bpa('scaffold', 'server', '--quiet');
  expect([code, stderr]).toEqual([0, '']);
  const server = join(installed.project, 'server');
  const generated = join(server, 'src/generated/types.ts');
  const text = readFileSync(generated, 'utf8');
  rmSync(generated);
  // The command is found in the folder above, where a user's project would have it in its own.
  await run('npm', ['run', 'generate'], server);
  expect(readFileSync(generated, 'utf8')).toBe(text);
});

test('generate makes the same files as in the repository', async () => {
  // Those that the made modules import, too: it warns of missing ones.
  linkPackages('orval', 'react', '@tanstack/react-query', 'msw', 'zod');
  // The tsconfig.json of an earlier test would ask for `.js`.
  const flags = ['--out', 'api', '--hooks', 'react', '--import-ext', 'ts'];
  const { code, stderr } = await bpa('generate', ...flags, '--quiet');
  expect([code, stderr]).toEqual([0, '']);
  // Clients in other languages and collections are asked for separately.
  const list = (folder: string) =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((path) => !/^(?:clients|collections)/.test(path))
      .sort();
  const [made, ours] = [join(installed.project, 'api'), join(ROOT, 'generated')];
  expect(list(made)).toEqual(list(ours));
  // The compiled tool has another digest than its sources.
  const text = (folder: string, name: string) =>
    readFileSync(join(folder, name), 'utf8').replace(/"digest": ".*"/, '"digest": ""');
  for (const name of list(made).filter((path) => /\.\w+$/.test(path))) {
    expect(text(made, name), name).toBe(text(ours, name));
  }
  const check = await bpa('generate', ...flags, '--check');
  expect(check.code).toBe(0);
  expect(check.stderr).not.toContain('bundle');
});

test('the installed mcp command serves a client, without any optional package', async () => {
  const client = new Client({ name: 'test', version: '0.0.0' });
  const { project: cwd } = installed;
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp'], cwd }));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('conform');
  const only = ['retrieveProgram'];
  const judged = await callTool(client, 'conform', { target: 'sandbox', only });
  expect(judged).toMatchObject({ isError: false, data: { verdict: 'conformant' } });
  await client.close();
});
