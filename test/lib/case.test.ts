import { expect, test } from 'vitest';
import { camelCase, constantCase, upperFirst } from '../../lib/case.ts';

test.each([
  ['X-Request-Tag', 'xRequestTag', 'X_REQUEST_TAG'],
  ['max-amount', 'maxAmount', 'MAX_AMOUNT'],
  ['bookingId', 'bookingId', 'BOOKING_ID'],
  ['card_id', 'card_id', 'CARD_ID'],
  ['URL', 'url', 'URL'],
  ['APIKey', 'aPIKey', 'APIKEY'],
  ['größe', 'größe', 'GR_E'],
  ['2fa', '2fa', '2FA'],
])('%s is %s and %s', (name, camel, constant) => {
  expect(camelCase(name)).toBe(camel);
  expect(constantCase(name)).toBe(constant);
});

test('only the first letter changes', () => {
  expect(['createCard', '', 'é'].map(upperFirst)).toEqual(['CreateCard', '', 'É']);
});
