import { block, key, text } from '../code.ts';
import { int64Codec, int64Row } from '../int64.ts';
import {
  type ApiModel,
  type ContentModel,
  type FieldModel,
  type OperationModel,
  type PagesModel,
  type ParameterModel,
  parametersIn,
} from '../model.ts';
import { readsContent, successContents, successes, writesContent } from './content.ts';

/** Writes what the runtime has to know of the description, apart from its operations. */
export function apiDefinition(model: ApiModel): string {
  return block(
    [
      ...(model.defaultBaseUrl === undefined ? [] : [`baseUrl: ${text(model.defaultBaseUrl)}`]),
      `credentials: ${block(
        model.credentials.map(({ name, kind, wireName, scheme }) => {
          const members = [`name: ${text(wireName)}`];
          if (kind === 'query') members.push('put: runtime.putQuery');
          if (kind === 'cookie') members.push('put: runtime.putCookie');
          if (kind === 'bearer') members.push(`put: ${PURE} runtime.putScheme('Bearer')`);
          if (kind === 'basic') members.push('put: runtime.putBasic');
          if (kind === 'http') members.push(`put: ${PURE} runtime.putScheme(${text(scheme ?? '')})`);
          return `${key(name)}: { ${members.join(', ')} }`;
        }),
        '    ',
      )}`,
    ],
    '  ',
  );
}

/** Tells a bundler that it may leave the call out where its result is not used. */
export const PURE = '/* @__PURE__ */';

/** Writes what the runtime has to know of an operation. */
export function operationDefinition(operation: OperationModel): string {
  return block(operationRow(operation), '  ');
}

function operationRow(operation: OperationModel): string[] {
  const { body, security } = operation;
  const names = parametersIn(operation, 'path').map(({ name }) => name);
  const query = styleTable(parametersIn(operation, 'query').filter(hasQueryStyle));
  const path = styleTable(parametersIn(operation, 'path').filter(hasPathStyle));
  const cookies = cookieWriter(operation);
  const headers = styleTable(parametersIn(operation, 'header').filter(hasHeaderStyle));
  const accept = [...new Set(successContents(operation).map(({ mediaType }) => mediaType))].join(', ');
  const reads = successes(operation).map(
    ({ status, contents }) =>
      `${key(status)}: ${contents[0]?.kind === 'json' && operation.method !== 'head'}`,
  );
  return [
    `id: ${text(operation.id)}`,
    `method: ${text(operation.method.toUpperCase())}`,
    `path: ${text(operation.path)}`,
    ...(operation.server === undefined ? [] : [`server: ${text(operation.server)}`]),
    ...(operation.safe ? ['safe: true'] : []),
    ...(names.length === 0 ? [] : [`parameters: ${JSON.stringify(names)}`]),
    ...(path === undefined ? [] : [`fill: ${PURE} parameters.pathWriter(${path})`]),
    ...(query === undefined ? [] : [`query: ${PURE} parameters.queryWriter(${query})`]),
    ...(headers === undefined ? [] : [`header: ${PURE} parameters.headerWriter(${headers})`]),
    ...(cookies === undefined ? [] : [`put: ${cookies}`]),
    ...(readsContent(operation) ? [`accept: ${text(accept)}`] : []),
    ...(body === undefined ? [] : [`body: ${text(body.contents[0].mediaType)}`]),
    ...(writesContent(operation)
      ? [`write: ${PURE} content.bodyWriter(${contentTable(body?.contents, writerOf)})`]
      : []),
    ...(readsContent(operation) ? [`read: ${PURE} content.bodyReader(${readerTable(operation)})`] : []),
    ...int64Row(operation),
    ...(operation.pages === undefined ? [] : [`pages: ${PURE} pages.pager(${pagesText(operation.pages)})`]),
    `responses: { ${reads.length === 0 ? 'default: false' : reads.join(', ')} }`,
    ...(security.kind === 'open'
      ? []
      : [`security: ${JSON.stringify(security.alternatives.filter((set) => set.length > 0))}`]),
  ];
}

function pagesText({ first, ...pages }: PagesModel): string {
  const members = Object.entries({ ...pages, first: first === 0 ? undefined : first })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `{ ${members.join(', ')} }`;
}

/** Tells whether a parameter is written in a way that `client-url.ts` does not know. */
export function hasStyledParameters({ parameters }: OperationModel): boolean {
  const tests = { path: hasPathStyle, query: hasQueryStyle, header: hasHeaderStyle, cookie: hasCookieStyle };
  return parameters.some((parameter) => tests[parameter.in](parameter));
}

function cookieWriter(operation: OperationModel): string | undefined {
  const cookies = parametersIn(operation, 'cookie');
  if (cookies.length === 0) return undefined;
  const isJoined = ({ shape, explode }: ParameterModel) => isList(shape) && !explode;
  if (!cookies.some(hasCookieStyle))
    return `${PURE} runtime.cookieWriter(${JSON.stringify(cookies.filter(isJoined).map(({ name }) => name))})`;
  const styles = styleTable(cookies.filter((cookie) => hasCookieStyle(cookie) || isJoined(cookie)));
  return `${PURE} parameters.styledCookieWriter(${styles})`;
}

const isList = (shape: ParameterModel['shape']) => typeof shape === 'object' && 'items' in shape;
const isPlain = ({ shape, style }: ParameterModel) => typeof shape === 'string' && style !== 'json';

/** `client-url.ts` writes plain values, and lists that repeat their name. */
function hasQueryStyle(parameter: ParameterModel): boolean {
  const { shape, style, explode, allowReserved } = parameter;
  if (allowReserved) return true;
  return !isPlain(parameter) && !(isList(shape) && explode && style !== 'json' && style !== 'deepObject');
}

/** It writes plain values and lists into a path, joined with commas. */
function hasPathStyle(parameter: ParameterModel): boolean {
  const { shape, style } = parameter;
  return style !== 'simple' || !(isPlain(parameter) || isList(shape));
}

/** A list becomes a text with commas by itself. */
function hasHeaderStyle(parameter: ParameterModel): boolean {
  return !isPlain(parameter) && !(isList(parameter.shape) && parameter.style === 'simple');
}

function hasCookieStyle(parameter: ParameterModel): boolean {
  if (parameter.style === 'cookie') return true;
  return !isPlain(parameter) && !(isList(parameter.shape) && parameter.style === 'form');
}

function styleTable(parameters: readonly ParameterModel[]): string | undefined {
  if (parameters.length === 0) return undefined;
  return `{ ${parameters.map(({ name, ...style }) => `${key(name)}: ${styleText(style)}`).join(', ')} }`;
}

type Style = Partial<Pick<FieldModel, 'style' | 'explode' | 'allowReserved' | 'contentType'>>;

function styleText({ style, explode, allowReserved, contentType }: Style): string {
  const members = [
    ...(style === undefined ? [] : [`style: ${text(style)}`, ...(explode ? ['explode: true'] : [])]),
    ...(allowReserved ? ['allowReserved: true'] : []),
    ...(contentType === undefined ? [] : [`contentType: ${text(contentType)}`]),
  ];
  return `{ ${members.join(', ')} }`;
}

function contentTable(
  contents: readonly ContentModel[] = [],
  functionOf: (content: ContentModel) => string,
): string {
  return `{ ${contents.map((content) => `${text(content.mediaType)}: ${functionOf(content)}`).join(', ')} }`;
}

function readerTable(operation: OperationModel): string {
  const all = successes(operation);
  // An exact status without a body goes before a range of statuses with one.
  const hasRange = all.some(({ status, contents }) => contents.length > 0 && !/^\d+$/.test(status));
  const statuses = all.filter(({ contents }) => contents.length > 0 || hasRange);
  return `{ ${statuses.map(({ status, contents }) => `${key(status)}: ${contentTable(contents, readerOf)}`).join(', ')} }`;
}

function writerOf({ kind, fields, int64 }: ContentModel): string {
  const styles = fields
    .filter(({ style, contentType }) => style !== undefined || contentType !== undefined)
    .map((field) => `${key(field.name)}: ${styleText(field)}`);
  const table = styles.length === 0 ? '' : `{ ${styles.join(', ')} }`;
  if (kind === 'multipart') return `${PURE} form.multipart(${table})`;
  if (kind === 'form') return `${PURE} form.urlEncoded(${table})`;
  const isLines = kind === 'lines';
  if (kind !== 'json' && !isLines) return 'content.writeAsIs';
  if (int64 === undefined) return isLines ? 'content.writeLines' : 'content.writeJson';
  return `${PURE} content.${isLines ? 'linesWriter' : 'jsonWriter'}(${int64Codec(int64)})`;
}

function readerOf({ kind, type, int64 }: ContentModel): string {
  const codec = int64 === undefined ? 'JSON' : int64Codec(int64);
  if (kind === 'events') return `${PURE} events.eventReader(${type.typescript === 'string' ? '' : codec})`;
  if (kind === 'lines') return `${PURE} events.lineReader(${codec})`;
  if (kind === 'binary') return 'content.readBinary';
  if (kind === 'text') return 'content.readText';
  if (kind !== 'json') return 'content.readForm';
  return int64 === undefined ? 'content.readJson' : `${PURE} content.jsonReader(${codec})`;
}
