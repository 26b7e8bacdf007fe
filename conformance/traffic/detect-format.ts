import { END_OF_TEXT, findJsonError } from './find-json-error.ts';
import { memberOffsets } from './har/read-target.ts';
import { ProblemAt } from './recording-error.ts';

export type RecordingFormat = 'har' | 'ndjson';

const WHAT_TO_PASS = 'Pass a HAR file, or NDJSON with one call per line.';

/** Beginnings of files that are packed, and how to unpack them. */
const PACKED: readonly (readonly [bytes: readonly number[], what: string, fix: string])[] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    'it is a zip file',
    'Unpack it into a folder of its own (`unzip FILE -d FOLDER`), and pass the .har file in that folder.',
  ],
  [[0x1f, 0x8b], 'it is compressed with gzip', 'Unpack it first: `gunzip -k FILE`.'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'it is compressed with Zstandard', 'Unpack it first: `unzstd FILE`.'],
  [[0x78, 0x9c], 'it is compressed with zlib', 'Record again to a name that does not end in .zhar.'],
  [[0x78, 0xda], 'it is compressed with zlib', 'Record again to a name that does not end in .zhar.'],
  // Without a byte order mark.
  [[0x7b, 0x00], 'it is in UTF-16', 'Convert it: `iconv -f UTF-16LE -t UTF-8 FILE`.'],
  [[0x00, 0x7b], 'it is in UTF-16', 'Convert it: `iconv -f UTF-16BE -t UTF-8 FILE`.'],
  [[0xff, 0xfe], 'it is in UTF-16', 'Convert it: `iconv -f UTF-16 -t UTF-8 FILE`.'],
  [[0xfe, 0xff], 'it is in UTF-16', 'Convert it: `iconv -f UTF-16 -t UTF-8 FILE`.'],
];

/** Fields by which a JSON document tells what it is. */
const FIELDS: Readonly<Record<string, RecordingFormat | { readonly what: string; readonly fix: string }>> = {
  log: 'har',
  startedAt: 'ndjson',
  request: 'ndjson',
  response: 'ndjson',
  openapi: { what: 'it is an API description', fix: WHAT_TO_PASS },
  swagger: { what: 'it is an API description', fix: WHAT_TO_PASS },
  requirements: { what: 'it is a report', fix: 'Pass the conformance.har of the same run.' },
  entries: {
    what: 'it has `entries`, but not inside of `log`',
    fix: 'Put the whole into an object: {"log": ...}.',
  },
};

/**
 * Detects the kind of recording that a file is, by its content.
 *
 * @param head the first bytes of the file
 * @param isWhole whether that is all of it
 * @throws ProblemAt for any other file
 */
export function detectFormat(head: Buffer, isWhole: boolean): RecordingFormat {
  for (const [bytes, what, fix] of PACKED)
    if (bytes.every((byte, index) => head[index] === byte)) throw new ProblemAt(0, what, fix);
  const mark = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0;
  let start = mark;
  while (start < head.length && [0x20, 0x09, 0x0a, 0x0d].includes(head[start] as number)) start++;
  const first = head.toString('latin1', start, start + 1);
  if (first === '') throw new ProblemAt(0, 'it is empty', WHAT_TO_PASS);
  if (first === '<') throw new ProblemAt(start, 'it is HTML or XML', WHAT_TO_PASS);
  if (first === '[')
    throw new ProblemAt(
      start,
      'it is a JSON list',
      'Write each call on a line of its own, without the list.',
    );
  if (first !== '{') {
    const isDescription = /^\s*(?:openapi|swagger)\s*:/m.test(head.toString('latin1', start, start + 2000));
    throw new ProblemAt(
      start,
      isDescription ? 'it is an API description' : "expected '{' of a HAR file or of a line of NDJSON",
      WHAT_TO_PASS,
    );
  }
  let isCut = !isWhole;
  for (const [name, , end] of memberOffsets(head, start)) {
    const known = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
    if (typeof known === 'string') return known;
    if (known !== undefined) throw new ProblemAt(start, known.what, known.fix);
    isCut ||= end === -1;
  }
  // The reader decides about the rest.
  if (isCut || !head.subarray(start).includes(0x7d)) return 'har';
  const error = findJsonError(head.subarray(start));
  if (error !== undefined && !error.ended && error.expected !== END_OF_TEXT)
    throw new ProblemAt(start + error.offset, `expected ${error.expected}`, WHAT_TO_PASS);
  throw new ProblemAt(
    start,
    'it is a JSON object with neither `log`, as HAR has it, nor `request`, as a line of NDJSON has it',
    WHAT_TO_PASS,
  );
}
