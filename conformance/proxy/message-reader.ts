import type { Budget } from './captured-call.ts';
import { ContentBuffer } from './content-buffer.ts';
import { HeadBuffer } from './head-buffer.ts';
import type { Framing, Head } from './read-head.ts';
import { readHead } from './read-head.ts';

/** What a reader has found. The bytes of `line`, `raw`, `content` and `blind`, one after the other, are the bytes that came in. */
export type ReaderEvent =
  /** A line of a head, with its line end. The first is the request line or the status line. */
  | { readonly type: 'line'; readonly bytes: Buffer; readonly isFirst: boolean }
  | { readonly type: 'head'; readonly head: Head; readonly framing: Framing }
  /** What delimits messages or their parts. */
  | { readonly type: 'raw'; readonly bytes: Buffer }
  | { readonly type: 'content'; readonly bytes: Buffer }
  | { readonly type: 'end' }
  /** The messages cannot be told apart from here on. */
  | { readonly type: 'lost'; readonly why: string }
  | { readonly type: 'blind'; readonly bytes: Buffer };

/** What follows a head: its content; a decision that only the other direction brings; or something that is not HTTP/1. */
export type AfterHead = Framing | { readonly kind: 'not-http'; readonly why: string };

export interface ReaderOptions {
  /** Called with each head, once everything before it was emitted. */
  readonly afterHead: (head: Head) => AfterHead;
  /** Whether nothing is to be read after a message until `goOn` is called. Default: no. */
  readonly holdsAfter?: (head: Head) => boolean;
  readonly emit: (event: ReaderEvent) => void;
  /** For what is kept from one `read` to the next: the beginning of a head or a line, and what waits for `goOn`. Default: no limit. */
  readonly budget?: Budget;
}

/** Of a client that sends requests and reads no responses, for example. */
export const NO_ROOM = 'too many heads wait in memory';

/** Longer ones pass, unread. */
const MAX_LINE = 2 ** 16;
const MAX_HEAD = 2 ** 18;
/** As much is kept until `goOn` is called; more of it passes, unread. */
const MAX_KEPT = 2 ** 16;

const LF = 10;
const CR = 13;

type State =
  | 'head'
  | 'length'
  | 'chunk-size'
  | 'chunk'
  | 'chunk-end'
  | 'trailer'
  | 'until-close'
  | 'held'
  | 'blind';

/**
 * Takes the bytes of one direction of a connection apart into messages, in whatever pieces they come. It loses no byte: what it cannot read
 * comes out as it came in.
 */
export class MessageReader {
  #state: State = 'head';
  /** The beginning of a line that has not come in full. */
  #partial: Buffer = EMPTY;
  readonly #head = new HeadBuffer();
  #trailerLength = 0;
  /** Of the content, or of the chunk. */
  #left = 0;
  #kept: ContentBuffer | undefined;
  #keptLength = 0;
  #holds = false;
  /** From the budget. */
  #taken = 0;
  readonly #options: ReaderOptions;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  get isBlind(): boolean {
    return this.#state === 'blind';
  }

  /** Whether bytes are kept until `goOn` is called. */
  get isHeld(): boolean {
    return this.#state === 'held';
  }

  /** Whether the end of the connection is that of the message. */
  get isUntilClose(): boolean {
    return this.#state === 'until-close';
  }

  /** Whether the bytes so far end within a message. */
  get isWithin(): boolean {
    return this.#state === 'head'
      ? this.#head.length + this.#partial.length > 0
      : !this.isHeld && !this.isBlind;
  }

  read(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) at = this.#step(chunk, at);
    this.#count();
  }

  /** Gives back what it has of the budget: its connection is closed. */
  close(): void {
    this.#options.budget?.free(this.#taken);
    this.#taken = 0;
  }

  /** The bytes that were kept: read as further messages, or passed as they are. */
  goOn(as: 'messages' | 'blind'): void {
    const kept = this.#kept?.bytes() ?? EMPTY;
    this.#kept = undefined;
    this.#keptLength = 0;
    if (as === 'messages' && this.isHeld) this.#state = 'head';
    else this.#pass();
    this.read(Buffer.from(kept.buffer, kept.byteOffset, kept.length));
  }

  /** No more bytes come. */
  end(): void {
    if (this.isHeld) this.goOn('blind');
    else if (this.#state === 'until-close') {
      this.#state = 'head';
      this.#emit({ type: 'end' });
    } else if (this.isWithin) this.#pass();
  }

  #emit(event: ReaderEvent): void {
    this.#options.emit(event);
  }

  /** From here on, bytes are not looked at. */
  #pass(): void {
    // Other lines pass before they have ended.
    const isHead = this.#state === 'head';
    this.#state = 'blind';
    const partial = this.#partial;
    this.#partial = EMPTY;
    this.#head.clear();
    if (isHead && partial.length > 0) this.#emit({ type: 'blind', bytes: partial });
  }

  /** @returns where what is left of the bytes begins */
  #step(bytes: Buffer, at: number): number {
    switch (this.#state) {
      case 'blind':
        this.#emit({ type: 'blind', bytes: slice(bytes, at) });
        return bytes.length;
      case 'held':
        this.#keep(slice(bytes, at));
        return bytes.length;
      case 'until-close':
        this.#emit({ type: 'content', bytes: slice(bytes, at) });
        return bytes.length;
      case 'length':
      case 'chunk':
        return this.#content(bytes, at);
      default:
        return this.#line(bytes, at);
    }
  }

  #keep(bytes: Buffer): void {
    this.#kept ??= new ContentBuffer();
    this.#kept.add(bytes);
    this.#keptLength += bytes.length;
    if (this.#keptLength > MAX_KEPT)
      this.#lose('too much follows a request for another protocol before its response');
  }

  /** Takes what is kept from the budget. Most heads come in one piece, and nothing is. */
  #count(): void {
    if (this.#state === 'head') this.#head.settle();
    const kept = this.#head.length + this.#partial.length + this.#keptLength;
    const { budget } = this.#options;
    if (kept === this.#taken || budget === undefined) return;
    budget.free(this.#taken);
    this.#taken = 0;
    if (budget.take(kept)) this.#taken = kept;
    else this.#lose(NO_ROOM);
  }

  #content(bytes: Buffer, at: number): number {
    const end = Math.min(bytes.length, at + this.#left);
    this.#left -= end - at;
    this.#emit({ type: 'content', bytes: slice(bytes, at, end) });
    if (this.#left === 0) {
      if (this.#state === 'chunk') this.#state = 'chunk-end';
      else this.#end();
    }
    return end;
  }

  #line(bytes: Buffer, at: number): number {
    const found = bytes.indexOf(LF, at) + 1;
    const end = found === 0 ? bytes.length : found;
    const length = this.#partial.length + end - at;
    if (length > MAX_LINE || this.#head.length + this.#trailerLength + length > MAX_HEAD) {
      this.#lose('a line or a head is too long');
      return at;
    }
    const own = slice(bytes, at, end);
    // A line of a head may have to change, so it passes when it has ended.
    if (this.#state !== 'head') this.#emit({ type: 'raw', bytes: own });
    const line = this.#partial.length > 0 || found === 0 ? Buffer.concat([this.#partial, own]) : own;
    this.#partial = found === 0 ? line : EMPTY;
    if (found > 0) this.#take(line);
    return end;
  }

  #take(line: Buffer): void {
    const isEmpty = line.length === 1 || (line.length === 2 && line[0] === CR);
    if (this.#state === 'head') {
      this.#headLine(line, isEmpty);
      return;
    }
    if (this.#state === 'chunk-size') this.#chunkSize(line);
    else if (this.#state === 'chunk-end') {
      if (line.length === 2 && isEmpty) this.#state = 'chunk-size';
      else this.#lose('a chunk does not end where it should');
    } else {
      // A trailer.
      this.#trailerLength += line.length;
      if (isEmpty) this.#end();
    }
  }

  #headLine(line: Buffer, isEmpty: boolean): void {
    const isFirst = this.#head.length === 0;
    if (!isEmpty) {
      this.#emit({ type: 'line', bytes: line, isFirst });
      this.#head.add(line);
      return;
    }
    this.#emit({ type: 'raw', bytes: line });
    // Some clients send an empty line after a body.
    if (!isFirst) this.#readHead();
  }

  #readHead(): void {
    const head = readHead(this.#head.take());
    if (typeof head === 'string') {
      this.#lose(head);
      return;
    }
    const after = this.#options.afterHead(head);
    this.#holds = this.#options.holdsAfter?.(head) ?? false;
    if (after.kind !== 'not-http') this.#emit({ type: 'head', head, framing: after });
    switch (after.kind) {
      case 'ambiguous':
      case 'not-http':
        this.#lose(after.why);
        break;
      case 'none':
        this.#end();
        break;
      case 'length':
        this.#left = after.length;
        this.#state = 'length';
        if (after.length === 0) this.#end();
        break;
      case 'chunked':
        this.#state = 'chunk-size';
        break;
      case 'until-close':
        this.#state = 'until-close';
    }
  }

  #chunkSize(line: Buffer): void {
    const [, digits] = /^([\da-f]{1,12})[ \t]*(?:;.*)?\r\n$/i.exec(line.toString('latin1')) ?? [];
    if (digits === undefined) {
      this.#lose('the size of a chunk is malformed');
      return;
    }
    this.#left = Number.parseInt(digits, 16);
    this.#state = this.#left === 0 ? 'trailer' : 'chunk';
  }

  #end(): void {
    this.#trailerLength = 0;
    this.#state = this.#holds ? 'held' : 'head';
    this.#holds = false;
    this.#emit({ type: 'end' });
  }

  #lose(why: string): void {
    this.#emit({ type: 'lost', why });
    this.goOn('blind');
  }
}

const EMPTY = Buffer.alloc(0);

function slice(bytes: Buffer, from: number, to = bytes.length): Buffer {
  return from === 0 && to === bytes.length ? bytes : bytes.subarray(from, to);
}
