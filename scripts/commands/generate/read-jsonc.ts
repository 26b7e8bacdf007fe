const STRING = String.raw`"(?:\\.|[^"\\])*"`;
const COMMENT = new RegExp(String.raw`(${STRING})|//[^\n\r]*|/\*[\s\S]*?\*/`, 'g');
const TRAILING_COMMA = new RegExp(String.raw`(${STRING})|,(?=\s*[}\]])`, 'g');

/**
 * Parses JSON with comments and trailing commas, as in a tsconfig.json.
 *
 * @throws SyntaxError when it is not that either
 */
export function readJsonc(text: string): unknown {
  const json = text
    .replace(/^\uFEFF/, '')
    .replace(COMMENT, (_, string?: string) => string ?? ' ')
    .replace(TRAILING_COMMA, (_, string?: string) => string ?? '');
  return JSON.parse(json);
}
