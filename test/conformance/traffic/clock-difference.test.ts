import { beforeAll, describe, expect, test } from 'vitest';
import { clockDifference } from '../../../conformance/traffic/judge/clock-difference.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { memorySource } from './memory-source.ts';
import { syntheticDay } from './synthetic-day.ts';

/** Creations that take 100 ms each, recorded by a clock that is some milliseconds ahead of the deployment's. */
function creations(file: number, clock: number, seconds: readonly number[]) {
  return seconds.map((second) => ({
    file,
    startedAt: second * 1000 + 450 + clock,
    endedAt: second * 1000 + 550 + clock,
    createdAt: second * 1000,
  }));
}

describe('how far clocks differ', () => {
  test('one recorder has one clock, whatever it says', () => {
    expect(clockDifference(creations(0, 86_400_000, [1, 2, 3]), 1)).toBe(0);
  });

  test('a record that was there before says nothing', () => {
    const old = { file: 0, startedAt: 3_600_000, endedAt: 3_600_100, createdAt: 0 };
    expect(clockDifference([...creations(0, 0, [1, 2]), old], 1)).toBe(0);
  });

  test.each([2000, -2000, 300_000, -300_000])('two recorders, %i ms apart', (skew) => {
    const difference = clockDifference([...creations(0, 0, [1, 5]), ...creations(1, skew, [2, 4])], 2);
    expect(difference).toBeGreaterThanOrEqual(Math.abs(skew));
    expect(difference).toBeLessThan(Math.abs(skew) + 2000);
    const merged = clockDifference([...creations(0, 0, [1, 5]), ...creations(0, skew, [2, 4])], 1);
    expect(merged).toBeGreaterThanOrEqual(Math.abs(skew));
  });

  test('of a file without creations, minutes are possible', () => {
    expect(clockDifference(creations(0, 0, [1, 2]), 2)).toBeGreaterThanOrEqual(300_000);
    expect(clockDifference([], 2)).toBeGreaterThanOrEqual(300_000);
    expect(clockDifference([], 1)).toBe(0);
  });
});

const LABEL = {
  operation: 'createCard',
  times: null,
  patch: [{ op: 'add', path: '/label', value: 'Another' }],
};
const DAY = { clients: 6, accounts: 120, programs: 1 };

let calls: readonly RecordedCall[];
let faulty: readonly RecordedCall[];
beforeAll(async () => {
  calls = await syntheticDay(DAY);
  faulty = await syntheticDay({ ...DAY, faults: [LABEL as never] });
});

/** Each call by one of two recorders, of which the second one's clock is ahead. */
function split(all: readonly RecordedCall[], skew: number): [RecordedCall[], RecordedCall[]] {
  const isSecond = (index: number) => (Math.imul(index + 1, 2654435761) >>> 16) % 2 === 1;
  const second = all.filter((_, index) => isSecond(index));
  return [
    all.filter((_, index) => !isSecond(index)),
    second.map((call) => ({ ...call, startedAt: call.startedAt + skew, endedAt: call.endedAt + skew })),
  ];
}

test.each([2000, -2000, 60_000, 300_000, -300_000])(
  'recorders whose clocks differ by %i ms: nobody is accused for the order of calls, and a fault is found',
  async (skew) => {
    const report = await judgeTraffic(memorySource(...split(calls, skew)), {}, { withoutCalls: true });
    expect(report.requirements.filter(({ status }) => status === 'violated').map(({ id }) => id)).toEqual([]);
    const found = await judgeTraffic(memorySource(...split(faulty, skew)), {}, { withoutCalls: true });
    expect(found.requirements.filter(({ status }) => status === 'violated').map(({ id }) => id)).toEqual([
      'createCard.label-is-returned',
    ]);
  },
);

test('what cannot be put in order is inconclusive, and says so', async () => {
  const report = await judgeTraffic(memorySource(...split(calls, 60_000)), {}, { withoutCalls: true });
  const reasons = JSON.stringify(report.traffic).match(/the clocks of the recorders may differ by \d+ s/g);
  expect(reasons).toContainEqual(expect.stringMatching(/ 6\d s$/));
});
