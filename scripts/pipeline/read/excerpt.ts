import { Source } from '@redocly/openapi-core';
import { fromPointer } from '../../../lib/json-pointer.ts';

/** Some whole lines of a file that are a document themselves. */
export interface Excerpt {
  readonly source: Source;
  /** The line of the file, from 1, that a line of the excerpt is. */
  lineOf(line: number): number;
}

/** `key:`, `"key":` or `'key':` without escapes, and what follows on the line. */
const KEY =
  /^ *(?:"([^"\\]*)"|'([^']*)'|([^\s"'#&*!|>@`%{}[\],?:-](?:(?!:\s|\s#).)*?|[-?:](?=\S)(?:(?!:\s|\s#).)*?))\s*:(?:\s+(.*))?$/;
const ALIAS = /[-:,[{]\s*\*\S/;
const ANCHOR = /[-:,[{]\s*&\S/;
const START = /^---\s*$/;
const SPACE = 32;
const DASH = 45;

/**
 * The lines of a YAML file in block style on the way to a pointer: each key that leads there, without its siblings, and all of what
 * stands in the last of them or in the first list. Parsing those takes next to no time where a tree of the whole file takes
 * seconds.
 *
 * @returns `undefined` where indentation and keys do not suffice: the file is JSON, a key is not there or not written plainly
 */
export function excerptAt(source: Source, pointer: string): Excerpt | undefined {
  if (source.body.includes('\r')) return undefined;
  const lines = source.getLines();
  const indents = indentsOf(source);
  const kept: number[] = [];
  let to = lines.length;
  let from = nextContent(indents, 0, to);
  if (START.test(lines[from] ?? '')) from++;
  for (const name of fromPointer(pointer).filter((token) => token !== '')) {
    const first = nextContent(indents, from, to);
    if (first === to || isListItem(lines[first] ?? '', indents[first] ?? 0)) break;
    const found = entryOf(lines, indents, first, to, name);
    if (found === undefined) return undefined;
    kept.push(found.line);
    from = found.line + 1;
    to = found.end;
    if (!found.isOpen) break;
  }
  if (kept.length === 0) return undefined;
  for (let line = from; line < to; line++) kept.push(line);
  const texts = kept.map((line) => lines[line] ?? '');
  // The anchor that an alias names may stand elsewhere.
  if (texts.some((text) => ALIAS.test(text)) && ANCHOR.test(source.body)) return undefined;
  // A list ends where the next key begins, and that key may have more on its line than is wanted here.
  if (to < lines.length) {
    kept.push(to);
    texts.push(`${' '.repeat(indents[to] ?? 0)}next:`);
  }
  return {
    source: new Source(source.absoluteRef, texts.join('\n'), source.mimeType),
    lineOf: (line) => (kept[line - 1] ?? lines.length - 1) + 1,
  };
}

interface Entry {
  readonly line: number;
  /** The line after the last of its value. */
  readonly end: number;
  /** The value begins on a line of its own. */
  readonly isOpen: boolean;
}

/** The one entry of that name in the mapping that begins at a line. */
function entryOf(
  lines: readonly string[],
  indents: Int32Array,
  first: number,
  to: number,
  name: string,
): Entry | undefined {
  const indent = indents[first] ?? 0;
  let found: { line: number; isOpen: boolean } | undefined;
  let end = to;
  for (let line = first; line < to; line = nextContent(indents, line + 1, to)) {
    const here = indents[line] ?? 0;
    if (here > indent) continue;
    const text = lines[line] ?? '';
    if (here < indent) return undefined;
    if (isListItem(text, here)) continue;
    if (found !== undefined && end === to) end = line;
    const [matched, double, single, plain, value = ''] = KEY.exec(text) ?? [];
    if (matched === undefined) return undefined;
    if ((double ?? single ?? plain) !== name) continue;
    if (found !== undefined) return undefined;
    found = { line, isOpen: value === '' || value.startsWith('#') };
  }
  return found === undefined ? undefined : { ...found, end };
}

function isListItem(text: string, indent: number): boolean {
  return text.charCodeAt(indent) === DASH && (text.length === indent + 1 || text[indent + 1] === ' ');
}

const known = new WeakMap<Source, Int32Array>();

/** The indentation of each line; -1 for a line that is empty or a comment. */
function indentsOf(source: Source): Int32Array {
  let indents = known.get(source);
  if (indents === undefined) {
    indents = Int32Array.from(source.getLines(), (line) => {
      let indent = 0;
      while (line.charCodeAt(indent) === SPACE) indent++;
      return indent === line.length || line[indent] === '#' ? -1 : indent;
    });
    known.set(source, indents);
  }
  return indents;
}

function nextContent(indents: Int32Array, from: number, to: number): number {
  let line = from;
  while (line < to && indents[line] === -1) line++;
  return line;
}
