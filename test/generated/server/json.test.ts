import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJsonFault } from '../../../templates/runtime/server-json.ts';

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const VALID = fc.json({ maxDepth: 5 });
/** Valid JSON with one thing cut out, doubled or put in: mostly broken, sometimes not. */
const DAMAGED = fc
  .tuple(
    VALID,
    fc.nat(),
    fc.nat(3),
    fc.constantFrom('', '"', ',', ':', '{', ']', '\\', '0', '-', '.', 'e', '\u0000', '\n', 't'),
  )
  .map(([text, place, cut, put]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + cut);
  });

test('finds a syntax fault exactly where JSON.parse fails', () => {
  let broken = 0;
  fc.assert(
    fc.property(
      fc.oneof(VALID, DAMAGED, fc.string({ unit: fc.constantFrom(...'{}[]",:\\u0e-+.1tfn ') })),
      (text) => {
        const fault = findJsonFault(text, 1000);
        const syntax = fault?.code === 'malformed-json';
        if (!parses(text)) broken += 1;
        // Repeated keys and the like are faults of ours only; the text before them is sound.
        if (fault !== undefined && !syntax) return;
        expect(syntax).toBe(!parses(text));
      },
    ),
    { numRuns: 5000 },
  );
  expect(broken).toBeGreaterThan(1000);
});

test('a text without fault has each key once', () => {
  const key = fc.constantFrom('a', 'b', '\\u0061');
  const member = fc
    .tuple(key, fc.constantFrom('1', '{"a":{"a":[]}}'))
    .map(([name, value]) => `"${name}":${value}`);
  fc.assert(
    fc.property(fc.array(member, { maxLength: 4 }), (members) => {
      const text = `{${members.join(',')}}`;
      const names = members.map((one) => one.slice(1, one.indexOf('":')).replace('\\u0061', 'a'));
      const repeated = new Set(names).size < names.length;
      expect(findJsonFault(text, 64)?.code).toBe(repeated ? 'duplicate-key' : undefined);
    }),
  );
});

test.each([
  ['[[]]', 2, undefined],
  ['[[[]]]', 2, 'json-too-deep'],
  ['[[],[],{}]', 2, undefined],
  ['{"prototype":{"__proto":1}}', 64, undefined],
  ['{"constructor":1,"x":{"prototype":1}}', 64, undefined],
  ['{"constructor":[{"prototype":1}]}', 64, undefined],
  ['{"\\u005f_proto__":1}', 64, 'forbidden-key'],
  ['"\\ud83d\\ude00"', 64, undefined],
  ['"\\ude00\\ud83d"', 64, 'invalid-text'],
  ['{"\\ud83d":1}', 64, 'invalid-text'],
  ['-', 64, 'malformed-json'],
  ['-01', 64, 'malformed-json'],
  ['1e400', 64, undefined],
])('%s, at most %i deep: %s', (text, depth, code) => {
  expect(findJsonFault(text, depth)?.code).toBe(code);
});

test('a megabyte of brackets is no danger to the stack', () => {
  expect(findJsonFault('['.repeat(1_000_000), Number.POSITIVE_INFINITY)).toMatchObject({
    code: 'malformed-json',
    column: 1_000_001,
    detail: "expected a value or ']', but the text ends here",
  });
});
