import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch } from '../../../server/faults/apply-patch.ts';
import type { PatchStep } from '../../../server/faults/fault.ts';

const record = () => ({
  id: 'acc-1',
  amount: '10.00',
  createdAt: '2026-03-02T14:05:10Z',
  flag: false,
  none: null,
  list: ['a', 'b'],
  'a/b': { '~': 1 },
});
const sources = { request: { label: 'new', list: [1] }, before: { label: 'old' } };
const patched = (...steps: PatchStep[]) => applyPatch(record(), steps, sources);

test.each<[PatchStep, object]>([
  [{ op: 'remove', path: '/id' }, { id: undefined }],
  [{ op: 'remove', path: '/list/0' }, { list: ['b'] }],
  [{ op: 'replace', path: '/none', value: {} }, { none: {} }],
  [{ op: 'replace', path: '/a~1b/~0', value: 2 }, { 'a/b': { '~': 2 } }],
  [{ op: 'add', path: '/more', value: null }, { more: null }],
  [{ op: 'add', path: '/list/-', value: 'c' }, { list: ['a', 'b', 'c'] }],
  [
    { op: 'move', from: '/id', path: '/none' },
    { id: undefined, none: 'acc-1' },
  ],
  [{ op: 'copy', from: '/id', path: '/amount' }, { amount: 'acc-1' }],
  [{ op: 'take', of: 'request', from: '/label', path: '/id' }, { id: 'new' }],
  [{ op: 'take', of: 'before', from: '', path: '/none' }, { none: { label: 'old' } }],
  [{ op: 'change', path: '/id', slice: [0, 3] }, { id: 'acc' }],
  [{ op: 'change', path: '/id', slice: [-1], prepend: '<', append: '>' }, { id: '<1>' }],
  [{ op: 'change', path: '/id', letters: 'upper' }, { id: 'ACC-1' }],
  [{ op: 'change', path: '/createdAt', addSeconds: -11 }, { createdAt: '2026-03-02T14:04:59Z' }],
  [
    { op: 'change', path: '/createdAt', slice: [0, -1], append: '.000Z' },
    { createdAt: '2026-03-02T14:05:10.000Z' },
  ],
  [{ op: 'change', path: '/amount', addAmount: '-0.01' }, { amount: '9.99' }],
  [{ op: 'change', path: '/amount', addAmount: '-10.05' }, { amount: '-0.05' }],
  [{ op: 'change', path: '/amount', as: 'number' }, { amount: 10 }],
  [{ op: 'change', path: '/flag', as: 'text' }, { flag: 'false' }],
  [{ op: 'change', path: '/flag', invert: true }, { flag: true }],
  [{ op: 'change', path: '/flag', invert: true, as: 'number' }, { flag: 1 }],
])('%j', (step, expected) => {
  expect(JSON.parse(JSON.stringify(patched(step)))).toEqual(
    JSON.parse(JSON.stringify({ ...record(), ...expected })),
  );
});

test('a step may replace the whole, and steps follow one another', () => {
  expect(patched({ op: 'replace', path: '', value: 7 })).toBe(7);
  expect(
    patched(
      { op: 'take', of: 'before', from: '', path: '' },
      { op: 'test', path: '/label', value: 'old' },
      { op: 'change', path: '/label', letters: 'upper' },
    ),
  ).toEqual({ label: 'OLD' });
});

test.each<[PatchStep, string]>([
  [{ op: 'remove', path: '/nothing' }, 'the place does not exist'],
  [{ op: 'remove', path: '' }, 'the whole document cannot be removed'],
  [{ op: 'remove', path: '/list/2' }, 'the place does not exist'],
  [{ op: 'remove', path: '/list/length' }, 'the place does not exist'],
  [{ op: 'remove', path: '/toString' }, 'the place does not exist'],
  [{ op: 'replace', path: '/list/x', value: 1 }, 'the place does not exist'],
  [{ op: 'replace', path: '/list/-', value: 1 }, 'the place does not exist'],
  [{ op: 'replace', path: '/more', value: 1 }, 'the place does not exist'],
  [{ op: 'add', path: '/no/where', value: 1 }, 'the place does not exist'],
  [{ op: 'add', path: '/id/x', value: 1 }, 'the place does not exist'],
  [{ op: 'add', path: '/none/x', value: 1 }, 'the place does not exist'],
  [{ op: 'add', path: '/toString/x', value: 1 }, 'the place does not exist'],
  [{ op: 'add', path: '/list/01', value: 1 }, 'the place does not exist'],
  [{ op: 'copy', from: '/nothing', path: '/id' }, "the place '/nothing' does not exist"],
  [{ op: 'move', from: '/nothing', path: '/id' }, "the place '/nothing' does not exist"],
  [{ op: 'move', from: '/a~1b', path: '/a~1b/~0' }, 'the place does not exist'],
  [{ op: 'test', path: '/id', value: 'acc-2' }, 'the value there is different'],
  [{ op: 'take', of: 'request', from: '/x', path: '/id' }, "the request has no '/x'"],
  [{ op: 'take', of: 'before', from: '/x', path: '/id' }, "the state before has no '/x'"],
  [{ op: 'change', path: '/x', append: 'a' }, 'the place does not exist'],
  [{ op: 'change', path: '/none', append: 'a' }, 'the value there cannot be changed this way'],
  [{ op: 'change', path: '/id', addSeconds: 1 }, 'the value there cannot be changed this way'],
  [{ op: 'change', path: '/id', addAmount: '1' }, 'the value there cannot be changed this way'],
  [{ op: 'change', path: '/amount', addAmount: '0.001' }, 'the value there cannot be changed this way'],
  [{ op: 'change', path: '/id', invert: true }, 'the value there cannot be changed this way'],
  [{ op: 'change', path: '/id', as: 'number' }, 'the value there cannot be changed this way'],
])('%j cannot be applied', (step, why) => {
  const what = `Step 2 of the patch (${step.op} '${step.path}') cannot be applied: ${why}.`;
  expect(() => patched({ op: 'test', path: '/id', value: 'acc-1' }, step)).toThrow(
    expect.objectContaining({
      status: 500,
      message: what,
      input: { code: 'fault-not-applicable', detail: what },
    }),
  );
});

test('what a fault holds is never changed by the documents it was put into', () => {
  const value = { inner: [] as string[] };
  const steps: PatchStep[] = [
    { op: 'add', path: '/more', value },
    { op: 'add', path: '/more/inner/-', value: 'x' },
    { op: 'replace', path: '/none', value },
    { op: 'add', path: '/none/inner/-', value: 'y' },
    { op: 'take', of: 'request', from: '/list', path: '/taken' },
    { op: 'add', path: '/taken/-', value: 2 },
  ];
  patched(...steps);
  expect(value).toEqual({ inner: [] });
  expect(sources.request.list).toEqual([1]);
});

test('amounts are moved exactly', () => {
  const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const amounts = [one, other, one + other].map(toAmount);
      const step = { op: 'change', path: '/a', addAmount: amounts[1] ?? '' } as const;
      expect(applyPatch({ a: amounts[0] }, [step], sources)).toEqual({ a: amounts[2] });
    }),
  );
});

function toAmount(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

test.each<[string, PatchStep[], RegExp]>([
  [
    'copies that double a place',
    Array.from({ length: 60 }, (_, index) => ({ op: 'copy', from: '/a', path: `/a/${index}` })),
    /copies or changes more than/,
  ],
  [
    'values taken again and again',
    Array.from({ length: 60 }, (_, index) => ({ op: 'take', of: 'request', from: '', path: `/a/${index}` })),
    /copies or changes more than/,
  ],
  [
    'copies into their own depth',
    Array.from({ length: 12 }, (_, turn) => ({
      op: 'copy',
      from: '/a',
      path: `/a${'/b'.repeat(2 ** turn)}`,
    })),
    /deeper than/,
  ],
])('the work of a patch is limited: %s', (_name, patch, message) => {
  const long = { request: { text: 'x'.repeat(100_000) }, before: undefined };
  expect(() => applyPatch({ a: {} }, patch, long)).toThrow(message);
});
