import type { Oas3Rule } from '@redocly/openapi-core';

/** What a service assumes for a field that is not sent is a fact to be stated, not to be guessed. */
export const noRequestDefault: Oas3Rule = () => ({
  RequestBody: {
    Schema(schema, ctx) {
      if (!('default' in schema)) return;
      ctx.report({
        message:
          'A schema of a request body has a `default`, so generated code would send or assume a value that the source does not state. Remove it; an `example` may show a usual value.',
        location: ctx.location.child('default').key(),
      });
    },
  },
});
