/** Whatever a server answers, checks judge it and say only what is so. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checks } from '../../../../conformance/judge/checks/checks.ts';
import { toHistory } from '../../../../conformance/judge/history.ts';
import type { Exchange } from '../../../../conformance/model/exchange.ts';
import type { DisplayValue } from '../../../../conformance/model/judgement.ts';
import { at, type Json } from '../../../../lib/json.ts';
import { bodyOf, leafPointers, objectPointers, withBody, withSent, withValue } from './change.ts';
import { sandboxExchanges } from './sandbox-exchanges.ts';

const exchanges = await sandboxExchanges();
const ids = exchanges.map(({ id }) => id);

/** Comes over the wire, and must not turn up in our own words. */
const CANARY = 'canary-7f3a';
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '0.00', '2026-03-10T12:00:00Z'));
const json = fc.jsonValue({ maxDepth: 4, noUnicodeString: false }) as fc.Arbitrary<Json>;
const known = fc.constantFrom(
  ...ids.flatMap((id) => leafPointers(bodyOf(exchanges, id)).map((pointer) => [id, pointer] as const)),
  ...ids.flatMap((id) => objectPointers(bodyOf(exchanges, id)).map((pointer) => [id, pointer] as const)),
);
const marked = json.map((value) => mark(value));

function mark(value: Json): Json {
  if (typeof value === 'string') return CANARY + value;
  if (Array.isArray(value)) return value.map(mark);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [CANARY + name, mark(one)]));
  return value;
}

function wordsOf(display: DisplayValue): string {
  return display.words ?? '';
}

function expectSound(changed: readonly Exchange[]): void {
  const history = toHistory(changed);
  for (const { requirement, judge } of checks)
    for (const one of judge(history)) {
      const exchange = changed.find(({ id }) => id === one.exchange) as Exchange;
      expect(exchange.operation).toBe(requirement.slice(0, requirement.indexOf('.')));
      if (one.outcome === 'violated') {
        expect(one.operation).toBe(exchange.operation);
        expect(one.actual).toEqual({
          value: at(bodyOf(changed, one.exchange), one.pointer),
          pointer: one.pointer,
        });
        expect(wordsOf(one.expected) + one.pointer).not.toContain(CANARY);
        if ('value' in one.expected) expect(one.expected.pointer).toBe(one.pointer);
      } else if (one.outcome !== 'held') expect(one.reason).not.toContain(CANARY);
    }
}

test('any JSON in place of an answer', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.oneof(json, marked), (id, body) =>
      expectSound(withBody(exchanges, id, body)),
    ),
    { numRuns: 300 },
  );
});

test('any JSON in several places of the answers', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(known, fc.oneof(json, marked, text, fc.constant(undefined))), {
        minLength: 1,
        maxLength: 12,
      }),
      (changes) =>
        expectSound(
          changes.reduce<Exchange[]>(
            (changed, [[id, pointer], value]) =>
              pointer === '' && value === undefined ? changed : withValue(changed, id, pointer, value),
            [...exchanges],
          ),
        ),
    ),
    { numRuns: 300 },
  );
});

test('any body that was sent, and any path', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ids),
      fc.option(json, { nil: undefined }),
      fc.dictionary(fc.string(), fc.string()),
      (id, sent, pathParameters) =>
        expectSound(
          withSent(exchanges, id, '', sent).map((one) =>
            one.id === id ? { ...one, request: { ...one.request, pathParameters } } : one,
          ),
        ),
    ),
    { numRuns: 200 },
  );
});

test('any of the calls, in any order, any number of times', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...exchanges]), fc.subarray([...exchanges]), (some, more) =>
      expectSound([...some, ...more.map((one) => ({ ...one, id: `${one.id}-again` }))].map((one) => one)),
    ),
    { numRuns: 200 },
  );
});
