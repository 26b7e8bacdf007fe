import type { Oas3Rule } from '@redocly/openapi-core';
import { isObject } from '../../lib/json.ts';
import { componentNameOf, resolveReference } from './support.ts';

/** A schema's name is a type's name in every generated language, and the name of its file. */
export const schemaName: Oas3Rule = () => ({
  NamedSchemas(schemas, ctx) {
    for (const [name, schema] of Object.entries(schemas)) {
      const target = isObject(schema) ? resolveReference(schema, ctx.location.child(name), ctx) : undefined;
      const file = target?.location.pointer === '#/' ? target.name : undefined;
      if (file === undefined || file === name) continue;
      ctx.report({
        message: `The component \`${name}\` is in a file named \`${file}\`. Give both the same name.`,
        location: ctx.location.child(name).key(),
      });
    }
  },
  Schema(_schema, ctx) {
    const name = componentNameOf(ctx.location);
    if (name === undefined || /^[A-Z][a-zA-Z0-9]*$/.test(name)) return;
    ctx.report({
      message: `The schema's name \`${name}\` is not upper camel case. Write it like \`CreateCardRequest\`, and rename its file too.`,
      location: ctx.location.pointer === '#/' ? ctx.location : ctx.location.key(),
    });
  },
});
