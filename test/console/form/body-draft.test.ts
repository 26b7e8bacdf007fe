import { expect, test } from 'vitest';
import { draftOfText, draftOfValue, EMPTY_BODY } from '../../../console/form/body-draft.ts';

test('a value and its text stand for each other', () => {
  const draft = draftOfValue({ a: [1, null] });
  expect(draftOfText(draft.text)).toEqual(draft);
});

test('no value is no text', () => {
  expect(draftOfValue(undefined)).toEqual(EMPTY_BODY);
  expect(draftOfText(' \n')).toEqual({ text: ' \n', value: undefined, error: '' });
});

test('what is not JSON stays as it was typed, with the reason', () => {
  const { text, value, error } = draftOfText('{"a": }');
  expect({ text, value }).toEqual({ text: '{"a": }', value: undefined });
  expect(error).toMatch(/JSON/);
});
