import { type Document, Source, YamlParseError } from '@redocly/openapi-core';

/** A line of closing brackets and commas. */
const CLOSING = /^\s*[\]}][\]},\s]*$/;
const MAX_LINES = 200;

/**
 * Parses YAML whose closing brackets are indented no further than the key before them. YAML 1.2 forbids it and nearly every parser but Redocly's reads it, so
 * published descriptions have it. Such a line is indented, for indentation means nothing between brackets, and lines keep their numbers.
 *
 * @throws YamlParseError for any other error, of the file as it is
 */
export function parseWithClosingBrackets(source: Source, parse: (source: Source) => Document): Document {
  let read = source;
  let first: unknown;
  for (let left = MAX_LINES; ; left -= 1) {
    try {
      return parse(read);
    } catch (error) {
      first ??= error;
      const line = deficientLine(error);
      const lines = read.body.split('\n');
      const text = line === undefined ? undefined : lines[line];
      if (line === undefined || text === undefined || !CLOSING.test(text) || left === 0) throw first;
      const body = lines.with(line, ' '.repeat(80) + text).join('\n');
      read = new Source(source.absoluteRef, body, source.mimeType);
    }
  }
}

/** The line, from 0, that js-yaml finds too little indented; `undefined` for another error. */
function deficientLine(error: unknown): number | undefined {
  if (!(error instanceof YamlParseError)) return undefined;
  const { reason, mark } = error.originalError as { reason?: string; mark?: { line: number } };
  return reason === 'deficient indentation' ? mark?.line : undefined;
}
