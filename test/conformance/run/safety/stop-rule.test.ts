import { expect, test } from 'vitest';
import type { Outcome } from '../../../../conformance/model/exchange.ts';
import { reasonToAskNoMore, reasonToStop } from '../../../../conformance/run/safety/stop-rule.ts';

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

const asked = (short: Short) => ({ outcome: toOutcome(short), question: 'edge-blanks' });

test('a refused question never stops the run, whatever its status', () => {
  for (const status of [401, 422, 500, 503]) {
    const refused = Array.from({ length: 10 }, () => asked(status));
    expect(reasonToStop(refused)).toBeUndefined();
    expect(reasonToStop([...refused, { outcome: toOutcome(status) }])).toBeUndefined();
  }
});

test('a deployment that is gone stops it', () => {
  expect(reasonToStop([asked('unreachable'), asked('unreachable')])).toMatch(/is unreachable/);
});

test('after three questions with 401 no more are asked', () => {
  expect(reasonToAskNoMore([asked(401), asked(401), asked(401)])).toMatch(/401/);
  expect(reasonToAskNoMore([asked(401), asked(403), asked(401), asked(401)])).toBeUndefined();
  expect(reasonToAskNoMore([401, 401, 401].map((short) => ({ outcome: toOutcome(short) })))).toBeUndefined();
});
