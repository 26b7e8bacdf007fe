import type { Oas3Rule } from '@redocly/openapi-core';
import { walkSchemas } from './support.ts';

/** The description must not guess what a service assumes for a field that is not sent. */
export const noRequestDefault: Oas3Rule = () => {
  const seen = new Set<string>();
  return {
    RequestBody: {
      MediaType(media, ctx) {
        walkSchemas(media.schema, ctx.location.child('schema'), ctx, seen, ({ node, location }) => {
          if (!('default' in node)) return;
          ctx.report({
            message:
              'A schema of a request body has a `default`, so generated code would send or assume a value that the source does not state. Remove it; an example may show a usual value.',
            location: location.child('default').key(),
          });
        });
      },
    },
  };
};
