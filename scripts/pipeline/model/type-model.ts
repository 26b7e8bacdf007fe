import { isRef } from '@redocly/openapi-core';
import { isObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import type { TypeModel } from '../../../templates/model.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { componentName, follow, lookUp, type Standing } from '../document/refs.ts';
import { canBeImported } from './identifiers.ts';
import { type NamedDocument, typeNameOf } from './type-names.ts';
import { quoted } from './values.ts';

/** A reference says how TypeScript reaches a type: the expression, and what it needs from the types file. */
export interface Expression {
  readonly typescript: string;
  readonly imports: readonly string[];
}

const SCALARS: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
};

/**
 * Describes one use of a schema.
 *
 * @param otherwise expression for a schema without a name: where the types file has it, `operations['listSailings'][...]`
 */
export function typeModel(
  named: NamedDocument,
  schema: unknown,
  pointer: string,
  otherwise: Expression,
): TypeModel {
  const at = followAlias(named.document, schema, pointer);
  const component = componentName(at.pointer, 'schemas');
  return {
    name: component === undefined ? undefined : typeNameOf(named, component),
    ...(simpleExpression(named, schema, pointer) ?? otherwise),
    pointer: at.pointer,
  };
}

const SAYS_NOTHING =
  /^(\$ref|summary|description|title|deprecated|examples?|default|readOnly|writeOnly|x-.*)$/;

/** Follows references like `follow`, but not out of a schema that asks for more than what it refers to: `minLength` beside `$ref`. */
function followAlias(document: DocumentNode, schema: unknown, pointer: string): Standing {
  if (!isObject(schema) || !isRef(schema)) return follow(document, schema, pointer);
  if (!Object.keys(schema).every((key) => SAYS_NOTHING.test(key))) return { node: schema, pointer };
  return followAlias(document, lookUp(document, schema.$ref), schema.$ref);
}

/** An expression that reads well: a schema's name, a scalar, or an array of these. `undefined` when only a path will do. */
function simpleExpression(named: NamedDocument, schema: unknown, pointer: string): Expression | undefined {
  const at = followAlias(named.document, schema, pointer);
  const component = componentName(at.pointer, 'schemas');
  if (component !== undefined) return namedExpression(component, typeNameOf(named, component));
  const { type, items } = at.node;
  const narrowed = ['enum', 'const', 'pattern', 'anyOf', 'oneOf', 'allOf', 'prefixItems'].some(
    (key) => key in at.node,
  );
  if (narrowed || typeof type !== 'string') return undefined;
  const scalar = SCALARS[type];
  if (scalar !== undefined) return { typescript: scalar, imports: [] };
  if (type !== 'array' || !isObject(items)) return undefined;
  const item = simpleExpression(named, items, step(at.pointer, 'items'));
  return item === undefined ? undefined : { typescript: `${item.typescript}[]`, imports: item.imports };
}

/** A schema called `Error` or `Response` is reached through `components`, so that no module loses the global of that name. */
function namedExpression(component: string, name: string): Expression {
  if (canBeImported(name)) return { typescript: name, imports: [name] };
  return { typescript: `components['schemas'][${quoted(component)}]`, imports: ['components'] };
}
