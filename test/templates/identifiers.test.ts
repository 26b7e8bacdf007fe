import { expect, test } from 'vitest';
import * as identifiers from '../../generated/identifiers.ts';

const GOOD = 'acc-0a1B2c3D-0000-4000-8000-000000000001';

test('a guard accepts its own kind only', () => {
  expect(identifiers.isAccountId(GOOD)).toBe(true);
  for (const bad of [
    '',
    'acc-1',
    GOOD.replace('acc', 'con'),
    ` ${GOOD}`,
    `${GOOD}\n`,
    `${GOOD}0`,
    7,
    null,
    [GOOD],
  ]) {
    expect(identifiers.isAccountId(bad)).toBe(false);
  }
});

test('a maker returns the text itself, or says what was expected', () => {
  expect(identifiers.toAccountId(GOOD)).toBe(GOOD);
  const message = (text: string) => {
    try {
      return identifiers.toAccountId(text);
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError);
      return (error as Error).message;
    }
  };
  expect(message('con-1')).toBe('Expected AccountId, acc-..., got "con-1"');
  expect(message('x'.repeat(10_000))).toBe(`Expected AccountId, acc-..., got "${'x'.repeat(60)}" and more`);
  expect(message(null as unknown as string)).toBe('Expected AccountId, acc-..., got object');
});

test('each of the twelve kinds has a guard and a maker', () => {
  const names = Object.keys(identifiers).sort();
  expect(names.filter((name) => name.startsWith('is'))).toHaveLength(12);
  expect(names.filter((name) => name.startsWith('to'))).toHaveLength(12);
});
