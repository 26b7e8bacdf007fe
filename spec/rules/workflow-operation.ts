import type { Arazzo1Rule } from '@redocly/openapi-core';

/** A workflow's steps call operations of the description beside it. */
export const workflowOperation: Arazzo1Rule = ({ operations }) => ({
  Step(step, ctx) {
    if (step.operationId === undefined || !Array.isArray(operations)) return;
    const id = step.operationId.replace(/^\$sourceDescriptions\.[^.]+\./, '');
    if (operations.includes(id)) return;
    ctx.report({
      message: `The step calls \`${step.operationId}\`, which the description does not have. Name one of its operations: ${operations.join(', ')}.`,
      location: ctx.location.child('operationId'),
    });
  },
});
