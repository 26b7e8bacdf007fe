import type { Location, Oas3Rule } from '@redocly/openapi-core';
import { allowsType, alternatives, type Ctx, componentNameOf, entriesOf, type Node } from './support.ts';

/**
 * A field of a response that may be unset says so: a string that accepts the empty string says "empty", an object or a list that accepts
 * `null` says `null`. The fields of requests are those of schemas whose names end in `Input` or `Request`; they do not say it.
 */
export const unsetDescribed: Oas3Rule = () => ({
  Schema(schema, ctx) {
    const name = componentNameOf(ctx.location);
    if (name === undefined || /(Input|Request)$/.test(name)) return;
    for (const [property, node] of entriesOf(schema as Node, 'properties')) {
      const location = ctx.location.child(['properties', property]);
      const unset = unsetValueOf(node, location, ctx);
      if (unset === undefined || unset.said.test(String(node.description ?? ''))) continue;
      ctx.report({
        message: `\`${property}\` may be ${unset.value}, and its description does not say so. Say when: "${unset.sentence}"`,
        location: location.key(),
      });
    }
  },
});

const EMPTY = { value: 'the empty string', said: /\bempty\b/i, sentence: 'Empty when unset.' };
const NULL = { value: '`null`', said: /`null`/, sentence: '`null` when unset.' };

function unsetValueOf(schema: Node, at: Location, ctx: Ctx) {
  const kinds = alternatives(schema, at, ctx).map(({ node }) => node);
  if (kinds.some((node) => allowsType(node, 'string') && acceptsEmpty(node))) return EMPTY;
  return kinds.some((node) => allowsType(node, 'null')) ? NULL : undefined;
}

function acceptsEmpty({ pattern, minLength, format, ...others }: Node): boolean {
  if ('const' in others || 'enum' in others || (typeof minLength === 'number' && minLength > 0)) return false;
  if (format !== undefined && format !== 'password') return false;
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test('');
}
