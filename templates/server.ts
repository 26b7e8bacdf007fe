import {
  type ApiModel,
  type OperationModel,
  type ParameterLocation,
  parametersIn,
  type ResponseModel,
  type Template,
} from './model.ts';

/**
 * Modules of `templates/runtime/` that `server.ts` needs beside it, copied as they are. Only `server-runtime.ts` is meant to be
 * imported by others.
 */
export const SERVER_RUNTIME_FILES = [
  'server-runtime.ts',
  'server-types.ts',
  'server-router.ts',
  'server-credentials.ts',
  'server-cookies.ts',
  'server-parameters.ts',
  'server-json.ts',
  'server-body.ts',
  'server-problem.ts',
  'server-validation-errors.ts',
  'server-reply.ts',
  'lib/json-pointer.ts',
] as const;

/** Names that `server.ts` exports for one operation. */
export interface ServerNames {
  readonly call: string;
  readonly reply: string;
}

/** `CreateCardCall` and `CreateCardReply`, with a `_` where a schema has that name already. */
export function serverNames(model: ApiModel, operation: OperationModel): ServerNames {
  const taken = takenNames(model);
  return { call: free(`${operation.typeName}Call`, taken), reply: free(`${operation.typeName}Reply`, taken) };
}

/** Names that `server.ts` exports for the whole: `Handlers` and `createHandler`, with a `_` where a schema has that name already. */
export function serverExports(model: ApiModel): {
  readonly handlers: string;
  readonly createHandler: string;
} {
  const taken = takenNames(model);
  return { handlers: free('Handlers', taken), createHandler: free('createHandler', taken) };
}

/** `server.ts`: the interface a server implements, and the function that turns an implementation into a Fetch handler. */
export const serverTemplate: Template = (model) => {
  const { handlers, createHandler } = serverExports(model);
  const extension = model.importExtension;
  const imports = [...new Set(model.operations.flatMap(typesOf))].sort();
  return [
    ...(imports.length === 0 ? [] : [`import type { ${imports.join(', ')} } from './types${extension}';`]),
    `import * as runtime from './server-runtime${extension}';`,
    `import * as allErrors from './validators${extension}';`,
    `import * as firstError from './validators-fast${extension}';`,
    '',
    `export { JsonText, NotImplementedError, notImplemented, ProblemError } from './server-runtime${extension}';`,
    'export type {',
    '  Arrival, BasicCredential, ErrorReply, FetchHandler, ProblemDetails, ProblemInput, ProblemItem, Reply, ReplyHeaders,',
    `  ServerErrorEvent, ServerOptions,\n} from './server-runtime${extension}';`,
    '',
    comment(
      `The server's side of ${model.title} ${model.version}: one method per operation. A method is called only with a request ` +
        'that matches the description, and what it answers is sent only if it matches too.',
      '',
    ),
    `export interface ${handlers}<Context = unknown> {`,
    model.operations.map((operation) => handlerMethod(model, operation)).join('\n'),
    '}',
    '',
    comment(
      'Makes a Fetch function of the handlers: `(request, context?) => Promise<Response>`. It never rejects. Throws a TypeError ' +
        'for an unusable `basePath` or `requestIdHeader`.',
      '',
    ),
    `export function ${createHandler}<Context = unknown>(`,
    `  handlers: ${handlers}<Context>,`,
    '  options: runtime.ServerOptions = {},',
    '): runtime.FetchHandler<Context> {',
    '  return runtime.createFetchHandler<Context>(table, handlers, options);',
    '}',
    '',
    ...model.operations.map((operation) => operationTypes(model, operation)),
    'const table: runtime.ServerTable = {',
    `  title: ${text(model.title)},`,
    '  all: allErrors,',
    '  fast: firstError,',
    `  credentials: ${list(
      model.credentials.map(({ name, kind, wireName }) => row({ name, kind, wireName })),
      '    ',
    )},`,
    `  operations: ${list(
      model.operations.map((operation) => operationRow(model, operation)),
      '    ',
    )},`,
    '};',
    '',
  ].join('\n');
};

function handlerMethod(model: ApiModel, operation: OperationModel): string {
  const { call, reply } = serverNames(model, operation);
  const where = `\`${operation.method.toUpperCase()} ${operation.path}\``;
  const source = operation.source === undefined ? '' : ` Section ${operation.source} of the source.`;
  const summary = operation.summary.replace(/\.?\s*$/, '');
  return [
    comment(`${summary === '' ? '' : `${summary}. `}${where}.${source}`, '  '),
    `  ${operation.id}(call: ${call}<Context>): ${reply} | Promise<${reply}>;`,
  ].join('\n');
}

function operationTypes(model: ApiModel, operation: OperationModel): string {
  const { call, reply } = serverNames(model, operation);
  const { body } = operation;
  const bodyType =
    body === undefined ? 'undefined' : `${body.type.typescript}${body.required ? '' : ' | undefined'}`;
  return `/** What the handler of \`${operation.id}\` gets. */
export type ${call}<Context = unknown> = runtime.Call<
  {
    readonly path: ${parameterType(operation, 'path')};
    readonly query: ${parameterType(operation, 'query')};
    readonly headers: ${parameterType(operation, 'header')};
    readonly cookies: ${parameterType(operation, 'cookie')};
    readonly body: ${bodyType};
    readonly credentials: ${credentialType(model, operation)};
  },
  Context
>;

/** What the handler of \`${operation.id}\` may answer. */
export type ${reply} =
${replyMembers(operation)
  .map((member) => `  | ${member}`)
  .join('\n')};
`;
}

function parameterType(operation: OperationModel, place: ParameterLocation): string {
  return shape(
    parametersIn(operation, place).map(({ identifier, required, type }) => ({
      name: identifier,
      optional: !required,
      type: type.typescript,
    })),
  );
}

function credentialType(model: ApiModel, operation: OperationModel): string {
  const given = credentialNames(model, operation);
  const mandatory = mandatoryNames(operation);
  return shape(
    model.credentials
      .filter(({ name }) => given.includes(name))
      .map(({ name, kind }) => ({
        name,
        optional: !mandatory.includes(name),
        type: kind === 'basic' ? 'runtime.BasicCredential' : 'string',
      })),
  );
}

/** With nothing said, the handler gets whatever came: it may have its own opinion. */
function credentialNames(model: ApiModel, { security }: OperationModel): readonly string[] {
  return security.kind === 'open' ? model.credentials.map(({ name }) => name) : security.names;
}

/** Credentials that every alternative asks for: a call without them does not get as far as the handler. */
function mandatoryNames({ security }: OperationModel): readonly string[] {
  if (!security.mandatory) return [];
  return security.names.filter((name) => security.alternatives.every((set) => set.includes(name)));
}

const CLASSES: Readonly<Record<string, string>> = {
  '2': 'runtime.SuccessStatus',
  '3': 'runtime.RedirectStatus',
  '4': 'runtime.ClientErrorStatus',
  '5': 'runtime.ServerErrorStatus',
};

/** The union of a reply's forms: each described status, and any error that the description leaves open. */
function replyMembers({ responses }: OperationModel): string[] {
  const exact = responses.filter(({ status }) => /^[2-5]\d\d$/.test(status));
  const ranges = responses.filter(({ status }) => /^[2-5]XX$/i.test(status));
  const members = exact.map((response) => replyMember(response, response.status));
  for (const range of ranges) {
    const digit = range.status.charAt(0);
    const others = exact.map(({ status }) => status).filter((status) => status.startsWith(digit));
    members.push(replyMember(range, without(CLASSES[digit] ?? 'never', [...others, ...bodiless(range)])));
  }

  const left = without('runtime.ErrorStatus', [
    ...exact.map(({ status }) => status).filter((status) => /^[45]/.test(status)),
    ...ranges
      .map(({ status }) => CLASSES[status.charAt(0)] ?? 'never')
      .filter((name) => name.includes('Error')),
  ]);
  const fallback = responses.find(({ status }) => status === 'default');
  if (fallback?.type === undefined) {
    members.push(`runtime.ErrorReply<${left}>`);
  } else {
    members.push(replyMember(fallback, left));
  }
  // `default` speaks of successes only where no success is described.
  if (fallback !== undefined && !responses.some(({ success }) => success)) {
    const success = without('runtime.SuccessStatus | runtime.RedirectStatus', [
      ...[...exact, ...ranges]
        .filter(({ status }) => status.startsWith('3'))
        .map(({ status }) => statusType(status)),
      ...bodiless(fallback),
    ]);
    members.push(replyMember(fallback, success));
  }
  return members;
}

function statusType(status: string): string {
  return CLASSES[status.replace(/XX$/i, '')] ?? status;
}

/** Statuses that a described body cannot come with; there are none among errors. */
function bodiless({ status, type }: ResponseModel): string[] {
  return type === undefined || /^[45]/.test(status) ? [] : ['runtime.BodilessStatus'];
}

function replyMember(response: ResponseModel, status: string): string {
  const headers = 'readonly headers?: runtime.ReplyHeaders';
  if (response.type !== undefined) {
    const type = response.type.typescript;
    return `{ readonly status: ${status}; readonly body: ${type} | runtime.JsonText<${type}>; ${headers} }`;
  }
  const body = /^(204|205|304)$/.test(status) ? 'undefined' : 'unknown';
  return `{ readonly status: ${status}; readonly body?: ${body}; ${headers} }`;
}

function without(type: string, excluded: readonly string[]): string {
  return excluded.length === 0 ? type : `Exclude<${type}, ${excluded.join(' | ')}>`;
}

function operationRow(model: ApiModel, operation: OperationModel): string {
  const { id, method, path, body, responses, security } = operation;
  const parameters = operation.parameters.map(({ in: place, name, identifier, required, type, explode }) =>
    row({
      in: place,
      name: place === 'header' ? name.toLowerCase() : name,
      key: identifier,
      required,
      kind: type.kind,
      ...(type.itemKind === undefined ? {} : { itemKind: type.itemKind }),
      explode,
    }),
  );
  return `{
      id: ${text(id)},
      method: ${text(method.toUpperCase())},
      path: ${text(path)},
      parameters: ${list(parameters, '        ')},
      body: ${body === undefined ? 'undefined' : row({ required: body.required, mediaType: body.mediaType })},
      responses: ${list(
        responses.map(({ status, mediaType }) => row({ status, mediaType })),
        '        ',
      )},
      credentials: ${JSON.stringify(credentialNames(model, operation))},
      mandatory: ${JSON.stringify(security.mandatory ? security.alternatives : [])},
    }`;
}

function typesOf(operation: OperationModel): readonly string[] {
  return [
    ...operation.parameters.flatMap(({ type }) => type.imports),
    ...(operation.body?.type.imports ?? []),
    ...operation.responses.flatMap(({ type }) => type?.imports ?? []),
  ];
}

/** Names that are in scope of `server.ts` before it declares any of its own. */
function takenNames(model: ApiModel): ReadonlySet<string> {
  return new Set([...model.operations.flatMap(typesOf), 'runtime', 'allErrors', 'firstError', 'table']);
}

function free(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? free(`${name}_`, taken) : name;
}

interface Member {
  readonly name: string;
  readonly optional: boolean;
  readonly type: string;
}

function shape(members: readonly Member[]): string {
  if (members.length === 0) return 'Readonly<Record<string, never>>';
  return `{ ${members.map(({ name, optional, type }) => `readonly ${key(name)}${optional ? '?' : ''}: ${type}`).join('; ')} }`;
}

function row(members: Readonly<Record<string, unknown>>): string {
  const shown = Object.entries(members).map(
    ([name, value]) => `${key(name)}: ${value === undefined ? 'undefined' : JSON.stringify(value)}`,
  );
  return `{ ${shown.join(', ')} }`;
}

function list(rows: readonly string[], indent: string): string {
  return rows.length === 0
    ? '[]'
    : `[\n${rows.map((one) => `${indent}${one},\n`).join('')}${indent.slice(2)}]`;
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : text(name);
}

function text(value: string): string {
  return JSON.stringify(value);
}

function comment(sentence: string, indent: string): string {
  return `${indent}/** ${sentence.replace(/\s+/g, ' ').replaceAll('*/', '*\\/').trim()} */`;
}
