import { expect, test } from 'vitest';
import type { Waiver } from '../../conformance/options.ts';
import type { Requirement } from '../../conformance/requirement.ts';
import { readWaivers } from '../../conformance/waivers.ts';

const NOW = Date.parse('2026-11-20T23:59:59Z');
const ID = 'createCard.label-is-returned';
const KNOWN = [{ id: ID }, { id: 'createCard.bin-is-returned' }] as unknown as Requirement[];
const WAIVER: Waiver = { requirement: ID, reason: 'known since release 3', expires: '2026-11-20' };

const read = (...waivers: Partial<Waiver>[]) =>
  readWaivers(
    waivers.map((one) => ({ ...WAIVER, ...one })),
    KNOWN,
    NOW,
  );
const states = (waivers: ReturnType<typeof read>, violated: 'not judged' | readonly string[]) =>
  waivers.results(() => violated).map(({ state }) => state);

test('a waiver covers a violation to the end of its last day, in UTC', () => {
  expect(read({}).cover(ID, ['/label'])).toBe(true);
  expect(read({ expires: '2026-11-19' }).cover(ID, ['/label'])).toBe(false);
  expect(read({}).cover('createCard.bin-is-returned', ['/bin'])).toBe(false);
});

test('with a pointer it covers this place alone, and every place must be covered', () => {
  const one = read({ pointer: '/label' });
  expect(one.cover(ID, ['/label'])).toBe(true);
  expect(one.cover(ID, ['/label', '/other'])).toBe(false);
  expect(read({ pointer: '/label' }, { pointer: '/other' }).cover(ID, ['/label', '/other'])).toBe(true);
  expect(one.cover(ID, [])).toBe(false);
});

test('it is applied, stale, unused or expired', () => {
  expect(states(read({}), ['/label'])).toEqual(['applied']);
  expect(states(read({}), [])).toEqual(['stale']);
  expect(states(read({ pointer: '/other' }), ['/label'])).toEqual(['stale']);
  expect(states(read({}), 'not judged')).toEqual(['unused']);
  expect(states(read({ expires: '2026-11-19' }), ['/label'])).toEqual(['expired']);
  expect(states(read({ expires: '2026-11-19' }), 'not judged')).toEqual(['expired']);
});

test.each([
  [{ requirement: 'createCard.label' }, 'a waiver names "createCard.label", which is no requirement'],
  [{ reason: ' ' }, `the waiver of ${ID} has no reason`],
  [{ expires: '2026-02-30' }, `the waiver of ${ID} expires on "2026-02-30", which is no day`],
  [{ expires: 'next year' }, `the waiver of ${ID} expires on "next year", which is no day`],
  [{ expires: '2026-2-3' }, `the waiver of ${ID} expires on "2026-2-3", which is no day`],
])('%j is refused', (change, message) => {
  expect(() => read(change)).toThrow(expect.objectContaining({ name: 'ConfigurationError', message }));
});
