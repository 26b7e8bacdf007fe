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

/** @param descriptor of an open file */
export function openLogFile(descriptor: number): LogFile {
  const reopened = reopenNonBlocking(descriptor);
  const target = reopened ?? descriptor;
  let waiting: string[] = [];
  let characters = 0;
  let isReaderGone = false;
  /** A line was written in part only. */
  let isTorn = false;
  let writing: Promise<void> | undefined;

  async function writeAll(bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      try {
        at += (await writeSome(target, bytes, at)).bytesWritten;
        isTorn = bytes[at - 1] !== NEWLINE;
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code !== 'EAGAIN') {
          // After a full disk, later lines may find space again.
          isReaderGone = code === 'EPIPE';
          return;
        }
        await sleep(RETRY_MS);
      }
    }
  }

  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0 && !isReaderGone) {
      const lines = waiting.join('');
      waiting = [];
      characters = 0;
      await writeAll(Buffer.from(isTorn ? `\n${lines}` : lines));
    }
    writing = undefined;
  }

  return {
    write(lines) {
      if (isReaderGone || characters > MAX_WAITING_CHARACTERS) return;
      waiting.push(lines);
      characters += lines.length;
      writing ??= writeWaiting();
    },
    async close() {
      const timer = new AbortController();
      const late = sleep(CLOSE_MS, undefined, { signal: timer.signal }).catch(() => {});
      await Promise.race([writing, late]);
      timer.abort();
      isReaderGone = true;
      for (const opened of [reopened, descriptor])
        if (opened !== undefined && opened !== STANDARD_ERROR) close(opened, () => {});
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
