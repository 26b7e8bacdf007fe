/** A way in which a value can miss its form. */
interface Misformat {
  /** The value as it should have been written; the same text where the value does not miss its form in this way. */
  readonly mend: (text: string) => string;
  readonly words: string;
}

const DAY = /^\d{4}-\d\d-\d\d/;

/** Tried in this order; a value may miss its form in two of these ways at once. None of the words gives away a part of a value. */
const MISFORMATS: readonly Misformat[] = [
  { mend: (text) => text.trim(), words: 'it has blanks around it' },
  { mend: (text) => text.replace(/^(["'])(.*)\1$/s, '$2'), words: 'it is in quotation marks' },
  {
    mend: (text) => (DAY.test(text) ? text.replace(/\.\d+(?=Z|[-+]|$)/i, '') : text),
    words: 'it has fractions of a second',
  },
  {
    mend: (text) => (DAY.test(text) ? text.replace(/[-+]\d\d:?\d\d$/, 'Z') : text),
    words: 'it has a time zone offset where Z belongs',
  },
  {
    mend: (text) => text.replace(/^(\d{4}-\d\d-\d\d)[ t](\d\d:)/, '$1T$2'),
    words: 'T does not separate its date and time',
  },
  {
    mend: (text) => text.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/i, '$1Z'),
    words: 'it has no time zone',
  },
  { mend: (text) => text.replace(/^(.*T\d\d:\d\d)Z$/i, '$1:00Z'), words: 'it has no seconds' },
  {
    mend: (text) => text.replace(/^(\d{4}-\d\d-\d\d)$/, '$1T00:00:00Z'),
    words: 'it is a date without a time',
  },
  { mend: fromSeconds, words: 'it is a number of seconds since 1970' },
  { mend: fromMilliseconds, words: 'it is a number of milliseconds since 1970' },
  {
    mend: (text) => {
      const time = /[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
      return Number.isNaN(time) ? text : `${new Date(time).toISOString().slice(0, 19)}Z`;
    },
    words: 'it is a time in the form of HTTP or of mail headers',
  },
  { mend: (text) => text.replace(/^([-+]?)(?:[$€£]|[A-Z]{3} )/u, '$1'), words: 'it has a currency sign' },
  {
    mend: (text) => text.replace(/(\d)(?: ?[A-Z]{3}| ?[$€£])$/u, '$1'),
    words: 'it has a currency behind it',
  },
  { mend: (text) => text.replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, ''), words: 'it has thousands separators' },
  {
    mend: (text) => text.replace(/^(-?\d+),(\d{1,2})$/, '$1.$2'),
    words: 'it has a comma where the decimal point belongs',
  },
  { mend: (text) => text.replace(/^(-?\d+)$/, '$1.00'), words: 'it has no fraction digits' },
  { mend: (text) => text.replace(/^(-?\d+\.\d)$/, '$10'), words: 'it has one fraction digit' },
  { mend: (text) => text.replace(/^(-?\d+\.\d\d)\d+$/, '$1'), words: 'it has more than two fraction digits' },
  {
    mend: (text) => (/^-?\d(?:\.\d+)?e[-+]?\d+$/i.test(text) ? Number(text).toFixed(2) : text),
    words: 'it is in scientific notation',
  },
  { mend: (text) => text.replace(/^(\d)$/, '0$1'), words: 'it has no leading zero' },
  { mend: (text) => text.replace(/^(\d\d)$/, '20$1'), words: 'it has two digits for the year' },
  { mend: (text) => text.replace(/^(-?\d+)\.0+$/, '$1'), words: 'it has fraction digits' },
  { mend: (text) => text.replace(/^(\d)/, '+$1'), words: 'it has no leading +' },
  { mend: (text) => text.replace(/^00(\d)/, '+$1'), words: 'it begins with 00 where + belongs' },
  { mend: (text) => text.toLowerCase(), words: 'it is in capital letters' },
  { mend: (text) => text.toUpperCase(), words: 'it is in small letters' },
  { mend: (text) => text.replace(/^urn:uuid:/i, ''), words: 'it begins with urn:uuid:' },
];

function fromSeconds(text: string): string {
  return /^\d{9,11}(?:\.\d+)?$/.test(text) ? toTime(Number(text) * 1000) : text;
}

function fromMilliseconds(text: string): string {
  return /^\d{12,14}$/.test(text) ? toTime(Number(text)) : text;
}

function toTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}

/**
 * Says why a text does not have its format, by what would give it the format; returns the text in its format, too.
 *
 * @param fits whether a text has the form
 */
export function correctFormat(
  text: string,
  fits: (text: string) => boolean,
): { readonly text: string; readonly words: string } | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  for (const { mend, words } of MISFORMATS) {
    const once = mend(text);
    if (once !== text && fits(once)) return { text: once, words };
  }
  for (const [index, one] of MISFORMATS.entries()) {
    const once = one.mend(text);
    if (once === text) continue;
    for (const other of MISFORMATS.slice(index + 1)) {
      const twice = other.mend(once);
      if (twice !== once && fits(twice))
        return { text: twice, words: `${one.words} and ${other.words.replace(/^it /, '')}` };
    }
  }
  return undefined;
}

/** Nothing of this form is longer. */
const MAX_LENGTH = 200;
