import { expect, test } from 'vitest';
import { withinLimit } from '../../../conformance/discover/find-longest.ts';
import type { ProbeOutcome } from '../../../conformance/discover/prober.ts';

/** A deployment with this limit, and what it was asked. */
function limitedTo(limit: number, answer: (count: number) => ProbeOutcome | undefined = () => undefined) {
  const asked: number[] = [];
  const ask = async (length: number): Promise<ProbeOutcome> => {
    asked.push(length);
    return answer(asked.length) ?? (length <= limit ? 'accepted' : 'refused');
  };
  return { ask, asked };
}

test('each limit is found, whatever it is', async () => {
  for (const limit of [1, 2, 30, 255, 2500, 4998, 4999])
    expect(await withinLimit(5000, limitedTo(limit).ask, 2)).toBe(limit);
  expect(await withinLimit(5000, limitedTo(0).ask, 2)).toBeUndefined();
});

test('a deployment that is out of order now and then is asked again, and its limit is no other', async () => {
  for (const every of [2, 3, 7, 13]) {
    const { ask } = limitedTo(255, (count) => (count % every === 0 ? 'unclear' : undefined));
    expect(await withinLimit(5000, ask, 2), String(every)).toBe(255);
  }
});

test('where a length has no clear outcome, nothing is claimed', async () => {
  const { ask, asked } = limitedTo(255, (count) => (count > 4 ? 'unclear' : undefined));
  expect(await withinLimit(5000, ask, 2)).toBeUndefined();
  expect(asked.length).toBeLessThan(10);
});

test('one that refuses what it accepted before has no limit', async () => {
  for (let wrong = 1; wrong < 20; wrong++) {
    const { ask } = limitedTo(255, (count) => (count === wrong ? 'refused' : undefined));
    expect([undefined, 255], String(wrong)).toContain(await withinLimit(5000, ask, 2));
  }
});

test('what cannot be sent is not asked again', async () => {
  let asked = 0;
  const ask = async () => {
    asked++;
    return undefined;
  };
  expect(await withinLimit(5000, ask, 2)).toBeUndefined();
  expect(asked).toBe(1);
});
