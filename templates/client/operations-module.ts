import { comment, text } from '../code.ts';
import { contentsOf, int64Import } from '../int64.ts';
import type { ApiModel, OperationModel, Template } from '../model.ts';
import { type ClientNames, clientNames, clientTypeImports } from './client-names.ts';
import { apiDefinition, operationDefinition, PURE } from './definition.ts';
import { featureImports } from './features.ts';
import { genericMethod, hasOwnOptions, isGeneric, pagedType, requestLine } from './method.ts';

/** `client-operations.ts`: each operation as a function, so that a bundle has those that are called. `client.ts` is made of them. */
export const operationsModuleTemplate: Template = (model) => {
  const names = clientNames(model);
  return [
    ...importLines(model, names),
    '',
    comment(['The runtime reads what is special about this API from here.'], ''),
    `export const ${names.api}: runtime.ApiDefinition = ${apiDefinition(model)};`,
    '',
    comment(
      [
        `Makes a connection to ${model.title}, which each function takes first. Nothing is sent yet.`,
        '@throws {TypeError} when `baseUrl` is missing or cannot be used, or a header cannot be sent.',
      ],
      '',
    ),
    `export function ${names.connect}(options: clientModule.${names.clientOptions}${
      model.defaultBaseUrl === undefined ? '' : ' = {}'
    }): runtime.Connection {`,
    `  return runtime.createConnection(${names.api}, options);`,
    '}',
    '',
    ...model.operations.map((operation) => operationFunction(operation, names)),
  ].join('\n');
};

function importLines(model: ApiModel, names: ClientNames): string[] {
  const generic = model.operations.filter(isGeneric);
  const own = generic.map((operation) =>
    hasOwnOptions(operation) ? names.own(operation) : names.callOptions,
  );
  const imported = (found: readonly string[], from: string) =>
    found.length === 0
      ? []
      : [
          `import type { ${[...new Set(found)].sort().join(', ')} } from './${from}${model.importExtension}';`,
        ];
  return [
    `import type * as clientModule from './client${model.importExtension}';`,
    ...imported(own, 'client'),
    ...featureImports(model),
    ...int64Import(model, contentsOf(model.operations)),
    // Types of other parameters are in the options, which the client has.
    ...imported(
      generic.flatMap((operation) => {
        const used = new Set(signature(operation, names).match(/[\w$]+/g));
        return clientTypeImports(operation).filter((name) => used.has(name));
      }),
      'types',
    ),
  ];
}

const signature = (operation: OperationModel, names: ClientNames) =>
  genericMethod(operation, names, 'connection: runtime.Connection');

function operationFunction(operation: OperationModel, names: ClientNames): string {
  const { id, summary, deprecated } = operation;
  const variable = names.variable(operation);
  const method = `clientModule.${names.client}[${text(id)}]`;
  const type = pagedType(
    operation,
    isGeneric(operation) ? signature(operation, names) : `runtime.Operation<${method}>`,
  );
  const docs = [
    summary,
    `${requestLine(operation)}. See the method \`${id}\` of the client.`,
    deprecated ? '@deprecated' : '',
  ];
  return [
    comment(docs, ''),
    `${variable === id ? 'export ' : ''}const ${variable}: ${type} =`,
    `  ${PURE} runtime.operation(${operationDefinition(operation)});`,
    ...(variable === id ? [] : [`export { ${variable} as ${id} };`]),
    '',
  ].join('\n');
}
