import type { Oas3Rule } from '@redocly/openapi-core';

/** Status codes and bodies of errors are not shown: one `default` response stands for all of them, without content. */
export const errorsNotShown: Oas3Rule = () => ({
  Responses(responses, ctx) {
    if ('default' in responses) return;
    ctx.report({
      message:
        'The operation has no response for errors. Add `default:` without content, and say in `description` that status and body are not shown.',
      location: ctx.location.key(),
    });
  },
  Response(response, ctx) {
    const status = String(ctx.key);
    if (/^2..$/i.test(status)) return;
    if (status !== 'default') {
      ctx.report({
        message: `The response \`${status}\` states a status code that is not shown. Remove it; \`default\` stands for every error.`,
        location: ctx.location.key(),
      });
    } else if (response.content !== undefined) {
      ctx.report({
        message:
          'The response for errors describes a body, but bodies of errors are not shown. Remove `content`.',
        location: ctx.location.child('content').key(),
      });
    }
  },
});
