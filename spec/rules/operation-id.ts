import type { Oas3Rule } from '@redocly/openapi-core';

/** Method names in every generated language come from operation ids, so one form for all: `createCard`. */
export const operationId: Oas3Rule = ({ verbs }) => ({
  Operation(operation, ctx) {
    const id = operation.operationId;
    if (id === undefined) return;
    const location = ctx.location.child('operationId');
    if (!/^[a-z][a-zA-Z0-9]*$/.test(id)) {
      ctx.report({
        message: `\`${id}\` is not lower camel case. Write it like \`createCard\`: letters and digits, beginning with a small letter.`,
        location,
      });
      return;
    }
    const verb = /^[a-z]+/.exec(id)?.[0];
    if (Array.isArray(verbs) && !verbs.includes(verb)) {
      ctx.report({
        message: `\`${id}\` does not begin with a verb. Put the verb first, as in \`createCard\`; verbs in use: ${verbs.join(', ')}.`,
        location,
      });
    }
  },
});
