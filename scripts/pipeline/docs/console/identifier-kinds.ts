import { isObject } from '../../../../lib/json.ts';
import { step } from '../../../../lib/json-pointer.ts';
import type { ApiModel } from '../../../../templates/model.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { follow } from '../../document/refs.ts';

export interface IdentifierKind {
  /** `AccountId` */
  readonly kind: string;
  readonly pattern: RegExp;
  /** The pattern of its schema. */
  readonly pointer: string;
}

/** The identifiers of a description: schemas whose texts begin with a prefix of their own. */
export function identifierKinds(document: DocumentNode, model: ApiModel): IdentifierKind[] {
  return model.identifiers.flatMap(({ name, pattern }) => {
    const schema = model.schemas.find((one) => one.name === name);
    return schema === undefined
      ? []
      : [
          {
            kind: name,
            pattern: new RegExp(pattern, 'u'),
            pointer: follow(document, {}, schema.pointer).pointer,
          },
        ];
  });
}

/** The identifier that a schema is, or is besides an unset value or null; `undefined` for any other. */
export function identifierOf(
  document: DocumentNode,
  schema: unknown,
  pointer: string,
  kinds: ReadonlyMap<string, string>,
  depth = 0,
): string | undefined {
  const at = follow(document, schema, pointer);
  const own = kinds.get(at.pointer);
  if (own !== undefined || depth > 3) return own;
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
    const parts: unknown = at.node[keyword];
    if (!Array.isArray(parts)) continue;
    for (const [index, part] of parts.entries()) {
      const found = identifierOf(document, part, step(at.pointer, keyword, index), kinds, depth + 1);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** A value that stands at a place of a JSON body. */
export interface SchemaLeaf {
  /** `/config/id`; `*` for every index of a list. */
  readonly path: readonly string[];
  readonly schema: unknown;
  readonly pointer: string;
}

/** Deeper, and in larger bodies, nobody looks for an identifier. */
const MAX_DEPTH = 3;
const MAX_VISITS = 1000;

/** The fields of a JSON body and of the objects in it. */
export function schemaLeavesOf(document: DocumentNode, schema: unknown, pointer: string): SchemaLeaf[] {
  const leaves: SchemaLeaf[] = [];
  let visits = 0;
  const visit = (one: unknown, at: string, path: readonly string[], above: readonly unknown[]) => {
    visits += 1;
    if (path.length > MAX_DEPTH || visits > MAX_VISITS) return;
    const { node, pointer: here } = follow(document, one, at);
    if (above.includes(node)) return;
    const inside = [...above, node];
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      const parts: unknown = node[keyword];
      if (Array.isArray(parts))
        for (const [index, part] of parts.entries()) visit(part, step(here, keyword, index), path, inside);
    }
    if (isObject(node.items)) visit(node.items, step(here, 'items'), [...path, '*'], inside);
    if (!isObject(node.properties)) return;
    for (const [name, property] of Object.entries(node.properties)) {
      const place = step(here, 'properties', name);
      leaves.push({ path: [...path, name], schema: property, pointer: place });
      visit(property, place, [...path, name], inside);
    }
  };
  visit(schema, pointer, [], []);
  return leaves;
}
