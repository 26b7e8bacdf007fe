import { type ApiModel, contentOf, type OperationModel } from '../../../templates/model.ts';
import type { HandlerModel } from '../../../templates/msw.ts';
import { sentPath } from '../../../templates/sent-path.ts';

/**
 * Decides what a mock responds with: the first success that is described, with its first example.
 *
 * Handlers match behind any prefix, so the one for `/users` would respond for `/admin/users`, too, and the one for
 * `/users/{id}` for `/users/me`: longer paths come first, and words before parameters.
 */
export function handlerModels(model: ApiModel): HandlerModel[] {
  return [...model.operations].sort(mostSpecificFirst).map((operation) => {
    const success = operation.responses.find((response) => response.success);
    const { status = '200' } = success ?? {};
    const content = contentOf(success);
    return {
      typeName: operation.typeName,
      summary: operation.summary,
      source: operation.source,
      method: operation.method,
      path: handlerPath(sentPath(operation.path)),
      status: status === '2XX' ? 200 : Number(status),
      content,
    };
  });
}

function mostSpecificFirst(one: OperationModel, other: OperationModel): number {
  const [left, right] = [one, other].map(({ path }) => path.split('/'));
  const key = (parts: readonly string[] = []) => parts.map((part) => (part.startsWith('{') ? 1 : 0)).join('');
  const [leftKey, rightKey] = [key(left), key(right)];
  return rightKey.length - leftKey.length || (leftKey < rightKey ? -1 : leftKey > rightKey ? 1 : 0);
}

/** `/v1/card/{card-id}` becomes `*` and `/v1/card/:card_id`. Characters that mean something to the matcher are escaped. */
function handlerPath(path: string): string {
  const names = new Set<string>();
  const parts = path.split(/\{([^}]*)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[^/.?#\\]+/g, encoded).replace(/[\\*:?+[\]]/g, '\\$&');
    const plain = part.replace(/\W/g, '_').replace(/^(?=\d)/, '_');
    const name = names.has(plain) ? `${plain}_${index}` : plain;
    names.add(name);
    return `:${name}`;
  });
  return `*${parts.join('')}`;
}

/** Part of a path as the URLs of requests have it, which the matcher is given: `sp%20ace`. */
function encoded(text: string): string {
  return new URL(`http://host/${text}`).pathname.slice(1);
}
