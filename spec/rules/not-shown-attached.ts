import type { Oas3Rule } from '@redocly/openapi-core';
import { isObject } from '../../lib/json.ts';

/** Readers must meet an open question where it matters: each entry of spec/not-shown.yaml stands on something. */
export const notShownAttached: Oas3Rule = ({ known }) => {
  const attached = new Set<unknown>();
  const attach = (node: unknown) => {
    if (isObject(node)) for (const id of [node['x-not-shown']].flat()) attached.add(id);
  };
  return {
    any: attach,
    ref: attach,
    Root: {
      leave(_root, ctx) {
        for (const id of Array.isArray(known) ? known : []) {
          if (attached.has(id)) continue;
          ctx.report({
            message: `The entry \`${id}\` of not-shown.yaml is attached to nothing. Add \`x-not-shown: ${id}\` to the operations, schemas or fields that it concerns, or to the root of the description if it concerns all of them.`,
            location: ctx.location.child('openapi').key(),
          });
        }
      },
    },
  };
};
