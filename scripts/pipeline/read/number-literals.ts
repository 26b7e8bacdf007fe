import { Lexer } from 'yaml';

/** A number as it stands in a file, if it has so many digits that a number of JavaScript may be another one. */
export interface NumberLiteral {
  /** The number in JSON's notation: `9007199254740993`. */
  readonly text: string;
  /** The number that it is read as: 9007199254740992. */
  readonly value: number;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** It is the name of a member. */
  readonly isKey: boolean;
}

/** Fewer digits are always kept. Texts that begin with a number are quoted. */
const LONG = /(?<![\w."'])[-+]?(?:\d[\d.]{15}|\d[\d.]*[eE]\+?\d{3})/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const JSON_TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.]*(?:[eE][+-]?\d+)?/g;

/** Long numbers in a file of JSON or YAML. Texts and comments have none. */
export function numberLiteralsIn(body: string, isJson: boolean): NumberLiteral[] {
  // To find the words of a file takes longer than to read it, and most files have no such number.
  const candidates = body.match(new RegExp(`${LONG.source}[\\d.eE+-]*`, 'g')) ?? [];
  if (!candidates.some((word) => literalOf(word) !== undefined)) return [];
  const placeOf = createPlaces(body);
  return [...(isJson ? wordsOfJson(body) : wordsOfYaml(body))].flatMap(({ word, offset, isKey }) => {
    const literal = literalOf(word);
    return literal === undefined ? [] : [{ ...literal, isKey, ...placeOf(offset) }];
  });
}

function literalOf(word: string): Pick<NumberLiteral, 'text' | 'value'> | undefined {
  const text = word.replace(/^\+/, '');
  const value = Number(text);
  if (!LONG.test(text) || !NUMBER.test(text)) return undefined;
  // Another number may be read as the same one.
  const isShared = Number.isInteger(value) && !Number.isSafeInteger(value);
  return isShared || !isKept({ text, value }) ? { text, value } : undefined;
}

interface Word {
  readonly word: string;
  readonly offset: number;
  readonly isKey: boolean;
}

function* wordsOfJson(body: string): Generator<Word> {
  for (const { 0: word, index } of body.matchAll(JSON_TOKEN)) yield { word, offset: index, isKey: false };
}

/** The next word is a scalar. */
const SCALAR = '\u001f';
/** Words of the lexer that are not in the file. */
const MARKS = new Set(['\u0002', '\u0018', SCALAR]);

/** Plain scalars, which numbers are. */
function* wordsOfYaml(body: string): Generator<Word> {
  let offset = 0;
  let [isScalar, isBlock] = [false, false];
  let last: Word | undefined;
  for (const word of new Lexer().lex(body)) {
    if (MARKS.has(word)) {
      isScalar = word === SCALAR;
      continue;
    }
    if (last !== undefined && word.trim() !== '') {
      yield word === ':' ? { ...last, isKey: true } : last;
      last = undefined;
    }
    if (isScalar && !isBlock) last = { word, offset, isKey: false };
    if (isScalar) isBlock = false;
    else if (/^[|>]/.test(word)) isBlock = true;
    isScalar = false;
    offset += word.length;
  }
  if (last !== undefined) yield last;
}

/** Places by offset, for offsets in ascending order. */
function createPlaces(body: string): (offset: number) => Pick<NumberLiteral, 'line' | 'column'> {
  let [line, start, end] = [1, 0, body.indexOf('\n')];
  return (offset) => {
    while (end !== -1 && end < offset) {
      line += 1;
      start = end + 1;
      end = body.indexOf('\n', start);
    }
    return { line, column: offset - start + 1 };
  };
}

/** Tells whether a number of JavaScript, as it is written, is this one. */
export function isKept({ text, value }: Pick<NumberLiteral, 'text' | 'value'>): boolean {
  return Number.isFinite(value) && canonical(text) === canonical(String(value));
}

/** The digits of all literals that are read as another number, by that number, unless two of them are read as the same. */
export function digitsOf(literals: Iterable<NumberLiteral>): ReadonlyMap<number, string> {
  const texts = new Map<number, Map<string, NumberLiteral>>();
  for (const one of literals) {
    const known = texts.get(one.value) ?? new Map<string, NumberLiteral>();
    texts.set(one.value, known.set(canonical(one.text), one));
  }
  return new Map(
    [...texts].flatMap(([value, all]) => {
      const [only] = all.values();
      return all.size === 1 && only !== undefined && !isKept(only) ? [[value, only.text] as const] : [];
    }),
  );
}

/** Returns the same text for all notations of a number: `-12e3`. */
function canonical(number: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(number) ?? [];
  const all = `${whole}${fraction}`;
  let [start, end] = [0, all.length];
  while (start < end && all[start] === '0') start += 1;
  while (end > start && all[end - 1] === '0') end -= 1;
  if (start === end) return '0';
  return `${sign === '-' ? '-' : ''}${all.slice(start, end)}e${Number(exponent) - fraction.length + all.length - end}`;
}
