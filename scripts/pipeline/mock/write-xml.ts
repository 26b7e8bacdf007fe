import { isObject, type JsonObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { componentName, follow } from '../document/refs.ts';
import { propertiesOf } from '../model/value-shape.ts';
import { mapping } from '../model/values.ts';

/** A value as XML by the `xml` keywords of its schema. The root is called as the schema is where they do not say it. */
export function writeXml(document: DocumentNode, schema: unknown, pointer: string, value: unknown): string {
  const at = follow(document, schema, pointer);
  const own = componentName(at.pointer, 'schemas') ?? 'root';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(document, at.node, own, value)}`;
}

function element(document: DocumentNode, schema: unknown, property: string, value: unknown): string {
  const { node } = follow(document, schema, '#');
  const xml = mapping(node.xml);
  if (Array.isArray(value)) {
    const { items } = node;
    const isWrapped = xml.wrapped === true || xml.nodeType === 'element';
    // The name of a list is that of its wrapper; its items are called as they say, or as the property.
    const inner = value.map((item) => element(document, items, property, item)).join('');
    return isWrapped ? tag(nameOf(xml, property), namespaceOf(xml), inner) : inner;
  }
  const name = nameOf(xml, property);
  if (!isObject(value)) return tag(name, namespaceOf(xml), textOf(value));
  const described = propertiesOf(document, node);
  let attributes = namespaceOf(xml);
  let inner = '';
  for (const [key, member] of Object.entries(value as JsonObject)) {
    const memberSchema = described[key] ?? node.additionalProperties;
    const memberXml = mapping(follow(document, memberSchema, '#').node.xml);
    if (memberXml.attribute === true || memberXml.nodeType === 'attribute')
      attributes += ` ${nameOf(memberXml, key)}="${textOf(member)}"`;
    else if (memberXml.nodeType === 'text' || memberXml.nodeType === 'cdata') inner += textOf(member);
    else inner += element(document, memberSchema, key, member);
  }
  return tag(name, attributes, inner);
}

function tag(name: string, attributes: string, inner: string): string {
  return `<${name}${attributes}>${inner}</${name}>`;
}

/** Names of elements, whatever a description calls them. */
function nameOf({ name, prefix }: DocumentNode, property: string): string {
  const own = typeof name === 'string' && name !== '' ? name : property;
  const whole = typeof prefix === 'string' && prefix !== '' ? `${prefix}:${own}` : own;
  return whole.replace(/[^\p{L}\p{N}_.:-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');
}

function namespaceOf({ namespace, prefix }: DocumentNode): string {
  if (typeof namespace !== 'string') return '';
  const suffix = typeof prefix === 'string' && prefix !== '' ? `:${nameOf({}, prefix)}` : '';
  return ` xmlns${suffix}="${textOf(namespace)}"`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // XML 1.0 has no place for other controls.
  return text
    .replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)
    .replace(/[^\t\n\r\x20-\uffff]|[\ufffe\uffff]/g, '\ufffd');
}
