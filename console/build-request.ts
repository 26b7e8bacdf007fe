import { isObject } from '../lib/json.ts';
import { slotKey } from '../lib/slot-key.ts';
import { type ContentModel, type ParameterModel, parametersIn } from '../templates/model.ts';
import {
  base64,
  encode,
  headerSample,
  pathText,
  plain,
  queryPairs,
  typedValue,
} from '../templates/samples/write-parameters.ts';
import type { ConsoleDocument, ConsoleOperation, Draft, DraftProblem, SentRequest } from './console-types.ts';

/** Returns the request that a draft sends, or the reason why it cannot be sent. A body that is wrong is sent as it is: seeing it refused is the point. */
export function buildRequest(
  document: ConsoleDocument,
  operation: ConsoleOperation,
  draft: Draft,
): SentRequest | readonly DraftProblem[] {
  const problems: DraftProblem[] = [];
  const values = (place: 'path' | 'query' | 'header' | 'cookie') =>
    parametersIn(operation, place).flatMap((parameter) => {
      const text = draft.parameters[slotKey(place, parameter.name)];
      return text === undefined ? [] : [{ parameter, value: typedValue(parameter, text) }];
    });

  const path = filledPath(operation, values('path'), problems);
  const query = values('query').flatMap(({ parameter, value }) => queryPairs(parameter, value));
  const headers: [string, string][] = values('header').map(({ parameter, value }) => [
    parameter.name.toLowerCase(),
    headerSample(parameter, value),
  ]);
  const cookies = values('cookie').flatMap(({ parameter, value }) => queryPairs(parameter, value));
  addCredentials(document, draft, { query, headers, cookies });
  if (cookies.length > 0) headers.push(['cookie', cookies.join('; ')]);
  const content = operation.body?.contents.find(({ mediaType }) => mediaType === draft.mediaType);
  const body = content === undefined ? undefined : bodyOf(content, draft, problems);
  // The browser writes the type of a multipart form, with its boundary.
  if (content !== undefined && content.kind !== 'multipart')
    headers.push(['content-type', concrete(content.mediaType)]);
  for (const [name, value] of headers)
    if (!isHeaderText(value))
      problems.push({
        in: 'header',
        name,
        message: 'A header takes no line breaks and only Latin characters.',
      });
  if (problems.length > 0) return problems;
  const separator = path.includes('?') ? '&' : '?';
  return {
    operation: operation.id,
    method: operation.method.toUpperCase(),
    path: query.length === 0 ? path : `${path}${separator}${query.join('&')}`,
    headers,
    body,
  };
}

function filledPath(
  operation: ConsoleOperation,
  given: readonly { readonly parameter: ParameterModel; readonly value: unknown }[],
  problems: DraftProblem[],
): string {
  const filled = new Map(given.map(({ parameter, value }) => [parameter.name, pathText(parameter, value)]));
  return operation.path.replace(/#[^{}]*$/, '').replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const text = filled.get(name) ?? '';
    // An empty segment is another path, and `..` leads out of this one before anything is sent.
    if (text === '')
      problems.push({ in: 'path', name, message: 'Fill in a value: it is a part of the path.' });
    if (/^(?:\.|%2e){1,2}$/i.test(text))
      problems.push({
        in: 'path',
        name,
        message: 'A browser would read this value as a relative path segment.',
      });
    return text;
  });
}

/** Puts each credential of the draft where the description says that it is sent. */
function addCredentials(
  document: ConsoleDocument,
  draft: Draft,
  to: {
    readonly query: string[];
    readonly headers: [string, string][];
    readonly cookies: string[];
  },
): void {
  for (const { name, kind, wireName, scheme } of document.model.credentials) {
    const text = draft.credentials[name];
    if (text === undefined) continue;
    if (kind === 'query') to.query.push(`${encode(wireName)}=${encode(text)}`);
    else if (kind === 'cookie') to.cookies.push(`${wireName}=${encode(text)}`);
    else if (kind === 'bearer') to.headers.push([wireName, `Bearer ${text}`]);
    else if (kind === 'http') to.headers.push([wireName, `${scheme ?? ''} ${text}`]);
    else if (kind === 'basic') to.headers.push([wireName, `Basic ${base64(text)}`]);
    else to.headers.push([wireName, text]);
  }
}

function bodyOf(content: ContentModel, draft: Draft, problems: DraftProblem[]): SentRequest['body'] {
  const { kind, fields } = content;
  if (kind === 'binary') return draft.files[''] ?? new Blob([draft.body]);
  if (kind !== 'form' && kind !== 'multipart') return draft.body;
  const value = readObject(draft.body);
  if (value === undefined) {
    problems.push({ in: 'body', name: '', message: 'Write the fields of the form as a JSON object.' });
    return undefined;
  }
  if (kind === 'form')
    return Object.entries(value)
      .flatMap(([name, item]) => {
        const field = fields.find((one) => one.name === name);
        const style = field?.style;
        const written = style === undefined && isObject(item) ? JSON.stringify(item) : item;
        return queryPairs(
          { name, style, explode: style === undefined || field?.explode === true, allowReserved: false },
          written,
        );
      })
      .join('&');
  const form = new FormData();
  for (const [name, item] of Object.entries(value)) {
    if (draft.files[name] !== undefined) continue;
    for (const one of [item].flat()) form.append(name, part(one));
  }
  for (const [name, file] of Object.entries(draft.files)) form.append(name, file);
  return form;
}

/** An object is a part of JSON. */
function part(value: unknown): string | Blob {
  return typeof value === 'object' && value !== null
    ? new Blob([JSON.stringify(value)], { type: 'application/json' })
    : plain(value);
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text.trim() === '' ? '{}' : text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A range such as `image/*` is no type of a body. */
function concrete(mediaType: string): string {
  return mediaType.includes('*') ? 'application/octet-stream' : mediaType;
}

function isHeaderText(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}
