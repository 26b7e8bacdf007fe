import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { expectPlace, moveTo } from '../record/place-file.ts';
import type { RecordSetup } from './judging-messages.ts';

/** A recording that gets its name when calls can come: before that, and when the proxy does not start, a file of this name stays as it is. */
export interface LiveRecording {
  /** The options for the process that writes it. */
  readonly setup: RecordSetup;
  /** @throws RecordingNotWritten where another file has taken the name; the system's error */
  appear(): Promise<void>;
  /** Tells whether its name still leads to it: other programs may have removed it, or its folder. */
  isThere(): Promise<boolean>;
  /** Removes what has not got its name. */
  discard(): Promise<void>;
}

/**
 * @param path absolute
 * @param force whether it replaces a file of this name
 * @throws RecordingNotWritten where the file must not be replaced, or is no file
 */
export async function liveRecording(path: string, force: boolean): Promise<LiveRecording> {
  await expectPlace(path, force);
  // Two proxies that are given one name write two files.
  const part = `${path}.${randomUUID().slice(0, 8)}.part`;
  let id: string | undefined;
  return {
    setup: { path: part, name: path },
    async appear() {
      id = await idOf(part);
      await moveTo(path, part, force);
    },
    isThere: async () => (await idOf(path).catch(() => undefined)) === id,
    discard: () => rm(part, { force: true }),
  };
}

async function idOf(path: string): Promise<string> {
  const { dev, ino } = await stat(path);
  return `${dev} ${ino}`;
}
