import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../../conformance/catalogue/tree.ts';
import { isSameLetters } from '../../../conformance/judge/checks/is-same-value.ts';
import { isSameText } from '../../../conformance/judge/same-id.ts';
import { isTimestamp } from '../../../conformance/judge/timestamp.ts';
import { isUnsetTime } from '../../../conformance/judge/unset-time.ts';
import { parseCents } from '../../../conformance/parse-cents.ts';
import { KeyedRandom } from '../../../conformance/record/keyed-random.ts';
import { createTexts } from '../../../conformance/record/texts/create-texts.ts';
import { shortText } from '../../../conformance/record/texts/short-text.ts';
import { createTimeShift } from '../../../conformance/record/texts/times.ts';
import { plainIn } from '../../../conformance/traffic/judge/plain-value.ts';
import { operationIds } from '../../../generated/operations.ts';

const random = new KeyedRandom(new Uint8Array(32).fill(42));
const texts = createTexts(random, createTimeShift(random));

const formats = operationIds
  .flatMap((id) => fieldsOf(id, 'response'))
  .flatMap(({ format }) => (format?.pattern === undefined ? [] : [format.pattern]))
  .filter((one, index, all) => all.findIndex(({ source }) => source === one.source) === index);

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });
const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const kind = fc.constantFrom('acc-', 'crd-', 'tra-', 'per-', 'xyz-', 'ACC-', 'n/a-', '');
const hyphenated = (uuid: string) => uuid.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const time = fc
  .date({ min: new Date('1850-01-01'), max: new Date('2700-01-01'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 19)}Z`);

/** Texts of all forms that the judge tells apart, and of none. */
const text = fc.oneof(
  fc.tuple(kind, hex).map(([prefix, uuid]) => prefix + hyphenated(uuid)),
  fc.tuple(kind, hex).map(([prefix, uuid]) => prefix + uuid),
  fc.tuple(kind, digits(0, 12)).map(([prefix, number]) => prefix + number),
  fc
    .tuple(fc.constantFrom('', '-', '00'), digits(1, 25), digits(2, 2))
    .map(([sign, whole, cents]) => `${sign}${whole}.${cents}`),
  fc.tuple(fc.constantFrom('', '+', '-', '$', '€ '), digits(1, 30)).map(([sign, number]) => sign + number),
  fc
    .tuple(fc.constantFrom('0.0', '0,00', '$0.00', '0.00 USD', '1.5', '12.345', '7.25 USD', '(0)'))
    .map(([one]) => one),
  time,
  time.map((one) => one.replace('Z', '.123Z')),
  time.map((one) => one.replace('T', ' ')),
  fc.constantFrom(
    '2026-02-29T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-02-01T25:61:61Z',
    '2016-12-31T23:59:60Z',
    '2016-12-31T24:05:10Z',
    '2017-01-01T00:00:00Z',
    '2028-02-29T00:00:00Z',
  ),
  fc.constantFrom(
    '',
    ' ',
    '\t\n',
    '\u00a0',
    'null',
    'NULL',
    'undefined',
    'N/A',
    'n/a',
    '0',
    '000-0',
    'acc-0',
    '0001-01-01T00:00:00Z',
    '1970-01-01T00:00:00Z',
  ),
  fc.constantFrom(
    'active',
    'Active',
    'US',
    'us',
    'DE',
    'de',
    'CA',
    'card',
    'USD',
    'id',
    'physicalCheck',
    'acc',
    'bob-',
  ),
  fc.constantFrom(
    'Weiß',
    'straße',
    'WEISS',
    'weiss',
    'Yıldız',
    'YILDIZ',
    'Yildiz',
    'ΣΊΣΥΦΟΣ',
    'Σίσυφος',
    'ﬁnland',
    'FINLAND',
    '王小明',
    'Łódź',
    'łódź',
    'é',
    '😀😀😀😀',
    '😀😀😀😀😀',
    '\ud83d',
  ),
  fc.constantFrom(
    'CHASUS33',
    'DEUTDEFF500',
    'SW1A 1AA',
    'K1A-0B6',
    '94105-1234',
    'AB12345678',
    'GB29NWBK60161331926819',
    'GB29 NWBK 6016 1331 9268 19',
    '****1234',
    "O'BRIEN",
    'Ann-Marie Smith',
    'JUNIPER SUPPLY',
    'Weißbier',
    'WEISSBIER',
    'o_b@example.com',
    "o'b@example.com",
    'jane.roe+1@example.com',
    'A "quoted" text',
    'two  blanks',
    'e\u0301t\u00e9 here',
    '50% off',
    `${'long '.repeat(20)}text`,
    '+15550100123',
    '+05550100123',
    'ὰ一',
  ),
  fc.string({ unit: fc.constantFrom(...'ABc1 -'), maxLength: 36 }),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 10 }),
  fc.string({ unit: fc.constantFrom(...'aAbB1 -'), maxLength: 9 }),
  fc.emailAddress(),
  digits(7, 16),
);

/** Texts that a server could make of another one. */
const changes: readonly ((one: string) => string)[] = [
  (one) => one,
  (one) => one.toUpperCase(),
  (one) => one.toLowerCase(),
  (one) => one.toUpperCase().toLowerCase(),
  (one) => one.replaceAll('-', ''),
  (one) => `${one} `,
  (one) => `0${one}`,
  (one) => one.slice(1),
  (one) => one.slice(0, -1),
  (one) => one.slice(-4),
  (one) => Array.from(one, (unit, index) => (index % 2 === 0 ? unit.toUpperCase() : unit)).join(''),
];
const pair = fc.oneof(
  fc.tuple(text, text),
  fc.tuple(text, fc.constantFrom(...changes)).map(([one, change]): [string, string] => [one, change(one)]),
);

const SEEN_ALONE: Readonly<Record<string, (one: string) => unknown>> = {
  ...Object.fromEntries(
    formats.map((pattern) => [`format ${pattern.source}`, (one: string) => pattern.test(one)]),
  ),
  'unset text': (one) => /^(?:null|undefined|n\/a|\s+)$/i.test(one),
  'no identifier': (one) => /^(?:[a-z]{3}-)?[0-]*0[0-]*$/i.test(one),
  'no time': (one) => ['0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z'].includes(one),
  empty: (one) => one === '',
  filled: (one) => /\S/.test(one),
  'not zero': (one) => /[1-9]/.test(one),
  'United States': (one) => /^us$/i.test(one),
  timestamp: isTimestamp,
  'no such time': (one) => isTimestamp(one) && Number.isNaN(Date.parse(one)),
  'kind of identifier': (one) => ['acc-', 'crd-', 'tra-', 'per-'].find((prefix) => one.startsWith(prefix)),
  active: (one) => one === 'active',
  'where it is plain': plainIn,
};

test.each(Object.keys(SEEN_ALONE))('a pseudonym is the same as its text in: %s', (what) => {
  const seen = SEEN_ALONE[what] as (one: string) => unknown;
  fc.assert(
    fc.property(text, (one) => {
      expect(seen(texts.value(one))).toEqual(seen(one));
    }),
    { seed: 1, numRuns: 1500 },
  );
});

const SEEN_BESIDE: Readonly<Record<string, (one: string, other: string) => unknown>> = {
  equality: (one, other) => one === other,
  'the same identifier': isSameText,
  'the same letters': isSameLetters,
  'the same kind of identifier': (one, other) => kindOf(one) === kindOf(other),
  'the order of times': (one, other) => isOnCalendar(one) && isOnCalendar(other) && one < other,
  'the distance of times': (one, other) =>
    isReal(one) && isReal(other) && Date.parse(one) - Date.parse(other),
  'the order of amounts': (one, other) => {
    const [left, right] = [parseCents(one), parseCents(other)];
    return (
      left !== undefined &&
      right !== undefined &&
      [left, right].every((cents) => cents < 2n ** 56n && cents > -(2n ** 56n)) &&
      left < right
    );
  },
};

test.each(Object.keys(SEEN_BESIDE))('two pseudonyms have what their texts have: %s', (what) => {
  const seen = SEEN_BESIDE[what] as (one: string, other: string) => unknown;
  fc.assert(
    fc.property(pair, ([one, other]) => {
      expect(seen(texts.value(one), texts.value(other))).toEqual(seen(one, other));
    }),
    { seed: 2, numRuns: 3000 },
  );
});

test.each([
  '1961-03-14T00:00:00Z',
  '1969-12-31T23:00:00Z',
  '1970-01-02T00:00:00Z',
  '1971-06-14T05:06:07.123Z',
  '1961-03-14 00:00:00',
  '0001-01-02T00:00:00Z',
  '2899-12-31T23:59:59+02:00',
])('no time stays in clear text, however long ago it is: %s', (written) => {
  for (let key = 0; key < 50; key++) {
    const shift = createTimeShift(new KeyedRandom(new Uint8Array(32).fill(key)));
    expect(shift.text(written)).toMatch(/^\d{4}-\d\d-\d\d/);
    expect(shift.text(written)).not.toBe(written);
  }
});

test.each([
  '0001-01-01T00:00:00Z',
  '1970-01-01T00:00:00Z',
  '1970-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59Z',
])('a time that stands for an unset one stays: %s', (written) => {
  expect(createTimeShift(random).text(written)).toBe(written);
});

test('no two days become the same one', () => {
  const shift = createTimeShift(random);
  const days = Array.from({ length: 400_000 }, (_, index) => (index - 30_000) * 86_400_000);
  const end = Date.UTC(2900, 0);
  const late = Array.from({ length: 8000 }, (_, index) => end + index * 86_400_000);
  const all = [...days.filter((day) => day < end), ...late, Date.parse('0001-01-01T00:00:00Z')];
  expect(new Set(all.map(shift.moment)).size).toBe(all.length);
});

test('the end of a number is the pseudonym of its end', () => {
  // Half of a surrogate pair is where a server may cut: of texts with pairs, those of at most four characters are more than four units.
  const whole = pair.filter((both) => both.every((one) => !/[\ud800-\udfff]/.test(one)));
  fc.assert(
    fc.property(whole, ([one, other]) => {
      const [number, end] = [texts.numbered(one), texts.numbered(other)];
      expect(number.slice(-4) === end).toBe(one.slice(-4) === other);
      expect([...end].length <= 4).toBe([...other].length <= 4);
      expect(number === end).toBe(one === other);
    }),
    { seed: 3, numRuns: 3000 },
  );
});

test('a number has one pseudonym, whether its end stands elsewhere or not', () => {
  fc.assert(
    fc.property(digits(1, 30), (number) => {
      expect(texts.numbered(number)).toBe(texts.value(number));
    }),
    { seed: 4 },
  );
});

test('all short texts of a form change places with each other', () => {
  const all = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
  expect(new Set(all.map(texts.value)).size).toBe(all.length);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const states = letters.flatMap((one) => letters.map((other) => one + other));
  expect(new Set(states.map(texts.value)).size).toBe(states.length);
});

test('another key makes another pseudonym', () => {
  const other = new KeyedRandom(new Uint8Array(32).fill(43));
  const others = createTexts(other, createTimeShift(other));
  for (const one of [
    '700000915538',
    'Juniper Supply',
    'acc-0b0a1c9e-2f35-4c41-9a5e-6d3f1a2b3c4d',
    '2026-03-02T14:05:10Z',
    '12345.67',
  ])
    expect(others.value(one)).not.toBe(texts.value(one));
});

function kindOf(one: string): string {
  return /^[a-z]{3}-/.exec(one)?.[0] ?? '';
}

/** Whatever the clock says. */
function isOnCalendar(one: string): boolean {
  return isTimestamp(one) && isReal(`${one.slice(0, 10)}T00:00:00Z`);
}

function isReal(one: string): boolean {
  return (
    isTimestamp(one) &&
    !Number.isNaN(Date.parse(one)) &&
    new Date(one).toISOString().startsWith(one.slice(0, 19)) &&
    !isUnsetTime(Date.parse(one))
  );
}

test('a short text stays as it is where every text of its form is kept', () => {
  for (const kept of ['ab', 'Z', '42', 'éa'])
    expect(shortText(kept, random, ({ length }) => length === kept.length)).toBe(kept);
});

test('a short text becomes the only other one of its form that is not kept, or stays', () => {
  const isTaken = (capitals: string) => !['A', 'Q'].includes(capitals);
  const found = ['a', 'q'].map((text) => shortText(text, random, isTaken));
  expect(found.toSorted()).toEqual(['a', 'q']);
});
