import { expect, test } from 'vitest';
import { requirements } from '../../../conformance/catalogue/catalogue.ts';
import { fieldsOf } from '../../../conformance/catalogue/tree.ts';
import { isPlace, nearestPlace } from '../../../conformance/judge/waiver-place.ts';
import { createWaivers } from '../../../conformance/judge/waivers.ts';
import type { Waiver } from '../../../conformance/model/options.ts';
import type { Requirement } from '../../../conformance/model/requirement.ts';

const NOW = Date.parse('2026-11-20T23:59:59Z');
const ID = 'createCard.label-is-returned';
const KNOWN = [ID, 'createCard.bin-is-returned'].map((id) => ({
  id,
  section: '2.6',
  operations: ['createCard'],
})) as unknown as Requirement[];
const WAIVER: Waiver = { requirement: ID, reason: 'known since release 3', expires: '2026-11-20' };

const read = (...waivers: Partial<Waiver>[]) =>
  createWaivers(
    waivers.map((one) => ({ ...WAIVER, ...one })),
    KNOWN,
    NOW,
  );
const states = (waivers: ReturnType<typeof read>, violated: 'not checked' | readonly string[]) =>
  waivers.results(() => violated).map(({ state }) => state);

test('a waiver covers a violation to the end of its last day, in UTC', () => {
  expect(read({}).cover(ID, ['/label'])).toBe(true);
  expect(read({ expires: '2026-11-19' }).cover(ID, ['/label'])).toBe(false);
  expect(read({}).cover('createCard.bin-is-returned', ['/bin'])).toBe(false);
});

test('with a pointer it covers this place alone, and every place must be covered', () => {
  const one = read({ pointer: '/label' });
  expect(one.cover(ID, ['/label'])).toBe(true);
  expect(one.cover(ID, ['/label', '/bin'])).toBe(false);
  expect(read({ pointer: '/label' }, { pointer: '/bin' }).cover(ID, ['/label', '/bin'])).toBe(true);
  expect(one.cover(ID, [])).toBe(false);
});

test('it is applied, stale, unused or expired', () => {
  expect(states(read({}), ['/label'])).toEqual(['applied']);
  expect(states(read({}), [])).toEqual(['stale']);
  expect(states(read({ pointer: '/bin' }), ['/label'])).toEqual(['stale']);
  expect(states(read({}), 'not checked')).toEqual(['unused']);
  expect(states(read({ expires: '2026-11-19' }), ['/label'])).toEqual(['expired']);
  expect(states(read({ expires: '2026-11-19' }), 'not checked')).toEqual(['expired']);
});

test.each([
  [{ requirement: 'createCard.label' }, 'a waiver names "createCard.label", which is not a requirement'],
  [{ requirement: 'sk-live-0123456789abcdef' }, 'a waiver names the value given, which is not a requirement'],
  [{ pointer: '/lable' }, `the waiver of ${ID} is for "/lable", where no response is checked`],
  [{ pointer: 'sk-live-012' }, `the waiver of ${ID} is for "sk-live-012", where no response is checked`],
  [
    { pointer: '/sk-live-0123456789' },
    `the waiver of ${ID} is for the value given, where no response is checked`,
  ],
  [{ reason: ' ' }, `the waiver of ${ID} has no reason`],
  [{ expires: '2026-02-30' }, `the waiver of ${ID} expires on "2026-02-30", which is not a date`],
  [{ expires: 'next year' }, `the waiver of ${ID} expires on "next year", which is not a date`],
  [{ expires: '2026-2-3' }, `the waiver of ${ID} expires on "2026-2-3", which is not a date`],
])('%j is refused', (change, message) => {
  expect(() => read(change)).toThrow(expect.objectContaining({ name: 'ConfigurationError', message }));
});

test.each([
  ['/cardholder/nmae', '/cardholder/name'],
  ['/name', '/cardholder/name'],
  ['/lable', '/label'],
  ['/zzz', undefined],
] as const)('%s: %s was meant', (pointer, meant) => {
  expect(isPlace(pointer, ['createCard'])).toBe(false);
  expect(nearestPlace(pointer, ['createCard'])).toBe(meant);
});

test('every field of an answer is a place, an entry by its number, and so is what lies below an open shape', () => {
  const operations = [...new Set(requirements.flatMap((one) => one.operations))];
  for (const operation of operations)
    for (const { template } of fieldsOf(operation, 'response'))
      expect(isPlace(template.replaceAll('/*', '/12'), [operation]), `${operation} ${template}`).toBe(true);
  expect(isPlace('/metadata/invoice', ['updateSentCheck'])).toBe(true);
  expect(isPlace('/label/0', ['createCard'])).toBe(false);
});
