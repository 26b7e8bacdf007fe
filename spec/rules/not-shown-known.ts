import type { Oas3Rule } from '@redocly/openapi-core';
import { isObject } from '../../lib/json.ts';
import type { Ctx } from './support.ts';

/** spec/not-shown.yaml explains what the source leaves open; `x-not-shown` refers to its entries, to one or to several. */
export const notShownKnown: Oas3Rule = ({ known }) => {
  const check = (node: unknown, ctx: Ctx) => {
    if (!isObject(node) || !('x-not-shown' in node) || !Array.isArray(known)) return;
    const value = node['x-not-shown'];
    for (const [index, id] of [value].flat().entries()) {
      if (known.includes(id)) continue;
      ctx.report({
        message: `\`x-not-shown: ${String(id)}\` is not an id in not-shown.yaml. Correct it, or add a row with that id.`,
        location: ctx.location.child(Array.isArray(value) ? ['x-not-shown', index] : 'x-not-shown'),
      });
    }
  };
  // A reference may have one beside it.
  return { any: check, ref: check };
};
