import { beforeAll, expect, test } from 'vitest';
import { isObject } from '../../../lib/json.ts';
import { type Json, readDescription } from './reading.ts';

// The invented parts of the examples are plausible.

let bodies: unknown[];

beforeAll(async () => {
  const { document } = await readDescription();
  bodies = Object.values(at(document, 'components.examples') as Json).map((example) => at(example, 'value'));
});

/** The value at a dotted path; undefined where nothing is. */
function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
}

test('a routing number belongs to one bank, and has a right check digit', () => {
  const banks = new Map<unknown, Set<unknown>>();
  const visit = (value: unknown): void => {
    if (!isObject(value)) return;
    const { routingNumber = '', bankName, sponsorBankName } = value;
    if (routingNumber !== '') {
      const names = banks.get(routingNumber) ?? new Set();
      banks.set(routingNumber, names.add(bankName ?? sponsorBankName));
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const body of bodies) visit(body);
  expect(banks.size).toBeGreaterThan(1);
  for (const [number, names] of banks) {
    const digits = [...String(number)].map(Number);
    const sum = digits.reduce((total, digit, index) => total + digit * ([3, 7, 1][index % 3] ?? 0), 0);
    expect({ number, names: names.size, rest: sum % 10 }).toEqual({ number, names: 1, rest: 0 });
  }
});

test('no limit of a rail is above the overall limit', () => {
  let compared = 0;
  for (const body of bodies) {
    const limits = at(body, 'config.limits') ?? at(body, 'limits');
    for (const direction of ['receive', 'send']) {
      for (const period of ['daily', 'monthly']) {
        const overall = Number(at(limits, `${direction}.${period}`));
        for (const [rail, group] of Object.entries((at(limits, direction) ?? {}) as Json)) {
          if (!isObject(group)) continue;
          compared++;
          expect([rail, period, Number(group[period]) <= overall]).toEqual([rail, period, true]);
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(0);
});

test('a review code is shown', () => {
  expect(bodies.map((body) => at(body, 'reviewCode'))).toContain('invalidCheckAddress');
});
