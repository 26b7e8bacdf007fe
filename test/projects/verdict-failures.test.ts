import { chmodSync, cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Ended, type Job, makeFolder, run, runAction } from './ci/composite.ts';
import { fakeTool, freshReport, printingTool } from './ci/fake-tool.ts';
import { ROOT } from './installed.ts';

// The tool is a program that fails in one way. It must never look like a pass, or like a violation.

const NOT_A_PASS = 'This is not a pass, and no violation was found either.';
const KEY = 'key-8c41d7e0f2';

async function check(mode: string, env: Job['env'] = {}, inputs: Job['with'] = {}): Promise<Ended> {
  return runAction({ with: { mode, ...inputs }, env: { ...env }, cwd: makeFolder() });
}

function expectToolFailure({ code, outputs, summary, log }: Ended): void {
  expect([0, 1, 3], log).not.toContain(code);
  expect(outputs.verdict).toBe('tool-failed');
  expect(summary).toContain('## The tool failed');
  expect(summary).toContain(NOT_A_PASS);
  expect(log).toContain('::error title=The tool failed::');
}

test.each(['fresh', 'diff', 'conform'])(
  '%s: a tool that does nothing, whatever its exit code',
  async (mode) => {
    for (const code of [0, 1, 2, 3, 4, 5, 6, 70, 124, 130, 255]) {
      const ended = await check(mode, printingTool('', code), { base: 'HEAD' });
      expectToolFailure(ended);
      expect(ended.summary).toContain(`exit code ${code}`);
    }
  },
);

test.each([
  ['is not there', { VERDICT_COMMAND: 'no-such-program' }, 'ENOENT'],
  ['cannot be parsed', fakeTool('import nothing from "nowhere";'), 'exit code 1'],
  ['throws', fakeTool('throw new Error("lost");'), 'lost'],
  ['kills itself', fakeTool('process.kill(process.pid, "SIGKILL");'), 'the signal SIGKILL'],
  ['runs out of memory', fakeTool('process.abort();'), 'the signal SIGABRT'],
  ['prints half a report', printingTool(freshReport([]).slice(0, -9), 0), 'not complete JSON'],
  ['prints another report', printingTool('{"counts":{}}', 0), 'another form'],
  ['prints null', printingTool('null', 0), 'another form'],
  ['prints an empty list', printingTool('[]', 0), 'it compared no file'],
  ['compares nothing', printingTool(freshReport([], []), 0), 'it compared no file'],
  ['passes in spite of its report', printingTool(freshReport(['a.ts']), 0), 'names 1 files'],
  ['fails in spite of its report', printingTool(freshReport([]), 1), 'names 0 files'],
  ['shows its help', printingTool('Usage: banking-platform-api', 0), 'not complete JSON'],
])('fresh: a tool that %s', async (_, env, reason) => {
  const ended = await check('fresh', env);
  expectToolFailure(ended);
  expect(ended.summary).toContain(reason);
});

test('what runs too long is asked to end, with all that it has started', async () => {
  const folder = makeFolder({
    'child.cjs': `
      const { writeFileSync } = require('node:fs');
      process.on('SIGTERM', () => { writeFileSync(__dirname + '/ended', ''); process.exit(); });
      writeFileSync(__dirname + '/started', '');
      setInterval(() => {}, 1000);`,
  });
  const tool = fakeTool(
    `import { spawn } from 'node:child_process';
    spawn(process.execPath, [${JSON.stringify(join(folder, 'child.cjs'))}], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`,
  );
  const ended = await check('fresh', tool, { 'timeout-minutes': '0.02' });
  expectToolFailure(ended);
  expect(ended.code).toBe(124);
  expect(ended.summary).toContain('the time limit');
  // On a busy machine the limit may come before the second program.
  expect(existsSync(join(folder, 'ended'))).toBe(existsSync(join(folder, 'started')));
});

test('a program that leaves another behind, which holds its output, has ended all the same', async () => {
  const folder = makeFolder({ 'child.cjs': 'setInterval(() => {}, 1000);' });
  const tool = fakeTool(
    `import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    const child = spawn(process.execPath, [${JSON.stringify(join(folder, 'child.cjs'))}], { detached: true, stdio: 'inherit' });
    writeFileSync(${JSON.stringify(join(folder, 'pid'))}, String(child.pid));
    process.stdout.write(${JSON.stringify(freshReport([]))}, () => process.exit(0));`,
  );
  try {
    const ended = await check('fresh', tool);
    expect([ended.code, ended.outputs.verdict], ended.log).toEqual([0, 'passed']);
  } finally {
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')));
  }
});

test('a report that an earlier run left is not that of this one', async () => {
  const cwd = makeFolder({ 'verdict-report/conformance.json': readReport('conformant') });
  const ended = await runAction({ with: { mode: 'conform' }, env: printingTool('', 0), cwd });
  expectToolFailure(ended);
  expect(ended.summary).toContain('it wrote no report');
  expect(existsSync(join(cwd, 'verdict-report/conformance.json'))).toBe(false);
});

function readReport(verdict: string): string {
  return JSON.stringify({ run: { verdict }, counts: { passed: 1 } });
}

/** Writes a report where `--report-dir` says, and responds to `verify-report`. */
const conforming = (report: string, code: number, verifies: number) =>
  fakeTool(
    `import { writeFileSync } from 'node:fs';
    if (args[0] === 'verify-report') process.exit(${verifies});
    const folder = args[args.indexOf('--report-dir') + 1];
    writeFileSync(folder + '/conformance.json', ${JSON.stringify(report)});
    writeFileSync(folder + '/conformance.md', '# Report');
    process.exitCode = ${code};`,
  );

test.each([
  ['is edited', readReport('conformant'), 0, 1, 'verify-report ended with exit code 1'],
  ['has no digest', readReport('conformant'), 0, 3, 'verify-report ended with exit code 3'],
  ['is cut off', '{"run":', 0, 2, 'verify-report ended with exit code 2'],
  ['says violated, with 0', readReport('violated'), 0, 0, 'its report says violated'],
  ['says inconclusive, with 0', readReport('inconclusive'), 0, 0, 'its report says inconclusive'],
  ['says conformant, with 1', readReport('conformant'), 1, 0, 'its report says conformant'],
  ['says a word that nobody knows', readReport('fine'), 0, 0, 'its report says fine'],
])('conform: a report that %s', async (_, report, code, verifies, reason) => {
  const ended = await check('conform', conforming(report, code, verifies));
  expectToolFailure(ended);
  expect(ended.summary).toContain(reason);
});

test('the same reports, in agreement with the code, are verdicts', async () => {
  const verdicts = {
    conformant: [0, 'passed'],
    violated: [1, 'failed'],
    inconclusive: [3, 'inconclusive'],
  } as const;
  for (const [word, [code, verdict]] of Object.entries(verdicts)) {
    const ended = await check('conform', conforming(readReport(word), code, 0));
    expect([ended.code, ended.outputs.verdict], ended.log).toEqual([code, verdict]);
  }
});

test('diff: a tool that fails when it shows what it has compared', async () => {
  const report = JSON.stringify({ changes: [], counts: { breaking: 0, additive: 0, editorial: 0 } });
  const half = `process.stdout.write('# Changes'); process.exitCode = 6;`;
  const source = `if (args.includes('--json')) process.stdout.write(${JSON.stringify(report)}); else { ${half} }`;
  const ended = await check('diff', fakeTool(source), { base: 'HEAD' });
  expectToolFailure(ended);
  const silent = `process.stdout.write(args.includes('--json') ? ${JSON.stringify(report)} : '');`;
  expectToolFailure(await check('diff', fakeTool(silent), { base: 'HEAD' }));
});

test('diff: exit codes that its report bears out are verdicts, others are not', async () => {
  const report = (more: object) => ({
    changes: [],
    counts: { breaking: 0, additive: 0, editorial: 0 },
    undecided: 0,
    expiredAcceptances: [],
    unusedAcceptances: [],
    ...more,
  });
  const tool = (more: object, code: number) => {
    const text = JSON.stringify(report(more));
    return fakeTool(
      `if (args.includes('--json')) process.stdout.write(${JSON.stringify(text)});
      else if (args.includes('markdown')) console.log('# Changes');
      process.exitCode = ${code};`,
    );
  };
  for (const [more, code, verdict] of [
    [{}, 0, 'passed'],
    [{ counts: { breaking: 1, additive: 0, editorial: 0 } }, 1, 'failed'],
    [{ expiredAcceptances: ['x'] }, 1, 'failed'],
    [{ undecided: 2 }, 3, 'inconclusive'],
    [{}, 1, 'tool-failed'],
    [{}, 3, 'tool-failed'],
    [{ undecided: 1 }, 0, 'tool-failed'],
  ] as const) {
    const ended = await check('diff', tool(more, code), { base: 'HEAD' });
    expect([code, ended.outputs.verdict], ended.log).toEqual([code, verdict]);
  }
});

test('diff: an event without an earlier version, and one whose commit cannot be fetched', async () => {
  const event = (value: object) => ({
    GITHUB_EVENT_PATH: join(makeFolder({ 'event.json': JSON.stringify(value) }), 'event.json'),
    ...printingTool('', 0),
  });
  for (const before of [undefined, '0'.repeat(40), '--upload-pack=x', 'main'])
    expect((await check('diff', event({ before }))).summary).toContain('no earlier version');
  const lost = await check('diff', event({ before: 'a'.repeat(40) }));
  expectToolFailure(lost);
  expect(lost.summary).toContain('could not be fetched');
});

test('settings that are wrong', async () => {
  const wrong: Record<string, string>[] = [
    { mode: 'nightly' },
    { mode: '' },
    { mode: 'fresh', issue: 'sometimes' },
    { mode: 'fresh', 'timeout-minutes': 'soon' },
    { mode: 'fresh', 'timeout-minutes': '-1' },
    { mode: 'fresh', 'working-directory': 'nowhere' },
    { mode: 'fresh', version: 'https://example.com/x.tgz' },
    { mode: 'diff', base: '--format' },
    { mode: 'conform', args: `--api-key ${KEY}` },
    { mode: 'conform', args: `--header=x:${KEY}` },
  ];
  for (const inputs of wrong) {
    const ended = await runAction({ with: inputs, env: printingTool(freshReport([]), 0), cwd: makeFolder() });
    expectToolFailure(ended);
    expect(ended.code, JSON.stringify(inputs)).toBe(2);
    expect(ended.summary).not.toContain(KEY);
  }
});

test('the package is not installed, or cannot be', async () => {
  const asks = makeFolder({ 'package.json': '{"devDependencies":{"banking-platform-api":"0.1.0"}}' });
  const missing = await runAction({ with: { mode: 'fresh' }, cwd: asks });
  expectToolFailure(missing);
  expect(missing.summary).toContain('npm ci');
  const offline = {
    npm_config_registry: 'http://127.0.0.1:1/',
    npm_config_fetch_retries: '0',
    npm_config_cache: makeFolder(),
  };
  const unreachable = await check('fresh', offline, { version: '9.9.9' });
  expectToolFailure(unreachable);
  expect(unreachable.summary).toContain('could not be installed');
});

test('Node.js is not installed, or too old for the scripts', async () => {
  const bin = makeFolder();
  for (const name of ['sh', 'bash', 'dirname', 'mktemp', 'cat', 'rm'])
    symlinkSync((await run('which', [name], bin, process.env)).log.trim(), join(bin, name));
  expectToolFailure(await check('fresh', { PATH: bin }));
  writeFileSync(join(bin, 'node'), '#!/bin/sh\necho "SyntaxError: Unexpected token" >&2\nexit 1\n');
  chmodSync(join(bin, 'node'), 0o755);
  const old = await check('fresh', { PATH: bin });
  expectToolFailure(old);
  expect(old.summary).toContain('verdict.js ended before it had a verdict');
});

test('verdict.js itself crashes, or exits with 0 without a verdict', async () => {
  const stop = 'console.log("::stop-commands::" + process.env.VERDICT_RECEIPT.split("/").pop());';
  for (const source of [`${stop} throw new Error("a bug")`, 'process.exit(0)', 'process.exit(3)']) {
    const action = makeFolder();
    cpSync(join(ROOT, 'ci'), join(action, 'ci'), { recursive: true });
    writeFileSync(join(action, 'ci/verdict.js'), source);
    const ended = await runAction({ with: { mode: 'fresh' }, cwd: makeFolder(), action });
    expectToolFailure(ended);
    const [, word] = /::stop-commands::(\S+)/.exec(ended.log) ?? [];
    // Otherwise, the runner would not read what the script says about it.
    if (word !== undefined) expect(ended.log).toContain(`::${word}::\n::error title=The tool failed::`);
  }
});

test('a disk that is full', async () => {
  const full = {
    PATH: [limitedShell(), process.env.PATH].join(delimiter),
    ...printingTool(freshReport([]), 0),
  };
  const { code, outputs } = await check('fresh', full);
  expect([0, 1, 3]).not.toContain(code);
  expect(outputs.verdict).not.toBe('passed');
  // The summary is only shown: a verdict stands without it.
  const cwd = makeFolder({ 'verdict-report/x': '' });
  const env = { ...printingTool(freshReport([]), 0), GITHUB_STEP_SUMMARY: cwd };
  const unseen = await runAction({ with: { mode: 'fresh' }, env, cwd });
  expect([unseen.code, unseen.outputs.verdict], unseen.log).toEqual([0, 'passed']);
});

/** A folder with an `sh` whose processes can write nothing into files. */
function limitedShell(): string {
  const folder = makeFolder();
  writeFileSync(join(folder, 'sh'), '#!/bin/bash\nulimit -f 0\ntrap "" XFSZ\nexec /bin/sh "$@"\n');
  chmodSync(join(folder, 'sh'), 0o755);
  return folder;
}

test('annotations have their place from the top of the repository', async () => {
  const cwd = makeFolder({ 'packages/a/package.json': '{}' });
  const ended = await runAction({
    with: { mode: 'fresh', 'working-directory': 'packages/a' },
    env: { GITHUB_WORKSPACE: cwd, ...printingTool(freshReport(['a.ts']), 1) },
    cwd,
  });
  expect(ended.log).toContain('::error file=packages/a/generated/a.ts,');
  expect(existsSync(join(cwd, 'packages/a/verdict-report/fresh.json'))).toBe(true);
});

test('the report folder cannot be made', async () => {
  const cwd = makeFolder({ 'verdict-report': 'a file' });
  const ended = await runAction({ with: { mode: 'fresh' }, env: printingTool(freshReport([]), 0), cwd });
  expectToolFailure(ended);
  expect(ended.code).toBe(6);
});

test('secrets are masked before the tool runs, and in no output after that', async () => {
  const source = `
    const secret = process.env.BANKING_API_KEY;
    console.error('error: the key ' + secret + ' is wrong\\n  fix: not ' + JSON.stringify(secret) + process.env.VENDOR_PASSWORD);
    console.log(secret);
    process.exitCode = 6;`;
  const cwd = makeFolder();
  const secrets = { BANKING_API_KEY: KEY, VENDOR_PASSWORD: 'a-long-password' };
  const { log, summary } = await runAction({
    with: { mode: 'conform' },
    env: { ...fakeTool(source), ...secrets },
    cwd,
  });
  const masks = Object.values(secrets).map((secret) => `::add-mask::${secret}`);
  const lines = log.split('\n').filter((line) => !masks.includes(line));
  expect(masks.every((mask) => log.indexOf(mask) < log.indexOf('::stop-commands::'))).toBe(true);
  const reports = readFileSync(join(cwd, 'verdict-report/summary.md'), 'utf8');
  for (const text of [lines.join('\n'), summary, reports])
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
  expect(summary).toContain('(masked)');
});

test('what the tool prints is no command to the runner, and sees nothing of it', async () => {
  const source = `
    console.error('::add-mask::passed');
    console.error('::warning::' + ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'VERDICT_TOKEN'].map((name) => name in process.env));
    process.stdout.write(${JSON.stringify(freshReport(['a%0A.ts']))});
    process.exitCode = 1;`;
  const { log, code } = await check('fresh', fakeTool(source));
  expect(code).toBe(1);
  expect(log).toContain('false,false,false');
  const [, word = ''] = /::stop-commands::(\S+)/.exec(log) ?? [];
  expect(word.length).toBeGreaterThan(8);
  const start = log.indexOf(`::stop-commands::${word}\n`);
  const end = log.indexOf(`::${word}::\n`);
  expect(start).toBeGreaterThanOrEqual(0);
  expect(log.indexOf('::add-mask::passed')).toBeGreaterThan(start);
  expect(end).toBeGreaterThan(log.indexOf('::add-mask::passed'));
  expect(log.indexOf('::error file=generated/a%250A.ts,')).toBeGreaterThan(end);
});
