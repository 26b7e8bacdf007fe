import type { ApiModel, OperationModel, ResponseModel } from '../../../../templates/model.ts';
import type { Json, JsonObject } from '../../model/schema-walk.ts';

/** Stands for an example that the description lacks. */
export const NO_EXAMPLE = '@@no example@@';

/** Name of a stand-in schema, whose type is put in afterwards. */
export const standIn = (index: number) => `ResponseOf${index}`;

/** The response that a handler gives: the first success. */
export function answered(operation: OperationModel): ResponseModel | undefined {
  return operation.responses.find((response) => response.success);
}

/**
 * What orval is given for the handlers: each operation with one success response and that response's first example. More would
 * make orval choose at random, at run time. Its schema is a stand-in, as the types come from the types file.
 */
export function mswInput(model: ApiModel): JsonObject {
  const paths: Record<string, JsonObject> = {};
  const schemas: JsonObject = {};
  for (const [index, operation] of mostSpecificFirst(model).entries()) {
    const { path, method, id, pathParameters } = operation;
    paths[path] ??= {};
    paths[path][method] = {
      operationId: id,
      parameters: pathParameters.map(({ name }) => {
        return { name, in: 'path', required: true, schema: { type: 'string' } };
      }),
      responses: responses(operation, index),
    };
    schemas[standIn(index)] = { type: 'object', properties: { any: { type: 'string' } } };
  }
  return { openapi: '3.1.0', info: { title: 'api', version: '1' }, paths, components: { schemas } };
}

/**
 * Handlers match any prefix, so the one for `/users` would answer for `/admin/users`, too, and the one for `/users/{id}` for
 * `/users/me`: longer paths come first, and words before parameters.
 */
export function mostSpecificFirst(model: ApiModel): OperationModel[] {
  const key = ({ path }: OperationModel) => path.split('/').map((part) => (part.startsWith('{') ? 1 : 0));
  return [...model.operations].sort((a, b) => {
    const [left, right] = [key(a), key(b)];
    return right.length - left.length || compare(left.join(''), right.join(''));
  });
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function responses(operation: OperationModel, index: number): JsonObject {
  const success = answered(operation);
  if (success === undefined) return { 200: { description: 'Not described.' } };
  const { status, type, examples } = success;
  if (type === undefined) return { [status]: { description: 'Success.' } };
  const example = examples.length > 0 ? (examples[0]?.value as Json) : NO_EXAMPLE;
  const schema = { $ref: `#/components/schemas/${standIn(index)}` };
  return { [status]: { description: 'Success.', content: { 'application/json': { schema, example } } } };
}
