import { expect, test } from 'vitest';
import { stronglyConnected } from '../../lib/strongly-connected.ts';

const GRAPH: Readonly<Record<string, string>> = { a: 'bx', b: 'c', c: 'ad', d: 'ee', e: 'd', f: 'f', x: '' };
const nextOf = (node: string) => [...(GRAPH[node] ?? '')];
const from = (start: string, known = '') =>
  [...stronglyConnected(start, nextOf, (node) => known.includes(node))].map((nodes) =>
    [...nodes].sort().join(''),
  );

test('nodes that lead to each other are one, after what they lead to', () => {
  expect(from('a')).toEqual(['de', 'x', 'abc']);
  expect(from('f')).toEqual(['f']);
});

test('what is known is not looked at', () => {
  expect(from('a', 'cx')).toEqual(['b', 'a']);
});

test('a long chain overflows no stack', () => {
  const chain = [
    ...stronglyConnected(
      0,
      (node) => (node < 1e5 ? [node + 1] : []),
      () => false,
    ),
  ];
  expect(chain).toHaveLength(1e5 + 1);
});
