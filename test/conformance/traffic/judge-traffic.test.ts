import { expect, test } from 'vitest';
import type { Report } from '../../../conformance/report/report.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import { memorySource } from './memory-source.ts';
import { recordedRun, withNotes } from './recorded-run.ts';

const statuses = ({ requirements }: Report) =>
  Object.fromEntries(requirements.map(({ id, status }) => [id, status]));

test('the recording of a run comes out as the run', async () => {
  const made = await recordedRun();
  const { report } = made;
  const judged = await judgeTraffic(memorySource(withNotes(made)));
  expect(statuses(judged)).toEqual(statuses(report));
  expect(judged.run.verdict).toBe(report.run.verdict);
});

test('without notes, a run is traffic as any other', async () => {
  const { calls } = await recordedRun();
  const judged = await judgeTraffic(memorySource(calls));
  const open = judged.requirements.filter(({ status }) => status !== 'passed');
  // In recordings, others may change the program between an update and the next reading of it.
  expect(open.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'updateAccount.program-is-kept inconclusive',
  ]);
});
