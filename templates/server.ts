import { comment, list, oneLine, text } from './code.ts';
import { contentsOf, int64Import } from './int64.ts';
import type { ApiModel, OperationModel, Template } from './model.ts';
import { serverFeatures } from './server/features.ts';
import { operationRow, row } from './server/rows.ts';
import {
  SERVER_TYPES,
  SERVER_VALUES,
  serverExports,
  serverNames,
  serverTypeImports,
} from './server/server-names.ts';
import { operationTypes } from './server/types.ts';

/** `server.ts`: the interface a server implements, and the function that turns an implementation into a Fetch handler. */
export const serverTemplate: Template = (model) => {
  const { handlers, createHandler } = serverExports(model);
  return [
    ...importLines(model),
    '',
    comment(
      [
        `The server's side of ${oneLine(model.title)} ${model.version}: one method per operation. A method is called only with ` +
          'a request that matches the description, and its reply `{ status, body?, headers? }` is sent only if that matches, too; ' +
          'otherwise the response is a plain 500 and `onError` is called. `throw new ProblemError(status, ...)` responds with problem ' +
          'details (RFC 9457), any other exception with a plain 500. Credentials are passed on as they were sent: the handler checks them.',
      ],
      '',
    ),
    ...handlersInterface(model, handlers, model.operations),
    comment(
      [
        'Makes a Fetch function of the handlers: `(request, context?) => Promise<Response>`. It never rejects. Throws a TypeError ' +
          'for an unusable `basePath` or `requestIdHeader`.',
      ],
      '',
    ),
    ...createFunction(createHandler, handlers, 'table'),
    ...model.operations.map((operation) => operationTypes(model, operation)),
    ...tableText(model, 'table', model.operations),
    ...webhookLines(model),
  ].join('\n');
};

function importLines(model: ApiModel): string[] {
  const extension = model.importExtension;
  const imports = [...new Set([...model.operations, ...model.webhooks].flatMap(serverTypeImports))].sort();
  return [
    ...(imports.length === 0 ? [] : [`import type { ${imports.join(', ')} } from './types${extension}';`]),
    ...serverFeatures(model).map(
      ({ name, file }) => `import * as ${name} from './${file.replace(/\.ts$/, '')}${extension}';`,
    ),
    `import * as runtime from './server-runtime${extension}';`,
    ...int64Import(model, contentsOf([...model.operations, ...model.webhooks])),
    `import * as allErrors from './validators${extension}';`,
    `import * as firstError from './validators-fast${extension}';`,
    '',
    `export { ${SERVER_VALUES} } from './server-runtime${extension}';`,
    `export type {\n  ${SERVER_TYPES},\n} from './server-runtime${extension}';`,
  ];
}

function handlersInterface(model: ApiModel, name: string, operations: readonly OperationModel[]): string[] {
  // An unused type parameter is an error in many projects, unless its name begins like this.
  if (operations.length === 0)
    return [`export type ${name}<_Context = unknown> = Readonly<Record<string, never>>;`, ''];
  return [
    `export interface ${name}<Context = unknown> {`,
    operations.map((operation) => handlerMethod(model, operation)).join('\n'),
    '}',
    '',
  ];
}

function createFunction(name: string, handlers: string, table: string): string[] {
  return [
    `export function ${name}<Context = unknown>(`,
    `  handlers: ${handlers}<Context>,`,
    '  options: runtime.ServerOptions = {},',
    '): runtime.FetchHandler<Context> {',
    `  return runtime.createFetchHandler<Context>(${table}, handlers, options);`,
    '}',
    '',
  ];
}

function tableText(model: ApiModel, name: string, operations: readonly OperationModel[]): string[] {
  return [
    `const ${name}: runtime.ServerTable = {`,
    `  title: ${text(model.title)},`,
    '  all: allErrors,',
    '  fast: firstError,',
    `  credentials: ${list(
      model.credentials.map(({ description: _, writtenName: __, ...credential }) => row(credential)),
      '    ',
    )},`,
    `  operations: ${list(
      operations.map((operation) => operationRow(model, operation)),
      '    ',
    )},`,
    '};',
    '',
  ];
}

/** Writes the same for the calls that the described server makes, if it makes any. */
function webhookLines(model: ApiModel): string[] {
  const { webhookHandlers, createWebhookHandler } = serverExports(model);
  if (model.webhooks.length === 0) return [];
  return [
    comment(
      [`What receives the webhooks of ${oneLine(model.title)} ${model.version}: one method per webhook.`],
      '',
    ),
    ...handlersInterface(model, webhookHandlers, model.webhooks),
    comment(
      [
        'Makes a Fetch function that receives webhooks, each on the path of its name: `/newPet`. Where all of them arrive at one URL, ' +
          "the option `pathOf` says which a request is: `(request) => '/' + request.headers.get('x-event')`.",
      ],
      '',
    ),
    ...createFunction(createWebhookHandler, webhookHandlers, 'webhookTable'),
    ...model.webhooks.map((operation) => operationTypes(model, operation)),
    ...tableText(model, 'webhookTable', model.webhooks),
  ];
}

function handlerMethod(model: ApiModel, operation: OperationModel): string {
  const { call, reply } = serverNames(model, operation);
  const where = `\`${operation.method.toUpperCase()} ${operation.path}\``;
  const source = operation.source === undefined ? '' : ` Section ${operation.source} of the source.`;
  const summary = operation.summary.replace(/\.?\s*$/, '');
  return [
    comment(
      [
        oneLine(`${summary === '' ? '' : `${summary}. `}${where}.${source}`),
        operation.deprecated ? '@deprecated' : '',
      ],
      '  ',
    ),
    `  ${operation.id}(call: ${call}<Context>): ${reply} | Promise<${reply}>;`,
  ].join('\n');
}
