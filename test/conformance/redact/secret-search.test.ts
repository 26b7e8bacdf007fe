import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodings } from '../../../conformance/redact/encodings.ts';
import { MASK, SecretSearch } from '../../../conformance/redact/secret-search.ts';

function searchFor(...secrets: readonly string[]): SecretSearch {
  const search = new SecretSearch();
  for (const secret of secrets) search.add(secret);
  return search;
}

const SECRETS = [
  'sk-canary/of+the=operator',
  'Zoë & "Söhne"',
  'ſtreet of Kelvin',
  '7000009155',
  '+1 (503) 555-0142',
  '5538',
  'abcd',
  'per-0b8f2c1e-aaaa-4bbb-8ccc-0123456789ab',
  '\u{1f600}grin ning',
  'STRASSE ẞß ΣΑΣ',
];

/** Finds the same by one regular expression for each encoding, which is slow. */
function maskedByExpressions(text: string, secrets: readonly string[]): string {
  const hidden = new Set<number>();
  const starts = new Set<number>();
  for (const { text: encoded, form } of secrets.flatMap((one) => encodings(one))) {
    const literal = encoded.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    const source = {
      anywhere: literal,
      alone: `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`,
      'alone-in-digits': `(?<!\\d)${literal}(?!\\d)`,
      grouped: `\\+?${[...encoded].join('[\\s().-]{0,2}')}`,
    }[form];
    const expression = new RegExp(source, 'giu');
    // Also those that overlap.
    for (let found = expression.exec(text); found !== null; found = expression.exec(text)) {
      const { 0: whole, index } = found;
      starts.add(index);
      for (let place = index; place < index + whole.length; place++) hidden.add(place);
      expression.lastIndex = index + (/^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(index)) ? 2 : 1);
    }
  }
  return [...text.split('').keys()]
    .map((place) => {
      if (!hidden.has(place)) return text[place];
      // Two that touch are two; two that overlap are one.
      return hidden.has(place - 1) ? '' : MASK;
    })
    .join('');
}

const joined = (text: string) => text.replaceAll(/(?:\(masked\))+/g, MASK);

const piece = fc.oneof(
  fc.constantFrom(...SECRETS.flatMap((one) => encodings(one).map(({ text }) => text)), ...SECRETS),
  fc.constantFrom(
    '',
    ' ',
    '-',
    '(',
    ') ',
    '+',
    '.',
    '5',
    '53',
    'a',
    'x',
    'ß',
    'K',
    'ſ',
    '\u{1f600}',
    'é',
    '"',
  ),
  fc.string({ maxLength: 6 }),
);
const rewritten = fc
  .tuple(
    piece,
    fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
      (text: string) => text.slice(1),
      (text: string) => text.slice(0, -2),
      (text: string) => text.replace(/(?<=\d)(?=\d{4})/g, ' '),
      (text: string) => text.replace(/(?<=\d)(?=\d)/g, '()-'),
      (text: string) => text.replaceAll('k', '\u212a').replaceAll('s', 'ſ'),
    ),
  )
  .map(([text, rewrite]) => rewrite(text));
const texts = fc.array(rewritten, { maxLength: 8 }).map((pieces) => pieces.join(''));

test('masks what an expression for each encoding would', () => {
  fc.assert(
    fc.property(fc.subarray(SECRETS), texts, (secrets, text) => {
      expect(joined(searchFor(...secrets).replaceIn(text))).toBe(joined(maskedByExpressions(text, secrets)));
    }),
    { numRuns: 1000 },
  );
});

test('of two secrets that overlap, neither leaves a part', () => {
  const search = searchFor('canary-one-two', 'two-three-canary');
  expect(search.replaceIn('[canary-one-two-three-canary]')).toBe('[(masked)]');
  expect(search.replaceIn('canary-one-two, two-three-canary')).toBe('(masked), (masked)');
  expect(searchFor('whole-canary-key', 'le-canary').replaceIn('<whole-canary-key>')).toBe('<(masked)>');
});

test('a sentence of the suite keeps its ordinary words, and nothing else', () => {
  const search = searchFor('account', 'First Bank', 'sk-canary-8');
  expect(search.replaceInOwn('The account of First Bank has sk-canary-8.')).toBe(
    'The account of First Bank has (masked).',
  );
  expect(search.replaceIn('The account of First Bank has sk-canary-8.')).toBe(
    'The (masked) of (masked) has (masked).',
  );
});

test('a value of fixed form holds a long secret anywhere, and a short one only as a whole', () => {
  const search = searchFor('0142', '5035550142', 'Abcd');
  expect(search.finds('acc-0142')).toBe(false);
  expect(search.finds('0142')).toBe(true);
  expect(search.finds('aBCD')).toBe(true);
  expect(search.finds('x5035550142y')).toBe(true);
  expect(search.finds('(503) 555-0142')).toBe(true);
  expect(search.finds('(503)    555-0142')).toBe(false);
});

test('the longest encoding is as long as a secret may come back', () => {
  const search = searchFor('7000009155');
  const spread = [...'7000009155'].join(') ');
  expect(search.replaceIn(`+${spread}`)).toBe(MASK);
  expect(search.longest()).toBeGreaterThanOrEqual(spread.length + 1);
});
