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

test('nothing of the report shows the key, wherever the client puts it', async () => {
  const keys: string[] = [];
  const report = await judgeFunction(
    async ({ environment, fetch }) => {
      const key = environment.BANKING_API_KEY as string;
      keys.push(key);
      await fetch(`${environment.BANKING_BASE_URL}/v1/account/${key}?key=${key}`, {
        method: 'PATCH',
        headers: { 'x-key': key, 'content-type': `application/json; key=${key}` },
        body: JSON.stringify({ [key]: key, label: key }),
      });
      throw new Error(`failed with ${key} and ${Buffer.from(key).toString('base64')}`);
    },
    { command: 'pay --verbose' },
  );
  const shown = JSON.stringify(report);
  const forms = keys.flatMap((key) => [
    key,
    Buffer.from(key).toString('base64'),
    Buffer.from(key).toString('hex'),
  ]);
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.filter((form) => shown.includes(form))).toEqual([]);
  expect(report.counts.violated).toBeGreaterThan(0);
});
