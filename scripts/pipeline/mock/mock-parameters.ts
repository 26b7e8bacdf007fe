import { isObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../bundle/bundle.ts';
import { follow } from '../read/refs.ts';

/** Headers that OpenAPI describes elsewhere: a parameter of such a name is to be ignored. */
const IGNORED_HEADERS = new Set(['accept', 'content-type', 'authorization']);
const DEEP = 8;
const PLAIN = new Set(['string', 'number', 'integer', 'boolean', 'null']);

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
    const types = typesOf(document, schema);
    if (types.every((type) => PLAIN.has(type))) return [parameter];
    if (types.includes('object')) return isSpread(node) ? [] : [presenceOf(node)];
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

/** All types that a schema names, by itself and by its parts. */
function typesOf(document: DocumentNode, schema: DocumentNode, depth = 0): string[] {
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) =>
    Array.isArray(list) && depth < DEEP ? list : [],
  );
  return [
    ...[schema.type ?? []].flat().map(String),
    ...(isObject(schema.properties) ? ['object'] : []),
    ...parts.flatMap((part) => typesOf(document, follow(document, part, '#').node, depth + 1)),
  ];
}
