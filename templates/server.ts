import { comment, list, oneLine, text } from './code.ts';
import type { ApiModel, OperationModel, Template } from './model.ts';
import { serverFeatures } from './server/features.ts';
import { serverExports, serverNames, typesOf } from './server/names.ts';
import { operationRow, row } from './server/rows.ts';
import { operationTypes } from './server/types.ts';

/** `server.ts`: the interface a server implements, and the function that turns an implementation into a Fetch handler. */
export const serverTemplate: Template = (model) => {
  const { handlers, createHandler } = serverExports(model);
  const extension = model.importExtension;
  const imports = [...new Set(model.operations.flatMap(typesOf))].sort();
  return [
    ...(imports.length === 0 ? [] : [`import type { ${imports.join(', ')} } from './types${extension}';`]),
    ...serverFeatures(model).map(
      ({ name, file }) => `import * as ${name} from './${file.replace(/\.ts$/, '')}${extension}';`,
    ),
    `import * as runtime from './server-runtime${extension}';`,
    `import * as allErrors from './validators${extension}';`,
    `import * as firstError from './validators-fast${extension}';`,
    '',
    `export { JsonText, NotImplementedError, notImplemented, preferredType, ProblemError } from './server-runtime${extension}';`,
    'export type {',
    '  Arrival, BasicCredential, ErrorReply, FetchHandler, ProblemDetails, ProblemInput, ProblemItem, Reply, ReplyHeaders,',
    `  ServerErrorEvent, ServerOptions,\n} from './server-runtime${extension}';`,
    '',
    comment(
      [
        `The server's side of ${oneLine(model.title)} ${model.version}: one method per operation. A method is called only with ` +
          'a request that matches the description, and its reply is sent only if that matches, too.',
      ],
      '',
    ),
    `export interface ${handlers}<Context = unknown> {`,
    model.operations.map((operation) => handlerMethod(model, operation)).join('\n'),
    '}',
    '',
    comment(
      [
        'Makes a Fetch function of the handlers: `(request, context?) => Promise<Response>`. It never rejects. Throws a TypeError ' +
          'for an unusable `basePath` or `requestIdHeader`.',
      ],
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
      model.credentials.map(({ description: _, ...credential }) => row(credential)),
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
    comment([oneLine(`${summary === '' ? '' : `${summary}. `}${where}.${source}`)], '  '),
    `  ${operation.id}(call: ${call}<Context>): ${reply} | Promise<${reply}>;`,
  ].join('\n');
}
