import { expect, test } from 'vitest';
import { jsonView } from '../../../conformance/report/html/json-view.ts';
import type { Json } from '../../../lib/json.ts';
import { richReport } from './sample-report.ts';

/** Returns what a reader sees. */
function shown(body: Json, marks?: ReadonlyMap<string, string>): string {
  return jsonView(body, marks)
    .text.replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function marked(body: Json, ...pointers: string[]): string {
  return jsonView(body, new Map(pointers.map((pointer) => [pointer, pointer]))).text.replaceAll(
    '&quot;',
    '"',
  );
}

test.each<Json>([
  {},
  [],
  null,
  'text',
  { a: {}, b: [], c: [1, 'x', { d: null }], 'e"f': true },
  richReport().exchanges[1]?.response?.body ?? null,
])('what is shown of %j is that, as JSON writes it', (body) => {
  expect(shown(body)).toBe(`${JSON.stringify(body, null, 2)}\n`);
});

test('the line of a place is marked, in lists and below names with a slash too', () => {
  expect(marked({ 'a/b': [1, 2] }, '/a~1b/1')).toBe(
    '{\n  "a/b": [\n    1,\n<mark id="/a~1b/1">    2</mark>\n  ]\n}\n',
  );
  expect(marked({ a: {} }, '/a')).toBe('{\n<mark id="/a">  "a": {}</mark>\n}\n');
  expect(marked([], '')).toBe('<mark id="">[]</mark>\n');
});

test('a place that is not there has a line where it would be', () => {
  const absent = '<mark class="missing" id="/a/b">"b" is missing</mark>';
  expect(marked({ a: { c: 1 } }, '/a/b')).toBe(`{\n  "a": {\n    "c": 1\n    ${absent}\n  }\n}\n`);
  expect(marked({ a: {} }, '/a/b')).toBe(`{\n  "a": {\n    ${absent}\n  }\n}\n`);
  expect(marked({}, '/a/b')).toBe(`{\n  <mark class="missing" id="/a/b">"a" is missing</mark>\n}\n`);
});

test('what has no parts is marked itself when a part of it is missing', () => {
  expect(marked({ a: null }, '/a/b')).toBe('{\n<mark id="/a/b">  "a": null</mark>\n}\n');
  expect(marked('x', '/a')).toBe('<mark id="/a">"x"</mark>\n');
});
