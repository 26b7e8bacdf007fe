import {
  type ApiModel,
  type CredentialModel,
  type OperationModel,
  type ParameterLocation,
  parametersIn,
  type Template,
} from './model.ts';

/** Modules of `templates/runtime/` that `client.ts` needs beside it, copied as they are. */
export const CLIENT_RUNTIME_FILES = [
  'client-runtime.ts',
  'client-types.ts',
  'client-error.ts',
  'client-send.ts',
  'client-credentials.ts',
  'client-cookies.ts',
  'client-hooks.ts',
  'client-mask.ts',
  'client-raw.ts',
  'client-raw-types.ts',
  'client-read.ts',
  'client-url.ts',
  'client-wait.ts',
] as const;

/** `client.ts`: a method for each operation, the raw client, and what the runtime has to know of both. */
export const clientTemplate: Template = (model) => {
  const names = clientNames(model);
  const imports = [...new Set(['paths', ...model.operations.flatMap(typesOf)])].sort();
  const extension = model.importExtension;
  return [
    `import * as runtime from './client-runtime${extension}';`,
    `import type { ${imports.join(', ')} } from './types${extension}';`,
    '',
    `export { ApiError, isApiError } from './client-runtime${extension}';`,
    'export type {',
    '  ApiErrorCause, ApiErrorKind, ApiErrorOf, ApiResponse, BasicCredential, CallEvent, Credential, ErrorEvent, Hooks,',
    '  Method, Middleware, RawClient, MaskedHooks, RequestEvent, ResponseEvent, ResponseProblem, ResponseValidator, ResponseValidators,',
    `  RetryEvent, RetryOptions,\n} from './client-runtime${extension}';`,
    '',
    comment(['Credentials by security scheme. Only those that an operation lists are sent with it.'], ''),
    credentialsType(model, names),
    '',
    comment([`Options of \`createClient\` for ${model.title} ${model.version}.`], ''),
    `export interface ${names.clientOptions} extends runtime.BaseClientOptions {`,
    ...baseUrlMember(model),
    comment(['Sent with every operation that lists them; a call may bring its own.'], '  '),
    `  readonly credentials?: ${names.credentials} | undefined;`,
    '}',
    '',
    comment(["Options of a single call; they go before the client's."], ''),
    `export interface ${names.callOptions} extends runtime.BaseCallOptions<${names.credentials}> {}`,
    '',
    ...model.operations.filter(hasOwnOptions).map((operation) => ownOptions(operation, names)),
    comment(
      [
        `The operations of ${model.title} ${model.version}. Each takes its path parameters, then its body, then options, and ` +
          'resolves to the body of a success; its `withResponse` resolves to status and headers too. ' +
          'Each rejects with `ApiError` and nothing else.',
      ],
      '',
    ),
    `export interface ${names.client} {`,
    ...model.operations.map((operation) => method(model, operation, names)),
    comment(
      [
        'Sends any request, with the same credentials, time limits, retries and hooks, and the interface of openapi-fetch. Resolves to ' +
          '`{ data, error, response }` whatever the status; rejects with `ApiError` when there is no response.',
      ],
      '  ',
    ),
    `  readonly ${names.raw}: runtime.RawClient<paths>;`,
    '}',
    '',
    comment(
      [
        `Makes a client of ${model.title}. Nothing is sent yet.`,
        '@throws {TypeError} when `baseUrl` is missing or cannot be used.',
      ],
      '',
    ),
    `export function ${names.createClient}(options: ${names.clientOptions}${
      model.defaultBaseUrl === undefined ? '' : ' = {}'
    }): ${names.client} {`,
    `  return runtime.createRuntime(definition, options, '${names.raw}') as ${names.client};`,
    '}',
    '',
    comment(
      [
        'Hooks for logs and metrics, for the option `hooks`. They get copies in which credentials' +
          (model.sensitiveNames.length > 0 ? ' and the values that the description calls sensitive' : '') +
          ' read `***`. They are not awaited, and what they throw is dropped.',
      ],
      '',
    ),
    `export function ${names.maskedHooks}(hooks: runtime.Hooks): runtime.MaskedHooks {`,
    `  return runtime.maskHooks(definition, ${JSON.stringify(model.sensitiveNames)}, hooks);`,
    '}',
    '',
    ...definition(model),
    '',
  ].join('\n');
};

export interface ClientNames {
  readonly client: string;
  readonly clientOptions: string;
  readonly callOptions: string;
  readonly credentials: string;
  readonly createClient: string;
  readonly maskedHooks: string;
  readonly raw: string;
  readonly own: (operation: OperationModel) => string;
}

/** What `client.ts` declares, with a `_` where a type of the description has that name already. */
export function clientNames(model: ApiModel): ClientNames {
  const types = new Set([...model.operations.flatMap(typesOf), 'paths', 'runtime', 'definition']);
  const fixed = {
    client: free('Client', types),
    clientOptions: free('ClientOptions', types),
    callOptions: free('CallOptions', types),
    credentials: free('Credentials', types),
    createClient: free('createClient', types),
    maskedHooks: free('maskedHooks', types),
  };
  const taken = new Set([...types, ...Object.values(fixed)]);
  return {
    ...fixed,
    raw: free('raw', new Set(model.operations.map(({ id }) => id))),
    own: ({ typeName }) => free(`${typeName}Options`, taken),
  };
}

function free(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? free(`${name}_`, taken) : name;
}

function typesOf(operation: OperationModel): readonly string[] {
  return [
    ...operation.parameters.flatMap(({ type }) => type.imports),
    ...(operation.body?.type.imports ?? []),
    ...successes(operation).flatMap(({ type }) => type?.imports ?? []),
  ];
}

/** The described successes; `default` speaks of success only where nothing else does. */
export function successes({ responses }: OperationModel): OperationModel['responses'] {
  const described = responses.filter(({ success }) => success);
  return described.length > 0 ? described : responses.filter(({ status }) => status === 'default');
}

function credentialsType(model: ApiModel, names: ClientNames): string {
  if (model.credentials.length === 0) return `export type ${names.credentials} = Record<string, never>;`;
  return [
    `export type ${names.credentials} = {`,
    ...model.credentials.flatMap((credential) => [
      comment([credential.description, `Travels as ${travelsAs(credential)}.`], '  '),
      `  readonly ${key(credential.name)}?: runtime.Credential${credential.kind === 'basic' ? '<runtime.BasicCredential>' : ''};`,
    ]),
    '};',
  ].join('\n');
}

function travelsAs({ kind, wireName }: CredentialModel): string {
  if (kind === 'header') return `header \`${wireName}\``;
  if (kind === 'query') return `query parameter \`${wireName}\``;
  if (kind === 'cookie') return `cookie \`${wireName}\`, which a browser sends by itself or not at all`;
  return kind === 'bearer' ? 'bearer token, without the word `Bearer`' : 'HTTP basic authentication';
}

function baseUrlMember({ defaultBaseUrl }: ApiModel): string[] {
  const rest = 'A path is kept, a slash at its end is not.';
  return defaultBaseUrl === undefined
    ? [
        comment([`Where the service is: \`https://api.example/v2\`. ${rest}`], '  '),
        '  readonly baseUrl: string;',
      ]
    : [
        comment([`Where the service is; \`${defaultBaseUrl}\` when left out. ${rest}`], '  '),
        '  readonly baseUrl?: string | undefined;',
      ];
}

export function hasOwnOptions(operation: OperationModel): boolean {
  return operation.parameters.some((parameter) => parameter.in !== 'path');
}

export function needsOptions(operation: OperationModel): boolean {
  return operation.parameters.some((parameter) => parameter.in !== 'path' && parameter.required);
}

function ownOptions(operation: OperationModel, names: ClientNames): string {
  const group = (name: string, place: ParameterLocation, about: readonly string[] = []) => {
    const parameters = parametersIn(operation, place);
    if (parameters.length === 0) return [];
    const required = parameters.some((parameter) => parameter.required);
    return [
      ...about.map((line) => comment([line], '  ')),
      `  readonly ${name}${required ? '' : '?'}: {`,
      ...parameters.flatMap((parameter) => [
        ...(parameter.description === '' ? [] : [comment([parameter.description], '    ')]),
        `    readonly ${key(parameter.name)}${parameter.required ? '' : '?'}: ${parameter.type.typescript}${parameter.required ? '' : ' | undefined'};`,
      ]),
      `  }${required ? '' : ' | undefined'};`,
    ];
  };
  return [
    comment([`Options of \`${operation.id}\`.`], ''),
    `export interface ${names.own(operation)} extends ${names.callOptions} {`,
    ...group('query', 'query'),
    ...group('headers', 'header'),
    ...group('cookies', 'cookie', [COOKIES_IN_BROWSERS]),
    '}',
    '',
  ].join('\n');
}

const COOKIES_IN_BROWSERS =
  'Sent where the platform lets a program set cookies, as Node does. A browser sends those that it has stored and ignores these; ' +
  "for a service of another origin the option `fetch` has to add `credentials: 'include'`.";

function method(model: ApiModel, operation: OperationModel, names: ClientNames): string {
  const { body } = operation;
  const own = hasOwnOptions(operation) ? names.own(operation) : names.callOptions;
  const last = needsOptions(operation);
  const bodyArgument = () => {
    const type = body?.type.typescript;
    if (body?.required) return `body: ${type}`;
    return last ? `body: ${type} | undefined` : `body?: ${type} | undefined`;
  };
  const argumentsOf = [
    ...parametersIn(operation, 'path').map(({ identifier, type }) => `${identifier}: ${type.typescript}`),
    ...(body === undefined ? [] : [bodyArgument()]),
    last ? `options: ${own}` : `options?: ${own} | undefined`,
  ];
  const answers = successes(operation).map(
    (response) => `runtime.ApiResponse<${statusType(response.status)}, ${dataType(response)}>`,
  );
  return [
    comment(methodDocs(model, operation), '  '),
    `  readonly ${operation.id}: runtime.Method<`,
    `    [${argumentsOf.join(', ')}],`,
    `    ${answers.length === 0 ? 'runtime.ApiResponse' : [...new Set(answers)].join(' | ')}`,
    '  >;',
  ].join('\n');
}

function statusType(status: string): string {
  return /^\d+$/.test(status) ? status : 'number';
}

export function dataType({ status, type }: OperationModel['responses'][number]): string {
  return type?.typescript ?? (/^20[45]$/.test(status) ? 'undefined' : 'unknown');
}

function methodDocs(model: ApiModel, operation: OperationModel): string[] {
  const { body, safe, source, security } = operation;
  const where = `\`${operation.method.toUpperCase()} ${operation.path}\``;
  const answers = successes(operation).map(
    ({ status, type }) => `${status}${type === undefined ? '' : ` with ${typeWord(type.name)}`}`,
  );
  return [
    operation.summary,
    operation.description,
    `${where}${source === undefined ? '' : `, section ${source} of the source`}. ` +
      (safe ? 'Safe, so a failed attempt is repeated.' : 'It may write, so it is never repeated.'),
    `Answers ${answers.length === 0 ? 'are not described' : answers.join(', or ')}. ${credentialWords(model, security)}`,
    [
      ...parametersIn(operation, 'path').map((one) =>
        `@param ${one.identifier} ${oneLine(one.description)}`.trim(),
      ),
      ...(body === undefined
        ? []
        : [
            `@param body ${body.type.name === undefined ? 'S' : `\`${body.type.name}\`, s`}ent as ${body.mediaType}.`,
          ]),
      '@throws {ApiError} for everything that can go wrong, see its `kind`.',
    ].join('\n'),
  ];
}

function typeWord(name: string | undefined): string {
  return name === undefined ? 'a body' : `\`${name}\``;
}

function credentialWords(model: ApiModel, { kind, alternatives }: OperationModel['security']): string {
  if (model.credentials.length === 0) return '';
  if (kind === 'none') return 'No credential is sent.';
  if (kind === 'open') return 'Credentials: not shown; those that are configured are sent.';
  const sets = alternatives.map((set) => set.map((name) => `\`${name}\``).join(' with ') || 'none');
  return `Credentials: ${sets.join(', or ')}.`;
}

function definition(model: ApiModel): string[] {
  return [
    'const definition: runtime.ApiDefinition = {',
    ...(model.defaultBaseUrl === undefined ? [] : [`  baseUrl: ${text(model.defaultBaseUrl)},`]),
    `  credentials: ${block(
      model.credentials.map(({ name, kind, wireName }) => {
        const members = [`name: ${text(wireName)}`];
        if (kind === 'query') members.push('put: runtime.putQuery');
        if (kind === 'cookie') members.push('put: runtime.putCookie');
        if (kind === 'bearer') members.push(`prefix: 'Bearer '`);
        if (kind === 'basic') members.push(`prefix: 'Basic '`, 'encode: runtime.encodeBasic');
        return `${key(name)}: { ${members.join(', ')} }`;
      }),
      '    ',
    )},`,
    `  operations: ${block(
      model.operations.map(
        (operation) => `${key(operation.id)}: ${block(operationRow(operation), '      ')}`,
      ),
      '    ',
    )},`,
    '};',
  ];
}

function operationRow(operation: OperationModel): string[] {
  const { body, security } = operation;
  const pathParameters = parametersIn(operation, 'path');
  const joined = joinedLists(operation, 'query');
  const hasCookies = parametersIn(operation, 'cookie').length > 0;
  const reads = successes(operation).map(
    ({ status, type }) => `${key(status)}: ${type !== undefined && operation.method !== 'head'}`,
  );
  return [
    `method: ${text(operation.method.toUpperCase())}`,
    `path: ${text(operation.path)}`,
    ...(operation.safe ? ['safe: true'] : []),
    ...(pathParameters.length === 0
      ? []
      : [`parameters: ${JSON.stringify(pathParameters.map(({ name }) => name))}`]),
    ...(joined.length === 0 ? [] : [`query: runtime.queryWriter(${JSON.stringify(joined)})`]),
    ...(hasCookies
      ? [`cookies: runtime.cookieWriter(${JSON.stringify(joinedLists(operation, 'cookie'))})`]
      : []),
    ...(body === undefined ? [] : [`body: ${text(body.mediaType)}`]),
    `responses: { ${reads.length === 0 ? 'default: false' : reads.join(', ')} }`,
    ...(security.kind === 'open'
      ? []
      : [`security: ${JSON.stringify(security.alternatives.filter((set) => set.length > 0))}`]),
  ];
}

/** Lists that are written `a=1,2`. */
function joinedLists(operation: OperationModel, place: ParameterLocation): string[] {
  return parametersIn(operation, place)
    .filter(({ type, explode }) => type.kind === 'array' && !explode)
    .map(({ name }) => name);
}

function block(rows: readonly string[], indent: string): string {
  return rows.length === 0
    ? '{}'
    : `{\n${rows.map((row) => `${indent}${row},\n`).join('')}${indent.slice(2)}}`;
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) || /^[1-9]\d*$/.test(name) ? name : text(name);
}

function text(value: string): string {
  return JSON.stringify(value);
}

function oneLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}

/** A docstring of paragraphs; Markdown within one keeps its lines. */
function comment(paragraphs: readonly string[], indent: string): string {
  const lines = paragraphs
    .map((paragraph) => paragraph.replaceAll('*/', '*\\/').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */`;
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n');
}
