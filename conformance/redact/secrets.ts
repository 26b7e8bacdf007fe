import { isCommon } from './common-words.ts';
import { encodings, isShort } from './encodings.ts';
import { type Bare, hidesSecret, learnBare } from './hides-secret.ts';

export const MASK = '(masked)';

/** Shorter values tell nothing and would be found everywhere. */
const MIN_LENGTH = 4;

/** Everything that must not be shown, and the search for it. */
export interface Secrets {
  learn(value: string): void;
  /** A header's value: its parts are secret, too. Of keys, eight characters in a row are. */
  learnCredential(value: string, isKey?: boolean): void;
  /** The text with a mark in the place of each secret in it. */
  scrub(text: string): string;
  /** Whether a value of fixed form is, or holds, a secret. Short secrets only count as a whole: `0142` is in many an identifier. */
  isIn(value: string): boolean;
  /** Whether a stranger's text holds a credential in a disguise that `scrub` does not know, so that nothing of it may be shown. */
  hides(text: string): boolean;
  /** Characters that the longest secret may take, however it is written. */
  longest(): number;
}

export function createSecrets(): Secrets {
  /** With the ways in which each may come back. */
  const known = new Map<string, readonly string[]>();
  let search:
    | {
        readonly all: readonly RegExp[];
        readonly short: ReadonlySet<string>;
        readonly longest: number;
      }
    | undefined;
  // Each answer brings more of them, and compiling an expression takes longer than searching with it.
  const long: RegExp[] = [];
  const waiting: string[] = [];
  // Most texts come again and again: the same ids and amounts in answer after answer, and all of them once more in the report.
  const scrubbed = new Map<string, string>();
  const found = new Map<string, boolean>();
  const bare: Bare = { whole: new Set(), parts: new Set() };
  const hidden = new Map<string, boolean>();

  function compile() {
    scrubbed.clear();
    found.clear();
    const sources = [...known.values()].flat();
    long.push(...toExpressions(waiting.splice(0)));
    return {
      all: toExpressions(sources),
      longest: sources.reduce((longest, { length }) => Math.max(longest, length), 0),
      short: new Set([...known.keys()].filter(isShort).map((one) => one.toLowerCase())),
    };
  }

  return {
    learn(value) {
      const secret = value.trim();
      if (secret.length < MIN_LENGTH || isCommon(secret) || known.has(secret)) return;
      const sources = encodings(secret);
      known.set(secret, sources);
      if (!isShort(secret)) waiting.push(...sources);
      search = undefined;
      // A person's UUID tells as much behind another prefix, or alone.
      const [, uuid] = /^per-(.{8,})$/i.exec(secret) ?? [];
      if (uuid !== undefined) this.learn(uuid);
    },
    learnCredential(value, isKey = false) {
      // Of `Bearer abc`, `abc` alone is as good.
      const parts = value.split(/[\s,;=]+/).filter((one) => !isShort(one));
      for (const part of [value, ...parts]) this.learn(part);
      for (const part of new Set([value, ...parts]))
        if (!isCommon(part)) learnBare(part.replace(/^per-/i, ''), isKey, bare);
      hidden.clear();
    },
    hides(text) {
      const known = hidden.get(text) ?? hidesSecret(text, bare);
      hidden.set(text, known);
      return known;
    },
    scrub(text) {
      search ??= compile();
      const known = scrubbed.get(text) ?? replaceAll(text, search.all);
      scrubbed.set(text, known);
      return known;
    },
    isIn(value) {
      search ??= compile();
      const known = found.get(value) ?? (search.short.has(value.toLowerCase()) || isInAny(value, long));
      found.set(value, known);
      return known;
    },
    longest() {
      search ??= compile();
      return search.longest;
    },
  };
}

/** An engine refuses expressions that are too large. */
const MAX_SOURCES = 300;
const MAX_EXPRESSION = 100_000;

/** Longest first: a secret inside of another one would leave the rest of the longer one readable. */
function toExpressions(unordered: readonly string[]): RegExp[] {
  const sources = unordered.toSorted((one, other) => other.length - one.length);
  const expressions: RegExp[] = [];
  let chunk: string[] = [];
  let length = 0;
  for (const [index, source] of sources.entries()) {
    chunk.push(source);
    length += source.length;
    if (chunk.length < MAX_SOURCES && length < MAX_EXPRESSION && index < sources.length - 1) continue;
    expressions.push(new RegExp(chunk.join('|'), 'giu'));
    chunk = [];
    length = 0;
  }
  return expressions;
}

/** Expressions are compiled when they are first used. What cannot be searched is not shown, nor is the engine's word on it, which quotes all of it. */
function replaceAll(text: string, expressions: readonly RegExp[]): string {
  try {
    return expressions.reduce((left, one) => left.replace(one, MASK), text);
  } catch {
    return MASK;
  }
}

function isInAny(text: string, expressions: readonly RegExp[]): boolean {
  try {
    return expressions.some((one) => text.search(one) >= 0);
  } catch {
    return true;
  }
}
