import { MASK } from './secret-search.ts';
import type { Secrets } from './secrets.ts';

const MAX_LENGTH = 500;
/** Characters; the rest is cut off. */
const MAX_READ = 4096;

/** Secrets that text from the server may hold although the run does not know them. */
const SUSPECT: readonly RegExp[] = [
  // e-mail addresses
  /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g,
  // persons
  /\bper-[0-9a-z-]+/gi,
  // account and telephone numbers, cards: six digits and more, in groups too, but no amount and no part of an identifier
  /(?<![\w.-])(?!\d{1,9}\.\d{2}(?![\d.]))\+?\d(?:[\s().-]{0,2}\d){5,}(?![\w-])/g,
  // keys and tokens
  /(?<![\w-])(?!(?:acc|con|prg|bus|crd|tra|chd|shp|pbr|cbn|pcc)-)(?=[\w+/=.-]{0,200}\d)[\w+/=-]{24,}/g,
];

/** A server's own text about an error, without secrets and without anything that has the form of one. */
export function scrubFreeText(text: string, secrets: Secrets): string {
  // The cut may split a secret: the half at the end is removed too.
  const tail = Math.max(MAX_LENGTH, secrets.longest());
  const isCut = text.length > MAX_READ + tail;
  const read = isCut ? text.slice(0, MAX_READ + tail) : text;
  // A reader may see the rest of a text in which a secret stands in its usual format.
  const known = secrets.scrub(read);
  if (secrets.hides(known)) return MASK;
  const scrubbed = SUSPECT.reduce((left, pattern) => left.replace(pattern, MASK), known);
  const clean = isCut ? scrubbed.slice(0, Math.max(0, scrubbed.length - tail)) : scrubbed;
  return isCut || clean.length > MAX_LENGTH ? `${clean.slice(0, MAX_LENGTH)}...` : clean;
}
