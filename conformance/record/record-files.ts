import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import { systemReason } from '../../lib/system-reason.ts';
import type { JudgedApi } from '../api/judged-api.ts';
import type { CallSource } from '../traffic/call-source.ts';
import { writerFor } from '../traffic/create-recording.ts';
import { openCalls } from '../traffic/open-calls.ts';
import type { TrafficWriter } from '../traffic/traffic-writer.ts';
import { createPseudonymizer, type Replaced } from './create-pseudonymizer.ts';
import { expectPlace, moveTo, RecordingNotWritten } from './place-file.ts';

export interface FilesToRecord {
  /** HAR or NDJSON. Never changed. */
  readonly files: readonly string[];
  /** HAR where the name ends in `.har`, else NDJSON. */
  readonly out: string;
  readonly format?: 'har' | 'ndjson';
  /** Replaces a file of this name. Default: false. */
  readonly force?: boolean;
  readonly signal?: AbortSignal;
  /** The description that the calls are to. Default: that of this package. */
  readonly api?: JudgedApi;
}

export interface RecordedFiles {
  readonly replaced: Replaced;
  /** Calls that are for none of the description's operations: nobody knows what in them is secret, so they were left out. */
  readonly leftOut: ReturnType<CallSource['others']>;
}

/** Characters; written at once. */
const CHUNK = 1_000_000;

/**
 * Writes the calls of recordings into one that may be shared: `createPseudonymizer` replaces what is in them, with a key that nobody else gets to
 * know. The file appears in one step, when it is complete. Memory does not grow with the number of calls.
 *
 * @throws RecordingError for an input that cannot be read, RecordingNotWritten, and the signal's reason
 */
export async function recordFiles({
  files,
  out,
  format,
  force = false,
  signal,
  api,
}: FilesToRecord): Promise<RecordedFiles> {
  await expectNoInput(out, files);
  await expectPlace(out, force);
  const part = `${out}.${randomUUID().slice(0, 8)}.part`;
  const of = api === undefined ? {} : { api };
  const source = openCalls(files, of);
  const pseudonymizer = createPseudonymizer(of);
  try {
    await writing(out, async () => {
      // Only its owner may read it: who else may is for the owner to say.
      const file = await open(part, 'wx', 0o600);
      try {
        await writeCalls(
          file,
          writerFor(format === undefined ? out : `recording.${format}`),
          source,
          pseudonymizer.call,
          signal,
        );
        await file.sync();
      } finally {
        await file.close();
      }
      await moveTo(out, part, force);
    });
    return { replaced: pseudonymizer.replaced(), leftOut: source.others() };
  } finally {
    pseudonymizer.close();
    source.close();
    // The earlier error says more.
    await rm(part, { force: true }).catch(() => {});
  }
}

async function writeCalls(
  file: FileHandle,
  writer: TrafficWriter,
  source: CallSource,
  other: ReturnType<typeof createPseudonymizer>['call'],
  signal: AbortSignal | undefined,
): Promise<void> {
  let text = '';
  for await (const { call } of source.scan()) {
    signal?.throwIfAborted();
    text += writer.write(other(call));
    if (text.length < CHUNK) continue;
    await file.appendFile(text);
    text = '';
  }
  await file.appendFile(text + writer.end());
}

/** @throws RecordingNotWritten where the file is one of those that are read */
async function expectNoInput(out: string, files: readonly string[]): Promise<void> {
  const there = await stat(out).catch(() => undefined);
  if (there === undefined) return;
  for (const file of files) {
    const input = await stat(file).catch(() => undefined);
    if (input !== undefined && input.ino === there.ino && input.dev === there.dev)
      throw new RecordingNotWritten(
        `${out} is one of the input files`,
        'Name another file to write to.',
        true,
      );
  }
}

async function writing(out: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new RecordingNotWritten(
      `${out} cannot be written: ${systemReason(error, REASONS)}`,
      'Name a file in a writable folder, or free up disk space.',
      code === 'ENOENT' || code === 'ENOTDIR',
      error,
    );
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'what should be its folder is a file',
};
