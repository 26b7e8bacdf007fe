import { expect, test } from 'vitest';
import { createPseudonymizer } from '../../../conformance/record/create-pseudonymizer.ts';
import { createPlacer } from '../../../conformance/stream/place-in-stream.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import { partOf } from '../../../conformance/traffic/partition.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { mergeReports } from '../../../conformance/traffic/report/merge-reports.ts';
import { memorySource } from '../traffic/memory-source.ts';
import { syntheticDay } from '../traffic/synthetic-day.ts';

const FAULTS = [
  { operation: 'createCard', times: null, patch: [{ op: 'remove', path: '/last4' }] },
  { operation: 'updateAccount', times: null, patch: [{ op: 'change', path: '/createdAt', addSeconds: 3 }] },
] as const;
const day = await syntheticDay({ clients: 60, accounts: 300, faults: FAULTS });

const judged = (calls: readonly RecordedCall[]) =>
  judgeTraffic(memorySource(calls), {}, { withoutCalls: true });

test.each([1, 3, 16])(
  '%i parts come to the result of the whole, whichever of four proxies sees a call',
  async (parts) => {
    const places = Array.from({ length: 4 }, () => createPlacer());
    const placed = day
      .toSorted((one, other) => one.endedAt - other.endedAt)
      .map((call, index) => ({ call, ...(places[((index * 7) % 11) % 4] as (typeof places)[0])(call) }))
      .reverse();
    const reports = Array.from({ length: parts }, (_, index) => {
      const isOwn = (key: string) => partOf(key, parts) === index + 1;
      return placed.flatMap(({ call, key, isNeeded }): RecordedCall[] => {
        if (isOwn(key)) return [call];
        return isNeeded ? [{ ...call, context: true }] : [];
      });
    }).map(async (calls, index) => ({ name: `part ${index}`, report: await judged(calls) }));
    const merged = mergeReports(await Promise.all(reports));
    const whole = await judged(day);
    expect(whole.requirements.filter(({ status }) => status === 'violated').length).toBeGreaterThan(1);
    expect(merged.requirements).toEqual(whole.requirements);
    expect(merged.traffic?.tallies).toEqual(whole.traffic?.tallies);
    expect(merged.traffic?.others).toEqual(whole.traffic?.others);
  },
);

test('proxies with one key give a call the same pseudonyms, whatever they have seen before', () => {
  const key = new Uint8Array(32).fill(7);
  const idOf = ({ id }: RecordedCall) => id;
  const [one, other] = [createPseudonymizer({ key, idOf }), createPseudonymizer({ key, idOf })];
  const there = day.map(one.call);
  const back = day.toReversed().map(other.call).reverse();
  expect(there).toEqual(back);
});
