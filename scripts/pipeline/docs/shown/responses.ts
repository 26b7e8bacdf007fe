import { isMethod } from '../../../../lib/http-methods.ts';
import { isObject } from '../../../../lib/json.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { follow } from '../../document/refs.ts';

/** Statuses whose responses never have a body. */
const WITHOUT_BODY = /^(?:1..|204|205|304)$/i;

/** Redoc writes "No content" for a body that is not described, and shows an example of any media type as it is. */
const NOT_DESCRIBED = 'The body is not shown.';

/** Returns the same document with a body that says so wherever a response may have one and the description is silent. */
export function withUnknownBodies(document: DocumentNode): DocumentNode {
  return mapOperations(document, (operation, method) => {
    if (!isObject(operation.responses) || method === 'head') return operation;
    const responses = Object.entries(operation.responses).map(([status, given]) => {
      const response = isObject(given) ? follow(document, given, '#').node : undefined;
      if (
        response === undefined ||
        'content' in response ||
        WITHOUT_BODY.test(status) ||
        status.startsWith('x-')
      )
        return [status, given];
      return [status, { ...response, content: { 'not shown': { schema: {}, example: NOT_DESCRIBED } } }];
    });
    return { ...operation, responses: Object.fromEntries(responses) };
  });
}

/** Returns a copy whose operations went through `change`. */
export function mapOperations(
  document: DocumentNode,
  change: (operation: Record<string, unknown>, method: string) => Record<string, unknown>,
): DocumentNode {
  if (!isObject(document.paths)) return document;
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    isObject(item)
      ? Object.fromEntries(
          Object.entries(item).map(([key, operation]) => [
            key,
            isMethod(key) && isObject(operation) ? change(operation, key) : operation,
          ]),
        )
      : item,
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}
