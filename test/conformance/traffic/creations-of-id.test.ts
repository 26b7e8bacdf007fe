import { expect, test } from 'vitest';
import { CallColumns, timeKeyOf } from '../../../conformance/traffic/judge/call-columns.ts';
import { CreationsOfId } from '../../../conformance/traffic/judge/creations-of-id.ts';
import type { Json } from '../../../lib/json.ts';

const POSITION = { file: 0, offset: 0, length: 0 };

/** @param calls start, content and time of creation of each */
function creationsOf(calls: readonly (readonly [start: number, content: number, createdAt?: Json])[]) {
  const columns = new CallColumns();
  const creations = new CreationsOfId(columns);
  for (const [start, content, createdAt] of calls)
    creations.add(
      columns.add(
        { startedAt: start, endedAt: start + 1 },
        POSITION,
        Number.NaN,
        content,
        timeKeyOf(createdAt),
      ),
    );
  return creations;
}

test('unlike is what differs in content and in time', () => {
  const creations = creationsOf([
    [0, 1, '2026-05-04T06:00:00Z'],
    [1, 1, '2026-05-04T06:00:01Z'],
    [2, 2, '2026-05-04T06:00:00Z'],
    [3, 3, 'noon'],
    [4, 4, 'noon'],
    [5, 1, '2026-05-04T06:00:00Z'],
    [6, 5],
    [7, 6],
  ]);
  expect([...creations.unlike(0)]).toEqual([3, 4, 6, 7]);
  expect([...creations.unlike(3)]).toEqual([0, 1, 2, 6, 7]);
  // Two that show no time may be of any.
  expect([...creations.unlike(6)]).toEqual([0, 1, 2, 3, 4, 7]);
});

test('a repetition follows another call of the same content or time', () => {
  const creations = creationsOf([
    [5, 1, '2026-05-04T06:00:00Z'],
    [1, 1, '2026-05-04T06:00:01Z'],
    [9, 2, '2026-05-04T06:00:01Z'],
    [0, 3, ''],
    [2, 4, ''],
    [3, 5],
    [4, 6],
  ]);
  expect([0, 1, 2, 3, 4, 5, 6].map((row) => creations.isRepetition(row))).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
});
