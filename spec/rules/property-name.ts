import type { Oas3Rule } from '@redocly/openapi-core';

/** Property names are facts of the source; a name in another form is either a documented exception or a slip. */
export const propertyName: Oas3Rule = ({ allow = [] }) => ({
  SchemaProperties(properties, ctx) {
    for (const name of Object.keys(properties)) {
      if (/^[a-z][a-zA-Z0-9]*$/.test(name) || allow.includes(name)) continue;
      ctx.report({
        message: `The property \`${name}\` is not lower camel case. Fix the name; if the source writes it so, add it to \`allow\` of \`house/property-name\` in spec/rules/index.ts.`,
        location: ctx.location.child(name).key(),
      });
    }
  },
});
