import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationIds } from '../../generated/operations.ts';
import { prepare } from '../../scripts/pipeline/generate.ts';
import { startMock } from '../../scripts/pipeline/mock/mock.ts';
import { form } from '../mutants/permitted/form.ts';
import { unsetFields } from '../mutants/permitted/unset.ts';
import { FERRIES } from '../scripts/pipeline/collections/ferries.ts';
import { run } from '../scripts/pipeline/command-line.ts';
import { folderForAll } from '../temporary-folder.ts';
import { type Banks, FAULTY, openBanks, PLAIN } from './languages/banks.ts';
import { installToolchain } from './matrix/toolchain.ts';

// The collections of `generate --collections`, run by the tools that they are for: against the sandbox, a faulty one, and every permitted server.

const toolchain = await installToolchain({ newman: '6.2.2', '@usebruno/cli': '4.1.0' });
const skip = typeof toolchain === 'string';
if (skip) console.warn(`skipped: ${toolchain}`);
const tools = skip ? '' : toolchain.folder;

const folder = folderForAll();
const postman = join(folder, 'out/collections/postman');
let banks: Banks;

beforeAll(async () => {
  await run(
    ['generate', '--only', 'openapi', '--collections', 'postman,bruno', '--out', 'out', '--quiet'],
    folder,
  );
  banks = await openBanks();
});
afterAll(() => {
  banks?.close();
});

const urlOf = (bank: string) => `${banks.url}/${banks.names.indexOf(bank)}`;

test('the digests that are committed are those of the collections', () => {
  const lock = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
  expect(lock(join(folder, 'out/collections.lock.json'))).toEqual(
    lock(join(import.meta.dirname, '../../generated/collections.lock.json')),
  );
});

interface Ended {
  readonly code: number;
  readonly stdout: string;
}

/** A tool's own command, in a folder. */
function command(name: 'newman' | 'bru', args: readonly string[], cwd: string): Promise<Ended> {
  const env = { ...process.env, NO_PROXY: '127.0.0.1', NO_COLOR: '1', FORCE_COLOR: '0' };
  return new Promise((resolve) => {
    execFile(join(tools, 'node_modules/.bin', name), args, { cwd, env }, (error, stdout) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, stdout }),
    );
  });
}

const newman = (bank: string) =>
  command(
    'newman',
    [
      ...['run', 'api.postman_collection.json', '-e', 'sandbox.postman_environment.json'],
      ...['--env-var', `baseUrl=${urlOf(bank)}`, '--color', 'off'],
    ],
    postman,
  );
const bru = (bank: string) =>
  command(
    'bru',
    ['run', '--env', 'sandbox', '--env-var', `baseUrl=${urlOf(bank)}`],
    join(folder, 'out/collections/bruno'),
  );

describe.skipIf(skip).each([
  { tool: 'newman', start: newman },
  { tool: 'bru', start: bru },
])('$tool', ({ start }) => {
  test('runs every operation on a new sandbox, and all tests pass', async () => {
    const { code, stdout } = await start(PLAIN);
    expect(stdout.match(/(✓|✔) +The status is/g)).toHaveLength(operationIds.length);
    expect({ code, stdout }).toMatchObject({ code: 0 });
    const sent = banks.answered(PLAIN, 'receiveAchPull')?.body as { accountId: string };
    const opened = banks.answered(PLAIN, 'createAccount')?.body as { id: string };
    expect(sent.accountId).toBe(opened.id);
  });

  test('exits with 1 when a bank refuses', async () => {
    const { code, stdout } = await start(FAULTY);
    expect(code).toBe(1);
    expect(stdout).toMatch(/409/);
  });
});

interface Summary {
  readonly run: {
    readonly failures: readonly { readonly error: { readonly test?: string; readonly message: string } }[];
    readonly executions: readonly { readonly item: { readonly name: string }; readonly response?: unknown }[];
  };
}

/** Newman in this process, on a collection and with the values of an environment. */
function summaryOf(collection: string, environment: string, baseUrl: string): Promise<Summary> {
  const { run: start } = createRequire(join(tools, 'package.json'))('newman') as {
    run(options: unknown, done: (error: Error | null, summary: Summary) => void): void;
  };
  const envVar = [{ key: 'baseUrl', value: baseUrl }];
  return new Promise((resolve, reject) => {
    start({ collection, environment, envVar }, (error, summary) =>
      error === null ? resolve(summary) : reject(error),
    );
  });
}

// A permitted server may refuse what the examples send, so only its bodies are held against their schemas.
test.skipIf(skip)('no body of a server that uses what is left open fails its schema', async () => {
  const found: Record<string, readonly string[]> = {};
  for (const { id } of [...form, ...unsetFields]) {
    const { run: ran } = await summaryOf(
      join(postman, 'api.postman_collection.json'),
      join(postman, 'sandbox.postman_environment.json'),
      urlOf(id),
    );
    const failed = ran.failures.filter(({ error }) => error.test === 'The body matches its schema');
    if (failed.length > 0) found[id] = failed.map(({ error }) => error.message.slice(0, 300));
  }
  expect(found).toEqual({});
});

test.skipIf(skip)('the collection of any other description is run to its end on the mock', async () => {
  writeFileSync(join(folder, 'ferries.json'), JSON.stringify(FERRIES));
  const flags = ['--only', 'openapi', '--collections', 'postman,bruno', '--out', 'ferries', '--quiet'];
  expect(await run(['generate', '--spec', 'ferries.json', ...flags], folder)).toMatchObject({ code: 0 });
  const made = join(folder, 'ferries/collections/postman');
  const { bundle } = await prepare('ferries.json', folder);
  const mock = await startMock({
    document: bundle.document,
    host: '127.0.0.1',
    port: 0,
    portFlag: '--port',
  });
  const { run: ran } = await summaryOf(
    join(made, 'api.postman_collection.json'),
    join(made, 'mock.postman_environment.json'),
    mock.url,
  ).finally(() => mock.close());
  const operations = Object.values(FERRIES.paths).flatMap((item) => Object.values(item));
  expect(ran.executions.map(({ item }) => item.name).sort()).toEqual(
    operations.map(({ operationId }) => operationId).sort(),
  );
  expect(ran.executions.filter(({ response }) => response === undefined)).toEqual([]);
});
