import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { JudgedApi } from '../../api/judged-api.ts';
import { nameFiles } from '../name-files.ts';
import { openCalls } from '../open-calls.ts';
import { partOf } from '../partition.ts';
import type { HeaderList, RecordedCall } from '../recorded-call.ts';
import { ndjsonWriter } from '../write-ndjson.ts';
import { createCallPlacer } from './place-call.ts';

export interface SplitOptions {
  /** The number of parts, from 1. */
  readonly parts: number;
  /** A folder that does not exist yet, or is empty. */
  readonly out: string;
  /** The description that the parts will be judged by. Default: that of this package. */
  readonly api?: JudgedApi;
  readonly signal?: AbortSignal;
}

export interface SplitRecording {
  /** One for each part, in order: its folder, and its number of calls. */
  readonly parts: readonly { readonly folder: string; readonly calls: number; readonly copies: number }[];
  /** The calls that are in no part, such as entries of a browser's cache. */
  readonly left: readonly { readonly what: string; readonly count: number }[];
}

/** Texts of a file are written in pieces of so many characters. */
const PIECE = 2 ** 20;

/**
 * Reads recordings once and writes one for each part, in which the calls of a key are together with copies of what they need. `part-3-of-8/` has
 * a file for each that was read, since two recorders may have two clocks. Values stay as they are. Writes all parts or none.
 *
 * @throws RecordingError for a file that is broken, and what the file system throws
 */
export async function splitRecording(
  files: readonly string[],
  options: SplitOptions,
): Promise<SplitRecording> {
  const { parts, out, api, signal } = options;
  const whole = `${out}.unfinished`;
  rmSync(whole, { recursive: true, force: true });
  const names = nameFiles(files);
  const counts = Array.from({ length: parts }, (_, index) => ({
    folder: `part-${index + 1}-of-${parts}`,
    calls: 0,
    copies: 0,
  }));
  for (const { folder } of counts) mkdirSync(join(whole, folder), { recursive: true, mode: 0o700 });
  const calls = openCalls(files, { ...(api !== undefined && { api }), keepsOthers: true });
  const place = createCallPlacer(api);
  let open: PartFiles | undefined;
  try {
    for await (const { call, position } of calls.scan()) {
      signal?.throwIfAborted();
      if (open?.file !== position.file) {
        open?.close();
        const paths = counts.map(({ folder }) => join(whole, folder, fileOf(names[position.file] as string)));
        open = new PartFiles(position.file, paths);
      }
      const { key, isNeeded } = place(call, `${position.file}`);
      const own = partOf(key, parts) - 1;
      for (const [index, count] of counts.entries())
        if (index === own && call.context === undefined) {
          open.write(index, call);
          count.calls += 1;
        } else if (isNeeded || index === own) {
          open.write(index, copyOf(call));
          count.copies += 1;
        }
    }
    open?.close();
    open = undefined;
    mkdirSync(dirname(out), { recursive: true });
    renameSync(whole, out);
    return { parts: counts, left: calls.others() };
  } finally {
    open?.close();
    calls.close();
    rmSync(whole, { recursive: true, force: true });
  }
}

/** Bodies are all that others are compared with, and their types. */
const KEPT = /^content-/i;

function copyOf(call: RecordedCall): RecordedCall {
  const { request, response } = call;
  const kept = (headers: HeaderList) => headers.filter(([name]) => KEPT.test(name));
  return {
    ...call,
    context: true,
    request: { ...request, headers: kept(request.headers) },
    response: 'failure' in response ? response : { ...response, headers: kept(response.headers) },
  };
}

function fileOf(name: string): string {
  return name.endsWith('.ndjson') ? name : `${name}.ndjson`;
}

interface PartFile {
  readonly descriptor: number;
  /** The text that is to be written next. */
  text: string;
}

/** The files of all parts for one that is read. */
class PartFiles {
  readonly file: number;
  readonly #parts: PartFile[];
  readonly #writer = ndjsonWriter();

  constructor(file: number, paths: readonly string[]) {
    this.file = file;
    this.#parts = paths.map((path) => ({ descriptor: openSync(path, 'wx', 0o600), text: '' }));
  }

  write(part: number, call: RecordedCall): void {
    const one = this.#parts[part] as PartFile;
    one.text += this.#writer.write(call);
    if (one.text.length > PIECE) this.#flush(one);
  }

  #flush(one: PartFile): void {
    const bytes = Buffer.from(one.text);
    for (let done = 0; done < bytes.length; ) done += writeSync(one.descriptor, bytes, done);
    one.text = '';
  }

  close(): void {
    for (const one of this.#parts.splice(0)) {
      this.#flush(one);
      closeSync(one.descriptor);
    }
  }
}
