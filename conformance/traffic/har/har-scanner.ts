import { ProblemAt } from '../recording-error.ts';
import { type CallTarget, readCallTarget } from './read-target.ts';
import { ValueSkipper } from './skip-value.ts';

/** An entry of `log.entries`. */
export interface ScannedEntry {
  /** From 1. */
  readonly number: number;
  /** Of the file, in bytes. */
  readonly offset: number;
  readonly length: number;
  /** Of the request; `undefined` where only the parser can say. */
  readonly target: CallTarget | undefined;
  /** Valid until the next entry is asked for. `undefined`: nobody wants it, or it is too large. */
  readonly bytes: Buffer | undefined;
}

/** What the scanner expects next, outside of values that it skips. */
const EXPECTED = {
  start: "'{'",
  keyOrEnd: "a field name in double quotes or '}'",
  key: 'a field name in double quotes',
  inKey: 'the end of a field name',
  colon: "':'",
  value: 'a JSON value',
  skip: 'the rest of a value',
  scalar: 'the rest of a value',
  afterValue: "',' or '}'",
  entryOrEnd: "'{' of an entry, or ']'",
  entry: "'{' of an entry",
  inEntry: 'the rest of the entry',
  afterEntry: "',' or ']'",
  done: 'the end of the file',
} as const;

const FIX = 'Record again, or correct the file by hand.';
/** From here on, what is not wanted is let go. */
const EARLY = 2 ** 16;
const MAX_ENTRY = 2 ** 25;

/**
 * Finds the entries of a HAR file that arrives in chunks. Knows of JSON only what it takes to find `log.entries` and the ends of the entries; holds one
 * entry at a time.
 */
export class HarScanner {
  readonly #isWanted: (target: CallTarget) => boolean;
  readonly #maxEntry: number;
  /**
   * Whether the target of an entry is read before the entry is handed out. Where nearly all entries are wanted, it is faster to parse them. Of
   * entries that arrive in several large pieces it always is.
   */
  readsTargets = true;
  readonly #skipper = new ValueSkipper();
  #state: keyof typeof EXPECTED = 'start';
  #inLog = false;
  #key = '';
  #escaped = false;
  #sawEntries = false;
  /** Of the chunk, in the file. */
  #base = 0;
  #count = 0;
  #entryOffset = 0;
  #endOfLast = 0;
  #pieces: Buffer[] = [];
  #kept = 0;
  #letGo = false;
  #target: CallTarget | undefined;

  /** @param maxEntry in bytes: of longer entries, only the target is known */
  constructor(isWanted: (target: CallTarget) => boolean, maxEntry = MAX_ENTRY) {
    this.#isWanted = isWanted;
    this.#maxEntry = maxEntry;
  }

  /** The entry that began last: what is wrong after it may be due to a bracket or quote that is missing in it. */
  get lastEntry(): { readonly number: number; readonly offset: number } | undefined {
    return this.#count === 0 ? undefined : { number: this.#count, offset: this.#entryOffset };
  }

  /**
   * The entries that end in this chunk. It must stay as it is until all of them have been taken.
   *
   * @throws ProblemAt
   */
  *push(chunk: Buffer): Generator<ScannedEntry> {
    let at = 0;
    while (at < chunk.length) {
      if (this.#state === 'inEntry') {
        const start = Math.max(0, this.#entryOffset - this.#base);
        const end = this.#skipper.skip(chunk, at);
        if (end === -1) {
          this.#keep(chunk.subarray(start));
          break;
        }
        yield this.#finishEntry(chunk, start, end);
        at = end;
      } else if (this.#state === 'skip') {
        const end = this.#skipper.skip(chunk, at);
        if (end === -1) break;
        this.#state = 'afterValue';
        at = end;
      } else {
        const count = this.#count;
        this.#step(chunk[at] as number, this.#base + at++);
        if (this.#count > count && at === chunk.length) this.#keep(chunk.subarray(at - 1));
      }
    }
    this.#base += chunk.length;
  }

  /** @throws ProblemAt when the file must not end here */
  end(): void {
    if (this.#state === 'done') return;
    const part =
      this.#state === 'inEntry'
        ? `in entry ${this.#count}, which begins at byte ${this.#entryOffset}`
        : this.#count > 0
          ? `after entry ${this.#count}`
          : 'before the first entry of log.entries';
    const repair =
      this.#endOfLast > 0 && this.#inLog
        ? `Record again; or keep what is complete: the first ${this.#endOfLast} bytes of the file, followed by ]}}`
        : 'Record again.';
    throw new ProblemAt(
      this.#base,
      `the file ends early, ${part}: expected ${EXPECTED[this.#state]}`,
      repair,
    );
  }

  #finishEntry(chunk: Buffer, start: number, end: number): ScannedEntry {
    const offset = this.#entryOffset;
    const length = this.#base + end - offset;
    const last = chunk.subarray(start, end);
    if (length > this.#maxEntry) this.#release();
    let bytes: Buffer | undefined;
    if (!this.#letGo) {
      bytes = this.#pieces.length === 0 ? last : Buffer.concat([...this.#pieces, last]);
      if (this.readsTargets) this.#target ??= readCallTarget(bytes);
      if (this.#target !== undefined && !this.#isWanted(this.#target)) bytes = undefined;
    }
    const entry = { number: this.#count, offset, length, target: this.#target, bytes };
    this.#release();
    this.#endOfLast = this.#base + end;
    this.#state = 'afterEntry';
    return entry;
  }

  #keep(piece: Buffer): void {
    if (this.#letGo) return;
    // The chunk's memory is used again.
    this.#pieces.push(Buffer.from(piece));
    const before = this.#kept;
    this.#kept += piece.length;
    if (before < EARLY && this.#kept >= EARLY) {
      this.#pieces = [Buffer.concat(this.#pieces)];
      this.#target = readCallTarget(this.#pieces[0] as Buffer);
      if (this.#target !== undefined && !this.#isWanted(this.#target)) this.#release();
    }
    if (this.#kept > this.#maxEntry) this.#release();
  }

  #release(): void {
    this.#pieces = [];
    this.#letGo = true;
  }

  /** One byte outside of entries and of skipped values. */
  #step(byte: number, offset: number): void {
    if (this.#state === 'inKey') {
      this.#stepInKey(byte);
      return;
    }
    if (this.#state === 'scalar') {
      // The byte may be the one that ends the value.
      if (byte !== 0x2c && byte !== 0x7d && byte > 0x20) return;
      this.#state = 'afterValue';
    }
    if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) return;
    switch (this.#state) {
      case 'start':
        // A byte order mark.
        if (offset < 3 && byte === [0xef, 0xbb, 0xbf][offset]) return;
        if (byte !== 0x7b) break;
        this.#state = 'keyOrEnd';
        return;
      case 'keyOrEnd':
      case 'key':
        if (byte === 0x22) {
          this.#key = '';
          this.#escaped = false;
          this.#state = 'inKey';
          return;
        }
        if (byte !== 0x7d || this.#state === 'key') break;
        this.#closeObject(offset);
        return;
      case 'colon':
        if (byte !== 0x3a) break;
        this.#state = 'value';
        return;
      case 'value':
        this.#stepIntoValue(byte, offset);
        return;
      case 'afterValue':
        if (byte === 0x2c) {
          this.#state = 'key';
          return;
        }
        if (byte !== 0x7d) break;
        this.#closeObject(offset);
        return;
      case 'entryOrEnd':
      case 'entry':
        if (byte === 0x7b) {
          this.#beginEntry(offset);
          return;
        }
        if (byte !== 0x5d || this.#state === 'entry') break;
        this.#state = 'afterValue';
        return;
      case 'afterEntry':
        if (byte !== 0x2c && byte !== 0x5d) break;
        this.#state = byte === 0x2c ? 'entry' : 'afterValue';
        return;
    }
    const place = this.#count > 0 && this.#inLog ? ` after entry ${this.#count}` : '';
    throw new ProblemAt(
      offset,
      `expected ${EXPECTED[this.#state]}${place}`,
      this.#state === 'done' ? 'Keep one HAR in each file, and pass several files.' : FIX,
    );
  }

  #stepInKey(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === 0x5c) this.#escaped = true;
    else if (byte === 0x22) {
      this.#state = 'colon';
      return;
    }
    // Longer names are none that matter here.
    if (this.#key.length < 16) this.#key += String.fromCharCode(byte);
  }

  #stepIntoValue(byte: number, offset: number): void {
    if (!this.#inLog && this.#key === 'log') {
      if (byte !== 0x7b) throw new ProblemAt(offset, 'expected `log` to be an object', FIX);
      this.#inLog = true;
      this.#state = 'keyOrEnd';
    } else if (this.#inLog && this.#key === 'entries') {
      if (byte !== 0x5b) throw new ProblemAt(offset, 'expected `log.entries` to be a list', FIX);
      this.#sawEntries = true;
      this.#state = 'entryOrEnd';
    } else if (byte === 0x22 || byte === 0x7b || byte === 0x5b) {
      this.#skipper.begin(byte);
      this.#state = 'skip';
    } else if (byte === 0x2c || byte === 0x7d || byte === 0x5d || byte === 0x3a)
      throw new ProblemAt(offset, `expected ${EXPECTED.value}`, FIX);
    else this.#state = 'scalar';
  }

  #beginEntry(offset: number): void {
    this.#count++;
    this.#entryOffset = offset;
    this.#pieces = [];
    this.#kept = 0;
    this.#letGo = false;
    this.#target = undefined;
    this.#skipper.begin(0x7b);
    this.#state = 'inEntry';
  }

  #closeObject(offset: number): void {
    this.#state = this.#inLog ? 'afterValue' : 'done';
    if (!this.#inLog && !this.#sawEntries)
      throw new ProblemAt(
        offset,
        'it has no log.entries',
        'Pass a HAR file (its calls are in `log.entries`), or NDJSON with one call per line.',
      );
    this.#inLog = false;
  }
}
