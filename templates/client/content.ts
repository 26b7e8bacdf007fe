import { key, text, union } from '../code.ts';
import type { ContentModel, OperationModel, ResponseModel } from '../model.ts';

/** Documents in the generated client the bodies that are not plain JSON. */

/** The described successes; `default` speaks of success only where nothing else does. */
export function successes({ responses }: OperationModel): OperationModel['responses'] {
  const described = responses.filter(({ success }) => success);
  return described.length > 0 ? described : responses.filter(({ status }) => status === 'default');
}

/** The contents of all successes that have any. */
export function successContents(operation: OperationModel): readonly ContentModel[] {
  return operation.method === 'head' ? [] : successes(operation).flatMap(({ contents }) => contents);
}

/** The described responses that a call rejects with. */
export function errorResponses({ responses }: OperationModel): OperationModel['responses'] {
  return responses.filter(({ status }) => /^[345]|^default$/.test(status));
}

/** The contents of failures whose types are in the types file. */
export function errorContents(operation: OperationModel): readonly ContentModel[] {
  return errorResponses(operation).flatMap(({ contents }) => contents.filter(({ kind }) => kind === 'json'));
}

/** The type of an operation's errors: of each status what is described of it, most exactly. `undefined` where no body is described. */
export function errorsType(operation: OperationModel): string | undefined {
  const described = errorResponses(operation);
  if (described.every(({ contents, headers }) => contents.length + headers.length === 0)) return undefined;
  const exact = described.map(({ status }) => status).filter((status) => /^\d+$/.test(status));
  const classes = described
    .map(({ status }) => status.charAt(0))
    .filter((_, index) => /XX$/i.test(described[index]?.status ?? ''));
  const rest = ['3', '4', '5'].filter((one) => !classes.includes(one)).join(' | ');
  const others = exact.length === 0 ? '' : `, ${exact.join(' | ')}`;
  const members = described.map((response) => {
    const { status, contents } = response;
    const types = contents.map(({ kind, type }) => (kind === 'json' ? type.typescript : 'string'));
    const body = [...new Set(types)].join(' | ') || 'unknown';
    const bodyAndHeaders = [body, describedHeaders(response) ?? []].flat().join(', ');
    if (/^\d+$/.test(status)) return `runtime.ErrorResponse<${status}, ${bodyAndHeaders}>`;
    const inClass = status === 'default' ? rest : status.charAt(0);
    return inClass === ''
      ? []
      : `runtime.ErrorResponse<runtime.StatusOf<${inClass}${others}>, ${bodyAndHeaders}>`;
  });
  const hasDefault = described.some(({ status }) => status === 'default');
  const unknown =
    hasDefault || rest === '' ? [] : [`runtime.ErrorResponse<runtime.StatusOf<${rest}${others}>>`];
  return [...members, ...unknown].flat().join(' | ');
}

/** The type of a response's described headers, their names in lower case; `undefined` where there are none. */
export function describedHeaders({ headers }: ResponseModel): string | undefined {
  if (headers.length === 0) return undefined;
  const byName = new Map(headers.map(({ name, required }) => [name.toLowerCase(), required]));
  const members = [...byName].map(
    ([name, required]) => `readonly ${key(name)}${required ? '' : '?'}: string`,
  );
  return `{ ${members.join('; ')} }`;
}

/** Tells whether the body needs more than `JSON.stringify`. */
export function writesContent({ body }: OperationModel): boolean {
  return body !== undefined && (body.contents.length > 1 || body.contents[0].kind !== 'json');
}

/** Tells whether a success needs more than `JSON.parse`. */
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
