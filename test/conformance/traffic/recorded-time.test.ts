import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTime, parseTime } from '../../../conformance/traffic/recorded-time.ts';

const AT_TEN = Date.UTC(2026, 10, 22, 10);

test.each([
  ['2026-11-22T10:00:00Z', AT_TEN],
  ['2026-11-22t10:00:00.25z', AT_TEN + 250],
  ['2026-11-22T10:00:00.123456Z', AT_TEN + 123.456],
  ['2026-11-22T10:00:00.1234567891Z', AT_TEN + 123.4567891],
  ['2026-11-22T15:30:00.000+05:30', AT_TEN],
  ['2026-11-22T15:30:00.000+0530', AT_TEN],
  ['2026-11-22T02:00:00-08', AT_TEN],
  ['2026-11-22 10:00:00,5 Z', AT_TEN + 500],
  ['2026-11-22T10:00:00', AT_TEN],
  ['2026-11-22T10:00Z', AT_TEN],
  ['2026-12-31T23:59:60Z', Date.UTC(2026, 11, 31, 23, 59, 59)],
])('%s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test.each(['', 'yesterday', '2026-11-22', '2026-13-22T10:00:00Z', '2026-11-22T10:00:00+ab', '1763805600'])(
  'no time: %j',
  (text) => {
    expect(parseTime(text)).toBeUndefined();
  },
);

test('what is written is read as it was, to the last digit', () => {
  const times = fc.double({ min: 1, max: Date.UTC(9999, 0), noNaN: true });
  fc.assert(fc.property(times, (time) => parseTime(formatTime(time)) === time));
  expect(formatTime(AT_TEN + 0.5)).toBe('2026-11-22T10:00:00.0005Z');
});
