import { at, isObject, type Json } from '../../lib/json.ts';
import { step } from '../../lib/json-pointer.ts';
import { pointerOf, resolveAt } from './document-places.ts';

/** Finds what a description says of the responses with one status. */
export interface DescribedResponse {
  /** `200`, `4XX`, `default` */
  readonly status: string;
  readonly contents: readonly DescribedContent[];
  /** Pointer to where they stand. */
  readonly contentAt: string;
  readonly headers: readonly DescribedHeader[];
}

export interface DescribedContent {
  /** The name in lower case, without parameters: `application/json`, `text/*`. */
  readonly mediaType: string;
  /** Pointer to the schema of what is JSON; absent: nothing is said of it. */
  readonly schema?: string;
}

export interface DescribedHeader {
  /** The name in lower case. */
  readonly name: string;
  readonly required: boolean;
  /** Pointer to where it says so. */
  readonly requiredAt: string;
  /** Pointer to its schema. */
  readonly schema?: string;
}

/** The responses that a bundled description has for an operation. */
export function describedResponses(
  document: Json,
  operation: { readonly path: string; readonly method: string },
): DescribedResponse[] {
  const responses = resolveAt(document, step(operationAt(document, operation), 'responses'));
  return Object.keys(responses?.node ?? {}).flatMap((status) => {
    // Anything else is no status, and may be any text.
    if (!/^(?:default|\d{3}|\dXX)$/i.test(status)) return [];
    const found = resolveAt(document, step(responses?.pointer ?? '', status));
    if (found === undefined) return [];
    const { node, pointer } = found;
    return [
      {
        status,
        contents: Object.keys(isObject(node.content) ? node.content : {}).map((written) =>
          contentOf(document, written, step(pointer, 'content', written)),
        ),
        contentAt: step(pointer, 'content'),
        headers: headersOf(document, step(pointer, 'headers')),
      },
    ];
  });
}

/** A path may refer to one that stands elsewhere. */
function operationAt(document: Json, operation: { readonly path: string; readonly method: string }): string {
  const item = resolveAt(document, step('#/paths', operation.path));
  return item === undefined ? pointerOf(operation) : step(item.pointer, operation.method.toLowerCase());
}

function contentOf(document: Json, written: string, pointer: string): DescribedContent {
  const schema = step(pointer, 'schema');
  const saysSomething =
    isObject(at(document, schema)) && Object.keys(at(document, schema) as object).length > 0;
  return { mediaType: bareType(written), ...(saysSomething && { schema }) };
}

function headersOf(document: Json, holder: string): DescribedHeader[] {
  const headers = resolveAt(document, holder);
  return Object.keys(headers?.node ?? {}).flatMap((name) => {
    const header = resolveAt(document, step(headers?.pointer ?? '', name));
    // The Specification has it ignored: `content` says it.
    if (header === undefined || name.toLowerCase() === 'content-type') return [];
    // No response can have it.
    if (!TOKEN.test(name)) return [];
    const { node, pointer } = header;
    return [
      {
        name: name.toLowerCase(),
        required: node.required === true,
        requiredAt: step(pointer, 'required'),
        ...(node.schema !== undefined && { schema: step(pointer, 'schema') }),
      },
    ];
  });
}

/** A name of a header, as HTTP has it. */
const TOKEN = /^[\w!#$%&'*+.^`|~-]{1,200}$/;

/** A media type without its parameters, in lower case. */
export function bareType(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}

export function isJsonType(essence: string): boolean {
  return /[/+]json$/.test(essence);
}

/** Tells whether a media type is described: by itself, or by a range such as `text/*`. */
export function isMediaTypeOf(essence: string, described: string): boolean {
  if (essence === described || described === '*/*') return true;
  return described.endsWith('/*') && essence.startsWith(described.slice(0, -1));
}
