import { isObject, isSame, type Json } from '../../../../lib/json.ts';
import type { Comparison, Reason, Spot } from './comparison.ts';
import { resolvedNode, type SchemaInDocument } from './schema-in-document.ts';

/** Compares how members and entries are written in XML, in documents that use it. */
export function compareXml(
  a: readonly SchemaInDocument[],
  b: readonly SchemaInDocument[],
  spot: Spot,
  { rules }: Comparison,
): Reason[] {
  if (rules.xml !== true) return [];
  const [one, other] = [xmlOf(a), xmlOf(b)];
  return isSame(one as Json, other as Json) ? [] : [{ spot, keyword: 'xml', a: one, b: other }];
}

function xmlOf(nodes: readonly SchemaInDocument[]): unknown {
  for (const node of nodes)
    for (const { schema } of [node, resolvedNode(node).node])
      if (isObject(schema) && schema.xml !== undefined) return schema.xml;
  return {};
}
