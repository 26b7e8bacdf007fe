import type { Oas3Rule } from '@redocly/openapi-core';

/** The bodies of errors are not shown, so the description gives them none. */
export const errorWithoutSchema: Oas3Rule = () => ({
  Response(response, ctx) {
    if (/^2..$/i.test(String(ctx.key)) || response.content === undefined) return;
    ctx.report({
      message: `The response \`${ctx.key}\` describes a body, but the bodies of errors are not shown. Remove \`content\`, and say in \`description\` that it is not shown.`,
      location: ctx.location.child('content').key(),
    });
  },
});
