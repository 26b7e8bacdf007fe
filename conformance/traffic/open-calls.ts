import { closeSync, fstatSync, open, openSync, readSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isObject } from '../../lib/json.ts';
import { systemReason } from '../../lib/system-reason.ts';
import { bank } from '../api/bank.ts';
import type { JudgedApi } from '../api/judged-api.ts';
import { isAbsolute } from './absolute-url.ts';
import type { CallPosition, CallSource } from './call-source.ts';
import { mayHaveEffect, mayNameRecordOf } from './changing-call.ts';
import { countOthers, type OtherCalls } from './count-others.ts';
import { detectFormat, type RecordingFormat } from './detect-format.ts';
import { FileWindow } from './file-window.ts';
import { END_OF_TEXT, findJsonError } from './find-json-error.ts';
import { attachmentsBeside } from './har/attachments-beside.ts';
import { HarScanner } from './har/har-scanner.ts';
import type { Attachments } from './har/read-bodies.ts';
import { EntryError, readEntry } from './har/read-entry.ts';
import { type CallTarget, readCallTarget } from './har/read-target.ts';
import { OperationMatcher } from './match-operation.ts';
import { nameFiles } from './name-files.ts';
import { LineError, readCallLine } from './ndjson/read-line.ts';
import { scanLines } from './ndjson/scan-lines.ts';
import { placeInFile } from './place-in-file.ts';
import type { RecordedCall } from './recorded-call.ts';
import { ProblemAt, RecordingError } from './recording-error.ts';
import { isGzip, keepPipe, unpackFile } from './unpack-file.ts';

/** A source that keeps its files open for `readAt`. */
export interface OpenCalls extends CallSource {
  close(): void;
}

export interface OpenCallsOptions {
  /** Read at once, in bytes. Default: 1 MiB. */
  readonly chunkSize?: number;
  /** The size of what a compressed file holds, in bytes. Default: 2 GiB. */
  readonly maxUnpacked?: number;
  /** The address of the deployment that is checked, see `toBaseUrl`: calls to others are only counted. Default: calls to any are taken. */
  readonly baseUrl?: string;
  /** The description whose calls are wanted. Default: that of this package. */
  readonly api?: JudgedApi;
  /** True if calls to other operations are wanted, too, and are not counted. Default: those alone that may have changed a record. */
  readonly keepsOthers?: boolean;
}

const CORRECT = 'Correct it by hand, or record again.';
/** The part of an entry that does not end which is searched for the reason. */
const MAX_SEARCHED = 2 ** 25;

const MAX_OPEN = 32;
const TURN = 500;

/** The name of standard input, in place of a file. */
const STANDARD_INPUT = '-';
const STDIN = 0;

/** Recorded calls in HAR and NDJSON files, of any size, and from pipes. Which of the two formats it is, the content says. */
export function openCalls(files: readonly string[], options: OpenCallsOptions = {}): OpenCalls {
  const names = nameFiles(files.map((path) => (path === STANDARD_INPUT ? 'stdin' : path)));
  const sources = files.map((path, index) => new CallFile(path, names[index] as string, options));
  const { api = bank } = options;
  let others = countOthers(api);
  return {
    async *scan() {
      others = countOthers(api);
      for (const [file, source] of sources.entries())
        for await (const { call, offset, length, number, isOther } of source.scan(others))
          yield { call, position: { file, offset, length, number }, isOther };
    },
    readAt(position) {
      const source = sources[position.file];
      if (source === undefined) throw new RangeError(`no file ${position.file}`);
      const open = sources.filter((one) => one.isOpen && one !== source);
      if (open.length >= MAX_OPEN) open[0]?.close();
      return source.readAt(position);
    },
    isOfOneDeployment: options.baseUrl !== undefined,
    others: () => others.list(),
    close() {
      for (const source of sources) source.close();
    },
  };
}

interface ScannedCall extends Omit<CallPosition, 'file'> {
  readonly call: RecordedCall;
  readonly isOther: boolean;
}

class CallFile {
  readonly #path: string;
  readonly #name: string;
  readonly #options: OpenCallsOptions;
  readonly #attachments: Attachments;
  readonly #api: JudgedApi;
  readonly #operations: OperationMatcher;
  #format: RecordingFormat = 'har';
  #descriptor: number | undefined;
  /** The content of a compressed file. */
  #unpacked: number | undefined;

  constructor(path: string, name: string, options: OpenCallsOptions) {
    this.#api = options.api ?? bank;
    this.#operations = new OperationMatcher(options.baseUrl, this.#api);
    this.#path = path;
    this.#name = name;
    this.#options = options;
    this.#attachments = attachmentsBeside(path);
  }

  get isOpen(): boolean {
    return this.#descriptor !== undefined;
  }

  close(): void {
    for (const one of [this.#descriptor, this.#unpacked]) if (one !== undefined) closeSync(one);
    this.#descriptor = undefined;
    this.#unpacked = undefined;
  }

  async *scan(others: OtherCalls): AsyncGenerator<ScannedCall> {
    const file = await this.#openFile();
    try {
      const head = readBytes(file, 0, 2 ** 16);
      this.#format = detectFormat(head, fstatSync(file).size <= head.length);
      const window = new FileWindow(file, this.#options.chunkSize);
      const calls = this.#format === 'har' ? this.#readHar(window, others) : this.#readLines(window, others);
      let count = 0;
      for (const call of calls) {
        if (call !== undefined) yield call;
        // Somebody may want to end it.
        if (++count % TURN === 0) await setImmediate();
      }
    } catch (error) {
      throw this.#explain(error);
    } finally {
      if (file !== this.#unpacked) closeSync(file);
    }
  }

  /** @throws RecordingError */
  readAt({ offset, length, number }: Omit<CallPosition, 'file'>): RecordedCall {
    try {
      const call = this.#parse(this.#readBytes(offset, length), number, offset);
      if ('notSent' in call) throw new ProblemAt(offset, 'the file has changed since it was read', CORRECT);
      return call;
    } catch (error) {
      throw this.#explain(error);
    }
  }

  /** Each entry's call; `undefined` for one that is only counted. */
  *#readHar(file: FileWindow, others: OtherCalls): Generator<ScannedCall | undefined> {
    const scanner = new HarScanner(file);
    const entries = scanner.entries();
    for (;;) {
      let next: ReturnType<typeof entries.next>;
      try {
        next = entries.next();
      } catch (error) {
        // The scanner knows only brackets and quotes: what it does not understand is due to the entry before it, if that is broken.
        const { lastEntry } = scanner;
        if (lastEntry !== undefined) this.#expectValid(lastEntry.number, lastEntry.offset);
        throw error;
      }
      if (next.done) return;
      const { bytes, beginning, ...place } = next.value;
      if (bytes !== undefined) yield this.#take(bytes, place, others);
      else {
        const target = readCallTarget(beginning);
        if (target === undefined || this.#isOfOperation(target)) others.addKind('entries larger than 32 MiB');
        else others.add(target.method, target.url);
        yield undefined;
      }
    }
  }

  *#readLines(file: FileWindow, others: OtherCalls): Generator<ScannedCall | undefined> {
    for (const { number, offset, length, bytes } of scanLines(file)) {
      if (bytes === undefined) {
        others.addKind('lines longer than 32 MiB');
        continue;
      }
      const mark = offset === 0 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
      const place = { number, offset: offset + mark, length: length - mark };
      yield this.#take(bytes.subarray(mark), place, others);
    }
  }

  #isOfOperation({ method, url }: CallTarget): boolean {
    return this.#operations.match(method, url) !== undefined;
  }

  #mayBeOfOperation({ method, url }: CallTarget): boolean {
    return this.#isOfOperation({ method, url: isAbsolute(url) ? url : `https://unknown.invalid${url}` });
  }

  #isWanted(target: CallTarget): boolean {
    return (
      this.#options.keepsOthers === true || this.#isOfOperation(target) || mayNameRecordOf(this.#api, target)
    );
  }

  /** `undefined` for a call that is only counted. */
  #take(
    bytes: Buffer,
    { number, offset, length }: Omit<CallPosition, 'file'>,
    others: OtherCalls,
  ): ScannedCall | undefined {
    const call = this.#parse(bytes, number, offset);
    if ('notSent' in call) {
      others.add(call.method, call.url, call.notSent);
      return undefined;
    }
    const { method, url } = call.request;
    if (this.#operations.place(call) === undefined) {
      if (this.#options.keepsOthers) return { call, number, offset, length, isOther: true };
      others.add(method, url);
      return mayNameRecordOf(this.#api, call.request) && mayHaveEffect(call)
        ? { call, number, offset, length, isOther: true }
        : undefined;
    }
    return { call, number, offset, length, isOther: false };
  }

  /** @throws ProblemAt */
  #parse(
    bytes: Buffer,
    number: number,
    offset: number,
  ): RecordedCall | { readonly notSent: string | undefined; readonly method: string; readonly url: string } {
    const what = this.#format === 'har' ? 'entry' : 'line';
    let value: unknown;
    try {
      value = JSON.parse(bytes.toString('utf8'));
    } catch {
      // Nobody looks into entries of other calls.
      const target = this.#format === 'har' ? readCallTarget(bytes) : undefined;
      if (target !== undefined && !this.#isOfOperation(target)) return { ...target, notSent: undefined };
      const { offset: at = 0, expected = 'a JSON value' } = findJsonError(bytes) ?? {};
      throw new ProblemAt(offset + at, `${what} ${number} is not valid JSON: expected ${expected}`, CORRECT);
    }
    const target = this.#format === 'har' ? targetOf(value) : undefined;
    if (target !== undefined && isAbsolute(target.url) && !this.#isWanted(target))
      return { ...target, notSent: undefined };
    const id = `${this.#name}#${number}`;
    try {
      return this.#format === 'har' ? readEntry(value, id, this.#attachments) : readCallLine(value, id);
    } catch (error) {
      if (target !== undefined && !this.#mayBeOfOperation(target)) return { ...target, notSent: undefined };
      if (error instanceof EntryError || error instanceof LineError)
        throw new ProblemAt(offset, `${what} ${number} is not a call: ${error.message}`, CORRECT);
      throw error;
    }
  }

  /** @throws ProblemAt for an entry that is not valid JSON, as far as the file goes */
  #expectValid(number: number, offset: number): void {
    const error = findJsonError(this.#readBytes(offset, MAX_SEARCHED));
    if (error !== undefined && !error.ended && error.expected !== END_OF_TEXT)
      throw new ProblemAt(
        offset + error.offset,
        `entry ${number} is not valid JSON: expected ${error.expected}`,
        CORRECT,
      );
  }

  #readBytes(offset: number, length: number): Buffer {
    if (this.#unpacked === undefined) this.#descriptor ??= openSync(this.#path, 'r');
    return readBytes(this.#unpacked ?? (this.#descriptor as number), offset, length);
  }

  async #openFile(): Promise<number> {
    if (this.#unpacked !== undefined) return this.#unpacked;
    let file: number | undefined;
    try {
      file = this.#path === STANDARD_INPUT ? STDIN : await openFile(this.#path, 'r');
      const isOnce = file === STDIN || isPipe(file);
      if (isOnce) file = await insteadOf(file, keepPipe);
      const isPacked = isGzip(readBytes(file, 0, 2));
      if (isPacked)
        file = await insteadOf(file, (packed) => unpackFile(this.#path, packed, this.#options.maxUnpacked));
      if (isOnce || isPacked) this.#unpacked = file;
      return file;
    } catch (error) {
      if (file !== undefined) closeFile(file);
      throw this.#explain(error);
    }
  }

  #explain(error: unknown): unknown {
    if (error instanceof ProblemAt) {
      const { problem, fix, offset } = error;
      return new RecordingError(this.#path, problem, fix, placeInFile(this.#unpacked ?? this.#path, offset));
    }
    const code = (error as NodeJS.ErrnoException | undefined)?.code;
    if (error instanceof Error && 'syscall' in error)
      return new RecordingError(
        this.#path,
        `it cannot be read: ${systemReason(error)}`,
        code === 'EISDIR'
          ? 'It is a folder: pass the files in it.'
          : 'Pass a file that exists and may be read.',
        undefined,
        error,
      );
    return error;
  }
}

/** A source that can be read only once, from its beginning to its end. */
function isPipe(file: number): boolean {
  const stat = fstatSync(file);
  return stat.isFIFO() || stat.isSocket() || stat.isCharacterDevice();
}

/** Another file that is made of it, which is then closed. */
async function insteadOf(file: number, make: (file: number) => Promise<number>): Promise<number> {
  const made = await make(file);
  closeFile(file);
  return made;
}

/** Standard input belongs to the process. */
function closeFile(file: number): void {
  if (file !== STDIN) closeSync(file);
}

/** The target of a parsed entry, as `readTarget` finds it in the bytes. */
function targetOf(entry: unknown): CallTarget | undefined {
  if (!isObject(entry) || !isObject(entry.request)) return undefined;
  const { method, url } = entry.request;
  return typeof method === 'string' && typeof url === 'string' ? { method, url } : undefined;
}

const openFile = promisify(open);

/** As far as the file goes: a read may return less than it was asked for. */
function readBytes(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let done = 0;
  for (let read = -1; read !== 0 && done < length; done += read)
    read = readSync(file, bytes, done, length - done, offset + done);
  return bytes.subarray(0, done);
}
