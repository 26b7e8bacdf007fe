import { at, type Json } from '../../../lib/json.ts';
import { asCode, type CheckKind, type SortOrder } from './check-kind.ts';
import { held, inconclusive, vacuous, violated } from './judgements.ts';
import { orderOf } from './order-of.ts';

// `{ sorted: { /*/name: ascending } }`
export const sorted: CheckKind<'orders'> = {
  operand: 'orders',
  meaning:
    'The entries of a list come in the order of this place. Texts may be sorted in any usual way: by code, without regard to case, as in a dictionary, and of base64 by its bytes. Entries without a value may stand anywhere.',
  words: (orders) =>
    Object.entries(orders)
      .map(([place, order]) => `the entries come in ${order} order of ${asCode(place)}`)
      .join('; '),
  judge(orders, { expand }) {
    return (response) =>
      Object.entries(orders).map(([place, order]) => {
        const entries = expand({ [place]: '' })
          .map(({ at: pointer }) => ({ pointer, value: at(response.body, pointer) }))
          .filter(({ value }) => value !== undefined && value !== null);
        if (entries.length < 2) return vacuous(response, 'the list has fewer than two entries with a value');
        const wrong = wrongPlaces(
          entries.map(({ value }) => value),
          order,
        );
        if (wrong === undefined) return inconclusive(response, `the values at ${place} have no order`);
        const [before, here] = [entries[wrong - 1], entries[wrong]];
        return before === undefined || here === undefined
          ? held(response)
          : violated(response, here.pointer, {
              words: `in ${order} order after:`,
              value: before.value,
              pointer: before.pointer,
            });
      });
  },
};

/** The first place that is out of order, or 0 where none is; `undefined` where the values cannot be compared. */
function wrongPlaces(values: readonly (Json | undefined)[], order: SortOrder): number | undefined {
  const firsts = comparisons(values).map((compare) =>
    values.findIndex((value, index) => {
      if (index === 0) return false;
      const sign = compare(values[index - 1], value);
      return order === 'ascending' ? sign > 0 : sign < 0;
    }),
  );
  if (firsts.length === 0) return undefined;
  return firsts.includes(-1) ? 0 : Math.max(...firsts);
}

type Compare = (one: Json | undefined, other: Json | undefined) => number;

/** The ways in which somebody may have sorted the values. */
function comparisons(values: readonly (Json | undefined)[]): Compare[] {
  const isOrdered = values.every(
    (value, index) => index === 0 || orderOf(values[index - 1], value) !== undefined,
  );
  const isFlags = values.every((value) => typeof value === 'boolean');
  const isBase64 =
    values.every((value) => typeof value === 'string' && BASE64.test(value)) &&
    values.some((value) => String(value).endsWith('='));
  const asText = values.every((value) => typeof value === 'string') ? TEXTS : [];
  return [
    ...(isOrdered ? [((one, other) => orderOf(one, other) ?? 0) satisfies Compare] : []),
    ...(isFlags ? [((one, other) => Number(one) - Number(other)) satisfies Compare] : []),
    ...(isBase64 ? [byCodeOf, byBytes] : asText),
  ];
}

/** JSON holds bytes in this notation. They are sorted as bytes, or as the texts that they are in. */
const BASE64 = /^(?:[\w+/-]{4})*(?:[\w+/-]{2}==|[\w+/-]{3}=)?$/;

const byBytes: Compare = (one, other) =>
  Buffer.compare(Buffer.from(String(one), 'base64'), Buffer.from(String(other), 'base64'));

const byCodeOf: Compare = (one, other) => byCode(String(one), String(other));

const TEXTS: readonly Compare[] = [
  byCodeOf,
  (one, other) => Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other))),
  (one, other) => byCode(String(one).toLowerCase(), String(other).toLowerCase()),
  (one, other) => byCode(String(one).toUpperCase(), String(other).toUpperCase()),
  collator({}),
  collator({ numeric: true }),
  collator({ sensitivity: 'base' }),
  collator({ ignorePunctuation: true, sensitivity: 'base' }),
];

function collator(options: Intl.CollatorOptions): Compare {
  let compare: ((one: string, other: string) => number) | undefined;
  return (one, other) => {
    compare ??= new Intl.Collator('en', options).compare;
    return compare(String(one), String(other));
  };
}

function byCode(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
