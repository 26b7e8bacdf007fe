/** Whether a run comes out the same from its recording, and is accused of nothing else by those who do not know that it is one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../../conformance/report/report.ts';
import { judgeTraffic } from '../../conformance/traffic/judge-traffic.ts';
import { openCalls } from '../../conformance/traffic/open-calls.ts';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';
import { harWriter } from '../../conformance/traffic/write-har.ts';
import type { Exchange } from '../../conformance/transport/exchange.ts';
import { withNotes } from '../conformance/traffic/recorded-run.ts';

/** What is judged otherwise once the calls were written to a HAR and read; `undefined`: nothing is. */
export async function differenceWhenRecorded(
  report: Report,
  exchanges: readonly Exchange[],
): Promise<string | undefined> {
  if (exchanges.length === 0) return undefined;
  const calls = withNotes({ report, exchanges });
  const judged = await judgeHar(calls);
  const before = new Map(report.requirements.map((one) => [one.id, one]));
  const other = judged.requirements.find((one) => {
    const same = before.get(one.id);
    return one.status !== same?.status || one.judged !== same.judged;
  });
  if (other !== undefined)
    return `${other.id}: ${other.status} (${other.judged}), ${before.get(other.id)?.status} (${before.get(other.id)?.judged}) in the run`;
  if (judged.run.verdict !== report.run.verdict)
    return `${judged.run.verdict}, ${report.run.verdict} in the run`;

  const plain = await judgeHar(calls.map(({ run, ...call }) => call));
  const accused = plain.requirements.find(
    ({ id, status }) => status === 'violated' && before.get(id)?.status !== 'violated',
  );
  return accused && `${accused.id} is violated where nobody knows that it is a run`;
}

async function judgeHar(calls: readonly RecordedCall[]): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
  const file = join(folder, 'run.har');
  const writer = harWriter();
  writeFileSync(file, calls.map((call) => writer.write(call)).join('') + writer.end());
  const source = openCalls([file]);
  try {
    return await judgeTraffic(source, {}, { isBrief: true });
  } finally {
    source.close();
    rmSync(folder, { recursive: true });
  }
}
