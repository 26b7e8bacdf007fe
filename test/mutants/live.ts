/** Tells whether traffic has the same result when it is checked as it comes. */
import type { Report } from '../../conformance/model/report.ts';
import { createLiveJudge } from '../../conformance/traffic/create-live-judge.ts';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';

/** Lists what has another result if each call is seen when it has ended; `undefined`: nothing has. */
export function differenceWhenLive(
  calls: readonly RecordedCall[],
  { requirements, run }: Report,
): string | undefined {
  const judge = createLiveJudge();
  for (const call of calls.toSorted((one, other) => one.endedAt - other.endedAt)) judge.add(call);
  const live = judge.finish();
  const before = new Map(requirements.map((one) => [one.id, one]));
  const other = live.requirements.find((one) => {
    const same = before.get(one.id);
    return one.status !== same?.status || one.judged !== same.judged;
  });
  if (other !== undefined) {
    const recorded = before.get(other.id);
    return `${other.id}: ${other.status} (${other.judged}) live, ${recorded?.status} (${recorded?.judged}) in the recording`;
  }
  return live.run.verdict === run.verdict
    ? undefined
    : `${live.run.verdict} live, ${run.verdict} in the recording`;
}
