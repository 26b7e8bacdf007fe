import type { Location, Oas3Rule } from '@redocly/openapi-core';
import { isObject } from '../../lib/json.ts';
import { type Ctx, componentNameOf } from './support.ts';

/**
 * Every operation and named schema says which section of the source it comes from: `x-source: '2.6'`. The root's
 * `x-source-sections` lists the sections; without it, any number of a section will do.
 */
export const sourceSection: Oas3Rule = () => {
  const used: { readonly value: unknown; readonly location: Location; readonly report: Ctx['report'] }[] = [];
  return {
    any(node, ctx) {
      if (!isObject(node) || !('x-source' in node)) return;
      used.push({ value: node['x-source'], location: ctx.location.child('x-source'), report: ctx.report });
    },
    Operation(operation, ctx) {
      if ('x-source' in operation) return;
      ctx.report({
        message:
          "The operation has no `x-source`. Add the section of the source that states it: `x-source: '4.5'`.",
        location: ctx.location.key(),
      });
    },
    Schema(schema, ctx) {
      const name = componentNameOf(ctx.location);
      if (name === undefined || 'x-source' in schema) return;
      ctx.report({
        message: `The schema \`${name}\` has no \`x-source\`. Add the section of the source that states it: \`x-source: '2.6'\`.`,
        location: ctx.location.pointer === '#/' ? ctx.location : ctx.location.key(),
      });
    },
    Root: {
      leave(root) {
        const sections = sectionsOf(root);
        for (const { value, location, report } of used) {
          const named = typeof value === 'string' ? value.split(', ') : [];
          const known = (section: string) => sections?.includes(section) ?? /^\d+(\.\d+)*$/.test(section);
          if (named.length > 0 && named.every(known)) continue;
          const list = sections === undefined ? '' : `; the sections are ${sections.join(', ')}`;
          report({
            message: `\`x-source: ${JSON.stringify(value)}\` is not a section of the source. Write a quoted section, or several as \`'2.5, 8'\`${list}.`,
            location,
          });
        }
      },
    },
  };
};

function sectionsOf(root: object): unknown[] | undefined {
  const listed = 'x-source-sections' in root ? root['x-source-sections'] : undefined;
  return Array.isArray(listed) ? listed.filter(isObject).map(({ section }) => section) : undefined;
}
