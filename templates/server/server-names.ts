import { free } from '../code.ts';
import type { ApiModel, OperationModel } from '../model.ts';

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
  readonly webhookHandlers: string;
  readonly createWebhookHandler: string;
} {
  const taken = takenNames(model);
  return {
    handlers: free('Handlers', taken),
    createHandler: free('createHandler', taken),
    webhookHandlers: free('WebhookHandlers', taken),
    createWebhookHandler: free('createWebhookHandler', taken),
  };
}

/** Names that the server imports from the types file for an operation. */
export function serverTypeImports({ parameters, body, responses }: OperationModel): readonly string[] {
  const contents = [...(body?.contents ?? []), ...responses.flatMap((response) => response.contents)];
  return [...parameters, ...contents].flatMap(({ type }) => type.imports);
}

const MODULES = [
  'runtime',
  'content',
  'events',
  'form',
  'styles',
  'allErrors',
  'firstError',
  'table',
  'webhookTable',
];

/** `server.ts` exports these of the runtime: values and types, as they are printed. */
export const SERVER_VALUES = 'JsonText, NotImplementedError, notImplemented, preferredType, ProblemError';
export const SERVER_TYPES =
  'Arrival, BasicCredential, ErrorReply, FetchHandler, ProblemDetails, ProblemInput, ProblemItem, Reply, ReplyHeaders,\n' +
  '  ServerErrorEvent, ServerOptions';

/** Names that are in scope of `server.ts` before it declares any of its own; made once for each model. */
function takenNames(model: ApiModel): ReadonlySet<string> {
  const known = TAKEN.get(model);
  if (known !== undefined) return known;
  const taken = new Set([
    ...[...model.operations, ...model.webhooks].flatMap(serverTypeImports),
    ...MODULES,
    ...`${SERVER_VALUES}, ${SERVER_TYPES}`.split(/,\s+/),
  ]);
  TAKEN.set(model, taken);
  return taken;
}

const TAKEN = new WeakMap<ApiModel, ReadonlySet<string>>();
