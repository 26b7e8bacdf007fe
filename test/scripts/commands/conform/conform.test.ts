import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../../../conformance/model/report.ts';
import { steps } from '../../../../conformance/scenario/steps.ts';
import conform from '../../../../scripts/commands/conform.ts';
import { groupLives, runCli, startCli } from '../../cli/process.ts';
import { runWith } from '../../cli/run.ts';
import { openBank } from './conform-bank.ts';

const bank = openBank();

/** A real process, as its user starts it. */
const run = (...args: string[]) => runCli(['conform', ...args], bank.folder, bank.env);
const report = () => JSON.parse(bank.files()['conformance.json'] ?? '') as Report;
const steady = (text: string) =>
  text
    .replaceAll(bank.url, 'http://BANK')
    .replace(/[\d.]+ m?s\b/g, 'T')
    .replace(/seed \d+/g, 'seed N')
    .replace(/\d+,\d{3}/g, 'MANY')
    .replace(/-[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, '-NEW');

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');

/** The identifiers of one program, with an account of the run's own. */
const OF_OTHER_RUNS = ['read-accounts-program', 'read-settings', 'read-settings-again'];

test('0: a server that obeys everything is conformant, and every call is shown', async () => {
  const { code, stdout, stderr } = await run(...bank.flags);
  expect(stdout).toMatch(/^Conformance of http:[\s\S]*\nConformant\. .*\n$/);
  const { exchanges } = report();
  expect(exchanges.map(({ id }) => id)).toEqual(
    steps.filter(({ id }) => !OF_OTHER_RUNS.includes(id)).map(({ id }) => id),
  );
  // On a slow machine there is nothing left to wait for.
  expect(steady(stderr).replace(/^ {2}waiting .*\n/m, '')).toBe(
    lines(
      'Checking http://BANK/ by MANY requirements (profile full, seed N)',
      ...exchanges.map(
        ({ request: { method, url }, response, purpose }) =>
          `  ${response?.status}  ${method.padEnd(5)}  ${steady(new URL(url).pathname)}  T  ${purpose}`,
      ),
      'conformance-report/conformance.json',
      'conformance-report/observations.json',
      'conformance-report/conformance.html',
      'conformance-report/created.jsonl holds what may have been created',
    ),
  );
  expect(code).toBe(0);
  expect(Object.keys(bank.files()).sort()).toEqual([
    'conformance.html',
    'conformance.json',
    'created.jsonl',
    'observations.json',
  ]);
  expect(report()).toMatchObject({
    run: { verdict: 'conformant' },
    counts: { violated: 0, inconclusive: 0 },
  });
});

test('1: a violation is told with its requirement, section, place, and both values', async () => {
  await bank.fault({
    operation: 'createCard',
    patch: [{ op: 'replace', path: '/cardStatus', value: 'active' }],
  });
  const { code, stdout } = await run(...bank.flags, '--only', 'createCard');
  for (const told of [
    'violated createCard.status-is-pending-activation  section 3, stated',
    'at        /cardStatus, exchange issue-card\n',
    'expected  "pendingActivation"\n',
    'actual    "active"\n',
  ])
    expect(stdout).toContain(told);
  expect(stdout).toMatch(/\nNot conformant\. .*\n$/);
  expect(code).toBe(1);
});

test('3: nothing violated, and something could not be judged', async () => {
  await bank.fault({ operation: 'receiveAchPull', answer: { status: 403, body: { title: 'not today' } } });
  const { code, stdout } = await run(...bank.flags, '--only', 'receiveAchPull');
  expect(stdout).toContain('receiveAchPull returned 403 (pull-money)\n');
  expect(stdout).toMatch(/\nInconclusive\. .*\n$/);
  expect(code).toBe(3);
});

test('2: an address that is none, and nothing is written', async () => {
  const { code, stdout, stderr } = await run('--base-url', 'bank.example');
  expect([code, stdout, existsSync(join(bank.folder, 'conformance-report'))]).toEqual([2, '', false]);
  expect(stderr).toMatchInlineSnapshot(`
    "error: the base URL is not a valid URL
      fix: Use a complete URL, such as https://bank.example/prefix.
    "
  `);
});

test('4: another host without anybody’s word for it', async () => {
  const { code, stdout, stderr } = await run('--base-url', 'http://bank.invalid', ...bank.flags.slice(2));
  expect([code, stdout, existsSync(join(bank.folder, 'conformance-report'))]).toEqual([4, '', false]);
  expect(stderr).toMatchInlineSnapshot(`
    "error: bank.invalid is not this machine, and the run would write to it with createAccount, createContact, createCard, receiveAchPull, updateAccount, updateSentCheck
      fix: To allow this, add --allow-writes --confirm-host bank.invalid. To send only GET requests, add --read-only.
    "
  `);
});

test.each([
  ['Ctrl-C', 'SIGINT'],
  ['a closed terminal', 'SIGHUP'],
] as const)('130: %s ends it in order, and what was judged by then is kept', async (_, signal) => {
  await bank.fault({ operation: 'createCard', delayMs: 60_000 });
  // Without the signal, the call would be answered after its delay and not be unknown.
  const running = startCli(['conform', ...bank.flags, '--timeout', '600000'], bank.folder, bank.env);
  const { child, output, ended } = running;
  await expect
    .poll(() => bank.files()['created.jsonl'])
    .toMatch(/"event":"about-to-write"[^\n]*"operation":"createCard"/);
  child.kill(signal);
  expect(await ended).toBe(130);
  expect(groupLives(running)).toBe(false);
  expect(output.stderr).toContain(
    'Stopping after writing the reports. Press Ctrl-C again to stop immediately.\n',
  );
  expect(output.stderr).not.toContain('error:');
  expect(output.stdout).toMatch(/\nInconclusive\. The run was stopped: interrupted by the operator\. /);
  const { run: told, counts } = report();
  expect(told).toMatchObject({ verdict: 'inconclusive', stopped: 'interrupted by the operator' });
  expect(counts.passed).toBeGreaterThan(1000);
  const journal =
    bank
      .files()
      ['created.jsonl']?.trim()
      .split('\n')
      .map((line) => JSON.parse(line)) ?? [];
  expect(journal.slice(-2)).toMatchObject([
    { event: 'about-to-write', operation: 'createCard' },
    { event: 'unknown', operation: 'createCard' },
  ]);
});

test.each(['stdout', 'stderr'] as const)(
  'when nobody reads its %s any more, it ends as it would have, and reports are written',
  async (unread) => {
    await bank.fault({ operation: 'retrieveProgram', patch: [{ op: 'remove', path: '/code' }] });
    const running = startCli(['conform', ...bank.flags, '--only', 'retrieveProgram'], bank.folder, bank.env);
    running.child[unread]?.destroy();
    expect(await running.ended).toBe(1);
    expect(report().run.verdict).toBe('violated');
  },
);

test('nothing answers: inconclusive, with the reason', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  gone.close();
  await once(gone, 'close');
  const { code, stdout } = await bank.conform([
    ...['--base-url', `http://127.0.0.1:${port}`, ...bank.flags.slice(2)],
  ]);
  expect(code).toBe(3);
  expect(stdout).toMatch(/retrieveProgram got no response \(read-program\): .*ECONNREFUSED/);
  expect(stdout).toMatch(/\nInconclusive\. .*Nothing was checked\./);
});

test('an id that is not given: what it takes is inconclusive, and the flag is named', async () => {
  const { code, stdout } = await bank.conform([...bank.flags.slice(0, -2), '--skip', 'updateAccount']);
  expect([code, stdout]).toEqual([3, expect.stringContaining('set --check-transfer-id')]);
});

test('what the operator leaves out is no pass, and a run that judged nothing never ends with 0', async () => {
  const some = await bank.conform([...bank.flags, '--skip', 'updateAccount,2.3']);
  expect(some.code).toBe(0);
  expect(some.stdout).toMatch(/\d+ requirements were skipped, which is not a pass\.\n$/);
  const none = await bank.conform([...bank.flags, '--only', 'createCard', '--skip', 'createCard']);
  expect(none.code).toBe(3);
  expect(none.stdout).toContain('Nothing was checked.');
});

test('--evidence lowers what fails a run to a warning', async () => {
  await bank.fault({ operation: 'createCard', patch: [{ op: 'replace', path: '/label', value: 'x' }] });
  const args = [...bank.flags, '--only', 'createCard'];
  expect((await bank.conform([...args, '--evidence', 'implied'])).code).toBe(1);
  const lowered = await bank.conform([...args, '--evidence', 'stated']);
  expect(lowered.code).toBe(0);
  expect(lowered.stdout).toContain('violated without failing the run');
});

const WAIVED = { requirement: 'createCard.status-is-pending-activation', reason: 'release 7' };

test.each([
  ['covers a violation', { ...WAIVED, expires: '2999-01-01' }, true, 0],
  ['has expired', { ...WAIVED, expires: '2020-01-01' }, true, 1],
  ['covers nothing any more', { ...WAIVED, expires: '2999-01-01' }, false, 1],
  ['is for another place', { ...WAIVED, expires: '2999-01-01', pointer: '/label' }, true, 1],
])('a waiver that %s', async (_what, waiver, broken, expected) => {
  if (broken)
    await bank.fault({
      operation: 'createCard',
      patch: [{ op: 'replace', path: '/cardStatus', value: 'x' }],
    });
  writeFileSync(join(bank.folder, 'waivers.yaml'), JSON.stringify([waiver]));
  const { code } = await bank.conform([...bank.flags, '--only', 'createCard', '--waivers', 'waivers.yaml']);
  expect(code).toBe(expected);
  expect(report().waivers).toMatchObject([waiver]);
});

test('a waiver of an unknown requirement is a mistake of its file', async () => {
  writeFileSync(
    join(bank.folder, 'waivers.yaml'),
    JSON.stringify([{ ...WAIVED, requirement: 'createCard.label-is-retruned', expires: '2999-01-01' }]),
  );
  expect(await bank.conform([...bank.flags, '--waivers', 'waivers.yaml'])).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'error: Unknown requirement: "createCard.label-is-retruned".\n  at waivers.yaml:1:17\n' +
      '  fix: Did you mean createCard.label-is-returned? Run with --list to see all requirements.\n',
  });
});

test('--profile schema judges the form alone', async () => {
  await bank.fault({ operation: 'createCard', patch: [{ op: 'replace', path: '/cardStatus', value: 'x' }] });
  const { code } = await bank.conform([...bank.flags, '--profile', 'schema']);
  expect(code).toBe(0);
  const ofRows = report().requirements.filter(({ kind }) => kind === 'behaviour');
  expect(new Set(ofRows.map(({ status }) => status))).toEqual(new Set(['skipped']));
});

test('--timeout', async () => {
  await bank.fault({ operation: 'retrieveProgram', delayMs: 3000 });
  const slow = await bank.conform([...bank.flags, '--only', 'retrieveProgram', '--timeout', '50']);
  expect([slow.code, slow.stdout]).toEqual([3, expect.stringMatching(/retrieveProgram got no response/)]);
});

test('--rate keeps the calls apart', async () => {
  await bank.conform([...bank.flags, '--only', 'createCard', '--rate', '2', '--reporter', 'har']);
  const { log } = JSON.parse(bank.files()['conformance.har'] ?? '') as {
    log: { entries: { startedDateTime: string }[] };
  };
  // A call is noted before it waits for its turn, so that the first to show a wait is the third. Clocks differ by a millisecond.
  const times = log.entries.map(({ startedDateTime }) => Date.parse(startedDateTime));
  const distances = times.slice(2).map((time, index) => time - (times[index] ?? 0));
  expect(distances.length).toBeGreaterThan(0);
  for (const distance of distances) expect(distance).toBeGreaterThanOrEqual(499);
});

test('--seed fixes what is sent', async () => {
  const labels: unknown[] = [];
  for (const seed of ['7', '7', '8']) {
    await bank.conform([...bank.flags, '--only', 'createAccount', '--seed', seed, '--report-dir', 'here']);
    const { run: told, exchanges } = JSON.parse(bank.files('here')['conformance.json'] ?? '') as Report;
    expect(told.seed).toBe(Number(seed));
    labels.push(exchanges.find(({ operation }) => operation === 'createAccount')?.request.body);
  }
  expect(labels[1]).toEqual(labels[0]);
  expect(labels[2]).not.toEqual(labels[0]);
});

test('--account-id and --contact-id stand in for what may not be created', async () => {
  const { accountId, contactId } = bank.seed;
  const ids = ['--account-id', accountId, '--contact-id', contactId];
  const args = [...bank.flags, ...ids, '--only', 'receiveAchPull', '--skip', 'createAccount,createContact'];
  const { stdout } = await bank.conform(args);
  expect(stdout).toContain('Conformance of');
  const sent = report().exchanges.filter(({ operation }) => operation === 'receiveAchPull');
  expect(sent).toMatchObject([{ request: { body: { accountId, contactId } }, response: { status: 201 } }]);
});

test('--sandbox judges one that it starts and stops itself', async () => {
  const args = ['conform', '--sandbox', '--skip', 'updateAccount'];
  const env = { BANKING_API_KEY: 'of-another-bank' };
  expect((await runWith([conform], args, { cwd: bank.folder, env })).code).toBe(0);
  const { target } = report().run;
  expect(target.baseUrl).not.toBe(`${bank.url}/`);
  await expect(fetch(target.baseUrl)).rejects.toThrow();
});

test('a configuration file does all of it, and flags go before it', async () => {
  const [, baseUrl, , programId] = bank.flags;
  writeFileSync(
    join(bank.folder, 'conform.yaml'),
    `base-url: ${baseUrl}\nprogram-id: ${programId}\nonly: [retrieveProgram]\nseed: 5\nreporter: json\nreport-dir: of-the-file\n`,
  );
  const { code, stdout } = await bank.conform(['--config', 'conform.yaml', '--seed', '6']);
  expect([code, stdout]).toEqual([0, '']);
  expect(Object.keys(bank.files('of-the-file'))).toEqual(['conformance.json', 'observations.json']);
  expect(JSON.parse(bank.files('of-the-file')['conformance.json'] ?? '')).toMatchObject({
    run: { seed: 6, only: ['retrieveProgram'] },
  });
});
