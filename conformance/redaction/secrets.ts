import { isCommon } from './common-words.ts';
import { isShort, spellings } from './spellings.ts';

export const MASK = '(masked)';

/** Shorter values tell nothing and would be found everywhere. */
const SHORTEST = 4;

/** Everything that must not be shown, and the search for it. */
export interface Secrets {
  learn(value: string): void;
  /** A header's value: its parts are secret, too. */
  learnCredential(value: string): void;
  /** The text with a mark in the place of each secret in it. */
  scrub(text: string): string;
  /** Whether a value of fixed form is, or holds, a secret. Short secrets only count as a whole: `0142` is in many an identifier. */
  isIn(value: string): boolean;
}

export function createSecrets(): Secrets {
  const known = new Set<string>();
  let search:
    | { readonly all: RegExp; readonly long: RegExp; readonly short: ReadonlySet<string> }
    | undefined;
  // Most texts come again and again: the same ids and amounts in answer after answer, and all of them once more in the report.
  const scrubbed = new Map<string, string>();
  const found = new Map<string, boolean>();

  function compile() {
    scrubbed.clear();
    found.clear();
    const list = [...known];
    return {
      all: toExpression(list),
      long: toExpression(list.filter((one) => !isShort(one))),
      short: new Set(list.filter(isShort).map((one) => one.toLowerCase())),
    };
  }

  return {
    learn(value) {
      const secret = value.trim();
      if (secret.length < SHORTEST || isCommon(secret) || known.has(secret)) return;
      known.add(secret);
      search = undefined;
    },
    learnCredential(value) {
      // Of `Bearer abc`, `abc` alone is as good.
      for (const part of [value, ...value.split(/[\s,;=]+/).filter((one) => !isShort(one))]) this.learn(part);
    },
    scrub(text) {
      search ??= compile();
      const known = scrubbed.get(text) ?? text.replace(search.all, MASK);
      scrubbed.set(text, known);
      return known;
    },
    isIn(value) {
      search ??= compile();
      const known =
        found.get(value) ?? (search.short.has(value.toLowerCase()) || value.search(search.long) >= 0);
      found.set(value, known);
      return known;
    },
  };
}

/** Longest first: a secret inside of another one would leave the rest of the longer one readable. */
function toExpression(secrets: readonly string[]): RegExp {
  const sources = secrets.flatMap(spellings).sort((one, other) => other.length - one.length);
  return new RegExp(sources.length === 0 ? '(?!)' : sources.join('|'), 'giu');
}
