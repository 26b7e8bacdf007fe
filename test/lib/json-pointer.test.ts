import { expect, test } from 'vitest';
import { fromPointer, step, toFragment, toPointer } from '../../lib/json-pointer.ts';

// The examples of RFC 6901, sections 5 and 6.
test.each<[string, string, string[]]>([
  ['', '#', []],
  ['/foo/0', '#/foo/0', ['foo', '0']],
  ['/', '#/', ['']],
  ['/a~1b', '#/a~1b', ['a/b']],
  ['/c%d', '#/c%25d', ['c%d']],
  ['/e^f', '#/e%5Ef', ['e^f']],
  ['/g|h', '#/g%7Ch', ['g|h']],
  ['/i\\j', '#/i%5Cj', ['i\\j']],
  ['/k"l', '#/k%22l', ['k"l']],
  ['/ ', '#/%20', [' ']],
  ['/m~0n', '#/m~0n', ['m~n']],
  ['/~01', '#/~01', ['~1']],
  ['/#?é', '#/%23?%C3%A9', ['#?é']],
])('%j and %j are the tokens %j', (pointer, fragment, tokens) => {
  expect(toPointer(tokens)).toBe(pointer);
  expect(toFragment(tokens)).toBe(fragment);
  expect(fromPointer(pointer)).toEqual(tokens);
  expect(fromPointer(fragment)).toEqual(tokens);
});

test('a pointer into a document goes on from any place', () => {
  expect(step('#/paths', '/v1/card', 'post', 0)).toBe('#/paths/~1v1~1card/post/0');
});

test('a fragment whose author did not percent-encode it is read as it stands', () => {
  expect(fromPointer('#/100%/{id}')).toEqual(['100%', '{id}']);
});

test('half a surrogate pair has a fragment all the same', () => {
  expect(toFragment(['\ud800'])).toBe('#/%EF%BF%BD');
});

test('a name that looks percent-encoded leads to itself', () => {
  for (const name of ['/a%20b', '100%', '%25', '%zz%20', 'ü%C3%BC']) {
    expect(fromPointer(step('#/paths', name))).toEqual(['paths', name]);
    expect(fromPointer(step('/paths', name))).toEqual(['paths', name]);
  }
});
