import type { Location, Oas3Rule } from '@redocly/openapi-core';
import { isObject } from '../../lib/json.ts';
import { allowsType, type Ctx, componentNameOf, type Node, resolveReference } from './support.ts';

/** The name of a property promises a format, and these are the shared schemas for it. */
const KINDS = [
  { what: 'a timestamp', property: /At$/, shared: /^Timestamp(OrUnset)?$/, use: 'Timestamp' },
  { what: 'an identifier', property: /^id$|Id$/, shared: /Id(OrUnset)?$/, use: 'AccountId' },
  {
    what: 'an amount of money',
    property: /^(amount|daily|monthly|fees|interest)$|(Amount|Balance|Credit|Debit|Limit|Fees|Interest)$/,
    shared: /^Amount(OrUnset)?$/,
    use: 'Amount',
  },
  { what: 'a count', property: /^count$|Count$/, shared: /^Count(OrUnset)?$/, use: 'Count' },
] as const;

/**
 * Amounts, timestamps, identifiers and counts have one schema each. A plain string with such a name says so with
 * `x-plain: <reason>`.
 */
export const sharedFormat: Oas3Rule = () => {
  const shared = new Map<string, string>();
  const inline: { pattern: string; location: Location; report: Ctx['report'] }[] = [];
  return {
    SchemaProperties(properties, ctx) {
      for (const [name, schema] of Object.entries(properties)) {
        if (isObject(schema)) checkName(name, schema, ctx.location.child(name), ctx);
      }
    },
    Schema(schema, ctx) {
      if (typeof schema.pattern !== 'string') return;
      const name = componentNameOf(ctx.location);
      if (name !== undefined) shared.set(schema.pattern, name);
      else
        inline.push({ pattern: schema.pattern, location: ctx.location.child('pattern'), report: ctx.report });
    },
    Root: {
      leave() {
        for (const { pattern, location, report } of inline) {
          const name = shared.get(pattern);
          if (name === undefined) continue;
          report({
            message: `This repeats the pattern of \`${name}\`. Refer to that schema with \`$ref\` instead.`,
            location,
          });
        }
      },
    },
  };
};

function checkName(name: string, schema: Node, location: Location, ctx: Ctx): void {
  const target = resolveReference(schema, location, ctx);
  const kind = KINDS.find(({ property }) => property.test(name));
  const wanted = kind !== undefined && target !== undefined && allowsType(target.node, 'string');
  const met = wanted && kind.shared.test(target.name ?? '');
  if ('x-plain' in schema) {
    if (wanted && !met && typeof schema['x-plain'] === 'string' && schema['x-plain'] !== '') return;
    const message =
      wanted && !met
        ? '`x-plain` gives no reason. Say why this is a plain string: `x-plain: the source types it as a string`.'
        : `\`x-plain\` is not needed: \`${name}\` ${met ? 'uses a shared schema' : 'has no shared schema to use'}. Remove it.`;
    ctx.report({ message, location: location.child('x-plain') });
  } else if (wanted && !met) {
    ctx.report({
      message: `\`${name}\` has the name of ${kind.what}. Refer to the shared schema, such as \`${kind.use}\` or \`${kind.use}OrUnset\`; if it is a plain string, add \`x-plain: <reason>\`.`,
      location,
    });
  }
}
