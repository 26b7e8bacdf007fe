/** Each place of each answer is changed, alone: the rows that speak of it are violated, there, and no others are. */
import { expect, test } from 'vitest';
import { checks } from '../../../../conformance/judge/checks/checks.ts';
import { toHistory } from '../../../../conformance/judge/history.ts';
import type { Exchange } from '../../../../conformance/model/exchange.ts';
import { bodyOf, leafPointers, objectPointers, otherThan, valueAt, withValue } from './change.ts';
import { placesIn } from './places.ts';
import { sandboxExchanges } from './sandbox-exchanges.ts';

const exchanges = await sandboxExchanges();
const all = exchanges.map(({ id }) => id);
const rows = placesIn(exchanges);

/** `createCard.label-is-returned: issue-card/label` for each violation. */
function violationsIn(changed: readonly Exchange[]): string[] {
  const history = toHistory(changed);
  return checks
    .flatMap(({ requirement, judge }) =>
      judge(history).map((one) =>
        one.outcome === 'violated' ? [`${requirement}: ${one.exchange}${one.pointer}`] : [],
      ),
    )
    .flat();
}

test('every row has its places', () => {
  const real = new Set(
    exchanges.flatMap(({ id }) =>
      [...leafPointers(bodyOf(exchanges, id)), ...objectPointers(bodyOf(exchanges, id))].map(
        (one) => id + one,
      ),
    ),
  );
  // What breaks these is a certain value, and not any other one: `records.test.ts`, `program-is-kept.test.ts`.
  const special = /\.(id-is-its-own|unset-\w+-are-empty|program-is-kept)$/;
  for (const { row, at, rests, filled } of rows) {
    if (!special.test(row)) expect(at.size + filled.size, row).toBeGreaterThan(0);
    expect(
      [...at, ...rests].filter((place) => !real.has(place)),
      row,
    ).toEqual([]);
  }
});

test.each(all)(
  '%s: another value is a violation of the rows that speak of it, there, and of no others',
  (id) => {
    for (const pointer of leafPointers(bodyOf(exchanges, id))) {
      const place = id + pointer;
      const found = violationsIn(
        withValue(exchanges, id, pointer, otherThan(valueAt(exchanges, id, pointer))),
      );
      const there = rows.filter(({ at }) => at.has(place)).map(({ row }) => `${row}: ${place}`);
      expect(found.filter((one) => one.endsWith(`: ${place}`)).sort(), place).toEqual(there.sort());
      const elsewhere = found.filter((one) => !one.endsWith(`: ${place}`)).map((one) => one.split(': ')[0]);
      const resting = rows.filter(({ rests }) => rests.has(place)).map(({ row }) => row);
      expect([...new Set(elsewhere)].sort(), place).toEqual(resting.sort());
    }
  },
);

test.each(all)('%s: a field that is missing is a violation of the rows that say what it holds', (id) => {
  for (const pointer of leafPointers(bodyOf(exchanges, id))) {
    const place = id + pointer;
    const found = violationsIn(withValue(exchanges, id, pointer, undefined));
    const there = rows
      .filter(({ at, filled }) => at.has(place) || filled.has(place))
      .map(({ row }) => `${row}: ${place}`);
    // Either of two times that are missing is missing from the two that are equal.
    if (place === 'store-contact/createdAt') there.push(`createContact.times-are-equal: ${place}`);
    expect(found.sort(), place).toEqual(there.sort());
  }
});

test.each(all)(
  '%s: an object that is missing, or none, is one violation of each row that speaks of what it holds',
  (id) => {
    for (const pointer of objectPointers(bodyOf(exchanges, id)).filter((one) => one !== ''))
      for (const value of [undefined, 'a text', ['a list'], 0]) {
        const place = id + pointer;
        const inside = leafPointers(valueAt(exchanges, id, pointer) ?? null).map((one) => place + one);
        const there = rows.filter(({ at }) => at.has(place) || inside.some((one) => at.has(one)));
        const found = violationsIn(withValue(exchanges, id, pointer, value));
        expect(found.sort(), place).toEqual(there.map(({ row }) => `${row}: ${place}`).sort());
      }
  },
);
