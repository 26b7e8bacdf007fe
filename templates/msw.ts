import { type Int64Shapes, stringifyInt64 } from '../lib/json-int64.ts';
import { comment } from './code.ts';
import { int64Codec, int64Import } from './int64.ts';
import type { ApiModel, ContentKind, ContentModel } from './model.ts';
import { literal } from './samples/literal.ts';

/** The response of a mock for one operation. */
export interface HandlerModel {
  /** The operation's name in upper camel case: `CreateCard`. */
  readonly typeName: string;
  readonly summary: string;
  /** `x-source`: the section of the source, `4.5`. */
  readonly source: string | undefined;
  readonly method: string;
  /** The path as Mock Service Worker writes it, on any host and behind any prefix: `*` and `/v1/card/:cardId`. */
  readonly path: string;
  readonly status: number;
  /** `undefined` where the response has no content. */
  readonly content: ContentModel | undefined;
}

/** `msw.ts`: request handlers for Mock Service Worker that respond with the first example of each content, in the given order. */
export function mswTemplate(model: ApiModel, handlers: readonly HandlerModel[]): string {
  if (handlers.length === 0) return NO_HANDLERS;
  const types = [
    ...new Set(handlers.flatMap(({ content }) => (content?.kind === 'json' ? content.type.imports : []))),
  ].sort();
  return [
    `import { ${handlers.some(({ method }) => !OF_MSW.has(method)) ? 'HttpHandler, ' : ''}HttpResponse, http, type RequestHandlerOptions } from 'msw';\n`,
    ...(types.length === 0
      ? []
      : [`import type { ${types.join(', ')} } from './types${model.importExtension}';\n`]),
    ...int64Import(
      model,
      handlers.map(({ content }) => (content?.kind === 'json' ? content : undefined)),
    ).map((line) => `${line}\n`),
    TYPES,
    ...(handlers.some(({ content }) => content !== undefined) ? [VALUE_OF] : []),
    ...handlers.map((handler) => handlerText(handler, model.int64)),
    LIST,
    `/** A handler for each operation, in the order of the description: \`setupServer(...handlers)\`. */\nexport const handlers = [\n${handlers.map(({ typeName }) => `  get${typeName}MockHandler(),\n`).join('')}];\n`,
  ].join('');
}

function handlerText(
  { typeName, summary, source, method, path, status, content }: HandlerModel,
  int64?: Int64Shapes,
): string {
  const request = `${method.toUpperCase()} ${path}${source === undefined ? '' : `, section ${source} of the source`}`;
  const sends = content === undefined ? 'without a body' : 'and the example';
  const start = (type: string) => `
${comment([summary, `Responds to ${request}, with ${status} ${sends}; \`overrideResponse\` is a value, or a function of the request, in place of it.`], '')}
export const get${typeName}MockHandler = (overrideResponse?: $Override<${type}>, options?: RequestHandlerOptions) =>
  ${OF_MSW.has(method) ? `http.${method}(` : `new HttpHandler(${literal(method.toUpperCase())}, `}${literal(path)}, async (info${OF_MSW.has(method) ? '' : ': $Info'}) => `;
  const end = `, options);\n`;
  if (content === undefined) {
    const send = `if (typeof overrideResponse === 'function') await overrideResponse(info);
    return new HttpResponse(null, { status: ${status} });`;
    return `${start('void')}{\n    ${send}\n  }${end}`;
  }
  const type = content.kind === 'json' ? content.type.typescript : NATIVE[content.kind];
  const response = `await $valueOf(overrideResponse, get${typeName}ResponseMock, info)`;
  return `
/** Makes the body of ${status}: the first example of the description, a new value in each call${content.examples.length === 0 ? '. Throws: there is no example' : ''}. */
export const get${typeName}ResponseMock = (): ${type} => ${exampleText(content, type, typeName, int64)};
${start(type)}${responseText(content, response, status)}${end}`;
}

/** Methods that its `http` has. */
const OF_MSW: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch']);

/** A mock holds content that is not JSON in this way. */
const NATIVE: Readonly<Record<Exclude<ContentKind, 'json'>, string>> = {
  text: 'string',
  events: 'string',
  lines: 'string',
  form: 'string',
  binary: 'Blob',
  multipart: 'FormData',
};

function exampleText(
  { kind, examples: [example], int64 }: ContentModel,
  type: string,
  typeName: string,
  shapes: Int64Shapes = {},
): string {
  const value = example?.value;
  if (kind === 'multipart') return 'new FormData()';
  if (kind === 'binary') return typeof value === 'string' ? `new Blob([${literal(value)}])` : 'new Blob([])';
  if ((kind === 'events' || kind === 'lines') && value !== undefined && typeof value !== 'string')
    return literal(
      [value]
        .flat()
        .map((one) => stringifyInt64(one, int64, shapes))
        .map((one) => (kind === 'events' ? `data: ${one}\n\n` : `${one}\n`))
        .join(''),
    );
  if (kind !== 'json')
    return literal(typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value));
  if (example === undefined)
    return `{\n  throw new Error('There is no example of this response, and nothing that fits its schema was found: call get${typeName}MockHandler with a value');\n}`;
  // An example may hold fields that the type does not list: objects are open.
  return `(${literal(value)}) as unknown as ${type}`;
}

function responseText({ kind, mediaType, int64 }: ContentModel, response: string, status: number): string {
  if (kind === 'json' && int64 !== undefined)
    return `new HttpResponse(${int64Codec(int64)}.stringify(${response}), { status: ${status}, headers: { 'content-type': 'application/json' } })`;
  if (kind === 'json') {
    // Nothing says of `unknown`, or of a type without a name, that JSON can hold it.
    return `HttpResponse.json((${response}) as never, { status: ${status} })`;
  }
  const contentType = mediaType.includes('*') ? 'application/octet-stream' : mediaType;
  const headers = kind === 'multipart' ? '' : `, headers: { 'content-type': ${literal(contentType)} }`;
  return `new HttpResponse(${response}, { status: ${status}${headers} })`;
}

const NO_HANDLERS = `import type { RequestHandler } from 'msw';

export const handlers: RequestHandler[] = [];
`;

const TYPES = `
type $Info = Parameters<Parameters<typeof http.get>[1]>[0];
/** A value to respond with in place of the example, or what makes one for each request. */
type $Override<T> = T | ((info: $Info) => Promise<T> | T);
`;

const VALUE_OF = `
async function $valueOf<T>(override: $Override<T> | undefined, example: () => T, info: $Info): Promise<T> {
  if (typeof override === 'function') return (override as (info: $Info) => Promise<T> | T)(info);
  return override === undefined ? example() : override;
}
`;

const LIST = `
/**
 * One handler for each operation, for \`setupServer(...handlers)\` or \`setupWorker(...handlers)\`: responds on any host and path
 * prefix with the example of the success response; where the description has none, with a value that fits its schema. To respond
 * otherwise, put a handler of your own in front: \`server.use(getXMockHandler(...))\`.
 */
`;
