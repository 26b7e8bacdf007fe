import { type Document, Source, YamlParseError } from '@redocly/openapi-core';

/** A line of closing brackets and commas. */
const CLOSING = /^\s*[\]}][\]},\s]*$/;
/** A line that begins an entry, so a quote above it was left open, or a comment. */
const ENTRY = /^\s*(?:(?:"[^"]*"|'[^']*'|[^\s'":]+)\s*:(?:\s|$)|-(?:\s|$)|#)/;
const CLOSED_QUOTES = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g;
/** A line on which a value opens quotes that it does not close. */
const OPENS_QUOTES = /^(?:[^'"#]*?[:,[{-]\s+|\s*)(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;
const MAX_LINES = 200;

/**
 * Parses YAML whose closing brackets, or further lines of a quoted text, are indented no further than the key before them. YAML 1.2 forbids it and nearly every
 * parser but Redocly's reads it, so published descriptions have it. Such a line is indented, for indentation means nothing between brackets and in a quoted text, and
 * lines keep their numbers. A line that could be an entry is left: then the quotes were not closed.
 *
 * @throws YamlParseError for any other error, of the file as it is
 */
export function parseWithLooseIndentation(source: Source, parse: (source: Source) => Document): Document {
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
      if (line === undefined || text === undefined || left === 0) throw first;
      if (!CLOSING.test(text) && !continuesQuotes(lines, line)) throw first;
      const body = lines.with(line, ' '.repeat(80) + text).join('\n');
      read = new Source(source.absoluteRef, body, source.mimeType);
    }
  }
}

/** Tells whether the line is in a text whose quotes open above; the lines between were indented before. */
function continuesQuotes(lines: readonly string[], line: number): boolean {
  if (ENTRY.test(lines[line] ?? '')) return false;
  const above = lines.slice(0, line).findLast((text) => !/^(?:\s*| {80}.*)$/.test(text));
  return above !== undefined && OPENS_QUOTES.test(above.replace(CLOSED_QUOTES, ''));
}

/** The line, from 0, that js-yaml finds too little indented; `undefined` for another error. */
function deficientLine(error: unknown): number | undefined {
  if (!(error instanceof YamlParseError)) return undefined;
  const { reason, mark } = error.originalError as { reason?: string; mark?: { line: number } };
  return reason === 'deficient indentation' ? mark?.line : undefined;
}
