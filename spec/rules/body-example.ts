import type { Oas3Rule } from '@redocly/openapi-core';
import { isObject } from '../../lib/json.ts';

/** Docs, mock and tests use the examples. Redocly's `no-invalid-media-type-examples` checks that they are valid. */
export const bodyExample: Oas3Rule = () => ({
  MediaType(media, ctx) {
    if (media.schema === undefined || media.example !== undefined) return;
    if (isObject(media.examples) && Object.keys(media.examples).length > 0) return;
    ctx.report({
      message:
        'The body has no example. Add a named one under `examples:` of this media type; docs, mock and tests use it.',
      location: ctx.location.key(),
    });
  },
});
