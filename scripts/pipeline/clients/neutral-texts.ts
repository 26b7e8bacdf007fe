import type { JsonObject } from '../../../lib/json.ts';
import { mapTexts } from '../read/data-places.ts';
import type { LanguageName } from './languages.ts';

/** Java has a folder of the title's name. */
const MAX_LINE = 200;
/** The generator copies these into comments. */
const PROSE = new Set(['title', 'summary', 'description']);

/**
 * Returns the same document with prose that is harmless in the comments of every language. Redocly's generator copies it there as it is: a line break
 * in the version would be a line of the program, `*` and `/` would end a comment.
 */
export function withNeutralTexts(document: JsonObject, language: LanguageName): JsonObject {
  const comment = language === 'python' ? inPythonString : (text: string) => text;
  const texts = mapTexts(document, (key, text) => (PROSE.has(key) ? comment(neutralText(text)) : text));
  const { title, version } = document.info as JsonObject;
  return {
    ...texts,
    info: { ...(texts.info as JsonObject), title: oneLine(title), version: oneLine(version) },
  };
}

function neutralText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\p{Cs}\ufffe\uffff]/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, codePoint)
    .replaceAll('*/', '* /')
    .replaceAll('?>', '? >');
}

function codePoint(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Python's comments of declarations are strings. */
function inPythonString(text: string): string {
  return text.replaceAll('\\', '\\\\').replace(/"(?="|$)/g, '\\"');
}

/** Java reads `\u000a` as a line break and Python `coding:` as an encoding even in a comment, which is where the title and the version stand. */
function oneLine(text: unknown): string {
  return neutralText(String(text ?? ''))
    .replace(/\s+/g, ' ')
    .replaceAll('\\', '/')
    .replace(/"(?=")/g, "'")
    .replace(/coding(?=[:=])/g, 'coding ')
    .slice(0, MAX_LINE);
}
