import type { Location, Oas3Rule } from '@redocly/openapi-core';
import { isObject } from '../../lib/json.ts';
import { allowsType, type Ctx, componentNameOf, entriesOf, type Node, resolveReference } from './support.ts';

/** `AddressInput` is what is sent of an `Address`: the fields that both have must hold the same kinds of values. */
export const inputTwin: Oas3Rule = () => {
  const seen = new Map<string, { node: Node; location: Location; ctx: Ctx }>();
  return {
    Schema(schema, ctx) {
      const name = componentNameOf(ctx.location);
      if (name !== undefined) {
        seen.set(name, { node: { ...schema }, location: ctx.location, ctx });
      }
    },
    Root: {
      leave() {
        for (const [name, input] of seen) {
          const twin = seen.get(name.replace(/Input$/, ''));
          if (!name.endsWith('Input') || twin === undefined) continue;
          for (const [property, schema] of entriesOf(input.node, 'properties')) {
            const other = entriesOf(twin.node, 'properties').find(([key]) => key === property)?.[1];
            if (other === undefined) continue;
            const path = ['properties', property];
            const sent = describeValues(schema, input.location.child(path), input.ctx);
            const returned = describeValues(other, twin.location.child(path), twin.ctx);
            // A request may leave unset what a response always has.
            if (sent === returned || withoutNull(sent) === returned) continue;
            input.ctx.report({
              message: `\`${property}\` is ${sent} in \`${name}\` and ${returned} in \`${name.slice(0, -5)}\`. Use the same schema in both.`,
              location: input.location.child(path),
            });
          }
        }
      },
    },
  };
};

function withoutNull(values: string): string {
  return values
    .split(' or ')
    .filter((one) => one !== 'type "null"')
    .join(' or ');
}

/** Describes the values that a schema takes, in words that are equal if the values are: names of schemas, else the checking keywords. */
function describeValues(schema: Node, at: Location, ctx: Ctx): string {
  const target = resolveReference(schema, at, ctx);
  if (target === undefined) return 'dangling';
  if (target.name !== undefined) return `\`${target.name.replace(/Input$/, '')}\``;
  const { node, location } = target;
  const list = node.anyOf;
  if (Array.isArray(list)) {
    const kinds = list
      .filter(isObject)
      .map((item, index) => describeValues(item, location.child(['anyOf', index]), ctx));
    return kinds.sort().join(' or ');
  }
  if (allowsType(node, 'array') && isObject(node.items)) {
    return `array of ${describeValues(node.items, location.child('items'), ctx)}`;
  }
  const keywords = [
    'type',
    'pattern',
    'format',
    'enum',
    'const',
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
  ];
  const checks = keywords.filter((key) => key in node).map((key) => `${key} ${JSON.stringify(node[key])}`);
  return checks.join(', ') || 'any value';
}
