import type { DocumentNode } from '../document/document-node.ts';
import { follow } from '../document/refs.ts';
import { asText, isPlainSchema, typesInParts } from './plain.ts';

/** Headers that OpenAPI describes elsewhere: a parameter of such a name is to be ignored. */
const IGNORED_HEADERS = new Set(['accept', 'content-type', 'authorization']);

/**
 * Parameters in the form that Prism reads rightly. It cannot read objects, lists behind a reference, delimited lists that are absent, or content, and would
 * refuse valid requests: of such parameters only the presence is checked, and nothing where an object is spread over several members of the query.
 */
export function parametersForPrism(document: DocumentNode, parameters: unknown): unknown[] {
  if (!Array.isArray(parameters)) return [];
  return parameters.flatMap((parameter) => {
    const { node } = follow(document, parameter, '#');
    const place = String(node.in);
    if (place === 'header' && IGNORED_HEADERS.has(String(node.name).toLowerCase())) return [];
    if (node.content !== undefined) return [presenceOf(node)];
    const { node: schema } = follow(document, node.schema, '#');
    if (isPlainSchema(document, schema))
      return 'oneOf' in schema ? [{ ...node, schema: asText(schema) }] : [node];
    if (typesInParts(document, schema).includes('object')) return isSpread(node) ? [] : [presenceOf(node)];
    const style = node.style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
    const isReadable = schema.type === 'array' && (style === 'form' || place === 'path');
    return [
      isReadable ? { ...node, style, explode: node.explode ?? style === 'form', schema } : presenceOf(node),
    ];
  });
}

/** Only that it is there. */
function presenceOf({ content: _, style: __, explode: ___, ...parameter }: DocumentNode): DocumentNode {
  return { ...parameter, schema: {} };
}

/** Whether an object's members are parameters of their own. */
function isSpread({ in: place, style = 'form', explode }: DocumentNode): boolean {
  if (style === 'deepObject') return true;
  return place === 'query' && style === 'form' && explode !== false;
}
