import { comment, key, oneLine } from '../code.ts';
import {
  type ApiModel,
  contentOf,
  type OperationModel,
  type ParameterModel,
  parametersIn,
  type ResponseModel,
} from '../model.ts';
import type { ClientNames } from './client-names.ts';
import {
  describedHeaders,
  errorsType,
  mediaTypeType,
  receivedType,
  sentType,
  successContents,
  successes,
} from './content.ts';

export function hasOwnOptions(operation: OperationModel): boolean {
  return operation.parameters.some((parameter) => parameter.in !== 'path');
}

export function needsOptions(operation: OperationModel): boolean {
  return operation.parameters.some((parameter) => parameter.in !== 'path' && parameter.required);
}

const OPTION_GROUPS = { query: 'query', header: 'headers', cookie: 'cookies' } as const;

/** The options that hold described parameters. */
export function optionGroups(operation: OperationModel): string[] {
  return Object.entries(OPTION_GROUPS)
    .filter(([place]) => operation.parameters.some((parameter) => parameter.in === place))
    .map(([, name]) => name);
}

/** The interface of an operation's options. */
export function ownOptions(operation: OperationModel, names: ClientNames): string {
  const hasHeaders = parametersIn(operation, 'header').length > 0;
  const base = hasHeaders ? `Omit<${names.callOptions}, 'headers'>` : names.callOptions;
  return [
    comment([`Options of \`${operation.id}\`.`], ''),
    `export interface ${names.own(operation)} extends ${base} {`,
    ...optionGroup(operation, 'query'),
    ...optionGroup(operation, 'header'),
    ...optionGroup(operation, 'cookie', COOKIES_IN_BROWSERS),
    '}',
    '',
  ].join('\n');
}

const COOKIES_IN_BROWSERS =
  'Sent where the platform lets a program set cookies, as Node does. A browser sends those that it has stored and ignores these; ' +
  "for a service of another origin the option `fetch` has to add `credentials: 'include'`.";

function optionGroup(operation: OperationModel, place: keyof typeof OPTION_GROUPS, about?: string): string[] {
  const parameters = parametersIn(operation, place);
  if (parameters.length === 0) return [];
  const required = parameters.some((parameter) => parameter.required);
  return [
    ...(about === undefined ? [] : [comment([about], '  ')]),
    `  readonly ${OPTION_GROUPS[place]}${required ? '' : '?'}: {`,
    ...parameters.flatMap((parameter) => [
      ...parameterDocs(parameter),
      `    readonly ${key(parameter.name)}${parameter.required ? '' : '?'}: ${parameter.type.typescript}${parameter.required ? '' : ' | undefined'};`,
    ]),
    ...(place === 'header' ? furtherHeaders(parameters) : []),
    `  }${required ? '' : ' | undefined'};`,
  ];
}

/** Headers that are not described. Their type has to hold for those that are, too. */
function furtherHeaders(parameters: readonly ParameterModel[]): string[] {
  const types = parameters.map(({ type }) => type.typescript).filter((type) => !PLAIN.test(type));
  return [`    readonly [name: string]: ${[...new Set(['runtime.HeaderValue', ...types])].join(' | ')};`];
}

const PLAIN = /^(string|number|boolean)$/;
const ANY_ERROR = 'runtime.ErrorResponse';

function parameterDocs({ description, deprecated }: ParameterModel): string[] {
  if (description === '' && !deprecated) return [];
  return [comment([description, deprecated ? '@deprecated' : ''], '    ')];
}

/** The method of an operation in the interface `Client`. */
export function methodMember(model: ApiModel, operation: OperationModel, names: ClientNames): string {
  const choices = choicesOf(operation);
  const docs = comment(methodDocs(model, operation), '  ');
  const name = `  readonly ${operation.id}: `;
  if (choices.generics.length > 0)
    return `${docs}\n${name}${pagedType(operation, genericMethod(operation, names))};`;
  const errors = errorsType(operation);
  const args = methodArguments(operation, names, choices);
  const method = [
    'runtime.Method<',
    `    [${args.join(', ')}],`,
    `    ${resultType(operation, choices)}${errors === undefined ? '' : ','}`,
    ...(errors === undefined ? [] : [`    ${errors}`]),
    '  >',
  ].join('\n');
  return `${docs}\n${name}${pagedType(operation, method)};`;
}

/** The type of a method, with those for pages where they are described. */
export function pagedType({ pages }: OperationModel, method: string): string {
  if (pages === undefined) return method;
  return `pages.Paged<${method}${pages.items === undefined ? '' : `, ${JSON.stringify(pages.items)}`}>`;
}

/** Tells whether a caller chooses types with a call, so that no other type can be made of the method's. */
export function isGeneric(operation: OperationModel): boolean {
  return choicesOf(operation).generics.length > 0;
}

/** The type of a method with type parameters, perhaps with an argument before the others. */
export function genericMethod(operation: OperationModel, names: ClientNames, first?: string): string {
  const choices = choicesOf(operation);
  const result = resultType(operation, choices);
  const errors = errorsType(operation) ?? ANY_ERROR;
  const generics = `<\n${choices.generics.map((one) => `      ${one},\n`).join('')}    >`;
  const all = [...(first === undefined ? [] : [first]), ...methodArguments(operation, names, choices)];
  const args = `(\n${all.map((one) => `      ${one},\n`).join('')}    )`;
  return [
    `runtime.ErrorsOf<${errors}> & {`,
    `    ${generics}${args}: Promise<(${result})['data']>;`,
    `    withResponse${generics}${args}: Promise<${result}>;`,
    `    result${generics}${args}: Promise<runtime.CallResult<${result}, ${errors}>>;`,
    '  }',
  ].join('\n');
}

/** A caller chooses these with a call: the media types of the body and of the response, and how bytes are read. */
interface Choices {
  readonly contentType: boolean;
  readonly accept: boolean;
  readonly binary: boolean;
  readonly generics: readonly string[];
}

function choicesOf(operation: OperationModel): Choices {
  const bodies = operation.body?.contents ?? [];
  const results = successContents(operation);
  const accepted = [...new Set(results.map(({ mediaType }) => mediaType))];
  const contentType = bodies.length > 1;
  const accept = accepted.length > 1;
  const binary = results.some(({ kind }) => kind === 'binary');
  const types = accepted.map(mediaTypeType).join(' | ');
  return {
    contentType,
    accept,
    binary,
    generics: [
      ...(contentType
        ? [
            `ContentType extends ${bodies.map(({ mediaType }) => mediaTypeType(mediaType)).join(' | ')} = ${mediaTypeType(bodies[0]?.mediaType ?? '')}`,
          ]
        : []),
      ...(accept ? [`Accept extends ${types} = ${types}`] : []),
      ...(binary ? [`Form extends 'blob' | 'stream' = 'blob'`] : []),
    ],
  };
}

function methodArguments(operation: OperationModel, names: ClientNames, choices: Choices): string[] {
  const { body } = operation;
  const own = hasOwnOptions(operation) ? names.own(operation) : names.callOptions;
  const type = [own, ...choiceOptions(operation, choices)].join(' & ');
  const last = needsOptions(operation);
  return [
    ...parametersIn(operation, 'path').map(({ identifier, type }) => `${identifier}: ${type.typescript}`),
    ...(body === undefined ? [] : [bodyArgument(operation, choices, last)]),
    last ? `options: ${type}` : `options?: ${type.includes(' & ') ? `(${type})` : type} | undefined`,
  ];
}

/** The options that only an operation with such a choice has. */
function choiceOptions(operation: OperationModel, { contentType, accept, binary }: Choices): string[] {
  const single = operation.body?.contents[0].mediaType;
  return [
    ...(contentType ? ['runtime.ContentTypeOption<ContentType>'] : []),
    ...(!contentType && single?.includes('*') ? [`runtime.ContentTypeOption<${mediaTypeType(single)}>`] : []),
    ...(accept ? ['runtime.AcceptOption<Accept>'] : []),
    ...(binary ? ['runtime.BinaryOption<Form>'] : []),
  ];
}

function bodyArgument({ body }: OperationModel, { contentType }: Choices, last: boolean): string {
  const contents = body?.contents ?? [];
  const types = contents.map(({ mediaType }) => {
    // An index signature holds for the keys that are listed, too.
    const all = contents.filter((one) => one.mediaType === mediaType || isInRange(one.mediaType, mediaType));
    return `${mediaKey(mediaType)}: ${[...new Set(all.map(sentType))].join(' | ')}`;
  });
  const type = contentType
    ? `runtime.BodyOf<{ ${types.join('; ')} }, ContentType>`
    : contents.map(sentType).join('');
  if (body?.required) return `body: ${type}`;
  return last ? `body: ${type} | undefined` : `body?: ${type} | undefined`;
}

/** Tells whether a media type, or a range of them, is part of a range: `text/csv` of `text/*`. */
function isInRange(mediaType: string, range: string): boolean {
  if (!range.includes('*')) return false;
  return mediaTypeType(range) === 'string' || mediaType.startsWith(range.slice(0, -1));
}

/** A media type as a key of a type; a range stands for all of its media types. */
function mediaKey(mediaType: string): string {
  const type = mediaTypeType(mediaType);
  return type.startsWith('"') ? type : `[type: ${type}]`;
}

function resultType(operation: OperationModel, { accept, binary }: Choices): string {
  const form = binary ? 'Form' : undefined;
  const results = successes(operation).flatMap((response) => {
    const status = statusType(response.status);
    const described = describedHeaders(response);
    const headers = described === undefined ? '' : `, runtime.DescribedHeaders<${described}>`;
    if (response.contents.length === 0 || operation.method === 'head')
      return [`runtime.ApiResponse<${status}, ${dataType(response)}${headers}>`];
    return response.contents.map((content) => {
      const type = receivedType(content, form);
      const plain = `${status}, ${type}`;
      return accept
        ? `runtime.TypedResponse<${plain}, ${mediaTypeType(content.mediaType)}${headers}>`
        : `runtime.ApiResponse<${plain}${headers}>`;
    });
  });
  const all = [...new Set(results)].join(' | ') || 'runtime.ApiResponse';
  return accept ? `runtime.Accepted<${all}, Accept>` : all;
}

function statusType(status: string): string {
  return /^\d+$/.test(status) ? status : 'number';
}

/** The type of a success's data, of all its media types. */
export function dataType({ status, contents }: ResponseModel): string {
  const types = new Set(contents.map((content) => receivedType(content, undefined)));
  return [...types].join(' | ') || (/^20[45]$/.test(status) ? 'undefined' : 'unknown');
}

/** The request line of an operation, for a comment. */
export function requestLine({ method, path }: OperationModel): string {
  return `\`${method.toUpperCase()} ${path}\``;
}

function methodDocs(model: ApiModel, operation: OperationModel): string[] {
  const { body, safe, source, security } = operation;
  const where = requestLine(operation);
  const responses = successes(operation).map((response) => {
    const type = contentOf(response)?.type;
    return `${response.status}${type === undefined ? '' : ` (${typeWord(type.name)})`}`;
  });
  return [
    operation.summary,
    operation.description,
    `${where}${source === undefined ? '' : `, section ${source} of the source`}. ` +
      (safe ? 'Safe, so a failed attempt is repeated.' : 'It may write, so it is never repeated.'),
    `${responses.length === 0 ? 'Responses are not described.' : `Responds with ${responses.join(', or ')}.`} ${credentialWords(model, security)}`,
    [
      ...parametersIn(operation, 'path').map((one) =>
        `@param ${one.identifier} ${oneLine(one.description)}`.trim(),
      ),
      ...(body === undefined ? [] : [bodyDocs(body)]),
      '@throws {ApiError} for everything that can go wrong, see its `kind`.',
      ...(operation.deprecated ? ['@deprecated'] : []),
    ].join('\n'),
  ];
}

function bodyDocs(body: NonNullable<OperationModel['body']>): string {
  const { name } = body.contents[0].type;
  const types = body.contents.map(({ mediaType }) => mediaType).join(' or ');
  return `@param body ${name === undefined ? 'S' : `\`${name}\`, s`}ent as ${types}.`;
}

function typeWord(name: string | undefined): string {
  return name === undefined ? 'a body' : `\`${name}\``;
}

function credentialWords(
  model: ApiModel,
  { kind, alternatives, mandatory }: OperationModel['security'],
): string {
  if (model.credentials.length === 0) return '';
  if (kind === 'none') return 'No credential is sent.';
  if (kind === 'open') return 'Credentials: not shown; those that are configured are sent.';
  const sets = alternatives.filter((set) => set.length > 0);
  const largest = sets.find((set) => sets.every((other) => other.every((name) => set.includes(name))));
  // The smaller sets say nothing more if none is mandatory.
  const told = mandatory || largest === undefined ? sets : [largest];
  const text = told.map((set) => set.map((name) => `\`${name}\``).join(' with ')).join(', or ');
  return `Credentials: ${text}${mandatory ? '' : '; not described as mandatory'}.`;
}
