import { expect, test } from 'vitest';
import { chooseVariant, variantName } from '../../../console/form/choose-variant.ts';
import { lookupIn } from '../../../console/form/lookup.ts';
import type { Json } from '../../../lib/json.ts';

const CARD = {
  type: 'object',
  required: ['number'],
  properties: { object: { const: 'card' }, number: { type: 'string' }, name: { type: 'string' } },
};
const ACCOUNT = {
  type: 'object',
  required: ['iban'],
  properties: { object: { const: 'account' }, iban: { type: 'string' }, name: { type: 'string' } },
};
const VARIANTS = [
  { $ref: '#/Card' },
  { $ref: '#/Account' },
  { type: 'string', title: 'Token' },
  { type: 'integer' },
];
const lookup = lookupIn({ '#/Card': CARD, '#/Account': ACCOUNT });

test.each([
  ['a fixed value', { object: 'account', number: '1', name: 'x' }, 1],
  ['what is required', { iban: 'x' }, 1],
  ['known names', { number: 'x', name: 'y' }, 0],
  ['its type', 'tok_1', 2],
  ['its type', 7, 3],
  ['nothing: the first', undefined, 0],
  ['nothing: the first', {}, 0],
] as readonly [string, Json | undefined, number][])('%s tells the alternative of %j', (_, value, index) => {
  expect(chooseVariant(VARIANTS, value, lookup)).toBe(index);
});

test('an alternative is named by its title, its component or its type', () => {
  const names = VARIANTS.map((variant, index) => variantName(variant, index, lookup));
  expect(names).toEqual(['Card', 'Account', 'Token', 'integer']);
});

test('of two that know all of its names, the one whose required names are there', () => {
  const properties = { a: {}, b: {} };
  const variants = [
    { type: 'object', required: ['a', 'b'], properties },
    { type: 'object', required: ['a'], properties },
  ];
  expect(chooseVariant(variants, { a: 1 }, lookup)).toBe(1);
});
