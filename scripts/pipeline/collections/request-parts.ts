import { isObject } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import { slotKey } from '../../../lib/slot-key.ts';
import type {
  BodyPart,
  CollectionBody,
  CollectionRequest,
  SentValue,
} from '../../../templates/collections/collection.ts';
import {
  type ContentModel,
  contentOf,
  type OperationModel,
  type ParameterModel,
  parametersIn,
} from '../../../templates/model.ts';
import { exampleOf } from '../../../templates/samples/sampled-values.ts';
import {
  encode,
  headerSample,
  pathText,
  plain,
  queryPairs,
} from '../../../templates/samples/write-parameters.ts';

/** Variables of a request's places, by `slotKey`. */
type Variables = ReadonlyMap<string, string>;

const use = (variable: string) => `{{${variable}}}`;

/** The path in the form of both tools. Both know `:name` as a whole segment only; elsewhere the value stands in the path. */
export function collectionPath(
  operation: OperationModel,
  variables: Variables,
): Pick<CollectionRequest, 'path' | 'pathVariables'> {
  const parameters = new Map(parametersIn(operation, 'path').map((one) => [one.name, one]));
  const textOf = (name: string): string => {
    const variable = variables.get(slotKey('path', name));
    if (variable !== undefined) return use(variable);
    const parameter = parameters.get(name);
    return parameter === undefined ? encode(name) : pathText(parameter, exampleOf(parameter));
  };
  const pathVariables: CollectionRequest['pathVariables'][number][] = [];
  const segments = operation.path.replace(/[?#][^{}]*$/, '').split('/');
  const path = segments.map((segment) => {
    const [, name] = /^\{([^{}]+)\}$/.exec(segment) ?? [];
    const isPlain = name !== undefined && /^[\w-]+$/.test(name) && parameters.get(name)?.style === 'simple';
    if (!isPlain) return segment.replace(/\{([^{}]+)\}/g, (_, inside: string) => textOf(inside));
    if (!pathVariables.some((one) => one.name === name))
      pathVariables.push({
        name,
        value: textOf(name),
        description: parameters.get(name)?.description ?? '',
      });
    return `:${name}`;
  });
  return { path: path.join('/'), pathVariables };
}

/** A request without a value for an optional parameter leaves it out; it is listed all the same. */
function isSent(parameter: ParameterModel, variable: string | undefined): boolean {
  return parameter.required || (parameter.example !== undefined && variable === undefined);
}

export function queryOf(operation: OperationModel, variables: Variables): SentValue[] {
  const fixed = /\?([^#]*)/.exec(operation.path)?.[1]?.split('&') ?? [];
  const given = parametersIn(operation, 'query').flatMap((parameter) => {
    const { name, description } = parameter;
    const variable = variables.get(slotKey('query', name));
    const enabled = isSent(parameter, variable);
    if (variable !== undefined) return [{ name: encode(name), value: use(variable), description, enabled }];
    const pairs = queryPairs(parameter, exampleOf(parameter));
    // An empty list is written as nothing.
    return (pairs.length === 0 ? [encode(name)] : pairs).map((pair) => ({
      ...split(pair),
      description,
      enabled: enabled && pairs.length > 0,
    }));
  });
  return [...fixed.map((pair) => ({ ...split(pair), description: '', enabled: true })), ...given];
}

/** Ignored by OpenAPI as parameters: the body, the responses and the credentials say what they are. */
const NO_PARAMETERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/** Headers and cookies. */
export function collectionHeaders(operation: OperationModel, variables: Variables): SentValue[] {
  const headers = parametersIn(operation, 'header')
    .filter(({ name }) => !NO_PARAMETERS.has(name.toLowerCase()))
    .map((parameter): SentValue => {
      const variable = variables.get(slotKey('header', parameter.name));
      const value = variable === undefined ? headerSample(parameter, exampleOf(parameter)) : use(variable);
      const enabled = isSent(parameter, variable);
      return { name: parameter.name, value, description: parameter.description, enabled };
    });
  const cookies = parametersIn(operation, 'cookie').filter((one) => isSent(one, undefined));
  if (cookies.length === 0) return headers;
  const value = cookies.flatMap((one) => queryPairs(one, exampleOf(one))).join('; ');
  return [...headers, { name: 'cookie', value, description: '', enabled: true }];
}

/** The preferred body with its first example, and the media type that is sent with it; none for a form with a boundary. */
export function collectionBody(
  { body }: OperationModel,
  variables: Variables,
): { readonly body: CollectionBody; readonly mediaType: string | undefined } | undefined {
  const content = contentOf(body);
  if (content === undefined) return undefined;
  const mediaType = content.mediaType.includes('*') ? 'application/octet-stream' : content.mediaType;
  const value = content.examples[0]?.value;
  if (content.kind === 'binary') return { body: { kind: 'file', mediaType }, mediaType };
  if (content.kind === 'form' && typeof value !== 'string')
    return { body: { kind: 'form', fields: formFields(content, value) }, mediaType };
  if (content.kind === 'multipart' && typeof value !== 'string')
    return { body: { kind: 'multipart', parts: parts(content, value) }, mediaType: undefined };
  const language = content.kind === 'json' ? 'json' : /[/+]xml\b/.test(mediaType) ? 'xml' : 'text';
  return { body: { kind: 'text', language, text: bodyText(content, value, variables) }, mediaType };
}

function bodyText({ kind }: ContentModel, value: unknown, variables: Variables): string {
  if (kind === 'lines' && Array.isArray(value)) return value.map((item) => JSON.stringify(item)).join('\n');
  if (kind !== 'json' && typeof value === 'string') return value;
  if (kind !== 'json' && value === undefined) return '';
  return jsonWithVariables(value ?? {}, variables);
}

/** Marks a number: no text of JSON holds it as it is. */
const UNQUOTED = '\u0001';

function jsonWithVariables(value: unknown, variables: Variables): string {
  const fill = (node: unknown, path: readonly string[]): unknown => {
    const variable = variables.get(slotKey('body', toPointer(path)));
    // An unset identifier is an empty text.
    if (variable !== undefined && typeof node === 'string' && node !== '') return use(variable);
    if (variable !== undefined && typeof node === 'number') return `${UNQUOTED}${use(variable)}${UNQUOTED}`;
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([name, member]) => [name, fill(member, [...path, name])]),
    );
  };
  return JSON.stringify(fill(value, []), undefined, 2).replace(/"\\u0001(\{\{[^"]*\}\})\\u0001"/g, '$1');
}

function formFields({ fields }: ContentModel, value: unknown): { name: string; value: string }[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const field = fields.find((one) => one.name === name);
    const style = field?.style;
    const written = style === undefined && isObject(item) ? JSON.stringify(item) : item;
    const explode = style === undefined || field?.explode === true;
    const pairs = queryPairs({ name, style, explode, allowReserved: false }, written);
    // Both tools encode the fields of a form.
    return pairs.map(split).map((pair) => ({
      name: decodeURIComponent(pair.name),
      value: decodeURIComponent(pair.value),
    }));
  });
}

function parts({ fields }: ContentModel, value: unknown): BodyPart[] {
  const isFile = (name: string) =>
    fields.some((one) => one.name === name && /^files?$/.test(String(one.shape)));
  const typeOf = (name: string) => fields.find((one) => one.name === name)?.contentType;
  const texts = Object.entries(isObject(value) ? value : {})
    .filter(([name]) => !isFile(name))
    .flatMap(([name, item]) =>
      [item].flat().map((one: unknown) => ({
        name,
        value: plain(one),
        contentType: typeOf(name) ?? (typeof one === 'object' ? 'application/json' : undefined),
      })),
    );
  const files = fields
    .filter(({ name }) => isFile(name))
    .map(({ name }) => ({ name, value: undefined, contentType: typeOf(name) }));
  return [...texts, ...files];
}

function split(pair: string): { readonly name: string; readonly value: string } {
  const at = pair.indexOf('=');
  return at === -1 ? { name: pair, value: '' } : { name: pair.slice(0, at), value: pair.slice(at + 1) };
}
