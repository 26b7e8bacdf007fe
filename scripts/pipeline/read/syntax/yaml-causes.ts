import type { SyntaxCause } from '../syntax.ts';
import { notText, unfilledTemplate } from './not-yaml.ts';

/** The place where a parser of YAML gave up. Lines and columns count from 1. */
export interface GaveUp {
  readonly lines: readonly string[];
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

type Guess = (at: GaveUp) => SyntaxCause | undefined;

/** The most certain first. */
const GUESSES: readonly Guess[] = [
  notText,
  conflict,
  endlessAlias,
  tab,
  duplicateKey,
  severalDocuments,
  badEscape,
  openQuote,
  openBracket,
  textBehindQuote,
  unfilledTemplate,
  specialCharacter,
  colonInText,
  listAndMapping,
  noSpaceBehindColon,
  textNotIndented,
  indentation,
  noColon,
];

/** The probable cause of an error of YAML; `undefined` where none is known. */
export function findCause(at: GaveUp): SyntaxCause | undefined {
  for (const guess of GUESSES) {
    const cause = guess(at);
    if (cause !== undefined) return cause;
  }
  return undefined;
}

/** `title: Foo`, `- title: Foo`: indentation, key and value of a line. */
const ENTRY = /^(\s*(?:- +)*)("[^"]*"|'[^']*'|[^\s#'"[{][^#]*?):(?:\s+(.*))?$/;

function conflict({ lines, line }: GaveUp): SyntaxCause | undefined {
  const found = near(lines, line, 1).find((number) => /^(<{7}|={7}|>{7})( |$)/.test(textOf(lines, number)));
  if (found === undefined) return undefined;
  return {
    message: 'The file has merge conflict markers.',
    fix: 'Resolve the conflict and remove the markers.',
    line: found,
    column: 1,
  };
}

function tab({ lines, line, reason }: GaveUp): SyntaxCause | undefined {
  const at = textOf(lines, line).search(/^ *\t/);
  if (at < 0 && !reason.includes('tab')) return undefined;
  return {
    message: 'The line is indented with a tab; YAML is indented with spaces only.',
    fix: 'Replace the tab with spaces.',
    line,
    column: textOf(lines, line).indexOf('\t') + 1,
  };
}

function duplicateKey({ lines, line, column, reason }: GaveUp): SyntaxCause | undefined {
  if (!reason.startsWith('duplicated')) return undefined;
  const [, before = '', key] = ENTRY.exec(textOf(lines, line)) ?? [];
  if (key === undefined) {
    const fix = 'Remove one of them, or rename it.';
    return {
      message: `The key \`${keyAround(textOf(lines, line), column)}\` appears twice in one mapping.`,
      fix,
    };
  }
  const indent = before.replace(/-/g, ' ');
  let first: number | undefined;
  for (let number = line - 1; number > 0; number--) {
    const text = textOf(lines, number);
    if (text.trim() === '' || text.trim().startsWith('#')) continue;
    const [, at = '', other] = ENTRY.exec(text) ?? [];
    if (at.length < indent.length) break;
    if (at.replace(/-/g, ' ') === indent && other === key) first = number;
  }
  const where = first === undefined ? '' : `, first in line ${first}`;
  return {
    message: `The key \`${key}\` appears twice in one mapping${where}.`,
    fix: 'Remove one of them, or rename it.',
  };
}

/** The last key that begins before a column, in a line with several between brackets. */
function keyAround(text: string, column: number): string {
  const keys = [...text.matchAll(/("(?:[^"\\]|\\.)*"|'[^']*'|[^\s,:{}[\]"']+)\s*:/g)];
  return keys.findLast(({ index }) => index < column)?.[1] ?? '';
}

function severalDocuments({ lines, reason }: GaveUp): SyntaxCause | undefined {
  if (!reason.includes('single document')) return undefined;
  const second = lines.findIndex(
    (text, index) =>
      index > 0 && /^---( |$)/.test(text) && lines.slice(0, index).some((above) => /^[^#%\s-]/.test(above)),
  );
  return {
    message: 'The file contains more than one YAML document.',
    fix: 'Remove the line `---`, or put the second document into a file of its own.',
    line: second + 1 || 1,
    column: 1,
  };
}

function badEscape({ reason }: GaveUp): SyntaxCause | undefined {
  if (!reason.includes('escape')) return undefined;
  return {
    message: 'A backslash in double quotes begins an escape that YAML does not have.',
    fix: "Put the text in single quotes, where a backslash is itself: '^\\d+$'.",
  };
}

/** The quote that opens a value and is not closed on its line: what follows is then read as a part of the text. */
function openQuote({ lines, line, reason }: GaveUp): SyntaxCause | undefined {
  if (!/deficient indentation|end of the stream|document separator|multiline key/.test(reason))
    return undefined;
  for (let number = Math.min(line, lines.length); number > 0; number--) {
    const text = textOf(lines, number);
    const [opening, quote = ''] = /^(?:[^'"#]*?[:,[{-]\s+|\s*)(["'])/.exec(text) ?? [];
    if (opening === undefined) continue;
    const rest = text.slice(opening.length);
    const closed = quote === '"' ? /^(?:[^"\\]|\\.)*"/.test(rest) : /^(?:[^']|'')*'/.test(rest);
    if (closed) continue;
    const name = quote === '"' ? 'double' : 'single';
    return {
      message: `The ${name} quotes that open here are not closed.`,
      fix: `Close them: end the text with ${quote}.`,
      line: number,
      column: opening.length,
    };
  }
  return undefined;
}

function openBracket({ lines, line, reason }: GaveUp): SyntaxCause | undefined {
  if (!/deficient indentation|flow collection/.test(reason)) return undefined;
  if (reason.includes('missed comma')) {
    return {
      message: 'A comma is missing between two entries in brackets.',
      fix: 'Put a comma after each entry but the last.',
    };
  }
  for (let number = Math.min(line, lines.length); number > 0; number--) {
    const text = textOf(lines, number).replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, (quoted) =>
      ' '.repeat(quoted.length),
    );
    const open = text.search(/[[{][^\]}]*$/);
    if (open < 0) continue;
    const closing = text[open] === '[' ? ']' : '}';
    return {
      message: `The bracket \`${text[open]}\` that opens here is not closed.`,
      fix: `Close it with \`${closing}\`.`,
      line: number,
      column: open + 1,
    };
  }
  return undefined;
}

function textBehindQuote({ lines, line }: GaveUp): SyntaxCause | undefined {
  const text = textOf(lines, line);
  const [, , , value = ''] = ENTRY.exec(text) ?? [];
  const quoted = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s,:#\]}]/.exec(value)?.[1];
  if (quoted === undefined) return undefined;
  const quote = quoted[0];
  return {
    message: 'The quotes are closed before the text ends.',
    fix:
      quote === "'"
        ? "Double each single quote within the text: 'it''s'."
        : 'Put a backslash before each double quote within the text.',
    column: text.length - value.length + quoted.length + 1,
  };
}

/** The meaning of these characters at the beginning of a value. */
const SPECIAL: Readonly<Record<string, string>> = {
  '@': 'is reserved in YAML',
  '`': 'is reserved in YAML',
  '%': 'begins a directive in YAML',
  '*': 'begins an alias in YAML',
  '&': 'begins an anchor in YAML',
  '!': 'begins a tag in YAML',
  '?': 'begins a key in YAML',
  '{': 'begins a mapping in YAML',
  '[': 'begins a list in YAML',
  '>': 'begins a text of several lines in YAML',
  '|': 'begins a text of several lines in YAML',
};

function endlessAlias({ reason }: GaveUp): SyntaxCause | undefined {
  if (!/^an alias stands|^aliases of/.test(reason)) return undefined;
  return {
    message: `The file cannot be written out: ${reason}.`,
    fix: 'Use `$ref` in place of the alias.',
  };
}

function specialCharacter({ lines, line, reason }: GaveUp): SyntaxCause | undefined {
  const alias = /^unidentified alias "(\w+)"/.exec(reason)?.[1];
  if (alias !== undefined) {
    return {
      message: `The alias \`*${alias}\` names no anchor: there is no \`&${alias}\` above.`,
      fix: `Put \`&${alias}\` before the value that is meant, or the text in quotes: '*${alias}'.`,
    };
  }
  const numbers = reason.startsWith('object-based')
    ? lines.flatMap((text, index) => (/^\s*\{[^}]*\}\s*:/.test(text) ? [index + 1] : []))
    : [line];
  for (const number of numbers) {
    const text = textOf(lines, number);
    const [, before = '', , value] = ENTRY.exec(text) ?? [];
    const start = value ?? text.trimStart().replace(/^(?:- +)+/, '');
    const column = text.length - start.length + 1;
    const says = SPECIAL[start[0] ?? ''];
    const isBlock = /^[|>][+-]?\d?[+-]?\s*(#.*)?$/.test(start);
    if (says === undefined || isBlock || (value === undefined && before === '' && /^["'\w]/.test(start)))
      continue;
    const key = reason.startsWith('object-based') ? /^\{[^}]*\}/.exec(start)?.[0] : undefined;
    const quoted = (key ?? (start.length > 80 ? `${start.slice(0, 80)}…` : start))
      .trimEnd()
      .replaceAll("'", "''");
    return {
      message: `A ${key === undefined ? 'text' : 'key'} cannot begin with \`${start[0]}\` without quotes: it ${says}.`,
      fix: `Put the ${key === undefined ? 'text' : 'key'} in quotes: '${quoted}'.`,
      line: number,
      column,
    };
  }
  return undefined;
}

function colonInText({ lines, line }: GaveUp): SyntaxCause | undefined {
  const text = textOf(lines, line);
  const [, , , value = ''] = ENTRY.exec(text) ?? [];
  const at = /^['"[{|>]/.test(value) ? -1 : value.search(/:(\s|$)/);
  const first = /^\s*(?:- +)*[^\s'"][^:]*:\s+([^'"[{|>].*?):(?:\s|$)/.exec(text);
  if (at < 0 && first === null) return undefined;
  const found = first?.[1] ?? value;
  const start = text.indexOf(found);
  return {
    message: 'The text contains a colon and a space, which begin a value in YAML.',
    fix: `Put the text in quotes: '${text.slice(start).trimEnd().replaceAll("'", "''")}'.`,
    column: start + found.length + 1,
  };
}

function listAndMapping({ lines, line }: GaveUp): SyntaxCause | undefined {
  const text = textOf(lines, line);
  const isItem = /^\s*- /.test(text);
  const sibling = range(1, line - 1)
    .reverse()
    .map((number) => textOf(lines, number))
    .find((one) => one.trim() !== '' && indentOf(one) <= indentOf(text));
  if (sibling === undefined || indentOf(sibling) !== indentOf(text)) return undefined;
  if (/^\s*- /.test(sibling) === isItem || !(isItem || ENTRY.test(text))) return undefined;
  return {
    message: 'Items of a list (`- `) and entries of a mapping (`name: value`) stand side by side.',
    fix: 'Indent the line like those that it belongs to, or make all of them items.',
    line,
    column: indentOf(text) + 1,
  };
}

/** `title:Foo`, in the line itself or above it. A colon within a URL or a time is left alone. */
function noSpaceBehindColon({ lines, line }: GaveUp): SyntaxCause | undefined {
  for (const number of [line, above(lines, line)]) {
    const text = textOf(lines, number);
    const found = /^(\s*(?:- +)*)([A-Za-z_$][\w$-]*):(?=[^\s:/])(.*)$/.exec(text);
    if (found === null) continue;
    const [, before = '', key = '', value = ''] = found;
    return {
      message: `A space is missing after the colon of \`${key}\`.`,
      fix: `Write \`${key}: ${value}\`.`,
      line: number,
      column: before.length + key.length + 1,
    };
  }
  return undefined;
}

/** `description: |` whose text is not indented further than the key. */
function textNotIndented({ lines, line }: GaveUp): SyntaxCause | undefined {
  for (let number = line; number > Math.max(0, line - 200); number--) {
    const text = textOf(lines, number);
    if (!/:\s+[|>][+-]?\d?\s*$/.test(text)) continue;
    const below = lines.slice(number).findIndex((one) => one.trim() !== '') + number + 1;
    const isText = indentOf(textOf(lines, below)) > indentOf(text);
    const least = isText ? indentOf(textOf(lines, below)) : indentOf(text) + 1;
    const outside = range(below, line).find(
      (one) => textOf(lines, one).trim() !== '' && indentOf(textOf(lines, one)) < least,
    );
    if (
      outside === undefined ||
      (isText && ENTRY.test(textOf(lines, outside)) && indentOf(textOf(lines, outside)) <= indentOf(text))
    )
      return undefined;
    return {
      message: `The text that begins in line ${number} ends here, since this line is indented less.`,
      fix: `Indent the whole text by at least ${least} spaces.`,
      line: outside,
      column: indentOf(textOf(lines, outside)) + 1,
    };
  }
  return undefined;
}

/** A line that stands neither where its siblings stand nor below the one above. */
function indentation({ lines, line, reason }: GaveUp): SyntaxCause | undefined {
  if (!/indentation|implicit key|expected/.test(reason)) return undefined;
  const text = textOf(lines, line);
  const indent = indentOf(text);
  const aboveText = textOf(lines, above(lines, line));
  if (!ENTRY.test(text) && !/^\s*- /.test(text)) return undefined;
  const open = openIndents(lines, line);
  const isDeeper = indent > indentOf(aboveText);
  const wanted = isDeeper ? indentOf(aboveText) : nearest(indent, open);
  if (wanted === undefined || wanted === indent) return undefined;
  const why = isDeeper
    ? 'but the line above has a value already and can hold nothing'
    : 'where nothing that is open above begins';
  return {
    message: `The line is indented by ${spaces(indent)}, ${why}.`,
    fix: `Indent it by ${spaces(wanted)}, like the lines beside it.`,
    line,
    column: indent + 1,
  };
}

function noColon({ lines, line, reason }: GaveUp): SyntaxCause | undefined {
  if (!/implicit key|':' after|document separator|mapping/.test(reason)) return undefined;
  const found = [line, above(lines, line)].find((number) => {
    const text = textOf(lines, number).trim();
    return text !== '' && !text.includes(':') && !text.startsWith('#') && !text.startsWith('- ');
  });
  if (found === undefined) return undefined;
  const text = textOf(lines, found);
  return {
    message: 'A colon is missing: a mapping has lines of `name: value`.',
    fix: `Write \`${text.trim().split(/\s+/)[0]}: ...\`, or indent a text that goes on.`,
    line: found,
    column: indentOf(text) + 1,
  };
}

function textOf(lines: readonly string[], number: number): string {
  return lines[number - 1] ?? '';
}

/** The last line above that has something in it. */
function above(lines: readonly string[], line: number): number {
  let number = line - 1;
  while (number > 1 && /^\s*(#.*)?$/.test(textOf(lines, number))) number--;
  return number;
}

function indentOf(text: string): number {
  return text.search(/\S|$/);
}

function openIndents(lines: readonly string[], line: number): number[] {
  const open: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let number = line - 1; number > 0 && least > 0; number--) {
    const text = textOf(lines, number);
    if (/^\s*(#.*)?$/.test(text) || indentOf(text) >= least) continue;
    least = indentOf(text);
    open.push(least);
  }
  return open;
}

function nearest(indent: number, open: readonly number[]): number | undefined {
  return open.toSorted((a, b) => Math.abs(a - indent) - Math.abs(b - indent))[0];
}

function near(lines: readonly string[], line: number, by: number): number[] {
  return range(Math.max(1, line - by), Math.min(lines.length, line + by));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}
