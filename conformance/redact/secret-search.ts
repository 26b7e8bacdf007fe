import { type Encoding, encodings, isShort } from './encodings.ts';

export const MASK = '(masked)';

/** An encoding of a secret, as it is looked for. */
interface Needle extends Encoding {
  /** The text of the encoding, folded. */
  readonly folded: string;
  /** The secret could be words of the suite's own sentences. */
  readonly isOrdinary: boolean;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds known secrets in text, in every encoding in which they may come back. A run knows thousands of encodings and looks for them in each text that it shows, so they
 * are found by how they begin: each place of a text is looked up once, however many secrets there are.
 */
export class SecretSearch {
  readonly #known = new Set<string>();
  readonly #whole = new NeedleIndex();
  /** Looked for in texts without what stands between digits. */
  readonly #grouped = new NeedleIndex();
  /** Secrets that count only as a whole when a value of fixed format is asked about; in lower case. */
  readonly #short = new Set<string>();
  #longest = 0;

  has(secret: string): boolean {
    return this.#known.has(secret);
  }

  add(secret: string): void {
    this.#known.add(secret);
    if (isShort(secret)) this.#short.add(secret.toLowerCase());
    for (const encoding of encodings(secret)) {
      const { text, form } = encoding;
      const needle = { ...encoding, folded: fold(text), isOrdinary: isOrdinary(secret) };
      if (form === 'grouped') this.#grouped.add(needle);
      else this.#whole.add(needle);
      this.#longest = Math.max(
        this.#longest,
        form === 'grouped' ? text.length * (MAX_BETWEEN + 1) : text.length,
      );
    }
  }

  /** The text with `MASK` in place of each secret. */
  replaceIn(text: string): string {
    return mask(text, this.#rangesIn(text));
  }

  /** Does the same in the suite's own sentence, whose ordinary words stay. */
  replaceInOwn(text: string): string {
    return mask(
      text,
      this.#rangesIn(text, (needle) => !needle.isOrdinary),
    );
  }

  /** Tells whether the text is a secret, or holds one that is not short. */
  finds(text: string): boolean {
    if (this.#short.has(text.toLowerCase())) return true;
    return !this.#rangesIn(text, ({ form }) => form === 'anywhere' || form === 'grouped').next().done;
  }

  /** Length of the longest encoding. Characters. */
  longest(): number {
    return this.#longest;
  }

  *#rangesIn(text: string, isWanted: (needle: Needle) => boolean = () => true): Generator<Range, undefined> {
    const folded = fold(text);
    for (const { needle, at } of this.#whole.in(folded)) {
      const range = { from: at, to: at + needle.folded.length };
      if (isWanted(needle) && standsAsItMust(needle, text, range)) yield range;
    }
    if (this.#grouped.isEmpty) return;
    for (const number of text.matchAll(NUMBER)) {
      const places = Array.from(number[0].matchAll(/\d/g), ({ index }) => number.index + index);
      for (const { needle, at } of this.#grouped.in(number[0].replace(/\D/g, ''))) {
        const from = places[at] as number;
        const to = (places[at + needle.folded.length - 1] as number) + 1;
        if (isWanted(needle)) yield { from: text[from - 1] === '+' ? from - 1 : from, to };
      }
    }
  }
}

/** Digits with up to two characters between each two: `+1 (503) 555-0142`. */
const NUMBER = /\d(?:[\s().-]{0,2}\d){6,}/g;
const MAX_BETWEEN = 2;

function standsAsItMust({ form }: Needle, text: string, { from, to }: Range): boolean {
  if (form === 'anywhere') return true;
  const [before, after] = [text.slice(Math.max(0, from - 2), from), text.slice(to, to + 2)];
  if (form === 'alone-in-digits') return !(/\d$/.test(before) || /^\d/.test(after));
  return !(/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after));
}

/** Overlapping ranges become one: the half of a secret that another one covers is no less secret than the other half. */
function mask(text: string, ranges: Iterable<Range>): string {
  const sorted = [...ranges].sort((one, other) => one.from - other.from);
  let masked = '';
  let done = 0;
  for (const { from, to } of sorted) {
    if (from >= done) masked += text.slice(done, from) + MASK;
    done = Math.max(done, to);
  }
  return masked + text.slice(done);
}

/** The text without differences of case, and as long as it was: a letter that would become several stays. */
function fold(text: string): string {
  return /[^\0-\x7f]/.test(text) ? Array.from(text, foldCharacter).join('') : text.toLowerCase();
}

/** The comparison goes through upper case, where the long s is an S, and the sign for kelvin a K. */
function foldCharacter(character: string): string {
  const upper = character.toUpperCase();
  const lower = (upper.length === character.length ? upper : character).toLowerCase();
  return lower.length === character.length ? lower : character;
}

/** Needles of at least two characters by how they begin. */
class NeedleIndex {
  /** The secrets by their first characters: as many as `MAX_START`, or as they have. */
  readonly #byStart = new Map<string, Needle[]>();
  /** The lengths of these beginnings. */
  readonly #lengths = new Set<number>();
  /** Not 0 at the hashes of their first two characters: at most places of a text no needle begins. */
  readonly #pairs = new Uint8Array(PAIRS);

  get isEmpty(): boolean {
    return this.#byStart.size === 0;
  }

  add(needle: Needle): void {
    const start = needle.folded.slice(0, MAX_START);
    const known = this.#byStart.get(start);
    if (known === undefined) this.#byStart.set(start, [needle]);
    else known.push(needle);
    this.#lengths.add(start.length);
    this.#pairs[hashOfPair(start, 0)] = 1;
  }

  /** @param folded a text, as `fold` makes it */
  *in(folded: string): Generator<{ readonly needle: Needle; readonly at: number }, undefined> {
    for (let at = 0; at < folded.length - 1; at++) {
      if (this.#pairs[hashOfPair(folded, at)] === 0) continue;
      for (const length of this.#lengths)
        for (const needle of this.#byStart.get(folded.slice(at, at + length)) ?? [])
          if (folded.startsWith(needle.folded, at)) yield { needle, at };
    }
  }
}

const MAX_START = 8;
const PAIRS = 2 ** 16;

function hashOfPair(text: string, at: number): number {
  return (text.charCodeAt(at) * 257 + text.charCodeAt(at + 1)) & (PAIRS - 1);
}

/**
 * Tells whether a secret looks like the words of a sentence: `text`, `account`, `First Bank`, `open-account`; or is too short to mean anything in
 * one: `30000`. The suite's own sentences are not searched for such secrets, or they could not be read any more. Wherever a value of a call is shown,
 * they are masked as all others.
 */
function isOrdinary(secret: string): boolean {
  return secret.length < 8 || /^[\p{L}\s'’.,:;_-]+$/u.test(secret);
}
