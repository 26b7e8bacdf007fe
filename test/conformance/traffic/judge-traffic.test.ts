import { expect, test } from 'vitest';
import type { Report } from '../../../conformance/report/report.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import type { Exchange } from '../../../conformance/transport/exchange.ts';
import { judgeBank } from '../../mutants/judge-bank.ts';
import { memorySource } from './memory-source.ts';
import { toRecordedCalls, withNotes } from './recorded-run.ts';

async function run(
  bank: Parameters<typeof judgeBank>[0] = {},
): Promise<{ report: Report; exchanges: readonly Exchange[] }> {
  let exchanges: readonly Exchange[] = [];
  const report = await judgeBank({
    ...bank,
    parts: {
      onExchanges: (all) => {
        exchanges = all;
      },
    },
  });
  return { report, exchanges };
}

const statuses = ({ requirements }: Report) =>
  Object.fromEntries(requirements.map(({ id, status }) => [id, status]));

test('the recording of a run comes out as the run', async () => {
  const { report, exchanges } = await run();
  const judged = await judgeTraffic(memorySource(withNotes(toRecordedCalls(exchanges), exchanges, report)));
  expect(statuses(judged)).toEqual(statuses(report));
  expect(judged.run.verdict).toBe(report.run.verdict);
});

test('without notes, a run is traffic as any other', async () => {
  const { exchanges } = await run();
  const judged = await judgeTraffic(memorySource(toRecordedCalls(exchanges)));
  expect(
    judged.requirements
      .filter(({ status }) => status !== 'passed')
      .map(({ id, status, notes, violations }) => ({ id, status, notes, violations })),
  ).toEqual([]);
});
