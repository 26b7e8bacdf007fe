import { close, constants, fstatSync, openSync, write } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A file, pipe or terminal that takes lines without ever holding up the server, whatever becomes of its reader or its disk. */
export interface LogFile {
  /** @param lines whole lines. They are dropped while more than 4 MiB are waiting, and when they cannot be written. */
  write(lines: string): void;
  /** Resolves when all lines are written, or cannot be, or after a second. Closes the descriptor, unless it is standard error. */
  close(): Promise<void>;
}

const MAX_WAITING_CHARACTERS = 4 * 1024 * 1024;
/** How long to wait before a full pipe is tried again. */
const RETRY_MS = 50;
const CLOSE_MS = 1000;
const STANDARD_ERROR = 2;
const NEWLINE = 10;

const writeSome = promisify(write);
const closeOne = promisify(close);

/** @param descriptor of an open file */
export function openLogFile(descriptor: number): LogFile {
  const reopened = reopenNonBlocking(descriptor);
  const target = reopened ?? descriptor;
  let waiting: string[] = [];
  let characters = 0;
  /** Aborted when the reader has gone or the file is closed: nothing is written any more. */
  const end = new AbortController();
  /** A line was written in part only. */
  let isTorn = false;
  let writing: Promise<void> | undefined;
  let closing: Promise<void> | undefined;

  async function writeAll(bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.length && !end.signal.aborted; ) {
      try {
        at += (await writeSome(target, bytes, at)).bytesWritten;
        isTorn = bytes[at - 1] !== NEWLINE;
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code !== 'EAGAIN') {
          // After a full disk, later lines may find space again.
          if (code === 'EPIPE') end.abort();
          return;
        }
        await sleep(RETRY_MS, undefined, { signal: end.signal }).catch(() => {});
      }
    }
  }

  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0 && !end.signal.aborted) {
      const lines = waiting.join('');
      waiting = [];
      characters = 0;
      await writeAll(Buffer.from(isTorn ? `\n${lines}` : lines));
    }
    writing = undefined;
  }

  async function closeDescriptors(): Promise<void> {
    for (const opened of [reopened, descriptor])
      if (opened !== undefined && opened !== STANDARD_ERROR) await closeOne(opened).catch(() => {});
  }

  async function endAndClose(): Promise<void> {
    const timer = new AbortController();
    const late = sleep(CLOSE_MS, undefined, { signal: timer.signal }).catch(() => {});
    await Promise.race([writing, late]);
    timer.abort();
    end.abort();
    // Not before the last write has ended: the next file that is opened may get the same descriptor.
    const closed = Promise.resolve(writing).then(closeDescriptors);
    // Without the second descriptor, a write may block for as long as nobody reads.
    if (reopened !== undefined || writing === undefined) await closed;
  }

  return {
    write(lines) {
      if (end.signal.aborted || characters > MAX_WAITING_CHARACTERS) return;
      waiting.push(lines);
      characters += lines.length;
      writing ??= writeWaiting();
    },
    close() {
      closing ??= endAndClose();
      return closing;
    },
  };
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
