import { expect, test } from 'vitest';
import { Refusals } from '../../../../server/api/bank/refusals.ts';
import { refuseInexactNumbers } from '../../../../server/api/bank/refuse-inexact-numbers.ts';

function refused(value: unknown) {
  const refusals = new Refusals();
  refuseInexactNumbers(refusals, value, ['metadata']);
  return refusals.problem().input.errors?.map(({ pointer }) => pointer) ?? [];
}

test('names each place, and none of a number that is exact', () => {
  const value = { a: [1, 2 ** 53, { 'b/c': Number.POSITIVE_INFINITY }], exact: [2 ** 53 - 1, -0.1, 1e300] };
  expect(refused(value)).toEqual(['#/metadata/a/1', '#/metadata/a/2/b~1c']);
});

test('looks no further when there is no room for another refusal', () => {
  const trap = {
    get member(): never {
      throw new Error('was looked at');
    },
  };
  const value = { numbers: Array.from({ length: 60 }, () => Number.POSITIVE_INFINITY), trap };
  const found = refused(value);
  expect(found.at(-1)).toBe(`#/metadata/numbers/${found.length - 1}`);
});
