import type { FileWindow, FindEnd, Taken } from '../file-window.ts';
import { ProblemAt } from '../recording-error.ts';
import { findEndOfValue } from './skip-value.ts';

const FIX = 'Record again, or correct the file by hand.';
const VALUE = 'a JSON value';
const MAX_ENTRY = 2 ** 25;
/** Longer names are none that matter here. */
const MAX_NAME = 100;

export interface ScannedEntry extends Taken {
  /** From 1. */
  readonly number: number;
}

/** Finds the entries of a HAR file. Knows of JSON only what it takes to find `log.entries` and the ends of the entries; holds one entry at a time. */
export class HarScanner {
  readonly #file: FileWindow;
  readonly #maxEntry: number;
  #inLog = false;
  #sawEntries = false;
  #count = 0;
  #entryOffset = 0;
  #endOfLast = 0;

  /** @param maxEntry in bytes: of longer entries, only the beginning is held */
  constructor(file: FileWindow, maxEntry = MAX_ENTRY) {
    this.#file = file;
    this.#maxEntry = maxEntry;
  }

  /** The entry that began last: what is wrong after it may be due to a bracket or quote that is missing in it. */
  get lastEntry(): { readonly number: number; readonly offset: number } | undefined {
    return this.#count === 0 ? undefined : { number: this.#count, offset: this.#entryOffset };
  }

  /** @throws ProblemAt */
  *entries(): Generator<ScannedEntry> {
    for (const byte of [0xef, 0xbb, 0xbf]) if (this.#file.peek() === byte) this.#file.skipByte();
    this.#read('{', "'{'");
    for (const name of this.#members())
      if (name !== 'log') this.#skipValue();
      else {
        if (this.#peek(VALUE) !== '{') this.#fail('expected `log` to be an object');
        this.#file.skipByte();
        this.#inLog = true;
        for (const inner of this.#members())
          if (inner !== 'entries') this.#skipValue();
          else {
            if (this.#peek(VALUE) !== '[') this.#fail('expected `log.entries` to be a list');
            this.#file.skipByte();
            yield* this.#list();
          }
        this.#inLog = false;
      }
    if (!this.#sawEntries)
      throw new ProblemAt(
        this.#file.offset - 1,
        'it has no log.entries',
        'Pass a HAR file (its calls are in `log.entries`), or NDJSON with one call per line.',
      );
    if (this.#skipSpace() !== undefined)
      this.#fail('expected the end of the file', 'Keep one HAR in each file, and pass several files.');
  }

  /** The names in an object whose brace has been read. Whoever takes a name reads its value. */
  *#members(): Generator<string> {
    for (let first = true; ; first = false) {
      const expected = `a field name in double quotes${first ? " or '}'" : ''}`;
      if (first && this.#peek(expected) === '}') break;
      if (this.#peek(expected) !== '"') this.#failExpecting(expected);
      const { bytes } = this.#take(findEndOfValue(), MAX_NAME, 'the end of a field name');
      const name = bytes === undefined ? '' : bytes.toString('latin1', 1, bytes.length - 1);
      this.#read(':', "':'");
      yield name;
      if (this.#peek("',' or '}'") === '}') break;
      this.#read(',', "',' or '}'");
    }
    this.#file.skipByte();
  }

  /** The entries of a list whose bracket has been read. */
  *#list(): Generator<ScannedEntry> {
    this.#sawEntries = true;
    for (let first = true; ; first = false) {
      const expected = `'{' of an entry${first ? ", or ']'" : ''}`;
      if (first && this.#peek(expected) === ']') break;
      if (this.#peek(expected) !== '{') this.#failExpecting(expected);
      this.#count++;
      this.#entryOffset = this.#file.offset;
      const entry = this.#take(
        findEndOfValue(),
        this.#maxEntry,
        'the rest of the entry',
        `in entry ${this.#count}, which begins at byte ${this.#entryOffset}`,
      );
      this.#endOfLast = this.#file.offset;
      yield { ...entry, number: this.#count };
      if (this.#peek("',' or ']'") === ']') break;
      this.#read(',', "',' or ']'");
    }
    this.#file.skipByte();
  }

  #skipValue(): void {
    const first = this.#peek(VALUE);
    if (/[,}\]:]/.test(first)) this.#failExpecting(VALUE);
    this.#take(/["{[]/.test(first) ? findEndOfValue() : findEndOfScalar, 0, 'the rest of a value');
  }

  /** @param expected what stands where the file ends */
  #take(findEnd: FindEnd, most: number, expected: string, place?: string): Taken {
    const taken = this.#file.take(findEnd, most);
    if (taken.isCut) this.#failAtEnd(expected, place);
    return taken;
  }

  #skipSpace(): string | undefined {
    for (;;) {
      const byte = this.#file.peek();
      if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09)
        return byte === undefined ? undefined : String.fromCharCode(byte);
      this.#file.skipByte();
    }
  }

  /** The next character that is no space. */
  #peek(expected: string): string {
    return this.#skipSpace() ?? this.#failAtEnd(expected);
  }

  #read(character: string, expected: string): void {
    if (this.#peek(expected) !== character) this.#failExpecting(expected);
    this.#file.skipByte();
  }

  #failExpecting(expected: string): never {
    const place = this.#count > 0 && this.#inLog ? ` after entry ${this.#count}` : '';
    this.#fail(`expected ${expected}${place}`);
  }

  #fail(problem: string, fix = FIX): never {
    throw new ProblemAt(this.#file.offset, problem, fix);
  }

  /** The file must not end here. */
  #failAtEnd(
    expected: string,
    place = this.#count > 0 ? `after entry ${this.#count}` : 'before the first entry of log.entries',
  ): never {
    const repair =
      this.#endOfLast > 0 && this.#inLog
        ? `Record again; or keep what is complete: the first ${this.#endOfLast} bytes of the file, followed by ]}}`
        : 'Record again.';
    throw new ProblemAt(this.#file.offset, `the file ends early, ${place}: expected ${expected}`, repair);
  }
}

/** The bytes of a number or a literal. */
function findEndOfScalar(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === 0x2c || byte === 0x7d || byte <= 0x20) return at;
  }
  return -1;
}
