import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import type { RecordedCall } from './recorded-call.ts';
import type { TrafficWriter } from './traffic-writer.ts';
import { harWriter } from './write-har.ts';
import { ndjsonWriter } from './write-ndjson.ts';

/** A file of recorded calls that is complete after each of them: whatever ends the process, the file can be read. */
export interface RecordingOnDisk {
  /** Resolves when the system has it. Calls are written in the order in which they are given; after an error, no more of them. */
  write(call: RecordedCall): Promise<void>;
  close(): Promise<void>;
}

/** The writer of a file of this name: HAR for `.har`, else NDJSON. */
export function writerFor(path: string, comment?: string): TrafficWriter {
  return extname(path).toLowerCase() === '.har' ? harWriter(comment) : ndjsonWriter();
}

/**
 * Creates a file that only its owner can read. One that is there stays as it is: EEXIST.
 *
 * @throws the system's error, from here and from `write`
 */
export async function createRecording(path: string, writer = writerFor(path)): Promise<RecordingOnDisk> {
  const file = await open(path, 'wx', 0o600);
  let position = 0;
  /** The function that completes it there. */
  let end = '';
  let last: Promise<void> = Promise.resolve();

  /** @param kept how much of it the next write leaves in place */
  async function put(text: string, kept: string): Promise<void> {
    await writeAt(position, text);
    position += Buffer.byteLength(kept);
    end = text.slice(kept.length);
  }

  async function writeAt(at: number, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    let done = 0;
    while (done < bytes.length)
      done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
  }

  /** Takes back what was written of calls for which there was no space. What completes the file fits where it was before. */
  async function restore(): Promise<void> {
    await file.truncate(position);
    await writeAt(position, end);
  }

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work);
    // Its caller hears of it, and so does whoever writes next.
    last.catch(() => {});
    return last;
  };

  /** Calls for the next write: those that come while the one before is in progress. */
  let waiting: RecordedCall[] = [];
  let next: Promise<void> | undefined;

  function writeWaiting(): Promise<void> {
    const calls = waiting;
    waiting = [];
    next = undefined;
    const text = calls.map((call) => writer.write(call)).join('');
    return put(text + writer.end(), text).catch(async (error) => {
      // The first error says more.
      await restore().catch(() => {});
      throw error;
    });
  }

  await put(writer.end(), '');
  return {
    write(call) {
      waiting.push(call);
      next ??= inTurn(async () => writeWaiting());
      return next;
    },
    async close() {
      await last.finally(() => file.close());
    },
  };
}
