import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILES, REPORTERS } from '../../../../conformance/report/reporters.ts';
import conform from '../../../../scripts/commands/conform.ts';
import { runWith } from '../../cli/run.ts';
import { KEY, openBank } from './conform-bank.ts';

const bank = openBank();

/** Serves the same bank under a name that is not that of this machine, as a router or a name server might. */
const abroad = () => bank.url.replace('127.0.0.1', '0.0.0.0');
const ids = () => bank.flags.slice(2);
const wrote = () => existsSync(join(bank.folder, 'conformance-report'));

/** A run sends this to a server that refuses everything. */
async function listen(args: (url: string) => readonly string[], env: Record<string, string> = {}) {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    response.writeHead(403, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ran = await runWith([conform], ['conform', ...args(url)], { cwd: bank.folder, env });
    return { ...ran, seen };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test.each([
  ['nothing', [], 'would write to it with'],
  ['writes alone', ['--allow-writes'], 'To allow this, add --confirm-host '],
  [
    'the wrong host',
    ['--allow-writes', '--confirm-host', 'other.example'],
    '--confirm-host names another host',
  ],
  ['the host alone', ['--confirm-host', 'HOST'], 'To allow this, add --allow-writes.'],
  [
    'no money',
    ['--allow-writes', '--confirm-host', 'HOST'],
    'To allow this, add --allow-money. To leave it out, add --skip receiveAchPull.',
  ],
])('another host with %s agreed to: refused, and neither a call nor a file', async (_what, agreed, told) => {
  const { host } = new URL(abroad());
  const args = agreed.map((one) => (one === 'HOST' ? host : one));
  const ran = await bank.conform(['--base-url', abroad(), ...ids(), ...args]);
  expect([ran.code, ran.stdout, wrote()]).toEqual([4, '', false]);
  expect(ran.stderr).toContain(told);
  expect(ran.stderr).not.toContain(KEY);
});

test('the refusal comes before the first call: the server hears nothing', async () => {
  const { code, seen } = await listen((url) => ['--base-url', url.replace('127.0.0.1', '0.0.0.0'), ...ids()]);
  expect([code, seen.length]).toEqual([4, 0]);
});

test('another host with everything agreed to is judged, with a word about http', async () => {
  const { host } = new URL(abroad());
  const agreed = ['--allow-writes', '--confirm-host', host, '--allow-money'];
  const { code, stderr } = await bank.conform(['--base-url', abroad(), ...ids(), ...agreed]);
  expect(code).toBe(0);
  expect(stderr).toContain(
    `warning: Unencrypted HTTP to ${host} exposes the API key, the person id: use https.\n`,
  );
});

test('without money, the rest may be judged', async () => {
  const { host } = new URL(abroad());
  const agreed = ['--allow-writes', '--confirm-host', host, '--skip', 'receiveAchPull,updateAccount'];
  expect((await bank.conform(['--base-url', abroad(), ...ids(), ...agreed])).code).toBe(0);
});

test('--read-only needs no confirmation, and sends only GET requests', async () => {
  const account = ['--account-id', bank.seed.accountId];
  const ran = await bank.conform(['--base-url', abroad(), ...ids(), ...account, '--read-only']);
  expect(ran.code).toBe(0);
  expect(bank.files()['created.jsonl']).toBeUndefined();
  const { seen } = await listen((url) => ['--base-url', url, ...ids(), '--read-only']);
  expect(new Set(seen.map(({ method }) => method))).toEqual(new Set(['GET']));
});

test('--max-amount: no larger amount is ever sent', async () => {
  const args = [...bank.flags, '--only', 'receiveAchPull', '--max-amount', '0.01'];
  await bank.conform(args);
  const sent = JSON.parse(bank.files()['conformance.json'] ?? '').exchanges.filter(
    ({ operation }: { operation: string }) => operation === 'receiveAchPull',
  );
  for (const { request } of sent) expect(Number(request.body.amount)).toBeLessThanOrEqual(0.01);
});

const HEADER = 'canary-of-the-header';

test('--header goes with every call', async () => {
  const { seen } = await listen(
    (url) => ['--base-url', url, ...ids(), '--header', `X-Tenant: ${HEADER}`],
    bank.env,
  );
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen.map(({ headers }) => headers['x-tenant']))).toEqual(new Set([HEADER]));
  expect(seen[0]?.headers['sd-api-key']).toBe(KEY);
});

/** The value in every way in which it might be written down. */
function encodings(secret: string): string[] {
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
  return [secret, base64, encodeURIComponent(secret), secret.toUpperCase()];
}

test('no secret is in anything that leaves the run, whatever the server does with it', async () => {
  const { personId } = bank.seed;
  await bank.fault({
    operation: 'createContact',
    answer: {
      status: 422,
      body: { detail: `${KEY} ${personId} ${HEADER}` },
      headers: { 'x-echo': KEY, location: `/?k=${KEY}` },
    },
  });
  await bank.fault({
    operation: 'createCard',
    patch: [{ op: 'replace', path: '/cardStatus', value: `active ${KEY} ${HEADER}` }],
  });
  const reporters = REPORTERS.join(',');
  const args = ['--reporter', reporters, '--header', `x-tenant: ${HEADER}`, '--skip', 'updateAccount'];
  const { code, stdout, stderr } = await bank.conform([...bank.flags, ...args]);
  expect(code).toBe(1);
  const files = bank.files();
  const names = Object.values(FILES).flatMap((all) => all.map(({ name }) => name));
  expect(Object.keys(files).sort()).toEqual([...names, 'created.jsonl'].sort());
  const plan = await bank.conform([...bank.flags, '--header', `x-tenant: ${HEADER}`, '--plan']);
  const all = { ...files, stdout, stderr, plan: plan.stdout + plan.stderr };
  for (const [name, text] of Object.entries(all))
    for (const secret of [KEY, personId, HEADER].flatMap(encodings))
      expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
});

test('a key in the path of the base address is not in the plan', async () => {
  const args = [...ids(), '--base-url', `http://127.0.0.1:9/${KEY}/x`, '--plan'];
  const [text, json] = [await bank.conform(args), await bank.conform([...args, '--json'])];
  expect([text.code, json.code]).toEqual([0, 0]);
  expect(text.stdout + text.stderr + json.stdout + json.stderr).not.toContain(KEY);
  expect(JSON.parse(json.stdout).baseUrl).toBe('http://127.0.0.1:9/(masked)/x');
});

test('--api-key is taken, with a warning, and never shown', async () => {
  const args = [
    'conform',
    ...bank.flags,
    '--api-key',
    KEY,
    '--person-id',
    bank.seed.personId,
    '--only',
    'retrieveProgram',
  ];
  const { code, stdout, stderr } = await runWith([conform], args, { cwd: bank.folder });
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /^warning: --api-key is visible to other users of this machine; set BANKING_API_KEY instead\n/,
  );
  expect(stdout + stderr + Object.values(bank.files()).join('')).not.toContain(KEY);
});

test.each([
  ['https://user:s3cret@bank.example', 'the base URL contains a user name or password'],
  [
    'https://bank.example/?key=s3cret',
    'the base URL has a query or a fragment, but API paths are appended to it',
  ],
  ['ftp://bank.example', 'the base URL is neither http nor https'],
])('%s is refused without being shown', async (address, message) => {
  const ran = await bank.conform(['--base-url', address, ...ids()]);
  expect([ran.code, ran.stdout, wrote()]).toEqual([2, '', false]);
  expect(ran.stderr).toMatch(new RegExp(`^error: ${message}\n  fix: .*\n$`));
  expect(ran.stderr).not.toContain('s3cret');
});

test('a folder that cannot be written to is told before anything is sent', async () => {
  writeFileSync(join(bank.folder, 'a-file'), '');
  const { code, stdout, stderr, seen } = await listen((url) => [
    '--base-url',
    url,
    ...ids(),
    '--report-dir',
    'a-file/x',
  ]);
  expect([code, stdout, seen.length]).toEqual([6, '', 0]);
  expect(stderr).toBe(
    'error: Cannot write reports to a-file/x: it is a file, or below one.\n' +
      '  fix: Name a writable folder with --report-dir. Nothing was sent.\n',
  );
});

test('what may have been created is written down for its owner alone, run after run', async () => {
  const args = [...bank.flags, '--only', 'createAccount'];
  await bank.conform(args);
  const file = join(bank.folder, 'conformance-report', 'created.jsonl');
  const first = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o077).toBe(0);
  await bank.conform(args);
  expect(readFileSync(file, 'utf8').startsWith(first)).toBe(true);
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ event }) => event)).toEqual([
    'about-to-write',
    'answered',
    'about-to-write',
    'answered',
  ]);
  expect(lines[1].id).toMatch(/^acc-/);
});

test('where the journal cannot be kept, nothing is written at the bank', async () => {
  mkdirSync(join(bank.folder, 'conformance-report', 'created.jsonl'), { recursive: true });
  const { code, stdout, seen } = await listen((url) => ['--base-url', url, ...ids()]);
  expect(code).toBe(3);
  expect(stdout).toContain('The run was stopped: a write could not be recorded: ');
  expect(new Set(seen.map(({ method }) => method))).toEqual(new Set(['GET']));
});
