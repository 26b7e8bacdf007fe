import { expect, test } from 'vitest';
import { CallReader } from '../../../conformance/traffic/call-reader.ts';
import { recordKey, toIndexedCall } from '../../../conformance/traffic/judge/indexed-call.ts';
import { KeptCalls } from '../../../conformance/traffic/judge/kept-calls.ts';
import { exampleCall, urlOf } from './calls.ts';

const BASE = 'https://bank.example';
const LENGTH = 4 * 2 ** 20;

test('when there are too many calls, those that were not used for long are unknown', () => {
  const reader = new CallReader();
  const calls = new KeptCalls(reader);
  const add = (id: string) => {
    const body = JSON.stringify({ id, text: ' '.repeat(LENGTH) });
    const placed = reader.place(
      exampleCall({
        request: {
          method: 'GET',
          url: urlOf('/v1/program/{programId}', id, BASE),
          headers: [],
          body: { absent: 'none' },
        },
        response: { status: 200, headers: [], body },
      }),
    );
    if (placed === undefined) throw new Error('the call is to no operation');
    const call = toIndexedCall(placed, reader.exchange(placed), 0, () => placed.call);
    calls.add(call);
    return call;
  };
  const isKnown = (id: string) =>
    calls.index.of(BASE).calls.of('shown', recordKey('Program', id)) !== undefined;
  const ids = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const [first] = ids.slice(0, 7).map(add);
  expect(ids.map(isKnown)).toEqual([true, true, true, true, true, true, true, false]);
  if (first !== undefined) calls.exchange(first);
  add('8');
  expect(ids.filter(isKnown)).toEqual(['1', '7', '8']);
});
