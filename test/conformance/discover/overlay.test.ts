import { expect, test } from 'vitest';
import { atJsonPath, pathOf, toNormalizedPath } from '../../../conformance/discover/overlay.ts';

test.each([
  [[], '$'],
  [['paths', '/v1/card', 'post', 'security', 2], "$['paths']['/v1/card']['post']['security'][2]"],
  [['x', "it's", 'a\\b'], "$['x']['it\\'s']['a\\\\b']"],
])('the path %j is %s, and back', (path, text) => {
  expect(toNormalizedPath(path)).toBe(text);
  expect(pathOf(text)).toEqual(path);
});

test('a path leads to its place, or to nothing', () => {
  const document = { list: [{ name: 'one' }], toString: 'own' };
  expect(atJsonPath(document, "$['list'][0]['name']")).toBe('one');
  expect(atJsonPath(document, "$['list'][1]")).toBeUndefined();
  expect(atJsonPath({}, "$['toString']")).toBeUndefined();
});
