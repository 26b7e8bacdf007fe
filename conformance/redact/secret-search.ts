import { encodings, isShort } from './encodings.ts';
import { isOrdinary } from './is-ordinary.ts';

export const MASK = '(masked)';

interface Compiled {
  readonly all: readonly RegExp[];
  /** Of those that are not ordinary words. */
  readonly unusual: readonly RegExp[];
  /** In lower case. */
  readonly short: ReadonlySet<string>;
  readonly longest: number;
}

/** Finds known secrets in text, in every encoding in which they may come back. */
export class SecretSearch {
  /** Encodings, as sources of expressions, by secret. */
  readonly #encodings = new Map<string, readonly string[]>();
  #compiled: Compiled | undefined;
  // Each response adds secrets, and compiling an expression takes longer than searching with it: only new ones are compiled.
  readonly #long: RegExp[] = [];
  readonly #uncompiled: string[] = [];
  // Most texts repeat: the same ids and amounts in each response, and all of them once more in the report.
  readonly #scrubbed = new Map<string, string>();
  readonly #found = new Map<string, boolean>();

  has(secret: string): boolean {
    return this.#encodings.has(secret);
  }

  add(secret: string): void {
    const sources = encodings(secret);
    this.#encodings.set(secret, sources);
    if (!isShort(secret)) this.#uncompiled.push(...sources);
    this.#compiled = undefined;
  }

  /** The text with `MASK` in place of each secret. */
  replaceIn(text: string): string {
    const { all } = this.#compile();
    const known = this.#scrubbed.get(text) ?? replaceAll(text, all);
    this.#scrubbed.set(text, known);
    return known;
  }

  /** The same in the suite's own sentence, whose ordinary words stay. */
  replaceInOwn(text: string): string {
    return replaceAll(text, this.#compile().unusual);
  }

  /** Whether the text is a secret, or holds one that is not short. */
  finds(text: string): boolean {
    const { short } = this.#compile();
    const known = this.#found.get(text) ?? (short.has(text.toLowerCase()) || isInAny(text, this.#long));
    this.#found.set(text, known);
    return known;
  }

  /** Length of the longest encoding. Characters. */
  longest(): number {
    return this.#compile().longest;
  }

  #compile(): Compiled {
    if (this.#compiled !== undefined) return this.#compiled;
    this.#scrubbed.clear();
    this.#found.clear();
    const sources = [...this.#encodings.values()].flat();
    this.#long.push(...toExpressions(this.#uncompiled.splice(0)));
    this.#compiled = {
      all: toExpressions(sources),
      unusual: toExpressions(
        [...this.#encodings].flatMap(([secret, own]) => (isOrdinary(secret) ? [] : own)),
      ),
      longest: sources.reduce((longest, { length }) => Math.max(longest, length), 0),
      short: new Set([...this.#encodings.keys()].filter(isShort).map((one) => one.toLowerCase())),
    };
    return this.#compiled;
  }
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

/** Expressions are compiled when they are first used. Text that cannot be searched is not shown, nor is the engine's error, which quotes it. */
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
