import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tryParseJson } from '../../../../scripts/pipeline/read/try-parse-json.ts';

describe('parseJson', () => {
  it('reads every object that is written as JSON, with any space', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(0, 2, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space);
        expect(tryParseJson(`\n${text}\n`)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ['a key twice', '{"a": 1, "a": 2}'],
    ['a key twice, once escaped', '{"a\\"": 1, "b": {"a": 1, "\\u0061": 2}}'],
    ['YAML', 'openapi: 3.1.0'],
    ['YAML between braces', '{openapi: 3.1.0}'],
    ['a list', '[1]'],
    ['no text', ''],
  ])('leaves %s to the parser of YAML', (_, text) => {
    expect(tryParseJson(text)).toBeUndefined();
  });
});
