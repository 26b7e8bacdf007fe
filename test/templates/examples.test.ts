import { expect, test } from 'vitest';
import { examples_ } from './cases/examples-become-values-by-operation-and-name/expected/examples.ts';

const { requests } = examples_.makeThing;

test('an example is the value that the description gives', () => {
  expect(requests.plain).toEqual({ name: 'a thing', note: `It's "quoted", */ too` });
  expect(requests['odd-name']).toEqual({ 'a b': 1, 'a"b': [] });
});

test('a key called __proto__ is one like any other', () => {
  expect(Object.keys(requests)).toEqual(['plain', 'odd-name', '__proto__']);
  const value = Object.getOwnPropertyDescriptor(requests, '__proto__')?.value;
  expect(JSON.stringify(value)).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the example holds one, which must not be read as a template
    '{"__proto__":{"polluted":true},"list":[null,true,1.5,"${x}`"]}',
  );
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});
