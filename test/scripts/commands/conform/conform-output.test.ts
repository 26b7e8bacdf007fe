import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requirements } from '../../../../conformance/catalogue/catalogue.ts';
import { REPORTERS as OF_THE_SUITE } from '../../../../conformance/report/reporters.ts';
import { steps } from '../../../../conformance/scenario/steps.ts';
import { readSettingsAgainStep, readSettingsStep } from '../../../../conformance/scenario/updateAccount.ts';
import { runCommandLine } from '../../../../scripts/cli/wrapper.ts';
import conform from '../../../../scripts/commands/conform.ts';
import { REPORTER_NAMES } from '../../../../scripts/commands/settings/table.ts';
import { ROOT } from '../../cli/process.ts';
import { runWith } from '../../cli/run.ts';
import { openBank } from './conform-bank.ts';

const bank = openBank();
const few = () => [...bank.flags, '--only', 'retrieveProgram'];

test('the help lists the reporters that there are', () => {
  expect(REPORTER_NAMES).toEqual(OF_THE_SUITE);
});

test('--json puts the report on standard output, and nothing beside it', async () => {
  const { code, stdout, stderr } = await bank.conform([...few(), '--json']);
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual(JSON.parse(bank.files()['conformance.json'] ?? ''));
});

/** As a process of its own whose output or errors go to a disk that is full. */
async function onFullDisk(stream: 'stdout' | 'stderr', ...args: string[]) {
  const full = openSync('/dev/full', 'w');
  const stdio: ('ignore' | 'pipe' | number)[] = ['ignore', 'pipe', 'pipe'];
  stdio[stream === 'stdout' ? 1 : 2] = full;
  const child = spawn(process.execPath, [join(ROOT, 'scripts/cli.ts'), ...args], {
    cwd: bank.folder,
    env: { ...process.env, ...bank.env },
    stdio,
  });
  let told = '';
  (child.stderr ?? child.stdout)?.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  const [code] = await once(child, 'close');
  return { code, told };
}

test.runIf(existsSync('/dev/full'))(
  'a full disk is no violation, and the reports are there all the same',
  async () => {
    const args = ['conform', ...few(), '--quiet'];
    expect(await onFullDisk('stdout', ...args, '--report-dir', 'a')).toEqual({
      code: 6,
      told: 'error: Cannot write to standard output: no space left on the disk (ENOSPC).\n  fix: Free some disk space, or redirect the output elsewhere.\n',
    });
    expect(Object.keys(bank.files('a'))).toContain('conformance.html');
    expect((await onFullDisk('stderr', 'conform', ...few(), '--report-dir', 'b')).code).toBe(6);
    expect(Object.keys(bank.files('b'))).toContain('conformance.html');
    expect((await onFullDisk('stdout', '--help')).code).toBe(6);
  },
);

test('a failure after something was written names the file that tells what', async () => {
  let told = '';
  const stderr = {
    write(text: string) {
      if (/^ {2}20\d {2}POST/.test(text)) throw new Error('the sky fell');
      told += text;
    },
  };
  const around = { cwd: bank.folder, env: bank.env, stdout: stderr, stderr };
  const program = { name: 't', summary: '', version: '1', commands: { conform: async () => conform } };
  const argv = ['conform', ...bank.flags, '--only', 'createAccount'];
  const { signal } = new AbortController();
  expect(await runCommandLine(argv, program, { ...around, signal })).toBe(70);
  expect(told).toContain(
    'warning: conformance-report/created.jsonl holds what may have been created\nerror: t 1 failed: the sky fell\n',
  );
});

test('--quiet leaves the report alone', async () => {
  const { stdout, stderr } = await bank.conform([...few(), '--quiet']);
  expect([stdout.split('\n')[0], stderr]).toEqual([`Conformance of ${bank.url}/`, '']);
});

test('--reporter chooses what is written and what is printed', async () => {
  const files = await bank.conform([
    ...few(),
    '--reporter',
    'junit',
    '--reporter',
    'har',
    '--report-dir',
    'a/b',
  ]);
  expect([files.code, files.stdout, Object.keys(bank.files('a/b'))]).toEqual([
    0,
    '',
    ['conformance.har', 'conformance.junit.xml'],
  ]);
  expect(files.stderr).toMatch(/\na\/b\/conformance\.junit\.xml\na\/b\/conformance\.har\n$/);
  const text = await bank.conform([...few(), '--reporter', 'console', '--report-dir', 'c']);
  expect([text.stdout.split('\n')[0], Object.keys(bank.files('c'))]).toEqual([
    `Conformance of ${bank.url}/`,
    [],
  ]);
});

test('on a terminal it is coloured, elsewhere not', async () => {
  const around = { cwd: bank.folder, env: bank.env };
  const colour = String.fromCharCode(27);
  const plain = await runWith([conform], ['conform', ...few()], around);
  const coloured = await runWith([conform], ['conform', ...few()], { ...around, isTTY: true });
  expect([plain.stdout.includes(colour), coloured.stdout.includes(colour)]).toEqual([false, true]);
});

const anywhere = (...args: string[]) => runWith([conform], ['conform', ...args], { cwd: bank.folder });

test('--list shows every requirement, without a server and without a file', async () => {
  const { code, stdout, stderr } = await anywhere('--list');
  const many = requirements.length.toLocaleString('en');
  expect([code, stderr]).toEqual([0, `${many} of ${many} requirements\n`]);
  expect(stdout.trimEnd().split('\n')).toHaveLength(requirements.length);
  const { evidence, section, id, statement } =
    requirements.find((one) => one.id === 'createContact.name-is-returned') ?? {};
  expect(stdout).toContain(
    `\n${evidence?.padEnd(10)}${section?.padEnd(6)}${id}  ${statement} [\`/name\` of the response is what was sent]\n`,
  );
  expect(readdirSync(bank.folder)).toEqual([]);
});

test('--list honours what is asked for, and gives data', async () => {
  const one = ['--list', '--only', 'createCard.label-is-returned'];
  expect((await anywhere(...one)).stdout.trimEnd().split('\n')).toHaveLength(1);
  const { stdout } = await anywhere('--list', '--json', '--only', 'createCard', '--skip', 'createCard.body');
  const listed = JSON.parse(stdout).requirements;
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.map(({ check: _, ...requirement }: { check?: string }) => requirement)).toEqual(
    requirements.filter(
      ({ id, operations }) => operations[0] === 'createCard' && !/^createCard\.body[.:]/.test(id),
    ),
  );
});

test.each(['--list', '--plan', '--read-only'])(
  'with %s, words that name nothing are refused',
  async (mode) => {
    const ran = await anywhere(
      mode,
      '--base-url',
      'http://127.0.0.1:9',
      '--only',
      'createCrad.label-is-returned',
      '--skip',
      '9.9',
    );
    expect(ran).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'error: unknown requirement, operation or section: "createCrad.label-is-returned", "9.9"\n' +
        '  fix: Did you mean createCard? --list shows all of them.\n',
    });
  },
);

test('--plan shows every request and sends none', async () => {
  const flags = [...bank.flags.slice(2), '--base-url', 'http://bank.invalid/prefix', '--seed', '7'];
  const { code, stdout, stderr } = await anywhere('--plan', ...flags, '--skip', 'createContact');
  expect(code).toBe(0);
  expect(stdout).toContain(
    `# 1. Read the program (read-program): GET /prefix/v1/program/${bank.seed.programId}\ncurl "$BANKING_BASE_URL/v1/program/${bank.seed.programId}" --header 'accept: application/json'`,
  );
  expect(stdout).toMatch(/\nBANKING_BASE_URL=\$\{BANKING_BASE_URL:-http:\/\/bank\.invalid\/prefix\}\n/);
  expect(stdout).toContain('PATCH /prefix/v1/account/{accountId of open-account}\n');
  expect(stdout).toMatch(/# not sent: receiveAchPull \(pull-money\): /);
  expect(stderr).toMatchInlineSnapshot(`
    "Nothing was sent. A run with --seed 7 sends these to http://bank.invalid/prefix
    With these options, the run would be refused: bank.invalid is not this machine, and the run would write to it with createAccount, createCard, receiveAchPull, updateAccount, updateSentCheck.
      To allow this, add --allow-writes --confirm-host bank.invalid. To send only GET requests, add --read-only.
    "
  `);
  expect(readdirSync(bank.folder)).toEqual([]);
});

test('--plan gives data, and is what a run with its seed then sends', async () => {
  const plan = JSON.parse((await anywhere('--plan', '--json', ...bank.flags)).stdout);
  expect(plan.calls.map(({ id }: { id: string }) => id)).toContain('issue-card');
  await bank.conform([...bank.flags, '--seed', String(plan.seed), '--only', 'createContact']);
  const { exchanges } = JSON.parse(bank.files()['conformance.json'] ?? '');
  const sent = (list: { id: string; request?: object; body?: object }[], id: string) =>
    list.find((one) => one.id === id);
  const planned = sent(plan.calls, 'store-contact')?.body as Record<string, unknown>;
  const made = sent(exchanges, 'store-contact')?.request as { body: Record<string, unknown> };
  expect({ ...made.body, accountId: '' }).toEqual({ ...planned, accountId: '' });
});

test('--plan --sandbox plans for the sandbox, and starts none', async () => {
  const { code, stdout, stderr } = await anywhere('--plan', '--sandbox', '--seed', '3');
  // An account that the run itself opens is not read before it is changed.
  const left = [readSettingsStep.id, readSettingsAgainStep.id];
  const planned = steps.filter(({ id }) => !left.includes(id));
  expect([code, stdout.match(/^# \d+\./gm)?.length]).toEqual([0, planned.length]);
  expect(stdout).not.toContain('# not sent');
  expect(stderr).not.toContain('refused');
});

test('--plan --sandbox with another deployment is refused as the run would be', async () => {
  const ran = await anywhere('--plan', '--sandbox', '--confirm-host', 'x');
  expect([ran.code, ran.stderr.split('\n')[0]]).toEqual([
    2,
    'error: --sandbox and --confirm-host cannot be used together.',
  ]);
});
