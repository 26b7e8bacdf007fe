import { free } from '../code.ts';
import type { ApiModel, OperationModel } from '../model.ts';
import { errorContents, successContents } from './content.ts';

/** `client.ts` declares these, by their usual names. */
export interface ClientNames {
  readonly client: string;
  readonly clientOptions: string;
  readonly callOptions: string;
  readonly credentials: string;
  readonly createClient: string;
  readonly maskedHooks: string;
  readonly serverUrl: string;
  readonly raw: string;
  readonly use: string;
  readonly eject: string;
  readonly connect: string;
  readonly api: string;
  /** The variable of an operation's function, which is exported by its id. */
  readonly variable: (operation: OperationModel) => string;
  readonly own: (operation: OperationModel) => string;
}

/** `client.ts` declares these, with a `_` where a type of the description has that name already. */
export function clientNames(model: ApiModel): ClientNames {
  const types = new Set([
    ...model.operations.flatMap(clientTypeImports),
    'paths',
    'runtime',
    'operationFunctions',
    ...MODULES,
  ]);
  const fixed = {
    client: free('Client', types),
    clientOptions: free('ClientOptions', types),
    callOptions: free('CallOptions', types),
    credentials: free('Credentials', types),
    createClient: free('createClient', types),
    maskedHooks: free('maskedHooks', types),
    serverUrl: free('serverUrl', types),
  };
  const runtime = [CLIENT_VALUES, CLIENT_TYPES, PAGES_TYPES, CONTENT_TYPES].flatMap((names) =>
    names.split(/,\s+/),
  );
  const ids = new Set(model.operations.map(({ id }) => id));
  const taken = new Set([...types, ...Object.values(fixed), ...runtime]);
  const own = ({ typeName }: OperationModel) => free(`${typeName}Options`, taken);
  const imported = new Set([...types, ...Object.values(fixed), ...model.operations.map(own), 'clientModule']);
  return {
    ...fixed,
    raw: free('raw', ids),
    use: free('use', ids),
    eject: free('eject', ids),
    connect: free('connect', new Set([...ids, ...types])),
    api: free('api', new Set([...ids, ...types])),
    variable: ({ id }) => free(id, imported),
    own,
  };
}

/** `client.ts` exports these of the runtime: values and types, as they are printed. */
export const CLIENT_VALUES = 'ApiError, isApiError';
export const CLIENT_TYPES =
  'ApiErrorCause, ApiErrorFor, ApiErrorKind, ApiErrorOf, ApiResponse, BasicCredential, CallEvent, CallResult, Connection, Credential, ErrorEvent, ErrorResponse, Hooks,\n' +
  '  Method, Middleware, MiddlewareContext, Operation, RawClient, MaskedHooks, RequestEvent, ResponseEvent, ResponseProblem, ResponseValidator, ResponseValidators,\n' +
  '  RetryEvent, RetryOptions';
/** The exports of a client with pages. */
export const PAGES_TYPES = 'ListPage, PageParam, Paged';
/** The exports that a client with other content than JSON mentions. */
export const CONTENT_TYPES = 'Binary, BinaryBody, ServerSentEvent, WithFiles';

/** Names that the modules of further features are imported by. */
const MODULES = ['content', 'form', 'events', 'pages', 'parameters'];

/** Names that the client imports from the types file for an operation. */
export function clientTypeImports(operation: OperationModel): readonly string[] {
  const contents = [
    ...(operation.body?.contents ?? []),
    ...successContents(operation),
    ...errorContents(operation),
  ];
  return [...operation.parameters, ...contents].flatMap(({ type }) => type.imports);
}
