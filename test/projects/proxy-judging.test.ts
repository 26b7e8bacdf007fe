import { expect, test } from 'vitest';
import type { CapturedCall } from '../../conformance/proxy/captured-call.ts';
import { type JudgingOptions, startJudging } from '../../conformance/proxy/start-judging.ts';
import { operations } from '../../generated/operations.ts';

const { method, path } = operations.createAccount;

/** The account has no field that it should have. */
function call(content = '{}'): CapturedCall {
  const fieldLines = Buffer.from('content-type: application/json\r\n');
  return {
    startedAt: 1,
    endedAt: 2,
    request: { start: `${method} ${path} HTTP/1.1`, fieldLines, content: new TextEncoder().encode('{}') },
    response: { start: 'HTTP/1.1 200 OK', fieldLines, content: new TextEncoder().encode(content) },
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
  expect(report.run.stopped).toBe('a reason of another; 2 of 3 calls were not judged');
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
  expect(problems[0]).toMatch(/^nothing is judged any more: its process ended/);
  expect(run.verdict).toBe('inconclusive');
  expect(run.stopped).toMatch(/^nothing is judged any more: .*; 1 of 2 calls were not judged$/);
});

test('invalid options are refused', async () => {
  await expect(start({ options: { only: ['no-such-thing'] } })).rejects.toThrow(
    'unknown requirement, operation or section',
  );
});
