import type { Location, Oas3Rule } from '@redocly/openapi-core';
import { isObject, type Json } from '../../lib/json.ts';
import { allowsType, alternatives, type Ctx, entriesOf, type Node, walkSchemas } from './support.ts';

const EVIDENCE = ['stated', 'observed', 'implied'];

/**
 * A field that is unset holds the empty string or null. A response's field that accepts neither says why with
 * `x-always-set: { evidence: implied, section: '2.4' }`, beside it or in the schema that it refers to. A request's field accepts one of them.
 */
export const alwaysSet: Oas3Rule = () => {
  const seen = { request: new Set<string>(), response: new Set<string>() };
  return {
    RequestBody: {
      MediaType(media, ctx) {
        walkSchemas(media.schema, ctx.location.child('schema'), ctx, seen.request, ({ node, location }) => {
          for (const { name, at } of alwaysSetFields(node, location, ctx)) {
            const message = `\`${name}\` of a request has to be set, but which fields a request needs is not shown. Use the \`...OrUnset\` form of its schema, or allow null.`;
            ctx.report({ message, location: at });
          }
        });
      },
    },
    Response: {
      MediaType(media, ctx) {
        walkSchemas(media.schema, ctx.location.child('schema'), ctx, seen.response, ({ node, location }) => {
          for (const { name, at, reason } of alwaysSetFields(node, location, ctx)) {
            if (isEvidence(reason)) continue;
            const message =
              reason === undefined
                ? `\`${name}\` can never be unset, and nothing says why. Use the \`...OrUnset\` form of its schema or allow null; or add the evidence, such as \`x-always-set: { evidence: implied, section: '2.4' }\`.`
                : `The \`x-always-set\` of \`${name}\` gives no evidence. Write it like \`x-always-set: { evidence: implied, section: '2.4' }\`, with ${EVIDENCE.join(', ')} as evidence.`;
            ctx.report({ message, location: at });
          }
        });
      },
    },
  };
};

interface AlwaysSetField {
  readonly name: string;
  readonly at: Location;
  /** The field's own `x-always-set`, or that of the schema that it refers to. */
  readonly reason: unknown;
}

function alwaysSetFields(node: Node, location: Location, ctx: Ctx): AlwaysSetField[] {
  return entriesOf(node, 'properties').flatMap(([name, property]) => {
    const at = location.child(['properties', name]);
    const targets = alternatives(property, at, ctx).map((target) => target.node);
    const isOpen = targets.length === 0 || targets.some(acceptsUnset);
    const reason = [property, ...targets].map((one) => one['x-always-set']).find((one) => one !== undefined);
    return isOpen ? [] : [{ name, at, reason }];
  });
}

/** A constant is a value that is given; a boolean or a number has no unset form. */
function acceptsUnset(schema: Node): boolean {
  if ('const' in schema) return true;
  if ('anyOf' in schema || 'oneOf' in schema) return false;
  if (allowsType(schema, 'string'))
    return typeof schema.pattern !== 'string' || new RegExp(schema.pattern, 'u').test('');
  if (allowsType(schema, 'object') || allowsType(schema, 'array')) return allowsType(schema, 'null');
  return true;
}

function isEvidence(reason: unknown): boolean {
  const { evidence, section }: Node = isObject(reason as Json) ? (reason as Node) : {};
  return EVIDENCE.includes(String(evidence)) && typeof section === 'string' && section !== '';
}
