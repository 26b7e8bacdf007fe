import { isObject, at as lookUp } from '../../../lib/json.ts';
import type { ContentModel } from '../../../templates/model.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { writeXml } from './write-xml.ts';

/** A body as it is sent. */
export interface WrittenBody {
  readonly contentType: string;
  readonly text: string | undefined;
}

/**
 * Writes an example or a sample in its media type.
 *
 * @throws Error for an object that cannot be written in it
 */
export function writeBody(document: DocumentNode, content: ContentModel, value: unknown): WrittenBody {
  const contentType = concreteType(content, value);
  if (value === undefined) return { contentType, text: undefined };
  return { contentType, text: textOf(document, { ...content, mediaType: contentType }, value) };
}

/** Chooses from a range the only type that a value can be meant as: an object is JSON. */
function concreteType({ mediaType }: ContentModel, value: unknown): string {
  if (!mediaType.includes('*')) return mediaType;
  if (typeof value === 'object') return 'application/json';
  return /^(?:\*|text)\//.test(mediaType) ? 'text/plain' : 'application/octet-stream';
}

function textOf(document: DocumentNode, { mediaType, kind, type }: ContentModel, value: unknown): string {
  if (kind === 'json' || /[/+]json\b/i.test(mediaType)) return JSON.stringify(value);
  if (typeof value === 'string') return value;
  if (kind === 'lines')
    return [value]
      .flat()
      .map((one) => `${JSON.stringify(one)}\n`)
      .join('');
  if (kind === 'events')
    return [value]
      .flat()
      .map((one) => `data: ${JSON.stringify(one)}\n\n`)
      .join('');
  if (/[/+]xml\b/i.test(mediaType))
    return writeXml(document, lookUp(document, type.pointer), type.pointer, value);
  if (kind === 'form' && isObject(value))
    return new URLSearchParams(Object.entries(value).map(fieldOf)).toString();
  // JSON is YAML, and is text.
  if (typeof value !== 'object' || /\byaml\b|^text\/plain\b/i.test(mediaType)) return JSON.stringify(value);
  throw new Error(
    `The mock cannot write an object as ${mediaType}. Give the example as text in the description.`,
  );
}

function fieldOf([name, value]: readonly [string, unknown]): [string, string] {
  return [name, typeof value === 'string' ? value : JSON.stringify(value)];
}
