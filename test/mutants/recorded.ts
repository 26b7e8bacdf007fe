/** Tells whether a run has the same result from its recording, and live, and is accused of nothing else by a judge that does not know it as a run. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Exchange } from '../../conformance/model/exchange.ts';
import type { Report } from '../../conformance/model/report.ts';
import { createPseudonymizer } from '../../conformance/record/create-pseudonymizer.ts';
import { judgeTraffic } from '../../conformance/traffic/judge-traffic.ts';
import { openCalls } from '../../conformance/traffic/open-calls.ts';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';
import { harWriter } from '../../conformance/traffic/write-har.ts';
import { withNotes } from '../conformance/traffic/recorded-run.ts';
import { differenceWhenLive } from './live.ts';
import { differenceBetween, placeWithoutNames } from './shared-recording.ts';

/** The numbers are the same in each run: what a test sees must not depend on luck. */
const KEY = new Uint8Array(32).fill(7);

/**
 * Lists what has another result once the calls were written to a HAR and read, as they are or with pseudonyms, or checked as they came; `undefined`:
 * nothing has.
 */
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

  const bare = calls.map(({ run, ...call }) => call);
  const plain = await judgeHar(bare);
  const accused = plain.requirements.find(
    ({ id, status }) => status === 'violated' && before.get(id)?.status !== 'violated',
  );
  if (accused !== undefined) return `${accused.id} is violated where nobody knows that it is a run`;
  const pseudonymizer = createPseudonymizer({ key: KEY, idOf: ({ id }) => id });
  const shared = bare.map((call) => pseudonymizer.call(call));
  const difference =
    differenceBetween(exchanges, shared) ?? differenceBetweenReports(plain, await judgeHar(shared));
  if (difference !== undefined) return `with pseudonyms: ${difference}`;
  return differenceWhenLive(bare, plain);
}

/** The first requirement that the second report sees otherwise: its status, how often it was judged, and where it is violated. */
export function differenceBetweenReports(before: Report, after: Report): string | undefined {
  const [lines, others] = [linesOf(before), linesOf(after)];
  const different = lines.findIndex((line, index) => line !== others[index]);
  return different < 0 ? undefined : `${lines[different]} became ${others[different]}`;
}

/** `createCard.label-is-returned violated 1 run.har#4 /label` */
function linesOf({ requirements, run }: Report): string[] {
  const ofRequirements = requirements.map(({ id, status, judged, violations }) =>
    [
      ...[id, status, judged],
      ...violations.flatMap(({ exchange, pointer }) => [exchange, placeWithoutNames(pointer)]),
    ].join(' '),
  );
  return [run.verdict, ...ofRequirements];
}

export async function judgeHar(calls: readonly RecordedCall[]): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
  const file = join(folder, 'run.har');
  const writer = harWriter();
  writeFileSync(file, calls.map((call) => writer.write(call)).join('') + writer.end());
  const source = openCalls([file]);
  try {
    return await judgeTraffic(source, {}, { withoutCalls: true });
  } finally {
    source.close();
    rmSync(folder, { recursive: true });
  }
}
