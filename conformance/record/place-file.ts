import { link, rename, rm, stat } from 'node:fs/promises';

/** The recording could not be written; there is no part of it. */
export class RecordingNotWritten extends Error {
  override readonly name = 'RecordingNotWritten';
  readonly fix: string;
  /** Tells whether another file name or flag helps, rather than another state of the machine. */
  readonly isUsage: boolean;
  constructor(message: string, fix: string, isUsage: boolean, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.fix = fix;
    this.isUsage = isUsage;
  }
}

/** @throws RecordingNotWritten where the file is there and must not be replaced, or is no file: a folder, a pipe, a terminal */
export async function expectPlace(out: string, force: boolean): Promise<void> {
  const there = await stat(out).catch(() => undefined);
  if (there === undefined) return;
  if (!there.isFile())
    throw new RecordingNotWritten(`${out} is not a file`, 'Name a file to write to.', true);
  if (!force) throw exists(out);
}

/**
 * Gives a file its name.
 *
 * @throws RecordingNotWritten where there is one of this name, unless `force`; the system's error
 */
export async function moveTo(out: string, part: string, force: boolean): Promise<void> {
  if (force) return rename(part, out);
  try {
    // Unlike renaming, this fails where the file has appeared meanwhile.
    await link(part, out);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw exists(out);
    // Some file systems have no links.
    return rename(part, out);
  }
  await rm(part);
}

function exists(out: string): RecordingNotWritten {
  return new RecordingNotWritten(`${out} exists`, 'Name another file, or replace it with --force.', true);
}
