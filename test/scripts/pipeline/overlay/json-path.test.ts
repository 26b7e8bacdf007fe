import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../lib/json.ts';
import {
  checkJsonPath,
  JsonPathError,
  leadingSteps,
  type Steps,
  selectPlaces,
  toJsonPath,
} from '../../../../scripts/pipeline/overlay/json-path.ts';

interface Case {
  readonly name: string;
  readonly selector: string;
  readonly document?: Json;
  readonly result?: readonly Json[];
  readonly results?: readonly (readonly Json[])[];
  readonly invalid_selector?: boolean;
}

/** The suite of the JSONPath standard, as the library's package has it. */
const SUITE = new URL(
  './src/__tests__/jsonpath-compliance-test-suite/cts.json',
  import.meta.resolve('jsonpath-rfc9535/package.json'),
);
const { tests } = JSON.parse(readFileSync(SUITE, 'utf8')) as { tests: readonly Case[] };

function valueAt(document: Json, steps: Steps): Json {
  return steps.reduce<Json>((node, name) => (node as Record<string, Json>)[name] as Json, document);
}

/** Each place once: the suite expects a place that two selectors select twice. */
function distinct(values: readonly Json[]): string[] {
  return [...new Set(values.map((value) => JSON.stringify(value)))].sort();
}

describe('the compliance test suite of RFC 9535', () => {
  test('selects the same values', () => {
    const different = tests.flatMap(({ name, selector, document, result, results }) => {
      if (document === undefined) return [];
      const found = distinct(selectPlaces(document, selector).map((steps) => valueAt(document, steps)));
      const allowed = [result ?? [], ...(results ?? [])].map((one) => JSON.stringify(distinct(one)));
      return allowed.includes(JSON.stringify(found)) ? [] : [name];
    });
    expect(different).toEqual([]);
  });

  test('refuses the same expressions', () => {
    const invalid = tests.filter(({ invalid_selector }) => invalid_selector);
    expect(invalid.length).toBeGreaterThan(0);
    const accepted = invalid.filter(({ selector }) => {
      try {
        checkJsonPath(selector);
        return true;
      } catch (error) {
        return !(error instanceof JsonPathError);
      }
    });
    expect(accepted.map(({ name }) => name)).toEqual([]);
  });
});

const names = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom("it's", 'a\\b', '\n', '"'),
);

test('the path that is shown selects the place and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(names, fc.nat(3)), { maxLength: 5 }), (steps) => {
      const document = [...steps].reverse().reduce<Json>((inner, name) => {
        if (typeof name === 'string') return Object.fromEntries([[name, inner]]);
        return [...Array.from({ length: name }, () => 0), inner];
      }, 'here');
      const path = toJsonPath(steps);
      expect(selectPlaces(document, path)).toEqual([steps]);
      expect(leadingSteps(path)).toEqual({ steps, isWhole: true });
    }),
  );
});

test.each([
  ['$.paths.*.get', ['paths'], false],
  ["$.a['b'][0]", ['a', 'b', 0], true],
  ['$..get', [], false],
  ["$.a['b','c'].d", ['a'], false],
])('%s begins with single steps', (path, steps, isWhole) => {
  expect(leadingSteps(path)).toEqual({ steps, isWhole });
});

test.each([
  ['paths./x', 'begins with `$`'],
  ["$.paths.'/x'", 'Put a quoted name in brackets'],
  ['$.paths./x', 'characters than letters'],
  ['$..x[?(@.name=~/a/)]', 'match(@.name'],
  ['$.paths[?@.x-a]', "['x-a']"],
  ['$.servers[(@.length-1)]', '[-1] is the last'],
  ['$.paths~', 'names of members'],
  ['$.paths^', 'select a parent'],
  ['$.paths[', 'RFC 9535'],
])('%s: the fix says how it is written', (path, words) => {
  try {
    checkJsonPath(path);
    expect.unreachable();
  } catch (error) {
    expect((error as JsonPathError).fix).toContain(words);
  }
});
