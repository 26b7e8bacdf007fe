import { expect, test } from 'vitest';
import { CreationsOfId } from '../../../conformance/traffic/judge/creations-of-id.ts';
import { operations } from '../../../generated/operations.ts';
import type { Json } from '../../../lib/json.ts';
import { indexedCall } from './calls.ts';

/** @param calls start, content and time of creation of each */
function creationsOf(calls: readonly (readonly [start: number, content: number, createdAt?: Json])[]) {
  const creations = new CreationsOfId();
  const added = calls.map(([startedAt, content, createdAt]) => {
    const call = indexedCall({
      startedAt,
      endedAt: startedAt + 1,
      request: {
        method: 'POST',
        url: `https://bank.example${operations.createCard.path}`,
        headers: [],
        body: `{"content":${content}}`,
      },
      response: { status: 201, headers: [], body: JSON.stringify({ id: 'crd-1', createdAt }) },
    });
    creations.add(call);
    return call;
  });
  return {
    unlike: (index: number) =>
      Array.from(creations.unlike(added[index] as (typeof added)[0]), (one) => added.indexOf(one)),
    repetitions: () => added.map((one) => creations.isRepetition(one)),
  };
}

test('unlike is what differs in content and in time', () => {
  const { unlike } = creationsOf([
    [0, 1, '2026-05-04T06:00:00Z'],
    [1, 1, '2026-05-04T06:00:01Z'],
    [2, 2, '2026-05-04T06:00:00Z'],
    [3, 3, 'noon'],
    [4, 4, 'noon'],
    [5, 1, '2026-05-04T06:00:00Z'],
    [6, 5],
    [7, 6],
  ]);
  expect(unlike(0)).toEqual([3, 4, 6, 7]);
  expect(unlike(3)).toEqual([0, 1, 2, 6, 7]);
  // Two that show no time may be of any.
  expect(unlike(6)).toEqual([0, 1, 2, 3, 4, 7]);
});

test('a repetition follows another call of the same content or time', () => {
  const { repetitions } = creationsOf([
    [5, 1, '2026-05-04T06:00:00Z'],
    [1, 1, '2026-05-04T06:00:01Z'],
    [9, 2, '2026-05-04T06:00:01Z'],
    [0, 3, ''],
    [2, 4, ''],
    [3, 5],
    [4, 6],
  ]);
  expect(repetitions()).toEqual([true, false, true, false, true, false, false]);
});

test('requests with the same fields in another order ask for the same', () => {
  const contents = [
    '{"a":1,"b":[{"c":"x","d":null}]}',
    '{"b":[{"d":null,"c":"x"}],"a":1}',
    '{"a":"1","b":[]}',
  ].map(
    (body) =>
      indexedCall({
        request: {
          method: 'POST',
          url: `https://bank.example${operations.createCard.path}`,
          headers: [],
          body,
        },
      }).content,
  );
  expect(contents[0]).toBe(contents[1]);
  expect(contents[0]).not.toBe(contents[2]);
});

test('a request that is deeper than the stack is known by its text', () => {
  const deep = (inner: string) =>
    indexedCall({
      request: {
        method: 'POST',
        url: `https://bank.example${operations.createCard.path}`,
        headers: [],
        body: `${'['.repeat(100_000)}${inner}${']'.repeat(100_000)}`,
      },
    }).content;
  expect(deep('1')).toBe(deep('1'));
  expect(deep('1')).not.toBe(deep('2'));
});
