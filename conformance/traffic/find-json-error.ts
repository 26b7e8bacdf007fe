export interface JsonError {
  /** The offset in bytes. */
  readonly offset: number;
  /** `',' or '}'` */
  readonly expected: string;
  /** The text stops there: what follows is missing, not wrong. */
  readonly ended: boolean;
}

/** Expected where something follows a value that is complete. */
export const END_OF_TEXT = 'the end of the text';

const BACKSLASH = 0x5c;
const QUOTE = 0x22;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?=[\s,\]}]|$)/;

type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'after';

/**
 * The first place at which bytes are not one JSON text; `undefined` if they are one. Messages of `JSON.parse` quote the text, which may be secret, and
 * name no place for some errors.
 */
export function findJsonError(bytes: Uint8Array): JsonError | undefined {
  const open: ('{' | '[')[] = [];
  let state: Expected = 'value';
  let at = 0;
  const error = (offset: number, expected: string): JsonError => ({
    offset,
    expected,
    ended: offset >= bytes.length,
  });

  for (;;) {
    while (isSpace(bytes[at])) at++;
    const character = at < bytes.length ? String.fromCharCode(bytes[at] as number) : undefined;
    const inside = open.at(-1);
    if (state === 'after' && inside === undefined)
      return character === undefined ? undefined : error(at, END_OF_TEXT);
    if (character === undefined) return error(at, wordsFor(state, inside));
    const isEnd =
      (inside === '{' && character === '}' && (state === 'key-or-end' || state === 'after')) ||
      (inside === '[' && character === ']' && (state === 'value-or-end' || state === 'after'));
    if (isEnd) {
      open.pop();
      state = 'after';
      at++;
    } else if (state === 'after') {
      if (character !== ',') return error(at, wordsFor(state, inside));
      state = inside === '{' ? 'key' : 'value';
      at++;
    } else if (state === 'colon') {
      if (character !== ':') return error(at, wordsFor(state, inside));
      state = 'value';
      at++;
    } else if (state === 'key' || state === 'key-or-end') {
      if (character !== '"') return error(at, wordsFor(state, inside));
      const end = endOfString(bytes, at);
      if (typeof end !== 'number') return error(end.offset, end.expected);
      at = end;
      state = 'colon';
    } else if (character === '{' || character === '[') {
      open.push(character);
      state = character === '{' ? 'key-or-end' : 'value-or-end';
      at++;
    } else if (character === '"') {
      const end = endOfString(bytes, at);
      if (typeof end !== 'number') return error(end.offset, end.expected);
      at = end;
      state = 'after';
    } else {
      const length = lengthOfScalar(bytes, at);
      if (length === 0) return error(at, wordsFor(state, inside));
      at += length;
      state = 'after';
    }
  }
}

function wordsFor(state: Expected, inside: '{' | '[' | undefined): string {
  switch (state) {
    case 'value':
      return 'a JSON value';
    case 'value-or-end':
      return "a JSON value or ']'";
    case 'key':
      return 'a field name in double quotes';
    case 'key-or-end':
      return "a field name in double quotes or '}'";
    case 'colon':
      return "':'";
    case 'after':
      return inside === '{' ? "',' or '}'" : "',' or ']'";
  }
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** The offset after the string that begins at `start`. */
function endOfString(bytes: Uint8Array, start: number): number | { offset: number; expected: string } {
  for (let at = start + 1; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) return at + 1;
    if (byte < 0x20)
      return { offset: at, expected: 'the end of the string, or an escaped control character' };
    if (byte !== BACKSLASH) continue;
    const escaped = Buffer.from(bytes.subarray(at + 1, at + 6)).toString('latin1');
    if (escaped === '') break;
    if (/^["\\/bfnrt]/.test(escaped)) at += 1;
    else if (/^u[\da-f]{4}/i.test(escaped)) at += 5;
    else if (/^u[\da-f]*$/i.test(escaped) && escaped.length < 5) break;
    else return { offset: at, expected: 'a valid JSON escape' };
  }
  return { offset: bytes.length, expected: 'the end of the string' };
}

/** Returns the length of a number or a literal; 0 if there is none. */
function lengthOfScalar(bytes: Uint8Array, at: number): number {
  const text = Buffer.from(bytes.subarray(at, at + 400)).toString('latin1');
  return /^(?:true|false|null)(?=[\s,\]}]|$)/.exec(text)?.[0].length ?? NUMBER.exec(text)?.[0].length ?? 0;
}
