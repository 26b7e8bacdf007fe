import type { Oas3Rule } from '@redocly/openapi-core';
import { componentNameOf } from './support.ts';

/** Generators turn an object without a name into `Any` in other languages. A part of an `allOf` goes by the name of the whole. */
export const noUnnamedObject: Oas3Rule = () => ({
  Schema(schema, ctx) {
    if (schema.properties === undefined) return;
    const { source, pointer } = ctx.location;
    const whole = pointer.replace(/\/allOf\/\d+$/, '');
    if (componentNameOf({ source, pointer: whole === '#' ? '#/' : whole }) !== undefined) return;
    ctx.report({
      message:
        'An object with properties has no name, and generators would make it `Any`. Move it to a schema file of its own and refer to it with `$ref`.',
      location: ctx.location.child('properties').key(),
    });
  },
});
