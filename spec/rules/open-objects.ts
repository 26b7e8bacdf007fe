import type { Oas3Rule } from '@redocly/openapi-core';
import type { Node } from './support.ts';

/** There is room for fields that nobody has seen yet. */
export const openObjects: Oas3Rule = () => ({
  Schema(schema, ctx) {
    const node = schema as unknown as Node;
    for (const keyword of ['additionalProperties', 'unevaluatedProperties', 'maxProperties']) {
      const closed = keyword === 'maxProperties' ? keyword in node : node[keyword] === false;
      if (!closed) continue;
      ctx.report({
        message: `\`${keyword}\` closes the object to fields that were not seen yet. Remove it.`,
        location: ctx.location.child(keyword).key(),
      });
    }
  },
});
