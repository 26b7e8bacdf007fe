/** A set of code points, as ranges. */
export type CharSet = readonly (readonly [number, number])[];

/** A regular expression, as far as it is regular. */
export type Regex =
  | { readonly kind: 'chars'; readonly set: CharSet }
  | { readonly kind: 'all'; readonly parts: readonly Regex[] }
  | { readonly kind: 'any'; readonly parts: readonly Regex[] }
  | { readonly kind: 'repeat'; readonly part: Regex; readonly min: number; readonly max: number };

/** The ends of a text count as characters of their own, so that `^` and `$` are characters, too. */
const [START, END] = [-2, -1];
const LAST = 0x10ffff;

export const ANY_CHAR: Regex = { kind: 'chars', set: [[0, LAST]] };
const ANY_OR_END: Regex = { kind: 'chars', set: [[START, LAST]] };
const EMPTY: Regex = { kind: 'all', parts: [] };
const start: Regex = { kind: 'chars', set: [[START, START]] };
const end: Regex = { kind: 'chars', set: [[END, END]] };

/** Every text between its ends. */
export const TEXT: Regex = {
  kind: 'all',
  parts: [start, { kind: 'repeat', part: ANY_CHAR, min: 0, max: Number.POSITIVE_INFINITY }, end],
};

export function ofLength(min: number, max: number): Regex {
  return { kind: 'all', parts: [start, { kind: 'repeat', part: ANY_CHAR, min, max }, end] };
}

/** Texts in which a pattern is found; `undefined` for one that is not regular or has what is not read here, such as lookarounds. */
export function textsMatching(pattern: string): Regex | undefined {
  try {
    // A text that no engine takes as a pattern limits nothing, and is no language.
    new RegExp(pattern, 'u');
    const parser = new Parser([...pattern]);
    const inner = parser.alternatives();
    if (!parser.isDone) return undefined;
    const anything: Regex = { kind: 'repeat', part: ANY_OR_END, min: 0, max: Number.POSITIVE_INFINITY };
    return { kind: 'all', parts: [anything, inner, anything] };
  } catch {
    return undefined;
  }
}

const CLASSES: Readonly<Record<string, CharSet>> = {
  d: [[48, 57]],
  w: [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
  ],
  s: [
    [9, 13],
    [32, 32],
    [160, 160],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
    [0xfeff, 0xfeff],
  ],
};
const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, v: 11, f: 12, '0': 0 };
const LINE_ENDS: CharSet = [
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
];

class Parser {
  readonly #text: readonly string[];
  #at = 0;

  constructor(text: readonly string[]) {
    this.#text = text;
  }

  get isDone(): boolean {
    return this.#at === this.#text.length;
  }

  alternatives(): Regex {
    const parts = [this.#sequence()];
    while (this.#take('|')) parts.push(this.#sequence());
    return parts.length === 1 ? (parts[0] as Regex) : { kind: 'any', parts };
  }

  #sequence(): Regex {
    const parts: Regex[] = [];
    while (!this.isDone && this.#next !== '|' && this.#next !== ')') parts.push(this.#repeated(this.#term()));
    return parts.length === 0 ? EMPTY : { kind: 'all', parts };
  }

  #repeated(part: Regex): Regex {
    const [min, max] = this.#quantifier() ?? [1, 1];
    // A greedy quantifier matches the same texts as a lazy one.
    this.#take('?');
    return min === 1 && max === 1 ? part : { kind: 'repeat', part, min, max };
  }

  #quantifier(): [number, number] | undefined {
    if (this.#take('*')) return [0, Number.POSITIVE_INFINITY];
    if (this.#take('+')) return [1, Number.POSITIVE_INFINITY];
    if (this.#take('?')) return [0, 1];
    const [all, min, comma, max] =
      /^\{(\d+)(,?)(\d*)\}/.exec(this.#text.slice(this.#at, this.#at + 24).join('')) ?? [];
    if (all === undefined) return undefined;
    this.#at += all.length;
    return [Number(min), comma === '' ? Number(min) : max === '' ? Number.POSITIVE_INFINITY : Number(max)];
  }

  #term(): Regex {
    const char = this.#shift();
    if (char === '^') return start;
    if (char === '$') return end;
    if (char === '.') return { kind: 'chars', set: without(LINE_ENDS) };
    if (char === '[') return { kind: 'chars', set: this.#class() };
    if (char === '\\') return { kind: 'chars', set: this.#escape() };
    if (char !== '(') return { kind: 'chars', set: one(char) };
    if (this.#take('?')) {
      if (this.#take('<')) {
        if (this.#next === '=' || this.#next === '!') throw new Error('a lookbehind');
        while (this.#shift() !== '>');
      } else if (!this.#take(':')) throw new Error('a lookahead');
    }
    const inner = this.alternatives();
    if (!this.#take(')')) throw new Error('an open group');
    return inner;
  }

  #class(): CharSet {
    const negated = this.#take('^');
    const set: (readonly [number, number])[] = [];
    while (!this.#take(']')) {
      const from = this.#member();
      const single = from.length === 1 && from[0]?.[0] === from[0]?.[1];
      if (single && this.#next === '-' && this.#text[this.#at + 1] !== ']') {
        this.#shift();
        const to = this.#member();
        set.push([from[0]?.[0] ?? 0, to[0]?.[0] ?? 0]);
      } else set.push(...from);
    }
    return negated ? without(set) : set;
  }

  #member(): CharSet {
    const char = this.#shift();
    if (char !== '\\') return one(char);
    if (this.#take('b')) return [[8, 8]];
    return this.#escape();
  }

  #escape(): CharSet {
    const char = this.#shift();
    const named = CLASSES[char.toLowerCase()];
    if (named !== undefined && /[dws]/i.test(char))
      return char === char.toLowerCase() ? named : without(named);
    const control = CONTROLS[char];
    if (control !== undefined) return [[control, control]];
    const digits = (length: number) =>
      Number.parseInt(Array.from({ length }, () => this.#shift()).join(''), 16);
    if (char === 'x') return point(digits(2));
    if (char === 'u') {
      if (!this.#take('{')) {
        const code = digits(4);
        if (code >= 0xd800 && code <= 0xdfff) throw new Error('a surrogate');
        return point(code);
      }
      let hex = '';
      while (!this.#take('}')) hex += this.#shift();
      return point(Number.parseInt(hex, 16));
    }
    // Back references, boundaries and properties of Unicode.
    if (/[a-zA-Z0-9]/.test(char)) throw new Error(`\\${char}`);
    return one(char);
  }

  get #next(): string | undefined {
    return this.#text[this.#at];
  }

  #take(char: string): boolean {
    if (this.#next !== char) return false;
    this.#at += 1;
    return true;
  }

  #shift(): string {
    const char = this.#next;
    if (char === undefined) throw new Error('the end');
    this.#at += 1;
    return char;
  }
}

function one(char: string): CharSet {
  return point(char.codePointAt(0) ?? 0);
}

function point(code: number): CharSet {
  return [[code, code]];
}

/** All characters but these. */
function without(set: CharSet): CharSet {
  const rest: [number, number][] = [];
  let from = 0;
  for (const [low, high] of [...set].sort(([a], [b]) => a - b)) {
    if (low > from) rest.push([from, low - 1]);
    from = Math.max(from, high + 1);
  }
  if (from <= LAST) rest.push([from, LAST]);
  return rest;
}
