import type { SyntaxCause } from '../syntax.ts';

/** The causes in plain words, by the beginning of the message of JSON.parse. */
const REASONS: readonly (readonly [RegExp, string, string])[] = [
  [
    /^Expected ',' or '[}\]]'/,
    'a comma is missing before this, or a bracket is not closed',
    'Put a comma after the value above.',
  ],
  [
    /^Expected double-quoted property name/,
    'a name in double quotes is expected here',
    'Put the name in double quotes; if there is a comma before `}`, remove it.',
  ],
  [/^Expected property name/, 'a name in double quotes is expected here', 'Put the name in double quotes.'],
  [/^Expected ':'/, 'a colon is missing behind the name', 'Write `"name": value`.'],
  [
    /^Unterminated string|^Bad control character/,
    'the quotes of a text are not closed',
    'Close the quotes; write a line break within a text as `\\n`.',
  ],
  [
    /^Bad escaped character/,
    'a backslash is followed by a character that JSON does not escape',
    'Write a backslash as `\\\\`.',
  ],
  [
    /^Unexpected non-whitespace character after JSON/,
    'there is more behind the end of the document',
    'Remove the extra bracket, or what follows.',
  ],
];

const CUT_OFF = [
  'the file ends before all brackets are closed',
  'Close them; the file may have been cut off.',
] as const;

/** Says why a text is not JSON, and where; `undefined` for one that is. */
export function explainJson(text: string): SyntaxCause | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    let [, why = 'a character is not expected here', fix = 'Correct the marked place.'] =
      REASONS.find(([pattern]) => pattern.test(message)) ?? [];
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.trimEnd().length);
    if (text.slice(at).trim() === '') [why, fix] = CUT_OFF;
    const before = text.slice(0, at).split(/\r\n|[\n\r]/);
    return {
      message: `The file is not valid JSON: ${why}.`,
      fix,
      line: before.length,
      column: (before.at(-1) ?? '').length + 1,
    };
  }
}
