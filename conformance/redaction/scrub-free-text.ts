import { MASK } from './secrets.ts';

const LONGEST = 500;

/** What a stranger's words may hold that nobody has told us to be secret. */
const SUSPECT: readonly RegExp[] = [
  // e-mail addresses
  /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g,
  // persons
  /\bper-[0-9a-z-]+/gi,
  // account and telephone numbers, cards: six digits and more, in groups too, but no amount and no part of an identifier
  /(?<![\w.-])(?!\d{1,9}\.\d{2}(?![\d.]))\+?\d(?:[\s().-]{0,2}\d){5,}(?![\w-])/g,
  // keys and tokens
  /(?<![\w-])(?!(?:acc|con|prg|bus|crd|tra|chd|shp|pbr|cbn|pcc)-)(?=[\w+/=.-]*\d)[\w+/=-]{24,}/g,
];

/** Words of a server about what went wrong, without what looks like a secret. */
export function scrubFreeText(text: string): string {
  const clean = SUSPECT.reduce((left, pattern) => left.replace(pattern, MASK), text);
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}...` : clean;
}
