import { close, constants, fstatSync, openSync, write } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const MAX_WAITING_CHARACTERS = 4 * 1024 * 1024;
/** The time between two tries of a full pipe, in milliseconds. */
const RETRY_MS = 50;
const CLOSE_MS = 1000;
const STANDARD_ERROR = 2;
const NEWLINE = 10;

const writeSome = promisify(write);
const closeOne = promisify(close);

/** A file, pipe or terminal that takes lines without ever holding up the server, whatever becomes of its reader or its disk. */
export class LogFile {
  readonly #descriptor: number;
  readonly #reopened: number | undefined;
  #waiting: string[] = [];
  #characters = 0;
  /** Aborted when the reader has gone or the file is closed: nothing is written any more. */
  readonly #end = new AbortController();
  /** A line was written in part only. */
  #isTorn = false;
  #writing: Promise<void> | undefined;
  #closing: Promise<void> | undefined;

  /** @param descriptor of an open file */
  constructor(descriptor: number) {
    this.#descriptor = descriptor;
    this.#reopened = reopenNonBlocking(descriptor);
  }

  /** @param lines whole lines. They are dropped while more than 4 MiB are waiting, and when they cannot be written. */
  write(lines: string): void {
    if (this.#end.signal.aborted || this.#characters > MAX_WAITING_CHARACTERS) return;
    this.#waiting.push(lines);
    this.#characters += lines.length;
    this.#writing ??= this.#writeWaiting();
  }

  /** Resolves when all lines are written, or cannot be, or after a second. Closes the descriptor, unless it is standard error. */
  close(): Promise<void> {
    this.#closing ??= this.#endAndClose();
    return this.#closing;
  }

  async #writeWaiting(): Promise<void> {
    while (this.#waiting.length > 0 && !this.#end.signal.aborted) {
      const lines = this.#waiting.join('');
      this.#waiting = [];
      this.#characters = 0;
      await this.#writeAll(Buffer.from(this.#isTorn ? `\n${lines}` : lines));
    }
    this.#writing = undefined;
  }

  async #writeAll(bytes: Buffer): Promise<void> {
    const { signal } = this.#end;
    for (let at = 0; at < bytes.length && !signal.aborted; ) {
      try {
        at += (await writeSome(this.#reopened ?? this.#descriptor, bytes, at)).bytesWritten;
        this.#isTorn = bytes[at - 1] !== NEWLINE;
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code !== 'EAGAIN') {
          // After a full disk, later lines may find space again.
          if (code === 'EPIPE') this.#end.abort();
          return;
        }
        await sleep(RETRY_MS, undefined, { signal }).catch(() => {});
      }
    }
  }

  async #endAndClose(): Promise<void> {
    const timer = new AbortController();
    const late = sleep(CLOSE_MS, undefined, { signal: timer.signal }).catch(() => {});
    await Promise.race([this.#writing, late]);
    timer.abort();
    this.#end.abort();
    // Not before the last write has ended: the next file that is opened may get the same descriptor.
    const closed = Promise.resolve(this.#writing).then(() => this.#closeDescriptors());
    // Without the second descriptor, a write may block for as long as nobody reads.
    if (this.#reopened !== undefined || this.#writing === undefined) await closed;
  }

  async #closeDescriptors(): Promise<void> {
    for (const opened of [this.#reopened, this.#descriptor])
      if (opened !== undefined && opened !== STANDARD_ERROR) await closeOne(opened).catch(() => {});
  }
}

/**
 * A write to a full pipe or a stopped terminal blocks a thread, and a process with a blocked thread cannot end. Linux can open the same
 * pipe again so that such a write fails instead, without changing it for the other processes that share it.
 */
function reopenNonBlocking(descriptor: number): number | undefined {
  const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants;
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFIFO() && !stat.isCharacterDevice()) return undefined;
    return openSync(`/proc/self/fd/${descriptor}`, O_WRONLY | O_NONBLOCK | O_NOCTTY);
  } catch {
    // Not Linux, or not permitted.
    return undefined;
  }
}
