import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderList, RecordedCall } from '../recorded-call.ts';
import { ndjsonWriter } from '../write-ndjson.ts';

/** Texts of a file are written in pieces of so many characters. */
const PIECE = 2 ** 20;

interface Part {
  readonly folder: string;
  calls: number;
  copies: number;
  /** The text that is to be written next. */
  text: string;
  descriptor: number | undefined;
}

/** Writes a folder for each part, with a file for each that was read: two recorders may have two clocks. The files of one are open at a time. */
export class PartFiles {
  readonly #folder: string;
  readonly #names: readonly string[];
  readonly #parts: readonly Part[];
  readonly #writer = ndjsonWriter();
  #file = 0;

  /** @param names of the files that are read, as `nameFiles` makes them */
  constructor(folder: string, names: readonly string[], parts: number) {
    this.#folder = folder;
    this.#names = names;
    this.#parts = Array.from({ length: parts }, (_, index) => ({
      folder: `part-${index + 1}-of-${parts}`,
      ...{ calls: 0, copies: 0, text: '', descriptor: undefined },
    }));
    for (const part of this.#parts) mkdirSync(join(folder, part.folder), { recursive: true, mode: 0o700 });
  }

  /** Continues with the files of one that is read. */
  open(file: number): void {
    if (file !== this.#file) this.close();
    this.#file = file;
  }

  /** Writes a call that is judged in a part. */
  write(call: RecordedCall, index: number): void {
    const part = this.#parts[index] as Part;
    this.#append(part, this.#writer.write(call));
    part.calls += 1;
  }

  /** Writes a call that parts need. */
  copy(call: RecordedCall, isFor: (part: number) => boolean): void {
    const text = this.#writer.write(copyOf(call));
    for (const [index, part] of this.#parts.entries()) {
      if (!isFor(index)) continue;
      this.#append(part, text);
      part.copies += 1;
    }
  }

  #append(part: Part, text: string): void {
    part.text += text;
    if (part.text.length > PIECE) this.#flush(part);
  }

  #flush(part: Part): void {
    if (part.text === '') return;
    const name = this.#names[this.#file] as string;
    const path = join(this.#folder, part.folder, name.endsWith('.ndjson') ? name : `${name}.ndjson`);
    part.descriptor ??= openSync(path, 'a', 0o600);
    const bytes = Buffer.from(part.text);
    for (let done = 0; done < bytes.length; ) done += writeSync(part.descriptor, bytes, done);
    part.text = '';
  }

  close(): void {
    for (const part of this.#parts) {
      try {
        this.#flush(part);
      } finally {
        if (part.descriptor !== undefined) closeSync(part.descriptor);
        part.descriptor = undefined;
      }
    }
  }

  counts(): { readonly folder: string; readonly calls: number; readonly copies: number }[] {
    return this.#parts.map(({ folder, calls, copies }) => ({ folder, calls, copies }));
  }
}

/** Bodies are all that others are compared with, and their types. */
const KEPT = /^content-/i;

function copyOf(call: RecordedCall): RecordedCall {
  const { request, response, context = true } = call;
  const kept = (headers: HeaderList) => headers.filter(([name]) => KEPT.test(name));
  return {
    ...call,
    context,
    request: { ...request, headers: kept(request.headers) },
    response: 'failure' in response ? response : { ...response, headers: kept(response.headers) },
  };
}
