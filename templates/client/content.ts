import { text, union } from '../code.ts';
import type { ContentModel, OperationModel } from '../model.ts';

/** What the generated client says of bodies that are not plain JSON. */

/** The described successes; `default` speaks of success only where nothing else does. */
export function successes({ responses }: OperationModel): OperationModel['responses'] {
  const described = responses.filter(({ success }) => success);
  return described.length > 0 ? described : responses.filter(({ status }) => status === 'default');
}

/** The contents of all successes that have any. */
export function successContents(operation: OperationModel): readonly ContentModel[] {
  return operation.method === 'head' ? [] : successes(operation).flatMap(({ contents }) => contents);
}

/** Whether the body needs more than `JSON.stringify`. */
export function writesContent({ body }: OperationModel): boolean {
  return body !== undefined && (body.contents.length > 1 || body.contents[0].kind !== 'json');
}

/** Whether a success needs more than `JSON.parse`. */
export function readsContent(operation: OperationModel): boolean {
  return (
    successContents(operation).some(({ kind }) => kind !== 'json') ||
    successes(operation).some(({ contents }) => contents.length > 1)
  );
}

/** The type of a body that a caller gives. */
export function sentType(content: ContentModel): string {
  const { kind, fields, type } = content;
  if (kind === 'binary') return 'runtime.BinaryBody';
  if (kind === 'lines')
    return `readonly ${/^\w+$/.test(type.typescript) ? type.typescript : `(${type.typescript})`}[]`;
  if (kind === 'events') return 'string';
  const files = fields.filter(({ shape }) => shape === 'file' || shape === 'files').map(({ name }) => name);
  const form =
    files.length === 0 ? type.typescript : `runtime.WithFiles<${type.typescript}, ${union(files)}>`;
  if (kind === 'multipart') return `${form} | FormData`;
  return kind === 'form' ? `${form} | URLSearchParams` : type.typescript;
}

/** The type of a body that a caller gets. `form` is the type parameter that chooses between `Blob` and stream. */
export function receivedType({ kind, type }: ContentModel, form: string | undefined): string {
  if (kind === 'binary') return form === undefined ? 'Blob' : `runtime.Binary<${form}>`;
  if (kind === 'form' || kind === 'multipart') return 'FormData';
  if (kind === 'lines') return `AsyncIterable<${type.typescript}>`;
  if (kind !== 'events') return type.typescript;
  return `AsyncIterable<runtime.ServerSentEvent<${type.typescript === 'string' ? 'string' : `${type.typescript} | undefined`}>>`;
}

/** Any text, as a part of a template literal type. */
const ANY_TEXT = ['$', '{string}'].join('');

/** `image/*` as a type: any media type of that kind. */
export function mediaTypeType(mediaType: string): string {
  if (!mediaType.includes('*')) return text(mediaType);
  return /^[\w.+-]+\/\*$/.test(mediaType) ? `\`${mediaType.replace('*', ANY_TEXT)}\`` : 'string';
}
