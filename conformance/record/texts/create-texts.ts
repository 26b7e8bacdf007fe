import { isKeptText, isKind } from '../../redact/kept-words.ts';
import { isPlainlyWritten, plainIn } from '../../traffic/judge/plain-value.ts';
import type { KeyedRandom } from '../keyed-random.ts';
import { remember } from '../remember.ts';
import { isAmount, otherAmount } from './amounts.ts';
import { otherDigits } from './digits.ts';
import { otherIdentifier } from './identifiers.ts';
import { inCaseOf, wordsFor } from './made-up-words.ts';
import { shortText } from './short-text.ts';
import type { TimeShift } from './times.ts';

/**
 * Pseudonyms of texts. Each depends on nothing but the text and the key, two texts never have the same one, and what the judge can see of a text
 * alone or beside another one is true of their pseudonyms exactly where it is true of them: `docs/traffic.md#recordings-that-can-be-shared` lists it.
 */
export interface Texts {
  /** Replaces a value or a field's name, wherever it stands. */
  value(text: string): string;
  /** Replaces a number whose last four characters stand elsewhere, too, or those four, apart from what precedes them. */
  numbered(text: string): string;
  /** The texts themselves. */
  forget(): void;
}

/** Words of a description that stay, in capitals. */
export interface TextsToKeep {
  isText(capitals: string): boolean;
  /** Replaces an identifier's prefix, without its hyphen. */
  isKind(capitals: string): boolean;
}

const OF_BANK: TextsToKeep = { isText: isKeptText, isKind };

/**
 * @param mayShow texts that stay; with each text, all others that differ from it in letter case alone
 * @param kept default: the words of the description of this package
 */
export function createTexts(
  random: KeyedRandom,
  times: TimeShift,
  mayShow: (text: string) => boolean = () => false,
  kept: TextsToKeep = OF_BANK,
): Texts {
  const isTaken = (capitals: string) => kept.isText(capitals) || mayShow(capitals);
  const short = (text: string) => shortText(text, random, isTaken);
  const inWords = (text: string, whole = text, tweak = '') =>
    otherWords(text, whole, tweak, { random, isTaken });
  const otherPrefix = (letters: string) => {
    const stays = (capitals: string) => kept.isKind(capitals) || isTaken(capitals);
    return stays(letters.toUpperCase()) ? letters : shortText(letters, random, stays);
  };

  function value(text: string): string {
    const capitals = text.toUpperCase();
    if (kept.isText(capitals) || mayShow(text)) return text;
    return (
      (isAmount(text) ? otherAmount(text, random) : undefined) ??
      times.text(text) ??
      otherIdentifier(text, random, otherPrefix) ??
      (isShort(capitals) && !PREFIX.test(text) ? short(text) : undefined) ??
      (isNumber(text) || isNumberedCode(text) ? numbered(text) : otherText(text))
    );
  }

  function numbered(text: string): string {
    if (text === '' || mayShow(text)) return text;
    if (isShort(text)) return isTaken(text.toUpperCase()) ? text : short(text);
    const [head, tail] = [text.slice(0, -4), text.slice(-4)];
    const end = isTaken(tail.toUpperCase()) ? tail : short(tail);
    return (
      (isNumber(text) ? otherDigits(head, tail, random) : inWords(head, text, `${tail.toUpperCase()} `)) + end
    );
  }

  function otherText(text: string): string {
    const [prefix = ''] = PREFIX.exec(text) ?? [];
    if (prefix === '') return inWords(text);
    const rest = text.slice(prefix.length);
    return `${otherPrefix(prefix.slice(0, 3))}-${rest === '' ? '' : inWords(rest, text)}`;
  }

  const values = remember(value);
  const numbers = remember(numbered);
  return {
    value: values.get,
    numbered: numbers.get,
    forget: () => {
      values.clear();
      numbers.clear();
    },
  };
}

interface Pseudonyms {
  readonly random: KeyedRandom;
  /** Tells whether a text stays as it is, so that no other may become it. */
  readonly isTaken: (capitals: string) => boolean;
}

/**
 * A text in other words: a name, an address of an e-mail or a page, a code.
 *
 * @param whole what the text is a part of: in the same fields as it, its pseudonym has to be plain
 * @param tweak what else the words depend on
 */
function otherWords(text: string, whole: string, tweak: string, { random, isTaken }: Pseudonyms): string {
  const capitals = text.toUpperCase();
  const fields = plainIn(whole.toUpperCase());
  const like = inCaseOf(text, capitals, random);
  // A text that the judge leaves open has a pseudonym that it leaves open.
  const mark = isPlainlyWritten(whole) ? '' : '*';
  const cased = (letters: string) => (isFolded(whole, fields) ? folded(like(letters)) : like(letters));
  if (CODES.some((name) => fields.includes(name))) {
    if (isTaken(capitals)) return text + mark;
    if (!isFolded(whole, fields)) return shortText(text, random, isTaken, tweak) + mark;
    return cased(shortText(capitals, random, isTaken, tweak).toLowerCase()) + mark;
  }
  const others = whole.length - text.length;
  const length = fields.includes('embossingPerson') ? (others === 0 ? SHORT : SHORTER) : undefined;
  const words = wordsFor(random, tweak + capitals, length);
  // `folded` needs an i.
  const [first = '', second = '', third = ''] = length
    ? [...words.slice(0, 2), ...words.slice(2).map((word) => word.replace(/.$/, 'i'))]
    : words;
  // An amount in another form is zero, or is not.
  const digit = (/[1-9]/.test(text) ? '1' : '') + mark;
  if (/^[^\s@]+@[^\s@]+$/.test(text)) {
    const between = plainIn(whole.toUpperCase().toLowerCase()).includes('email') ? '.' : '_';
    return `${cased(`${first}${between}${second}`)}${digit}@${like(third)}.example`;
  }
  if (/^https?:\/\//i.test(text))
    return `https://${like(first)}.example/${like(second)}/${like(third)}${digit}`;
  const space = /\s/.test(text) ? ' ' : fields.includes('accountNumber') ? '' : '-';
  return cased([first, second, third].join(space)) + digit;
}

/** Replaces an identifier, whether it is valid or not. */
const PREFIX = /^[a-z]{3}-/i;

/** Fields in which a text is plain by its length. */
const CODES = ['bankIdentifierCode', 'postalCode'];

/** Syllables of words that fit on a card, with two blanks and perhaps a prefix. */
const SHORT = [3, 4, 3];
const SHORTER = [3, 3, 2];

/** Tells whether its capitals are those of another alphabet: `ß`. In fewer fields than them it is plain. */
function isFolded(text: string, fields: readonly string[]): boolean {
  return fields.length > 1 && /[^\0-\x7f]/.test(text);
}

/** Returns the same letters, one of them in another alphabet. */
function folded(letters: string): string {
  const other = letters.replace(/i/i, 'ı');
  return other === letters ? letters.replace(/s/i, 'ſ') : other;
}

/** Four characters at most, as JSON Schema counts them. */
function isShort(text: string): boolean {
  return text.length <= 4 || (text.length <= 8 && [...text].length <= 4);
}

/**
 * An account number, a telephone number, a date: at least as many digits as signs, and no sign that numbers are not written with. In anything else
 * (`!@#$%^7()`, digits of another alphabet) the signs are the secret, and other digits would leave them in place.
 */
function isNumber(text: string): boolean {
  if (ZEROS.test(text)) return true;
  if (!/^[\d\s+\-.,/()#*:$€£¥%]+$/.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits > 0 && digits >= text.replace(/[\d\s]/g, '').length;
}

/** `XXXX5538`. Not in one expression: that overflows the stack where a text has millions of characters. */
function isNumberedCode(text: string): boolean {
  return text.length >= 10 && /^\d{4}$/.test(text.slice(-4)) && !/[^A-Z\d*]/i.test(text);
}

/** The judge takes them for an identifier that is unset, however many hyphens there are. */
const ZEROS = /^-*0[0-]*$/;
