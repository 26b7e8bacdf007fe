import type { Oas3Rule } from '@redocly/openapi-core';
import { walkSchemas } from './support.ts';

/** The source does not show which fields of a request body are required. */
export const noRequestRequired: Oas3Rule = () => {
  const seen = new Set<string>();
  return {
    RequestBody: {
      MediaType(media, ctx) {
        walkSchemas(media.schema, ctx.location.child('schema'), ctx, seen, ({ node, location }) => {
          if (node.required === undefined) return;
          ctx.report({
            message:
              'A schema of a request body has `required`, but which fields a request needs is not shown. Remove it; where a response uses the same schema, give the request one of its own (`AddressInput` beside `Address`).',
            location: location.child('required').key(),
          });
        });
      },
    },
  };
};
