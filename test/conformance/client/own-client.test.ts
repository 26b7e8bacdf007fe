import { expect, test } from 'vitest';
import { judgeFunction, violationsOf } from '../../clients/judge-function.ts';
import { ours } from '../../clients/workflow.ts';

test('our client violates nothing, and everything is judged', async () => {
  const report = await judgeFunction(ours);
  expect(violationsOf(report)).toEqual([]);
  expect(
    report.requirements.filter(({ status }) => status !== 'passed').map(({ id, notes }) => [id, notes]),
  ).toEqual([]);
  expect(report.run.verdict).toBe('conformant');
});
