import type { Oas3Rule } from '@redocly/openapi-core';
import { entriesOf } from './support.ts';

/** Some validators compile patterns with the `u` flag and some without; a pattern must mean something to both. */
export const patternPortable: Oas3Rule = () => ({
  Schema(schema, ctx) {
    const patterns = [
      ...(typeof schema.pattern === 'string'
        ? [{ text: schema.pattern, at: ctx.location.child('pattern') }]
        : []),
      ...entriesOf(schema, 'patternProperties').map(([text]) => ({
        text,
        at: ctx.location.child(['patternProperties', text]).key(),
      })),
    ];
    for (const { text, at } of patterns) {
      const wrong = ['', 'u'].flatMap((flag) => reasonAgainst(text, flag));
      if (wrong.length === 0) continue;
      ctx.report({
        message: `The pattern ${wrong.join(' and ')}. Write it so that it compiles both ways: escape only what needs it (\`-\` outside brackets does not).`,
        location: at,
      });
    }
  },
});

function reasonAgainst(pattern: string, flag: string): string[] {
  try {
    new RegExp(pattern, flag);
    return [];
  } catch (error) {
    const reason = (error as Error).message.replace(/^Invalid regular expression: .*: /, '');
    return [`is invalid ${flag === '' ? 'without' : 'with'} the \`u\` flag (${reason})`];
  }
}
