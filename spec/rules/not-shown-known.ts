import type { Oas3Rule } from '@redocly/openapi-core';
import { isObject } from '../../lib/json.ts';

/** spec/not-shown.yaml explains what the source leaves open; `x-not-shown` refers to its entries. */
export const notShownKnown: Oas3Rule = ({ known }) => ({
  any(node, ctx) {
    if (!isObject(node) || !('x-not-shown' in node) || !Array.isArray(known)) return;
    if (known.includes(node['x-not-shown'])) return;
    ctx.report({
      message: `\`x-not-shown: ${String(node['x-not-shown'])}\` is not an id in not-shown.yaml. Correct it, or add a row with that id.`,
      location: ctx.location.child('x-not-shown'),
    });
  },
});
