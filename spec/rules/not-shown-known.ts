import type { Oas3Rule } from '@redocly/openapi-core';
import { isObject } from '../../lib/json.ts';

/** What is left open is explained in spec/not-shown.yaml; `x-not-shown` is the link to it. */
export const notShownKnown: Oas3Rule = ({ known }) => ({
  any(node, ctx) {
    if (!isObject(node) || !('x-not-shown' in node) || !Array.isArray(known)) return;
    if (known.includes(node['x-not-shown'])) return;
    ctx.report({
      message: `\`x-not-shown: ${String(node['x-not-shown'])}\` is no id of not-shown.yaml. Correct it, or add a row with that id.`,
      location: ctx.location.child('x-not-shown'),
    });
  },
});
