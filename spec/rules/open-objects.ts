import type { Oas3Rule } from '@redocly/openapi-core';
import type { Node } from './support.ts';

/** Objects stay open to fields that have not been observed yet. */
export const openObjects: Oas3Rule = () => ({
  Schema(schema, ctx) {
    const node: Node = { ...schema };
    for (const keyword of ['additionalProperties', 'unevaluatedProperties', 'maxProperties']) {
      const closed = keyword === 'maxProperties' ? keyword in node : node[keyword] === false;
      if (!closed) continue;
      ctx.report({
        message: `\`${keyword}\` closes the object to fields that have not been observed yet. Remove it.`,
        location: ctx.location.child(keyword).key(),
      });
    }
  },
});
