import type { ApiModel } from '../model.ts';
import { code, table } from './markdown.ts';

/** One row an operation: its name, what it sends and what success looks like. */
export function operationTable(model: ApiModel): string {
  return table(
    ['Operation', 'Method and path', 'Summary', 'Request', 'Success', 'Credentials', 'Source'],
    model.operations.map((operation) => [
      code(operation.id),
      code(`${operation.method.toUpperCase()} ${operation.path}`),
      operation.summary,
      operation.body === undefined ? 'none' : code(operation.body.contents[0].type.typescript),
      operation.responses
        .filter((response) => response.success)
        .map((response) =>
          [response.status, ...response.contents.slice(0, 1).map(({ type }) => code(type.typescript))].join(
            ' ',
          ),
        )
        .join(', '),
      operation.security.names.length === 0
        ? 'none shown'
        : `${operation.security.names.map(code).join(', ')}${operation.security.mandatory ? '' : ' (not shown to be mandatory)'}`,
      operation.source ?? '',
    ]),
  );
}
