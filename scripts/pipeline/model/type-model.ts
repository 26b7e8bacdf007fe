import { isRef } from '@redocly/openapi-core';
import { isObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import type { TypeModel } from '../../../templates/model.ts';
import type { DocumentNode } from '../bundle/bundle.ts';
import { componentName, follow, lookUp, type Standing } from '../read/refs.ts';
import { canBeImported } from './names.ts';

type Kind = TypeModel['kind'];
type ItemKind = Exclude<TypeModel['itemKind'], undefined>;

/** How TypeScript reaches a type: the expression, and what it needs from the types file. */
interface Expression {
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
  document: DocumentNode,
  schema: unknown,
  pointer: string,
  otherwise: Expression,
): TypeModel {
  const at = followAlias(document, schema, pointer);
  const { node } = follow(document, at.node, at.pointer);
  const kind = kindOf(document, node);
  const items =
    kind === 'array' ? kindOf(document, follow(document, node.items, at.pointer).node) : undefined;
  return {
    name: componentName(at.pointer, 'schemas'),
    ...(simpleExpression(document, schema, pointer) ?? otherwise),
    pointer: at.pointer,
    kind,
    itemKind: items === undefined ? undefined : isScalar(items) ? items : 'any',
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
function simpleExpression(document: DocumentNode, schema: unknown, pointer: string): Expression | undefined {
  const at = followAlias(document, schema, pointer);
  const name = componentName(at.pointer, 'schemas');
  if (name !== undefined) return namedExpression(name);
  const { type, items } = at.node;
  const narrowed = ['enum', 'const', 'pattern', 'anyOf', 'oneOf', 'allOf', 'prefixItems'].some(
    (key) => key in at.node,
  );
  if (narrowed || typeof type !== 'string') return undefined;
  const scalar = SCALARS[type];
  if (scalar !== undefined) return { typescript: scalar, imports: [] };
  if (type !== 'array' || !isObject(items)) return undefined;
  const item = simpleExpression(document, items, step(at.pointer, 'items'));
  return item === undefined ? undefined : { typescript: `${item.typescript}[]`, imports: item.imports };
}

/** A schema called `Error` or `Response` is reached through `components`, so that no module loses the global of that name. */
function namedExpression(name: string): Expression {
  if (canBeImported(name)) return { typescript: name, imports: [name] };
  return { typescript: `components['schemas']['${name}']`, imports: ['components'] };
}

/** What a schema's values are, as far as reading them from a URL or a header goes. `null` counts for nothing. */
export function kindOf(document: DocumentNode, schema: DocumentNode): Kind {
  const kinds = new Set(kindsOf(document, schema, new Set()));
  kinds.delete('null');
  if (kinds.has('number')) kinds.delete('integer');
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined ? (kind as Kind) : 'any';
}

function kindsOf(document: DocumentNode, schema: DocumentNode, seen: Set<DocumentNode>): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  if (typeof schema.type === 'string') return [schema.type];
  if (Array.isArray(schema.type)) return schema.type as string[];
  if ('const' in schema) return [kindOfValue(schema.const)];
  if (Array.isArray(schema.enum)) return schema.enum.map(kindOfValue);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (!Array.isArray(choices)) return ['any'];
  const all = choices.map((choice) => kindsOf(document, follow(document, choice, '#').node, seen));
  // Of `allOf`, one member that names the type is enough; of a choice, every member counts.
  return 'allOf' in schema && !('anyOf' in schema || 'oneOf' in schema)
    ? all.flat().filter((kind) => kind !== 'any')
    : all.flat();
}

function kindOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function isScalar(kind: Kind): kind is ItemKind {
  return kind !== 'array' && kind !== 'object';
}
