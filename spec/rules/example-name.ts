import type { Oas3Rule } from '@redocly/openapi-core';
import { type Ctx, entriesOf, type Node, resolveReference } from './support.ts';

/** Examples have predictable names: `createCardRequest` is what `createCard` sends, `createCardResponse` what it gets. */
export const exampleName: Oas3Rule = () => ({
  Operation: {
    RequestBody: {
      MediaType: (media, ctx, parents) => check({ ...media }, ctx, parents.Operation, 'Request'),
    },
    Response: {
      MediaType: (media, ctx, parents) => check({ ...media }, ctx, parents.Operation, 'Response'),
    },
  },
});

function check(media: Node, ctx: Ctx, operation: { operationId?: string }, suffix: string): void {
  const wanted = `${operation.operationId}${suffix}`;
  if (media.example !== undefined) {
    ctx.report({
      message: `The example has no name. Move it to a named component and refer to it: \`examples: { ${wanted}: { $ref: ... } }\`.`,
      location: ctx.location.child('example').key(),
    });
  }
  for (const [name, example] of entriesOf(media, 'examples')) {
    const location = ctx.location.child(['examples', name]);
    const component = resolveReference(example, location, ctx)?.name;
    if (!name.startsWith(wanted)) {
      ctx.report({
        message: `The example \`${name}\` is not named after its operation. Call it \`${wanted}\`, or begin with that and say what differs.`,
        location: location.key(),
      });
    } else if (component !== name) {
      ctx.report({
        message: `The example \`${name}\` ${component === undefined ? 'is inline' : `is the component \`${component}\``}. Move it to a component named \`${name}\` and refer to it with \`$ref\`.`,
        location: location.key(),
      });
    }
  }
}
