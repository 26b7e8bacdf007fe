import type { Oas3Rule } from '@redocly/openapi-core';
import { entriesOf } from './support.ts';

/** Some validators compile patterns with the `u` flag and some without; a pattern must compile in both. */
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
      const [without, unicode] = [reasonAgainst(text, ''), reasonAgainst(text, 'u')];
      const reason = without ?? unicode;
      if (reason === undefined) continue;
      const where = without === undefined ? ' with the `u` flag, which some validators set' : '';
      ctx.report({
        message: `The pattern does not compile${where}: ${reason}. Fix it; escape only what needs it (\`-\` outside brackets does not).`,
        location: at,
      });
    }
  },
});

function reasonAgainst(pattern: string, flag: string): string | undefined {
  try {
    new RegExp(pattern, flag);
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/^Invalid regular expression: .*: /, '').toLowerCase();
  }
}
