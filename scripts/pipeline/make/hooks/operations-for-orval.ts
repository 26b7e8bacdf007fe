import { hasOwnOptions, needsOptions } from '../../../../templates/client/method.ts';
import type { ApiModel, OperationModel } from '../../../../templates/model.ts';
import { isQuery, isStreamOnly } from '../../../../templates/query-options.ts';
import { argumentNames } from './hook-names.ts';

/**
 * The description as orval needs it to print calls of the client's methods: an operation's path is the method's name and its
 * path arguments, all its options are one parameter, and schemas are left out, since every type comes from our own modules.
 */
export function operationsForOrval(model: ApiModel): Record<string, unknown> {
  const { title, version } = model;
  const paths = model.operations
    .filter((one) => !isStreamOnly(one))
    .map((operation) => {
      const names = argumentNames(operation);
      const path = [operation.id, ...names.map((name) => `{${name}}`)].map((part) => `/${part}`).join('');
      return [path, { [verbOf(operation)]: describe(operation, names) }];
    });
  return { openapi: '3.1.0', info: { title, version }, paths: Object.fromEntries(paths) };
}

const CONTENT = { 'application/json': { schema: {} } };

function describe(operation: OperationModel, names: readonly string[]): Record<string, unknown> {
  const { id, summary, description, body } = operation;
  const options = { name: 'options', in: 'query', required: needsOptions(operation), schema: {} };
  return {
    operationId: id,
    summary,
    description,
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: {} })),
      ...(hasOwnOptions(operation) ? [options] : []),
    ],
    ...(body === undefined ? {} : { requestBody: { required: body.required, content: CONTENT } }),
    responses: { default: { description: '', content: CONTENT } },
  };
}

/** orval makes a query of `get` and a mutation of the others. A query must bring data, so a call that responds with none is no query. */
function verbOf(operation: OperationModel): string {
  const { method } = operation;
  if (isQuery(operation)) return 'get';
  return ['put', 'patch', 'delete'].includes(method) ? method : 'post';
}
