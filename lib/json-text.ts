import { withoutCommands } from './terminal-text.ts';

/** JSON leaves these invisible characters as they are: controls, format characters, bidirectional marks, line separators. */
const INVISIBLE = /[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu;

/**
 * A value as JSON that cannot control a terminal: every invisible character is escaped, as UTF-16 code units. It is the same value, since JSON
 * has none of them outside of strings.
 *
 * @param indent in spaces. Default: everything on one line
 */
export function jsonText(value: unknown, indent?: number): string {
  return escapeInvisible(JSON.stringify(value, undefined, indent));
}

/**
 * The text of `jsonText` part by part, none longer than that of an entry of one of its lists, for an object whose text is large.
 *
 * @param indent in spaces, at least 1
 */
export function* jsonTextParts(value: object, indent: number): Generator<string> {
  const [one, two] = [' '.repeat(indent), ' '.repeat(2 * indent)];
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return yield '{}';
  // Texts have no line ends that are not escaped.
  const within = (member: unknown, margin: string) =>
    jsonText(member, indent).replaceAll('\n', `\n${margin}`);
  for (const [index, [name, member]] of members.entries()) {
    yield `${index === 0 ? '{' : ','}\n${one}${jsonText(name)}: `;
    if (!Array.isArray(member) || member.length === 0) {
      yield within(member, one);
      continue;
    }
    for (const [place, entry] of member.entries())
      yield `${place === 0 ? '[' : ','}\n${two}${within(entry ?? null, two)}`;
    yield `\n${one}]`;
  }
  yield '\n}';
}

/** JSON text with every invisible character as an escape, and none that a CI system takes for the start of a command. */
export function escapeInvisible(json: string): string {
  return withoutCommands(json).replace(INVISIBLE, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

/** A value as the text of a file: indented by two spaces, with a line end. */
export function jsonFile(value: unknown): string {
  return `${jsonText(value, 2)}\n`;
}
