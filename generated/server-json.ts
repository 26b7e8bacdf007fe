// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/**
 * Checks JSON from untrusted callers. `JSON.parse` alone accepts repeated keys (it takes the last; another parser may take the
 * first), and its messages name the position only in some engines. One pass over the text, without recursion, finds the first
 * fault and its position; `JSON.parse` then makes the value.
 */

// prettier-ignore
export interface JsonFault {
  readonly code: 'malformed-json' | 'json-too-deep' | 'duplicate-key' | 'forbidden-key' | 'invalid-text';
  /** The message for people. Never quotes the text. */
  readonly detail: string;
  /** Both count from 1, in UTF-16 units. */
  readonly line: number;
  readonly column: number;
}

// prettier-ignore
interface Level {
  /** Keys so far; `undefined` in an array. */
  readonly keys: Set<string> | undefined;
  key: string;
}

// prettier-ignore
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// prettier-ignore
const LITERALS: Readonly<Record<string, string>> = { t: 'true', f: 'false', n: 'null' };
// prettier-ignore
const HEX = /^[0-9a-fA-F]{4}$/;
// The flag `u` makes a pair one character.
// prettier-ignore
const LONE_SURROGATE = /[\ud800-\udfff]/u;

/** The first fault of a JSON text, or `undefined` when `JSON.parse` reads it without a loss. */
// prettier-ignore
export function findJsonFault(text: string, maxDepth: number): JsonFault | undefined {
  return new JsonScanner(text, maxDepth).scan();
}

// prettier-ignore
class JsonScanner {
  private readonly text: string;
  private readonly maxDepth: number;
  private readonly levels: Level[] = [];
  private at = 0;
  /** True if the text itself has half of a pair, and not only an escape. */
  private isLoneInside: boolean | undefined;
  private expected: 'value' | 'first-value' | 'key' | 'first-key' | 'next' = 'value';

  constructor(text: string, maxDepth: number) {
    this.text = text;
    this.maxDepth = maxDepth;
  }

  scan(): JsonFault | undefined {
    for (;;) {
      this.at = skipSpace(this.text, this.at);
      const level = this.levels.at(-1);
      if (level === undefined && this.expected === 'next')
        return this.at === this.text.length ? undefined : this.fault('expected the end of the text');
      const fault = this.token(level);
      if (fault !== undefined) return fault;
    }
  }

  /** Moves past one token, or a key with its colon. */
  private token(level: Level | undefined): JsonFault | undefined {
    const char = this.text[this.at];
    const first = this.expected === 'first-key' ? '}' : this.expected === 'first-value' ? ']' : undefined;
    if (first !== undefined && char === first) return this.close();
    if (level !== undefined) {
      if (this.expected === 'next') return this.separator(level, char);
      if (this.expected === 'key' || this.expected === 'first-key') return this.key(level, char);
    }
    if (char === '{' || char === '[') return this.open(char);
    return char === '"' ? this.string() : this.literal(char);
  }

  private open(char: '{' | '['): JsonFault | undefined {
    if (this.levels.length >= this.maxDepth)
      return this.fault(`nested deeper than ${this.maxDepth} levels`, 'json-too-deep');
    this.levels.push({ keys: char === '{' ? new Set() : undefined, key: '' });
    this.at += 1;
    this.expected = char === '{' ? 'first-key' : 'first-value';
    return undefined;
  }

  private close(): undefined {
    this.at += 1;
    this.levels.pop();
    this.expected = 'next';
  }

  private separator({ keys }: Level, char: string | undefined): JsonFault | undefined {
    const end = keys === undefined ? ']' : '}';
    if (char === end) return this.close();
    if (char !== ',') return this.fault(`expected ',' or '${end}'`);
    this.at += 1;
    this.expected = keys === undefined ? 'value' : 'key';
    return undefined;
  }

  private key(level: Level, char: string | undefined): JsonFault | undefined {
    if (char !== '"')
      return this.fault(`expected a key in quotes${this.expected === 'key' ? '' : " or '}'"}`);
    const start = this.at;
    const end = stringEnd(this.text, start);
    if (end < 0) return this.stringFault(-end - 1);
    const literal = this.text.slice(start, end);
    const key = decode(literal);
    if (this.isLone(literal, key)) return this.fault('half of a surrogate pair', 'invalid-text');
    if (level.keys?.has(key))
      return this.fault('the key was given before in the same object', 'duplicate-key', start);
    // Both lead to an object's prototype when a handler merges the value into another object.
    if (key === '__proto__' || (key === 'prototype' && this.levels.at(-2)?.key === 'constructor'))
      return this.fault('a key that reaches into prototypes', 'forbidden-key', start);
    level.keys?.add(key);
    level.key = key;
    this.at = skipSpace(this.text, end);
    if (this.text[this.at] !== ':') return this.fault("expected ':'");
    this.at += 1;
    this.expected = 'value';
    return undefined;
  }

  private string(): JsonFault | undefined {
    const end = stringEnd(this.text, this.at);
    if (end < 0) return this.stringFault(-end - 1);
    const literal = this.text.slice(this.at, end);
    if (this.isLone(literal)) return this.fault('half of a surrogate pair', 'invalid-text');
    this.at = end;
    this.expected = 'next';
    return undefined;
  }

  private literal(char = ''): JsonFault | undefined {
    const literal = LITERALS[char];
    NUMBER.lastIndex = this.at;
    if (literal !== undefined && this.text.startsWith(literal, this.at)) this.at += literal.length;
    else if (NUMBER.test(this.text)) this.at = NUMBER.lastIndex;
    else return this.fault(`expected a value${this.expected === 'first-value' ? " or ']'" : ''}`);
    this.expected = 'next';
    return undefined;
  }

  /** Tells whether a string has half of a pair; nearly all texts and strings can have none. */
  private isLone(literal: string, value?: string): boolean {
    this.isLoneInside ??= LONE_SURROGATE.test(this.text);
    return (this.isLoneInside || literal.includes('\\u')) && LONE_SURROGATE.test(value ?? decode(literal));
  }

  private stringFault(at: number): JsonFault {
    const open = at >= this.text.length;
    const detail = open ? 'the string is not closed' : 'a control character or an unknown escape in a string';
    return this.fault(detail, 'malformed-json', at);
  }

  private fault(detail: string, code: JsonFault['code'] = 'malformed-json', at = this.at): JsonFault {
    const before = this.text.slice(0, at);
    const line = before.split('\n').length;
    const ended = at >= this.text.length && code === 'malformed-json' ? ', but the text ends here' : '';
    return { code, detail: detail + ended, line, column: at - before.lastIndexOf('\n') };
  }
}

// prettier-ignore
function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at += 1;
  }
}

/** Index after the closing quote of the string that starts at `from`; for an invalid string, `-1 - index` of the fault. */
// prettier-ignore
function stringEnd(text: string, from: number): number {
  let at = from + 1;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code === 0x5c) {
      const next = text[at + 1] ?? '';
      if (next === 'u' && HEX.test(text.slice(at + 2, at + 6))) at += 6;
      else if (next !== '' && '"\\/bfnrt'.includes(next)) at += 2;
      else return -1 - at;
    } else if (code >= 0x20) at += 1;
    else return -1 - at; // a control character, or NaN: past the end
  }
}

/** The value of a string literal with its quotes. Only escapes need `JSON.parse`. */
// prettier-ignore
function decode(literal: string): string {
  return literal.includes('\\') ? (JSON.parse(literal) as string) : literal.slice(1, -1);
}
