import { expect, test } from 'vitest';
import type { ValidationError } from '../../../templates/runtime/server-types.ts';
import { shortFragment, toItems } from '../../../templates/runtime/server-validation-errors.ts';

function error(instancePath: string, keyword: string, params: Record<string, unknown> = {}): ValidationError {
  return { instancePath, keyword, params, message: `fails ${keyword}` };
}

const told = (...errors: ValidationError[]) =>
  toItems(errors, 50).map(({ pointer, keyword }) => `${pointer} ${keyword}`);

test('a union says no more than its branches do', () => {
  // An address or null.
  expect(told(error('/a/line1', 'type'), error('/a', 'type'), error('/a', 'anyOf'))).toEqual([
    '#/a/line1 type',
  ]);
  expect(
    told(error('/a', 'required', { missingProperty: 'x' }), error('/a', 'type'), error('/a', 'anyOf')),
  ).toEqual(['#/a/x required']);
  // A text or null.
  expect(told(error('/a', 'type', { type: 'string' }), error('/a', 'anyOf'))).toEqual(['#/a type']);
  // Two branches fit where one should: nobody else says so.
  expect(told(error('/a', 'oneOf'), error('/ab', 'type'))).toEqual(['#/a oneOf', '#/ab type']);
  // A key that looks like a path is one step.
  expect(told(error('/a~1b/c', 'type'), error('/a~1b', 'type'), error('/a', 'type'))).toEqual([
    '#/a~1b/c type',
    '#/a type',
  ]);
});

test('the same complaint is listed once, and no more than asked for', () => {
  expect(told(error('/a', 'type'), error('/a', 'type'))).toEqual(['#/a type']);
  const many = Array.from({ length: 5000 }, (_, index) => error(`/${index}`, 'type'));
  expect(toItems(many, 3).map(({ pointer }) => pointer)).toEqual(['#/0', '#/1', '#/2']);
});

test('details name what is allowed, and the property that is meant', () => {
  const details = [
    error('', 'required', { missingProperty: 'a' }),
    error('', 'additionalProperties', { additionalProperty: 'b' }),
    error('/c', 'enum', { allowedValues: ['x', 1, null] }),
    error('/d', 'const', { allowedValue: 'x' }),
    error('/e', 'minimum'),
  ];
  expect(toItems(details, 50).map(({ pointer, detail }) => [pointer, detail])).toEqual([
    ['#/a', 'is required'],
    ['#/b', 'is not allowed here'],
    ['#/c', 'must be one of "x", 1, null'],
    ['#/d', 'must be "x"'],
    ['#/e', 'fails minimum'],
  ]);
});

test('a pointer is a URI fragment and stays short', () => {
  expect(shortFragment([])).toBe('#');
  expect(shortFragment(['a/b', 'm~n', '', ' %#', '@type', '\ud800'])).toBe(
    '#/a~1b/m~0n//%20%25%23/@type/%EF%BF%BD',
  );
  expect(shortFragment(['a', 'x'.repeat(1000), 'b'])).toBe('#/a');
});
