import type { GeneratorImport, GeneratorMutator, GeneratorVerbOptions } from 'orval';
import {
  type ClientNames,
  clientNames,
  clientTypeImports as typesImported,
} from '../../../../templates/client/client-names.ts';
import { sentType, successes } from '../../../../templates/client/content.ts';
import { dataType, optionGroups } from '../../../../templates/client/method.ts';
import { union } from '../../../../templates/code.ts';
import { HOOKS_MUTATORS, type HooksProvider } from '../../../../templates/hooks.ts';
import { type ApiModel, contentOf, type OperationModel, parametersIn } from '../../../../templates/model.ts';
import { createHookNames, withImportAliases } from './hook-names.ts';

/**
 * Orval's `transformer`: what an operation takes, sends and returns in the types of `types.ts` and `client.ts`, and our
 * `hooks/client-provider.ts` as what it calls.
 */
export function ownTypes(model: ApiModel, provider: HooksProvider) {
  const mutatorName = HOOKS_MUTATORS[provider];
  const operations = new Map(model.operations.map((operation) => [operation.id, operation]));
  const names = clientNames(model);
  // Hooks of frameworks call a hook for the client, others a function that is exported.
  const printedNames = createHookNames(provider === 'shared');
  const mutator = mutatorOf(mutatorName, model.importExtension);
  return (verb: GeneratorVerbOptions): GeneratorVerbOptions => {
    const operation = operations.get(verb.operationId);
    if (operation === undefined) throw new Error(`There is no operation ${verb.operationId}.`);
    const types = typesOf(operation, names);
    const typeOf = (prop: GeneratorVerbOptions['props'][number], index: number) => {
      if (prop.type === 'body') return types.body;
      return prop.type === 'queryParam' ? types.options : types.path[index];
    };
    return {
      ...verb,
      ...printedNames(verb.operationId, verb),
      props: verb.props.map((prop, index) => {
        const text = prop.definition.replace(/:.*$/s, () => `: ${typeOf(prop, index)}`);
        return { ...prop, definition: text, implementation: text };
      }),
      body: { ...verb.body, definition: verb.body.definition === '' ? '' : types.body },
      response: {
        ...verb.response,
        definition: { success: types.data, errors: types.errors },
        imports: [
          ...importsOf(operation, names, model.importExtension),
          // Orval thinks of it by itself only where the mutator is given as a file.
          ...(provider === 'react' ? [{ name: 'useCallback', values: true, importPath: 'react' }] : []),
        ],
      },
      mutator,
    };
  };
}

/** Given here and not as a file: orval would bundle the file anew for each operation, to count its function's parameters. */
function mutatorOf(name: string, extension: string): GeneratorMutator {
  return {
    name,
    path: `./client-provider${extension}`,
    default: false,
    hasErrorType: true,
    errorTypeName: 'ErrorType',
    hasSecondArg: true,
    hasThirdArg: false,
    isHook: name.startsWith('use'),
  };
}

function typesOf(operation: OperationModel, names: ClientNames) {
  const data = [...new Set(successes(operation).map(dataType))];
  const body = contentOf(operation.body);
  return {
    path: parametersIn(operation, 'path').map(({ type }) => withImportAliases(type.typescript)),
    body: body === undefined ? 'never' : ownType(sentType(body)),
    options: `Pick<${withImportAliases(names.own(operation))}, ${union(optionGroups(operation))}>`,
    errors: `${names.client}['${operation.id}']`,
    data: data.length === 0 ? 'unknown' : ownType(data.join(' | ')),
  };
}

const RUNTIME = /\bruntime\.(\w+)/g;

/** The client exports under its own name what it calls `runtime.ServerSentEvent`. */
function ownType(typescript: string): string {
  return withImportAliases(typescript).replace(RUNTIME, '$1');
}

/** Orval prints those that the hooks mention. */
function importsOf(operation: OperationModel, names: ClientNames, extension: string): GeneratorImport[] {
  const imported = (name: string, importPath: string): GeneratorImport => {
    const alias = withImportAliases(name);
    return { name, ...(alias === name ? {} : { alias }), importPath };
  };
  const ofClient = [names.client, names.own(operation), ...runtimeTypes(operation)];
  return [
    ...typesImported(operation).map((name) => imported(name, `../types${extension}`)),
    ...ofClient.map((name) => imported(name, `../client${extension}`)),
  ];
}

/** Types of the client's runtime that an operation's body and data mention. */
function runtimeTypes(operation: OperationModel): string[] {
  const body = contentOf(operation.body);
  const types = [...(body === undefined ? [] : [sentType(body)]), ...successes(operation).map(dataType)];
  return types.flatMap((type) => Array.from(type.matchAll(RUNTIME), (found) => found[1] ?? ''));
}
