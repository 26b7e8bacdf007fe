import { expect, test } from 'vitest';
import { InvalidFault, readFault } from '../../../server/faults/read-fault.ts';
import { createSandbox } from '../../../server/sandbox.ts';

const OPERATIONS = ['createCard', 'retrieveProgram'];

function errorsOf(fault: unknown): string[] {
  try {
    readFault(fault, OPERATIONS);
  } catch (error) {
    if (!(error instanceof InvalidFault)) throw error;
    expect(error).toBeInstanceOf(TypeError);
    return error.errors.map(({ pointer, keyword }) => `${pointer} ${keyword}`);
  }
  return [];
}

test.each<unknown>([
  { delayMs: 60_000 },
  { drop: 'before', delayMs: 1 },
  { drop: 'after', state: 'forget', operation: 'createCard', times: null },
  { drop: 'midway', patch: [{ op: 'remove', path: '/id' }] },
  { answer: { status: 503, headers: { 'retry-after': '1' }, body: { any: ['thing', null] } }, times: 3 },
  { answer: { status: 204 }, when: [{ request: '' }] },
  { status: 204, headers: { 'content-type': null, 'x-trace': 'on' } },
  { status: 299, body: 'truncated', patch: [{ op: 'test', path: '', value: null }] },
  { written: [{ kind: 'acc-', patch: [{ op: 'move', from: '/account/label', path: '/account/familyId' }] }] },
  {
    when: [
      { request: '/amount', is: null },
      { request: '/a~1b/~0', exists: false },
    ],
    status: 200,
  },
  { patch: [{ op: 'take', of: 'before', from: '', path: '' }] },
  {
    patch: [
      { op: 'change', path: '/last4', slice: [-4], letters: 'upper', addAmount: '-0.01', as: 'number' },
    ],
  },
])('%j is a fault', (fault) => {
  expect(errorsOf(fault)).toEqual([]);
});

test.each<[unknown, string[]]>([
  [null, ['# type']],
  [[], ['# type']],
  ['{}', ['# type']],
  [{}, ['# effect']],
  [{ operation: 'createCard', times: 2 }, ['# effect']],
  [{ statuss: 500, status: 500 }, ['#/statuss additionalProperties']],
  [{ toString: 1, status: 500 }, ['#/toString additionalProperties']],
  [{ operation: 'createcard', status: 500 }, ['#/operation enum']],
  [{ times: 0, status: 500 }, ['#/times minimum']],
  [{ times: 1.5, status: 199 }, ['#/times type', '#/status minimum']],
  [{ delayMs: 60_001 }, ['#/delayMs maximum']],
  [{ delayMs: '5' }, ['#/delayMs type']],
  [{ drop: 'never' }, ['#/drop enum']],
  [{ state: 'lose' }, ['#/state enum']],
  [{ body: 'broken' }, ['#/body enum']],
  [{ answer: {} }, ['#/answer/status required']],
  [{ answer: { status: 600, text: '' } }, ['#/answer/status maximum', '#/answer/text additionalProperties']],
  [{ answer: { status: 304, body: '' } }, ['#/answer/body effect']],
  [{ answer: { status: 200, headers: { a: null } } }, ['#/answer/headers/a type']],
  [{ headers: {} }, ['#/headers minProperties']],
  [{ headers: { 'X-A': 'b' } }, ['#/headers/X-A pattern']],
  [{ headers: { 'a b': 'c', 'x-line': 'a\nb' } }, ['#/headers/a%20b pattern', '#/headers/x-line pattern']],
  [{ headers: { 'content-length': '1' } }, ['#/headers/content-length not']],
  [{ headers: { 'x-a': 5 } }, ['#/headers/x-a type']],
  [{ when: [], status: 500 }, ['#/when minItems']],
  [{ when: [{}], status: 500 }, ['#/when/0/request required']],
  [{ when: [{ request: 'amount' }], status: 500 }, ['#/when/0/request pattern']],
  [{ when: [{ request: '', exists: false, is: 1 }], status: 500 }, ['#/when/0/is effect']],
  [{ when: [{ request: '', exists: false, isNot: 1 }], status: 500 }, ['#/when/0/isNot effect']],
  [{ when: [{ request: '', exists: 1 }], status: 500 }, ['#/when/0/exists type']],
  [{ written: [{ kind: 'key-' }] }, ['#/written/0/kind enum', '#/written/0/patch required']],
  [{ patch: [] }, ['#/patch minItems']],
  [{ patch: {} }, ['#/patch type']],
  [{ patch: [7] }, ['#/patch/0 type']],
  [{ patch: [{ op: 'delete', path: '' }] }, ['#/patch/0/op enum']],
  [{ patch: [{ op: 'remove' }] }, ['#/patch/0/path required']],
  [{ patch: [{ op: 'add', path: '/a' }] }, ['#/patch/0/value required']],
  [{ patch: [{ op: 'copy', path: '/a' }] }, ['#/patch/0/from required']],
  [{ patch: [{ op: 'remove', path: '/a', value: 1 }] }, ['#/patch/0/value additionalProperties']],
  [{ patch: [{ op: 'remove', path: 'a' }] }, ['#/patch/0/path pattern']],
  [{ patch: [{ op: 'remove', path: '/a~2' }] }, ['#/patch/0/path pattern']],
  [{ patch: [{ op: 'add', path: '/__proto__/x', value: 1 }] }, ['#/patch/0/path not']],
  [{ patch: [{ op: 'take', path: '/a' }] }, ['#/patch/0/from required', '#/patch/0/of required']],
  [{ patch: [{ op: 'take', of: 'after', from: '', path: '' }] }, ['#/patch/0/of enum']],
  [{ patch: [{ op: 'change', path: '/a' }] }, ['#/patch/0 minProperties']],
  [{ patch: [{ op: 'change', path: '/a', invert: false }] }, ['#/patch/0/invert const']],
  [{ patch: [{ op: 'change', path: '/a', invert: true, append: 'x' }] }, ['#/patch/0/append effect']],
  [{ patch: [{ op: 'change', path: '/a', slice: ['1'] }] }, ['#/patch/0/slice/0 type']],
  [{ patch: [{ op: 'change', path: '/a', addAmount: '1e3' }] }, ['#/patch/0/addAmount pattern']],
])('%j is none', (fault, errors) => {
  expect(errorsOf(fault).sort()).toEqual(errors.sort());
});

test.each<[unknown, string[]]>([
  [{ answer: { status: 500 }, status: 500, drop: 'after' }, ['#/drop effect', '#/status effect']],
  [{ drop: 'before', state: 'forget', body: 'empty' }, ['#/body effect', '#/state effect']],
  [{ drop: 'after', headers: { a: 'b' } }, ['#/headers effect']],
  [{ status: 204, patch: [{ op: 'remove', path: '/id' }] }, ['#/patch effect']],
  [{ body: 'empty', patch: [{ op: 'remove', path: '/id' }] }, ['#/patch effect']],
  [{ drop: 'midway', body: 'empty' }, ['#/drop effect']],
  [{ drop: 'midway', status: 204 }, ['#/drop effect']],
  [{ operation: 'retrieveProgram', state: 'forget' }, ['#/state effect']],
  [
    { operation: 'retrieveProgram', written: [{ kind: 'prg-', patch: [{ op: 'remove', path: '/id' }] }] },
    ['#/written effect'],
  ],
  [
    { state: 'forget', written: [{ kind: 'acc-', patch: [{ op: 'remove', path: '/account' }] }] },
    ['#/written effect'],
  ],
])('%j has members without an effect', (fault, errors) => {
  expect(errorsOf(fault).sort()).toEqual(errors);
});

test('the message has all errors, and a fault without any is the one that came', () => {
  expect(() => readFault({ times: 0, x: 1 }, OPERATIONS)).toThrow(
    'Invalid fault: # has no effect: it names nothing that goes wrong; #/x is not allowed here; #/times must be >= 1.',
  );
  const fault = { status: 500 };
  expect(readFault(fault, OPERATIONS)).toBe(fault);
});

test.each([
  [{ patch: [{ op: 'remove', path: 'a' }] }, "must be a JSON pointer: '' or '/name/0'"],
  [{ patch: [{ op: 'remove', path: '/a/constructor' }] }, 'must not reach into prototypes'],
  [{ headers: { 'X-A': 'b' } }, 'must be a header name in lower case'],
  [{ headers: { te: 'b' } }, 'belongs to the connection, not to the response'],
  [{ headers: { a: '\n' } }, 'must be a valid header value'],
  [{ headers: {} }, 'must name a header'],
  [
    { patch: [{ op: 'change', path: '', addAmount: '1e3' }] },
    "must be a decimal number as a string: '-0.01'",
  ],
  [{ patch: [{ op: 'change', path: '' }] }, 'must say what to change'],
  [{ drop: 'never' }, 'must be one of "before", "after", "midway"'],
  [{ operation: 'createcard', status: 500 }, 'must be one of "createCard", "retrieveProgram"'],
])('%j is refused in words that help', (fault, words) => {
  expect(() => readFault(fault, OPERATIONS)).toThrow(words);
});

test('a fault that is too deep, too long or holds itself is refused, with few errors', () => {
  const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  const circle: { is?: unknown } = {};
  circle.is = circle;
  for (const is of [nested(100_000), circle])
    expect(errorsOf({ status: 500, when: [{ request: '', is }] })).toEqual(['# depth']);
  expect(errorsOf({ status: 500, when: [{ request: '', is: nested(50) }] })).toEqual([]);
  const steps = (length: number, step: unknown) => ({ patch: Array.from({ length }, () => step) });
  expect(errorsOf(steps(1001, { op: 'remove', path: '' }))).toEqual(['#/patch maxItems']);
  expect(errorsOf(steps(1001, 7)).length).toBeLessThan(100);
  expect(errorsOf(steps(300_000, 7))).toEqual(['# size']);
  expect(errorsOf({ headers: { a: 'b'.repeat(10_000) } })).toEqual(['#/headers/a maxLength']);
});

test('at most a thousand faults, so that they cannot fill the memory', async () => {
  const { faults } = await createSandbox();
  for (let count = 0; count < 1000; count++) faults.add({ status: 500 });
  expect(() => faults.add({ status: 500 })).toThrow('the maximum of 1000 faults');
  faults.clear();
  expect(faults.add({ status: 500 }).left).toBe(1);
});
