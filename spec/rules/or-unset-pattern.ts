import type { Location, Oas3Rule } from '@redocly/openapi-core';
import { type Ctx, componentNameOf } from './support.ts';

/** `AmountOrUnset` is `Amount` or the empty string, and nothing else: its pattern is `^$|` and the other's. */
export const orUnsetPattern: Oas3Rule = () => {
  const seen = new Map<string, { pattern: unknown; location: Location; report: Ctx['report'] }>();
  return {
    Schema(schema, ctx) {
      const name = componentNameOf(ctx.location);
      if (name !== undefined) {
        seen.set(name, { pattern: schema.pattern, location: ctx.location, report: ctx.report });
      }
    },
    Root: {
      leave() {
        for (const [name, { pattern, location, report }] of seen) {
          const base = /^(.+)OrUnset$/.exec(name)?.[1];
          const other = base === undefined ? undefined : seen.get(base);
          // A base that nothing refers to is not part of the description; then only the form can be checked.
          const right =
            other === undefined
              ? typeof pattern === 'string' && pattern.startsWith('^$|^')
              : pattern === `^$|${other.pattern}`;
          if (base === undefined || right) continue;
          const wanted =
            other === undefined ? `\`^$|\` and the pattern of a \`${base}\`` : `\`^$|${other.pattern}\``;
          report({
            message: `\`${name}\` is not \`${base}\` or the empty string. Its pattern must be ${wanted}.`,
            location: pattern === undefined ? location : location.child('pattern'),
          });
        }
      },
    },
  };
};
