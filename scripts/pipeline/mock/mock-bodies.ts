import { isObject } from '../../../lib/json.ts';
import { essenceOf } from '../../../templates/runtime/server-media-types.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow } from '../document/refs.ts';
import { asText, isPlainSchema } from './plain.ts';

/**
 * A request body in the form that Prism reads rightly. Of forms it reads text alone, and not files, lists and objects; whatever is neither JSON nor a form is text to it, and
 * breaks a schema that describes the content. What it cannot read is not checked.
 */
export function bodyForPrism(document: DocumentNode, body: unknown): unknown {
  const { node } = follow(document, body, '#');
  if (!isObject(node.content)) return body;
  const content = Object.entries(node.content).map(([mediaType, media]) => {
    const essence = essenceOf(mediaType);
    if (/[/+]json$/.test(essence) || essence.includes('*') || !isObject(media)) return [mediaType, media];
    const isForm = essence === 'multipart/form-data' || essence === 'application/x-www-form-urlencoded';
    const { encoding: _, schema, ...rest } = media;
    return [mediaType, { ...rest, schema: isForm ? formSchema(document, schema) : {} }];
  });
  return { ...node, content: Object.fromEntries(content) };
}

/** Which members of a form have to be there, and what those that are plain text have to look like. */
function formSchema(document: DocumentNode, form: unknown): DocumentNode {
  const { node: schema } = follow(document, form, '#');
  if (!isObject(schema.properties)) return {};
  const plain = Object.entries(schema.properties).map(([name, described]) => {
    const { node: member } = follow(document, described, '#');
    return [name, isPlainSchema(document, member) ? asText(member) : {}];
  });
  const properties = Object.fromEntries(plain) as Record<string, DocumentNode>;
  const required = Array.isArray(schema.required) ? schema.required : [];
  return {
    type: 'object',
    properties,
    // An object may be spread over members of other names.
    required: required.filter((name) => Object.keys(properties[name] ?? {}).length > 0),
  };
}
