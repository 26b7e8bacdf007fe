import { MAX_SAMPLE_TEXT } from './sample-budget.ts';

/**
 * A short text that a regular expression accepts: `^acc-[0-9a-f]{4}$` gives `acc-0000`. Each group is written with its first
 * alternative that works out, each repetition as often as it must be. Assertions are passed over, so the result is tried before it is
 * returned.
 *
 * @param choice which of several texts: 0 is the first
 * @returns `undefined` where none was found
 */
export function samplePattern(pattern: string, choice = 0): string | undefined {
  const accepts = compiled(pattern);
  if (accepts === undefined) return undefined;
  for (let turn = choice; turn < choice + TURNS; turn++) {
    const text = new PatternReader(pattern, turn).read();
    if (text === undefined) return undefined;
    if (accepts.test(text)) return text;
  }
  return undefined;
}

const TURNS = 24;

/** Compiles the pattern as JSON Schema does, or else in any way that works. */
export function compiled(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {}
  }
  return undefined;
}

const CLASSES: Readonly<Record<string, string>> = {
  d: '0123456789',
  w: 'abcXYZ019_',
  s: ' ',
  D: 'a',
  W: '-',
  S: 'a1',
};
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v', 0: '\0' };
/** A class that excludes some characters is filled from these. */
const COMMON = 'a0A-_ .,b1B:/@#xyzXYZ!?é\n';

class PatternReader {
  readonly #pattern: string;
  readonly #turn: number;
  #at = 0;
  #groups: string[] = [];
  #isTooLong = false;

  constructor(pattern: string, turn: number) {
    this.#pattern = pattern;
    this.#turn = turn;
  }

  /** `undefined` where it would be too long. */
  read(): string | undefined {
    const text = this.#alternatives();
    return this.#isTooLong ? undefined : text;
  }

  #alternatives(): string {
    const all = [this.#sequence()];
    while (this.#take('|')) all.push(this.#sequence());
    return all[this.#turn % all.length] ?? '';
  }

  #sequence(): string {
    let text = '';
    while (this.#at < this.#pattern.length && !this.#sees('|') && !this.#sees(')')) {
      const unit = this.#unit();
      const [least, most] = this.#quantifier();
      this.#isTooLong ||= least > MAX_SAMPLE_TEXT;
      const times = this.#isTooLong ? 0 : Math.min(most, least + (this.#turn % 3));
      for (let count = 0; count < times && text.length <= MAX_SAMPLE_TEXT; count++) text += unit(count);
      this.#isTooLong ||= text.length > MAX_SAMPLE_TEXT;
    }
    return text;
  }

  /** The function that makes the text of one repetition. */
  #unit(): (count: number) => string {
    const char = this.#next();
    if (char === '^' || char === '$') return () => '';
    if (char === '.') return () => 'a';
    if (char === '[') return this.#oneOf(this.#characterClass());
    if (char === '(') {
      const text = this.#group();
      return () => text;
    }
    if (char !== '\\') return () => char;
    const escaped = this.#escape();
    return escaped.length > 1 ? this.#oneOf([...escaped]) : () => escaped;
  }

  #oneOf(characters: readonly string[]): (count: number) => string {
    return (count) => characters[(count + this.#turn) % characters.length] ?? '';
  }

  #group(): string {
    const silent = this.#skip(/^\?(?:[=!]|<[=!])/);
    const counted = !silent && this.#skip(/^\?(?::|<\w+>)/) !== '?:';
    const index = this.#groups.length;
    if (counted) this.#groups.push('');
    const text = this.#alternatives();
    this.#take(')');
    if (counted) this.#groups[index] = text;
    return silent ? '' : text;
  }

  /** All that an escape may stand for, as one text; nothing for an assertion. */
  #escape(): string {
    const char = this.#next();
    if (char === 'b' || char === 'B') return '';
    if (CLASSES[char] !== undefined) return CLASSES[char];
    if (CONTROLS[char] !== undefined) return CONTROLS[char];
    if (char === 'p' || char === 'P') {
      const name = this.#skip(/^\{[^}]*\}/);
      if (char === 'P') return '-';
      return /N/.test(name) ? '0' : /Lu|Upper/.test(name) ? 'A' : /[PS]/.test(name.slice(1, 2)) ? '-' : 'a';
    }
    if (char === 'x' || char === 'u') {
      const code = this.#skip(/^(?:\{[0-9a-fA-F]+\}|[0-9a-fA-F]{4}|[0-9a-fA-F]{2})/).replace(/[{}]/g, '');
      if (code !== '') return String.fromCodePoint(Number.parseInt(code, 16));
    }
    if (/[1-9]/.test(char)) return this.#groups[Number(char) - 1] ?? '';
    return char;
  }

  #characterClass(): string[] {
    const excluded = this.#take('^');
    const members: string[] = [];
    while (this.#at < this.#pattern.length && !this.#take(']')) {
      const from = this.#classMember();
      if (!this.#sees('-') || this.#pattern.startsWith('-]', this.#at)) {
        members.push(...from);
        continue;
      }
      this.#next();
      const [low = '', high = ''] = [[...from][0], [...this.#classMember()][0]];
      for (
        let code = low.codePointAt(0) ?? 0, all = 0;
        code <= (high.codePointAt(0) ?? 0) && all < 64;
        code++, all++
      )
        members.push(String.fromCodePoint(code));
    }
    return excluded ? [...COMMON].filter((char) => !members.includes(char)) : members;
  }

  #classMember(): string {
    const char = this.#next();
    return char === '\\' ? this.#escape() : char;
  }

  #quantifier(): readonly [least: number, most: number] {
    const text = this.#skip(/^(?:[*+?]|\{\d+(?:,\d*)?\})\??/).replace(/(?<=.)\?$/, '');
    if (text === '') return [1, 1];
    if (text === '?') return [0, 1];
    if (text === '*') return [0, Number.POSITIVE_INFINITY];
    if (text === '+') return [1, Number.POSITIVE_INFINITY];
    const [least = '', most] = text.slice(1, -1).split(',');
    return [
      Number(least),
      most === undefined ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most),
    ];
  }

  #sees(char: string): boolean {
    return this.#pattern[this.#at] === char;
  }

  #take(char: string): boolean {
    const found = this.#sees(char);
    if (found) this.#at += 1;
    return found;
  }

  /** The next character, a whole one where the pattern has it as two units. */
  #next(): string {
    const char = String.fromCodePoint(this.#pattern.codePointAt(this.#at) ?? 0);
    this.#at += char.length;
    return char;
  }

  #skip(what: RegExp): string {
    const found = what.exec(this.#pattern.slice(this.#at))?.[0] ?? '';
    this.#at += found.length;
    return found;
  }
}
