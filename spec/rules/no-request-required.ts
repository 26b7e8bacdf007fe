import type { Oas3Rule } from '@redocly/openapi-core';

/** Which fields of a request body are required is not shown. */
export const noRequestRequired: Oas3Rule = () => ({
  RequestBody: {
    Schema(schema, ctx) {
      if (schema.required === undefined) return;
      ctx.report({
        message:
          'A schema of a request body has `required`, but which fields a request needs is not shown. Remove it; where a response uses the same schema, give the request one of its own (`AddressInput` beside `Address`).',
        location: ctx.location.child('required').key(),
      });
    },
  },
});
