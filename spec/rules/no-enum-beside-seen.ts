import type { Oas3Rule } from '@redocly/openapi-core';
import type { Node } from './support.ts';

/** Observed values are not the complete set, so they must not rule out others. */
export const noEnumBesideSeen: Oas3Rule = () => ({
  Schema(schema, ctx) {
    const node: Node = { ...schema };
    if (node['x-seen'] === undefined) return;
    if (!Array.isArray(node['x-seen']) || node['x-seen'].length === 0) {
      ctx.report({
        message: '`x-seen` lists no values. Write the observed ones, `x-seen: [active]`, or remove it.',
        location: ctx.location.child('x-seen').key(),
      });
    }
    for (const keyword of ['enum', 'const']) {
      if (!(keyword in node)) continue;
      ctx.report({
        message: `\`${keyword}\` beside \`x-seen\` turns values that were only observed into the complete set. Remove \`${keyword}\`; keep \`x-seen\`.`,
        location: ctx.location.child(keyword).key(),
      });
    }
  },
});
