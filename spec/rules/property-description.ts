import type { Oas3Rule } from '@redocly/openapi-core';
import { isObject } from '../../lib/json.ts';
import { alternatives } from './support.ts';

/** A reader learns what a field is for from the field, or from the schema that it refers to. */
export const propertyDescription: Oas3Rule = () => ({
  SchemaProperties(properties, ctx) {
    for (const [name, schema] of Object.entries(properties)) {
      if (!isObject(schema)) continue;
      const location = ctx.location.child(name);
      const described = [{ node: schema }, ...alternatives(schema, location, ctx)].some(
        ({ node }) => typeof node.description === 'string' && node.description.trim() !== '',
      );
      if (described) continue;
      ctx.report({
        message: `The property \`${name}\` has no description. Say what it is for, its unit and its unset value.`,
        location: location.key(),
      });
    }
  },
});
