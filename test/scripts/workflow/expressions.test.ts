import { expect, test } from 'vitest';
import { evaluate, fill, holds } from '../../../scripts/workflow/expressions.ts';

const scope = {
  inputs: { programId: 'prg-1' },
  steps: { open: { accountId: 'acc-1' } },
  statusCode: 201,
  headers: new Headers({ 'x-request-id': 'r1' }),
  body: { id: 'acc-1', 'a/b': { '~': [10, 20] }, label: "the owner's" },
};

test.each([
  ['$inputs.programId', 'prg-1'],
  ['$inputs.other', undefined],
  ['$steps.open.outputs.accountId', 'acc-1'],
  ['$steps.other.outputs.accountId', undefined],
  ['$statusCode', 201],
  ['$response.header.x-request-id', 'r1'],
  ['$response.header.other', undefined],
  ['$response.body', scope.body],
  ['$response.body#/id', 'acc-1'],
  ['$response.body#/a~1b/~0/1', 20],
  ['$response.body#/nothing/below', undefined],
])('%s is %j', (expression, value) => {
  expect(evaluate(expression, scope)).toEqual(value);
});

test('expressions are filled in at any depth, other text is left alone', () => {
  expect(fill({ a: ['$inputs.programId', 1, null], b: { c: 'costs $5' } }, scope)).toEqual({
    a: ['prg-1', 1, null],
    b: { c: 'costs $5' },
  });
});

test.each([
  ['$statusCode == 201', true],
  ['$statusCode == 200', false],
  ['$statusCode != 200', true],
  ['$statusCode >= 200 && $statusCode < 300', true],
  ['$statusCode > 201 && $statusCode < 300', false],
  ['$statusCode <= 200 || $response.body#/id == $steps.open.outputs.accountId', true],
  ["$response.body#/label == 'the owner''s'", true],
  ['$response.body#/gone == null', false],
])('%s holds: %s', (condition, result) => {
  expect(holds(condition, scope)).toBe(result);
});

test.each(['$url', '$steps.open', '$outputs.x'])('%s is refused', (expression) => {
  expect(() => evaluate(expression, scope)).toThrow(`Unsupported workflow expression: ${expression}`);
});

test('a condition that is no comparison is refused', () => {
  expect(() => holds('$statusCode', scope)).toThrow('Unsupported workflow condition: $statusCode');
});
