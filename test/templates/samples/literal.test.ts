import fc from 'fast-check';
import { expect, test } from 'vitest';
import { literal } from '../../../templates/samples/literal.ts';

test('breaks what is long, keeps what is short on one line, quotes only what has to be quoted', () => {
  const value = {
    short: { count: '2', enabled: true },
    '3DS': null,
    list: [],
    long: ['a value of some length', 'and one that does not fit beside it on the line'],
    "it's": 'say "it\'s"\n',
  };
  expect(literal(value)).toBe(
    [
      '{',
      "  short: { count: '2', enabled: true },",
      "  '3DS': null,",
      '  list: [],',
      '  long: [',
      "    'a value of some length',",
      "    'and one that does not fit beside it on the line',",
      '  ],',
      '  "it\'s": \'say "it\\\'s"\\n\',',
      '}',
    ].join('\n'),
  );
});

test('takes __proto__ for a name like any other', () => {
  const value = JSON.parse('{"__proto__": {"a": 1}}');
  expect(Object.keys(new Function(`return ${literal(value)}`)())).toEqual(['__proto__']);
});

test('is the value again when it runs', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const json = JSON.parse(JSON.stringify(value));
      expect(new Function(`return ${literal(json)}`)()).toEqual(json);
    }),
  );
});
