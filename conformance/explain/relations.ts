import type { Json } from '../../lib/json.ts';
import { number } from '../../lib/plural.ts';

/** A relation says how a value that came differs from the one that was expected. */
export interface Relation {
  /** Holds of two texts; numbers come as their digits. Words for people, or `undefined` where it does not hold. */
  readonly of: (expected: string, actual: string) => string | undefined;
  /** The words where one of the two is masked, if they reveal nothing about it. Absent: nothing is said. */
  readonly masked?: string;
}

/** A relation that one normalization decides: after it, the two are equal. */
function same(words: string, normalize: (text: string) => string, masked?: string): Relation {
  return {
    of: (expected, actual) => (normalize(expected) === normalize(actual) ? words : undefined),
    ...(masked !== undefined && { masked }),
  };
}

/** This is the relation for an encoding that was put on, or not taken off: only the value that came is changed. */
function encoded(words: string, decode: (text: string) => string, masked?: string): Relation {
  return {
    of: (expected, actual) => (decode(actual) === expected ? words : undefined),
    ...(masked !== undefined && { masked }),
  };
}

const CASE = 'equal but for case';
const BLANKS = 'equal but for blanks inside';
const PUNCTUATION = 'the same digits with other punctuation';
const TRUNCATED = 'cut off at its end';
const BEHIND = 'its beginning is missing';

/** The relations in the order in which they are tried: the first that holds says most. */
export const TEXT_RELATIONS: readonly Relation[] = [
  same(CASE, (text) => text.toUpperCase(), CASE),
  {
    of: (expected, actual) => blanksAround(expected, actual),
    masked: 'equal but for blanks around it',
  },
  same(BLANKS, (text) => text.replace(/\s+/gu, ''), BLANKS),
  same(
    'the same text in another Unicode normalization form',
    (text) => text.normalize('NFC'),
    'the same text in another Unicode normalization form',
  ),
  same('the same text in Unicode compatibility form', (text) => text.normalize('NFKC')),
  encoded('HTML-escaped', fromHtml),
  encoded('HTML-escaped twice', (text) => fromHtml(fromHtml(text))),
  encoded('percent-encoded', fromPercent),
  encoded('with + for blanks', (text) => fromPercent(text.replaceAll('+', ' '))),
  encoded('in quotation marks', (text) => /^(["'])(.*)\1$/s.exec(text)?.[2] ?? text, 'in quotation marks'),
  encoded('with backslashes before some characters', (text) => text.replace(/\\(.)/gsu, '$1')),
  encoded('encoded as Base64', fromBase64, 'encoded as Base64'),
  encoded('its UTF-8 bytes read as Latin-1', (text) =>
    /^[\p{ASCII}\u0080-\u00ff]*$/u.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text,
  ),
  same('equal but for accents', (text) => text.normalize('NFD').replace(/\p{M}/gu, '')),
  {
    of: (expected, actual) =>
      expected.replace(/\P{ASCII}/gu, '?') === actual.replace(/\ufffd/g, '?')
        ? 'with ? for characters outside of ASCII'
        : undefined,
  },
  {
    of: (expected, actual) =>
      /^[^\p{L}]*\d[^\p{L}]*$/u.test(expected) &&
      !/^\d+\.\d+$/.test(expected) &&
      !/\p{L}/u.test(actual) &&
      digits(expected).length > 3 &&
      digits(expected) === digits(actual)
        ? digits(actual) === actual
          ? 'the same digits without the punctuation'
          : PUNCTUATION
        : undefined,
    masked: PUNCTUATION,
  },
  { of: maskedByServer, masked: 'masked by the server' },
  {
    of: (expected, actual) =>
      actual !== '' && expected.startsWith(actual)
        ? `${TRUNCATED}: shorter by ${number(lengthOf(expected) - lengthOf(actual), 'character')}`
        : undefined,
    masked: TRUNCATED,
  },
  {
    of: (expected, actual) =>
      actual !== '' && expected.endsWith(actual)
        ? `${BEHIND}: shorter by ${number(lengthOf(expected) - lengthOf(actual), 'character')}`
        : undefined,
    masked: BEHIND,
  },
  { of: around, masked: 'with more text around it' },
];

function blanksAround(expected: string, actual: string): string | undefined {
  if (expected.trim() !== actual.trim()) return undefined;
  const start = blanks(expected, /^\s*/u) !== blanks(actual, /^\s*/u);
  const end = blanks(expected, /\s*$/u) !== blanks(actual, /\s*$/u);
  const where = start && end ? 'at both ends' : start ? 'at its beginning' : 'at its end';
  return `equal but for blanks ${where}`;
}

function blanks(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[0] ?? '';
}

/** Something was added on one side or on both. A short text is found in many others by chance. */
function around(expected: string, actual: string): string | undefined {
  if (lengthOf(expected) < 3) return undefined;
  const more = number(lengthOf(actual) - lengthOf(expected), 'character');
  if (actual.startsWith(expected)) return `longer by ${more} at its end`;
  if (actual.endsWith(expected)) return `longer by ${more} at its beginning`;
  return actual.includes(expected) ? 'with more text around it' : undefined;
}

/** `****1234` */
function maskedByServer(expected: string, actual: string): string | undefined {
  const shown = actual.replace(/[*xX•·.#\s-]/gu, '');
  return /[*xX•·#]{2,}/u.test(actual) && shown.length < expected.length && expected.endsWith(shown)
    ? 'masked by the server'
    : undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function fromHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/giu, (all, ten, sixteen, name) => {
    const code = ten === undefined ? Number.parseInt(sixteen ?? '', 16) : Number(ten);
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? all;
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

function fromPercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function fromBase64(text: string): string {
  return /^[\w+/-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64').toString('utf8') : text;
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

/** The length in characters, as people count them. */
function lengthOf(text: string): number {
  return [...text].length;
}

const AMOUNT = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/** Describes how two amounts or counts differ. */
export function describeNumberDifference(expected: string, actual: string): string | undefined {
  if (!AMOUNT.test(expected) || !AMOUNT.test(actual)) return undefined;
  const [right, wrong] = [Number(expected), Number(actual)];
  if (right === wrong) return 'the same number written in another way';
  if (right === -wrong) return 'with the opposite sign';
  for (const factor of [10, 100, 1000]) {
    if (isClose(wrong, right * factor))
      return factor === 100 ? 'in cents: 100 times' : `${factor} times too large`;
    if (isClose(wrong * factor, right)) return `${factor} times too small`;
  }
  if (wrong === Math.round(right)) return 'rounded to a whole number';
  if (wrong === Math.trunc(right)) return 'without its fraction';
  const difference = Math.abs(right - wrong).toFixed(Math.max(places(expected), places(actual)));
  return `${wrong > right ? 'more' : 'less'} by ${difference}`;
}

function isClose(one: number, other: number): boolean {
  return one !== 0 && Math.abs(one - other) < 1e-6 * Math.abs(one);
}

function places(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[-+]\d\d:?\d\d)?$/i;

/** Describes how two times differ. */
export function compareTimes(expected: string, actual: string): string | undefined {
  if (!MOMENT.test(expected) || !MOMENT.test(actual)) return undefined;
  const [right, wrong] = [Date.parse(expected), Date.parse(actual)];
  if (Number.isNaN(right) || Number.isNaN(wrong)) return undefined;
  if (expected === actual) return 'the same time';
  if (right === wrong) return 'the same moment written in another way';
  const seconds = Math.abs(wrong - right) / 1000;
  return `${wrong > right ? 'later' : 'earlier'} by ${duration(seconds)}`;
}

function duration(seconds: number): string {
  if (seconds % 86_400 === 0) return number(seconds / 86_400, 'day');
  if (seconds % 3600 === 0) return number(seconds / 3600, 'hour');
  if (seconds % 60 === 0) return number(seconds / 60, 'minute');
  return number(seconds, 'second');
}

export const OTHER_ORDER = 'the same entries in another order';

/** Describes how two lists differ. Entries are compared as JSON. */
export function describeListDifference(
  expected: readonly Json[],
  actual: readonly Json[],
): string | undefined {
  const [right, wrong] = [expected, actual].map((list) => list.map((entry) => JSON.stringify(entry)));
  if (right === undefined || wrong === undefined) return undefined;
  const missing = without(right, wrong);
  const more = without(wrong, right);
  if (missing.length === 0 && more.length === 0) return OTHER_ORDER;
  if (more.length === 0 && wrong.length > 0 && wrong.every((entry, index) => entry === right[index]))
    return `only the first ${wrong.length === 1 ? '' : `${wrong.length} `}of the ${right.length}`;
  if (missing.length === 0 && new Set(wrong).size === new Set(right).size) return 'with entries repeated';
  return [
    ...(missing.length > 0
      ? [`${missing.length} of ${number(right.length, 'entry', 'entries')} missing`]
      : []),
    ...(more.length > 0 ? [`${number(more.length, 'entry', 'entries')} too many`] : []),
  ].join(', ');
}

/** The entries of a list without those of another one, each taken away once. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((entry) => {
    const index = left.indexOf(entry);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
