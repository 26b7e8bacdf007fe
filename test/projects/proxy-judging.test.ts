import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CapturedCall } from '../../conformance/proxy/captured-call.ts';
import { type JudgingOptions, startJudging } from '../../conformance/proxy/start-judging.ts';
import { operations } from '../../generated/operations.ts';
import { temporaryFolder } from '../scripts/pipeline/command-line.ts';

const { method, path } = operations.createAccount;

/** The account has no field that it should have. */
function call(content = '{}'): CapturedCall {
  const rawHeaders = ['content-type', 'application/json'];
  return {
    startedAt: 1,
    endedAt: 2,
    request: { method, path, rawHeaders, content: new TextEncoder().encode('{}') },
    response: { status: 200, rawHeaders, content: new TextEncoder().encode(content) },
  };
}

const start = (options: Partial<JudgingOptions> = {}) =>
  startJudging({ origin: 'https://bank.example', options: {}, ...options });

test('calls are judged in a process of their own, and their memory is given back', async () => {
  const found: string[] = [];
  const judging = await start({
    onViolations: ({ violations }) => found.push(...violations.map(({ requirement }) => requirement)),
  });
  let freed = 0;
  for (let count = 0; count < 3; count += 1)
    judging.take(call(), () => {
      freed += 1;
    });
  const report = await judging.finish();
  expect(freed).toBe(3);
  expect(report.run.verdict).toBe('violated');
  expect(report.exchanges).toHaveLength(3);
  expect(new Set(found)).toEqual(
    new Set(report.requirements.filter(({ fails }) => fails).map(({ id }) => id)),
  );
});

test('calls that come too fast are left out, and counted', async () => {
  const problems: string[] = [];
  const judging = await start({ queue: 1, onProblem: (why) => problems.push(why) });
  let freed = 0;
  for (let count = 0; count < 3; count += 1)
    judging.take(call('null'), () => {
      freed += 1;
    });
  const report = await judging.finish(['a reason of another']);
  expect(freed).toBe(3);
  expect(problems).toHaveLength(1);
  expect(report.run.stopped).toBe('a reason of another; 2 of 3 calls were not checked');
});

test('a process that ends is said once, and the verdict is inconclusive', async () => {
  const problems: string[] = [];
  let failed: (why: string) => void = () => {};
  const said = new Promise<string>((resolve) => {
    failed = resolve;
  });
  const judging = await start({
    // Not enough to judge anything.
    memory: 128,
    onProblem: (why) => {
      problems.push(why);
      failed(why);
    },
  });
  let freed = 0;
  const free = () => {
    freed += 1;
  };
  const take = () => judging.take(call(`[${'{"a":[1,2,3]},'.repeat(2_000_000)}0]`), free);
  take();
  await said;
  take();
  expect(freed).toBe(2);
  const { run } = await judging.finish();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^nothing is checked any more: its process ended/);
  expect(run.verdict).toBe('inconclusive');
  expect(run.stopped).toMatch(/^nothing is checked any more: .*; 2 of 2 calls were not checked$/);
});

test('invalid options are refused', async () => {
  await expect(start({ options: { only: ['no-such-thing'] } })).rejects.toThrow(
    'unknown requirement, operation or section',
  );
});

test('violations that were found before the process ended stay in the report, and all other calls are counted', async () => {
  const found: string[] = [];
  const methods: (string | undefined)[] = [];
  const problems: string[] = [];
  const folder = await temporaryFolder();
  const judging = await start({
    record: { path: join(folder, 'calls.part'), name: 'calls.har' },
    onViolations: ({ violations, waited }) => {
      found.push(...violations.map(({ requirement }) => requirement));
      methods.push(waited?.[0]?.request.method);
    },
    onProblem: (why) => problems.push(why),
  });
  judging.take(call(), () => {});
  await expect.poll(() => found.length).toBeGreaterThan(0);
  process.kill(judging.pid as number, 'SIGSTOP');
  for (let count = 0; count < 3; count += 1) judging.take(call('null'), () => {});
  process.kill(judging.pid as number, 'SIGKILL');
  await expect.poll(() => problems).toHaveLength(1);
  judging.take(call('null'), () => {});
  const report = await judging.finish();
  expect(report.run.verdict).toBe('violated');
  expect(
    report.requirements
      .filter(({ status }) => status === 'violated')
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...new Set(found)].sort());
  // It is judged when others may no longer explain it.
  expect(methods).toEqual([method]);
  expect(report.exchanges.map(({ id }) => id)).toEqual(['proxy#1']);
  // The first one may not have been confirmed.
  expect(report.run.stopped).toMatch(
    /^nothing is checked or recorded any more: .*; [45] of 5 calls were not checked$/,
  );
});

test('a process that hangs is ended', async () => {
  const judging = await start({ patienceMs: 500 });
  process.kill(judging.pid as number, 'SIGSTOP');
  judging.take(call(), () => {});
  const { run } = await judging.finish();
  expect(run.verdict).toBe('inconclusive');
  expect(run.stopped).toBe(
    'nothing is checked any more: its process has given no sign of life for 0.5 s; 1 of 1 calls were not checked',
  );
});
