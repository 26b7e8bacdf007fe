// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

/**
 * Reads JSON from strangers. `JSON.parse` alone keeps quiet about repeated keys (the last wins, another parser may take the
 * first), and its messages name the position only in some engines. One pass over the text, without recursion, finds the first
 * fault and its place; `JSON.parse` then makes the value.
 */

export interface JsonFault {
  readonly code: 'malformed-json' | 'json-too-deep' | 'duplicate-key' | 'forbidden-key' | 'invalid-text';
  /** For people; never holds a piece of the text. */
  readonly detail: string;
  /** Both count from 1, in UTF-16 units. */
  readonly line: number;
  readonly column: number;
}

interface Level {
  /** Keys seen so far; `undefined` in an array. */
  readonly keys: Set<string> | undefined;
  key: string;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERALS: Readonly<Record<string, string>> = { t: 'true', f: 'false', n: 'null' };
const HEX = /^[0-9a-fA-F]{4}$/;

/** The first fault of a JSON text, or `undefined` when `JSON.parse` will read it as its author meant it. */
export function findJsonFault(text: string, maxDepth: number): JsonFault | undefined {
  const levels: Level[] = [];
  let at = 0;
  let expect: 'value' | 'first-value' | 'key' | 'first-key' | 'next' = 'value';

  for (;;) {
    at = skipSpace(text, at);
    const level = levels.at(-1);
    const char = text[at];

    if (expect === 'next') {
      if (level === undefined) return at === text.length ? undefined : fault('expected the end of the text');
      if (char === ',') {
        at += 1;
        expect = level.keys === undefined ? 'value' : 'key';
      } else if (char === (level.keys === undefined ? ']' : '}')) {
        at += 1;
        levels.pop();
      } else return fault(level.keys === undefined ? "expected ',' or ']'" : "expected ',' or '}'");
      continue;
    }

    if ((expect === 'first-key' && char === '}') || (expect === 'first-value' && char === ']')) {
      at += 1;
      levels.pop();
      expect = 'next';
      continue;
    }

    if (expect === 'key' || expect === 'first-key') {
      if (char !== '"')
        return fault(expect === 'key' ? 'expected a key in quotes' : "expected a key in quotes or '}'");
      const start = at;
      const end = stringEnd(text, at);
      if (end < 0) return stringFault(-end - 1);
      const key = decode(text.slice(at, end));
      if (!key.isWellFormed()) return fault('half of a surrogate pair', 'invalid-text');
      if (level?.keys?.has(key))
        return fault('the key was given before in the same object', 'duplicate-key', start);
      // Both lead to an object's prototype when a handler merges the value into another object.
      if (key === '__proto__' || (key === 'prototype' && levels.at(-2)?.key === 'constructor')) {
        return fault('a key that reaches into prototypes', 'forbidden-key', start);
      }
      if (level !== undefined) {
        level.keys?.add(key);
        level.key = key;
      }
      at = skipSpace(text, end);
      if (text[at] !== ':') return fault("expected ':'");
      at += 1;
      expect = 'value';
      continue;
    }

    if (char === '{' || char === '[') {
      if (levels.length >= maxDepth) return fault(`nested deeper than ${maxDepth} levels`, 'json-too-deep');
      levels.push({ keys: char === '{' ? new Set() : undefined, key: '' });
      at += 1;
      expect = char === '{' ? 'first-key' : 'first-value';
      continue;
    }

    if (char === '"') {
      const end = stringEnd(text, at);
      if (end < 0) return stringFault(-end - 1);
      if (!decode(text.slice(at, end)).isWellFormed())
        return fault('half of a surrogate pair', 'invalid-text');
      at = end;
    } else {
      const literal = LITERALS[char ?? ''];
      NUMBER.lastIndex = at;
      if (literal !== undefined && text.startsWith(literal, at)) at += literal.length;
      else if (NUMBER.test(text)) at = NUMBER.lastIndex;
      else return fault(expect === 'first-value' ? "expected a value or ']'" : 'expected a value');
    }
    expect = 'next';
  }

  function stringFault(where: number): JsonFault {
    return fault(
      where >= text.length
        ? 'the string is not closed'
        : 'a control character or an unknown escape in a string',
      'malformed-json',
      where,
    );
  }

  function fault(detail: string, code: JsonFault['code'] = 'malformed-json', where = at): JsonFault {
    const before = text.slice(0, where);
    const line = before.split('\n').length;
    const ended = where >= text.length && code === 'malformed-json' ? ', but the text ends here' : '';
    return { code, detail: detail + ended, line, column: where - before.lastIndexOf('\n') };
  }
}

function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at += 1;
  }
}

/** Index after the closing quote of the string that opens at `from`; for a bad string, `-1 - index` of the fault. */
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
function decode(literal: string): string {
  return literal.includes('\\') ? (JSON.parse(literal) as string) : literal.slice(1, -1);
}
