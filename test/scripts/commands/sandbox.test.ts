import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { operationIds } from '../../../generated/operations.ts';
import { requireProgram } from '../../house/require-program.ts';
import { folderForTest } from '../../temporary-folder.ts';
import { groupLives, type Running, runCli } from '../cli/process.ts';
import { environment, startSandboxIn, stop } from './sandbox-process.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

const start = (...args: string[]) => startSandboxIn(folder, ...args);

const program = async (env: Record<string, string>, key = env.BANKING_API_KEY ?? '') =>
  (
    await fetch(`${env.BANKING_BASE_URL}/v1/program/${env.BANKING_PROGRAM_ID}`, {
      headers: { 'sd-api-key': key },
    })
  ).status;

/** Runs what was printed in a real shell, each curl with its status behind it. */
async function paste({ output }: Running, env: Record<string, string> = {}) {
  const [, ...lines] = output.stdout.split('\n');
  const script = lines
    .map((line) =>
      line.startsWith('curl ')
        ? `${line} -o /dev/null -w '%{http_code} %{method} %{url_effective}\\n'`
        : line,
    )
    .join('\n');
  const file = join(folder, 'pasted.sh');
  writeFileSync(file, `set -eu\n${script}`);
  const { stdout } = await promisify(execFile)('sh', [file], { env: { PATH: process.env.PATH, ...env } });
  return stdout
    .trim()
    .replaceAll(/http:..[^/]*/g, '')
    .split('\n');
}

const STATUSES = [
  expect.stringMatching(/^200 GET \/v1\/program\/prg-/),
  expect.stringMatching(/^201 POST \/v1\/account$/),
  expect.stringMatching(/^200 PATCH \/v1\/account\/acc-/),
  expect.stringMatching(/^201 POST \/v1\/contact$/),
  expect.stringMatching(/^201 POST \/v1\/card$/),
  expect.stringMatching(/^201 POST \/v1\/receive\/ach$/),
  expect.stringMatching(/^200 PATCH \/v1\/send\/check\/tra-/),
];

test('what it prints works when it is pasted into a shell, and again after a restart on the same file', async (context) => {
  requireProgram(context, 'curl');
  for (const round of ['new', 'opened again']) {
    const running = await start('--log-level', 'error');
    expect(await paste(running), round).toEqual(STATUSES);
    expect(await stop(running)).toBe(0);
    expect(running.output.stderr).toBe(
      `Records are kept in ${join(folder, 'banking-sandbox.sqlite')}. Press Ctrl-C to stop the sandbox.\n`,
    );
  }
});

test('what one run wrote the next one sees', async () => {
  const first = await start('--database', 'bank.sqlite');
  const env = environment(first);
  const headers = {
    'sd-api-key': env.BANKING_API_KEY ?? '',
    'sd-person-id': env.BANKING_PERSON_ID ?? '',
    'content-type': 'application/json',
  };
  const check = (base = '') => `${base}/v1/send/check/${env.BANKING_CHECK_TRANSFER_ID}`;
  const patch = async (base: string | undefined, body: object) => {
    const response = await fetch(check(base), { method: 'PATCH', headers, body: JSON.stringify(body) });
    return (await response.json()) as { title: string };
  };
  expect(await patch(env.BANKING_BASE_URL, { title: 'Rent' })).toMatchObject({ title: 'Rent' });
  await stop(first, 'SIGINT');
  const second = await start('--database', 'bank.sqlite');
  expect(await patch(environment(second).BANKING_BASE_URL, {})).toMatchObject({ title: 'Rent' });
  await stop(second);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends it well, and with --memory it leaves nothing',
  async (signal) => {
    const running = await start('--memory');
    const { BANKING_BASE_URL: url = '' } = environment(running);
    expect((await fetch(`${url}/_sandbox/ready`)).status).toBe(200);
    expect(await stop(running, signal)).toBe(0);
    expect(groupLives(running)).toBe(false);
    await expect(fetch(url)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
    const lines = running.output.stderr.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'listening',
      'answered',
      'stopping',
      'stopped',
    ]);
  },
);

test('--json gives one document, and its curl commands are the same', async () => {
  const running = await start('--memory', '--json');
  const shown = JSON.parse(running.output.stdout);
  expect(shown).toMatchObject({
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    store: { kind: 'memory' },
    environment: { BANKING_BASE_URL: shown.url, BANKING_API_KEY: 'example-api-key' },
    curl: { createCard: expect.stringMatching(/^curl /) },
  });
  expect(Object.keys(shown.curl)).toEqual(operationIds);
  await stop(running);
  expect(running.output.stderr).toBe('');
});

test('--new-key shows a key once that opens the bank, and the development key no longer does', async () => {
  const first = await start();
  expect(await program(environment(first))).toBe(200);
  await stop(first);

  const made = await start('--new-key', '--host', '0.0.0.0');
  const env = environment(made);
  expect(env.BANKING_API_KEY).toMatch(/^sk_sandbox_[\w-]{43}$/);
  expect(await program(env)).toBe(200);
  expect(await program(env, 'example-api-key')).toBe(401);
  expect((await fetch(`${env.BANKING_BASE_URL}/_sandbox/reset`, { method: 'POST' })).status).toBe(204);
  expect([await program(env), await program(env, 'example-api-key')]).toEqual([200, 401]);
  await stop(made);
  expect(made.output.stderr).toContain('The key is shown only this once');
  expect(made.output.stderr).not.toContain(env.BANKING_API_KEY);

  const again = await start();
  expect(environment(again).BANKING_API_KEY).toBe('YOUR_API_KEY');
  const there = environment(again);
  expect([await program(there, env.BANKING_API_KEY), await program(there, 'example-api-key')]).toEqual([
    200, 401,
  ]);
  expect((await fetch(`${there.BANKING_BASE_URL}/_sandbox/reset`, { method: 'POST' })).status).toBe(204);
  expect([await program(there, env.BANKING_API_KEY), await program(there, 'example-api-key')]).toEqual([
    200, 401,
  ]);
  await stop(again);
  expect(again.output.stderr).toContain('The database already has API keys from an earlier start');
});

const OWN = 'own-key-0123456789';

test('a key from the environment is never shown, and the lines still work', async () => {
  process.env.BANKING_SANDBOX_API_KEY = OWN;
  try {
    const running = await start('--memory');
    expect(await paste(running, { BANKING_SANDBOX_API_KEY: OWN })).toEqual(STATUSES);
    expect(await program(environment(running), 'example-api-key')).toBe(401);
    await stop(running);
    expect(running.output.stdout + running.output.stderr).not.toContain(OWN);
  } finally {
    delete process.env.BANKING_SANDBOX_API_KEY;
  }
});

test('a key as a flag is taken, with a warning, and never shown', async () => {
  const running = await start('--memory', '--api-key', OWN);
  const env = environment(running);
  expect([env.BANKING_API_KEY, await program(env, OWN)]).toEqual(['YOUR_API_KEY', 200]);
  // Unless told otherwise it listens on 127.0.0.1 alone: a server on every address would answer here too.
  const beside = env.BANKING_BASE_URL?.replace('127.0.0.1', '127.0.0.2') ?? '';
  await expect(fetch(beside)).rejects.toThrow();
  await stop(running);
  expect(running.output.stderr).toMatch(/^warning: --api-key is visible to other users of this machine; /);
  expect(running.output.stdout + running.output.stderr).not.toContain(OWN);
});

test('--no-control leaves the API alone', async () => {
  const running = await start('--memory', '--no-control');
  const env = environment(running);
  expect(await program(env)).toBe(200);
  expect((await fetch(`${env.BANKING_BASE_URL}/_sandbox/health`)).status).toBe(404);
  await stop(running);
});

const FOR_FLAGS = {
  'two stores': {
    args: ['--memory', '--database', 'x.sqlite'],
    stderr:
      'error: --memory and --database cannot be used together.\n  fix: Choose one place for the records and remove the other flags.\n',
  },
  'three stores': {
    args: ['--memory', '--database', 'x.sqlite', '--database-url', 'postgres://localhost/x'],
    stderr:
      'error: --memory and --database and --database-url cannot be used together.\n  fix: Choose one place for the records and remove the other flags.\n',
  },
  'a database without a name': {
    args: ['--database', ''],
    stderr: 'error: --database is empty.\n  fix: Give the path of a file, or use --memory.\n',
  },
  'another database': {
    args: ['--database-url', 'mysql://u:s3cret@localhost/x'],
    stderr:
      'error: --database-url is not a valid PostgreSQL URL.\n  fix: Use the form postgres://USER:PASSWORD@HOST:5432/DATABASE.\n',
  },
  'two keys': {
    args: ['--new-key', '--api-key', OWN],
    stderr:
      'error: --api-key and --new-key cannot be used together.\n  fix: Remove --api-key to have a key generated.\n',
  },
  'a short key': {
    args: ['--api-key', 'example-api-key'],
    stderr:
      'error: --api-key is too short or contains characters that a header cannot carry.\n  fix: Give at least 16 visible ASCII characters without spaces, or generate a key with --new-key.\n',
  },
  'a key with a space': {
    args: ['--api-key', 'own key 0123456789'],
    stderr:
      'error: --api-key is too short or contains characters that a header cannot carry.\n  fix: Give at least 16 visible ASCII characters without spaces, or generate a key with --new-key.\n',
  },
  'a control key that is the API key': {
    args: ['--api-key', OWN, '--control-key', OWN],
    stderr:
      `warning: --api-key is visible to other users of this machine; set BANKING_SANDBOX_API_KEY instead\n` +
      'error: --control-key is the API key.\n  fix: Give another one, or callers of the API would control the sandbox.\n',
  },
  'a control key without control routes': {
    args: ['--no-control', '--control-key', OWN],
    stderr:
      'error: --control-key and --no-control cannot be used together.\n  fix: Remove --no-control to serve the routes below /_sandbox/.\n',
  },
  'a log format that there is not': {
    args: ['--log', 'xml'],
    stderr: 'error: Invalid value "xml" for --log.\n  fix: Use one of: pretty, json.\n',
  },
  'a pause that is no number': {
    args: ['--drain', '1m'],
    stderr: 'error: Invalid value "1m" for --drain.\n  fix: Use whole seconds, from 0 to 600.\n',
  },
  'a level that there is not': {
    args: ['--log-level', 'loud'],
    stderr: 'error: Invalid value "loud" for --log-level.\n  fix: Use one of: info, warn, error, silent.\n',
  },
  'an address of another machine': {
    args: ['--new-key', '--host', '192.0.2.1', '--memory'],
    stderr:
      'error: Cannot listen on --host 192.0.2.1: this machine has no such address (EADDRNOTAVAIL).\n  fix: Use 127.0.0.1 or another address of this machine.\n',
  },
};

test.each(Object.entries(FOR_FLAGS))(
  '%s: wrong usage, and nothing is written',
  async (_what, { args, stderr }) => {
    expect(await runCli(['sandbox', '--port', '0', ...args], folder)).toEqual({
      code: 2,
      stdout: '',
      stderr,
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);

const LAN = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

test.each(['0.0.0.0', '::', '0', 'bank.example', ...(LAN === undefined ? [] : [LAN])])(
  'with the development key it refuses to listen on %s',
  async (host) => {
    const refusal = {
      code: 2,
      stdout: '',
      stderr:
        `error: The development key is public, and ${host} is reachable from other machines.\n` +
        '  fix: Generate a key with --new-key, set your own in BANKING_SANDBOX_API_KEY, or remove --host.\n',
    };
    expect(await runCli(['sandbox', '--port', '0', '--host', host], folder)).toEqual(refusal);
    expect(await runCli(['sandbox', '--port', '0', '--host', host, '--memory'], folder)).toEqual(refusal);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('a database that still takes the development key is refused there too, and one that does not is not', async () => {
  await stop(await start('--database', 'open.sqlite'));
  const refused = await runCli(
    ['sandbox', '--port', '0', '--host', '0.0.0.0', '--database', 'open.sqlite'],
    folder,
  );
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringContaining('The development key is public'),
  ]);
  await stop(await start('--database', 'closed.sqlite', '--new-key'));
  await stop(await start('--database', 'closed.sqlite', '--host', '0.0.0.0'));
});

test('a taken port is told with its flag', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const { code, stdout, stderr } = await runCli(['sandbox', '--memory', '--port', String(port)], folder);
  holder.close();
  expect([code, stdout]).toEqual([6, '']);
  expect(stderr).toMatch(
    new RegExp(`^error: Port ${port} is already in use\\.\n  fix: Choose another port, such as \`--port`),
  );
});

test('a file that is no database of the sandbox is left as it is', async () => {
  const file = join(folder, 'notes.txt');
  writeFileSync(file, 'These are notes, and quite long ones at that.\n'.repeat(100));
  const { code, stdout, stderr } = await runCli(
    ['sandbox', '--port', '0', '--database', 'notes.txt'],
    folder,
  );
  expect([code, stdout]).toEqual([6, '']);
  expect(stderr).toMatch(/^error: .*\n {2}at .*notes\.txt\n {2}fix: /);
  expect(existsSync(`${file}-wal`)).toBe(false);
});

const AWAY = 'postgres://sandbox:s3cret@127.0.0.1:1/bank';
const ELSEWHERE = 'postgres://sandbox:s3cret@127.0.0.1:2/bank';

test.each([
  ['a flag', ['--database-url', AWAY], undefined],
  ['the environment', [], AWAY],
  ['a flag, which goes before the environment', ['--database-url', AWAY], ELSEWHERE],
])(
  'a database that cannot be reached is told without its password: from %s',
  async (_from, flags, variable) => {
    if (variable !== undefined) process.env.BANKING_SANDBOX_DATABASE_URL = variable;
    try {
      const { code, stdout, stderr } = await runCli(['sandbox', '--port', '0', ...flags], folder);
      expect([code, stdout]).toEqual([6, '']);
      expect(stderr).toMatch(
        /^error: nothing responds at 127\.0\.0\.1:1\n {2}at .*127\.0\.0\.1:1\/.*\n {2}fix: /,
      );
      expect(stderr).not.toContain('s3cret');
    } finally {
      delete process.env.BANKING_SANDBOX_DATABASE_URL;
    }
  },
);
