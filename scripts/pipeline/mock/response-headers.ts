import { isObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow, type Standing } from '../document/refs.ts';
import { mapping } from '../model/values.ts';
import type { Sampler } from '../sample/sampler.ts';

/** Headers of a described response, by name in lower case: from their examples, or else from their schemas. */
export function responseHeaders(
  document: DocumentNode,
  response: Standing,
  sampler: Sampler,
): Record<string, string> {
  const entries = Object.entries(mapping(response.node.headers)).flatMap(([name, header]) => {
    const at = follow(document, header, step(response.pointer, 'headers', name));
    const text = headerText(headerValue(document, at, sampler), at.node.explode === true);
    // Whatever is described of this one, the body decides.
    return text === undefined || name.toLowerCase() === 'content-type' ? [] : [[name.toLowerCase(), text]];
  });
  return Object.fromEntries(entries);
}

function headerValue(document: DocumentNode, at: Standing, sampler: Sampler): unknown {
  const given = exampleOf(document, at);
  if (given !== undefined) return given;
  const [content] = Object.entries(mapping(at.node.content));
  if (content === undefined)
    return at.node.schema === undefined
      ? undefined
      : sampler.nearest(step(at.pointer, 'schema'), 'response')?.value;
  const [mediaType, media] = content;
  const inside = follow(document, media, step(at.pointer, 'content', mediaType));
  const value =
    exampleOf(document, inside) ?? sampler.nearest(step(inside.pointer, 'schema'), 'response')?.value;
  return typeof value === 'string' || value === undefined ? value : JSON.stringify(value);
}

function exampleOf(document: DocumentNode, { node, pointer }: Standing): unknown {
  if (node.example !== undefined) return node.example;
  const examples = Object.entries(mapping(node.examples));
  return examples.map(([key, one]) => follow(document, one, step(pointer, 'examples', key)).node.value)[0];
}

/** Writes the style `simple`, the only one of headers. */
function headerText(value: unknown, explode: boolean): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.join(',');
  if (!isObject(value)) return String(value);
  return Object.entries(value)
    .map((pair) => pair.join(explode ? '=' : ','))
    .join(',');
}
