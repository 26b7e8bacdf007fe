import { expect, test } from 'vitest';
import { reasonToStop } from '../../../../conformance/run/safety/stop-rule.ts';
import type { Outcome } from '../../../../conformance/transport/exchange.ts';

type Short = number | 'unreachable' | 'timeout' | 'cut-off' | 'too-large';

function toOutcome(short: Short): Outcome {
  if (typeof short === 'string') return { kind: 'failure', reason: short, detail: '' };
  return { kind: 'response', status: short, headers: {}, bytes: 2, body: { kind: 'json', value: {} } };
}

const why = (calls: readonly Short[]) => reasonToStop(calls.map((short) => ({ outcome: toOutcome(short) })));

test.each<[Short[], RegExp]>([
  [[401, 401], /401/],
  [[201, 401, 401], /401/],
  [[500, 503, 599], /5xx/],
  [[200, 502, 502, 502], /5xx/],
  [['unreachable', 'unreachable'], /is unreachable/],
  [['timeout', 'timeout', 'timeout'], /no complete response/],
  [['unreachable', 'timeout', 'cut-off'], /no complete response/],
  [['cut-off', 'cut-off', 'cut-off'], /no complete response/],
])('after %j the run stops', (calls, expected) => {
  expect(why(calls)).toMatch(expected);
});

test.each<[Short[]]>([
  [[]],
  [[401]],
  [[401, 201, 401]],
  [[401, 403]],
  [[403, 403, 403, 403]],
  [[422, 422, 422, 422]],
  [[500, 500]],
  [[500, 500, 201, 500]],
  [[499, 500, 500]],
  [['unreachable']],
  [['unreachable', 200, 'unreachable']],
  [['timeout', 'timeout']],
  [['timeout', 'timeout', 200, 'timeout']],
  [['too-large', 'too-large', 'too-large', 'too-large']],
])('after %j it goes on', (calls) => {
  expect(why(calls)).toBeUndefined();
});
