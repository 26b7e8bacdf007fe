import type { TransformNodeOptions } from 'openapi-typescript';
import type { TupleTypeNode } from 'typescript';
import type { DocumentNode } from '../../document/document-node.ts';
import { transformSchemaObject, ts } from './openapi-typescript.ts';

/**
 * `[string, number?, ...boolean[]]`: items that `minItems` asks for, those that may be missing, and further ones. openapi-typescript writes
 * all of `prefixItems` as required, and nothing after them.
 */
export function tupleType(schema: DocumentNode, options: TransformNodeOptions): TupleTypeNode | undefined {
  const { type, prefixItems, items = true, minItems, maxItems } = schema;
  if (type !== 'array' || !Array.isArray(prefixItems)) return undefined;
  const { factory } = ts;
  const min = typeof minItems === 'number' ? minItems : 0;
  const max = typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY;
  const typeOf = (item: unknown) => transformSchemaObject(item as never, options);
  const listed = prefixItems.slice(0, max).map((item, index) => {
    const one = typeOf(item);
    return index < min ? one : factory.createOptionalTypeNode(one);
  });
  if (items === false || max <= prefixItems.length) return factory.createTupleTypeNode(listed);
  const further = factory.createRestTypeNode(factory.createArrayTypeNode(typeOf(items)));
  return factory.createTupleTypeNode([...listed, further]);
}
