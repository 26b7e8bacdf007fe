import { isMethod } from '../../../lib/http-methods.ts';
import { at, isObject } from '../../../lib/json.ts';
import type { OperationModel } from '../../model.ts';
import { code, table } from '../../reference/markdown.ts';
import { followed } from '../printed-schema.ts';

type Node = Record<string, unknown>;

/** On the path item of a callback: the expression of its address. */
export const CALLBACK_ADDRESS = 'x-callback-address';

/** Says who sends a webhook or a callback, and to which address. */
export function received(operation: OperationModel, document: unknown): string {
  const item = followed(
    document,
    at(document, operation.pointer.slice(0, operation.pointer.lastIndexOf('/'))),
  );
  const address = item[CALLBACK_ADDRESS];
  const method = code(operation.method.toUpperCase());
  return typeof address === 'string'
    ? `The server sends this request, ${method}, to an address that an earlier request or response gave it: ${code(address)}.`
    : `The server sends this request, ${method}, to an address that its receiver has registered. The description does not name it.`;
}

/** The requests that the server sends because of this one. */
export function callbacks(node: Node, document: unknown): string[] {
  const rows = Object.entries(isObject(node.callbacks) ? node.callbacks : {}).flatMap(([name, given]) =>
    Object.entries(followed(document, given))
      .filter(([expression]) => !expression.startsWith('x-'))
      .map(([expression, item]) => [
        code(name),
        Object.keys(followed(document, item))
          .filter(isMethod)
          .map((method) => code(method.toUpperCase()))
          .join(', '),
        code(expression),
      ]),
  );
  return rows.length === 0 ? [] : ['## Callbacks', table(['Callback', 'Method', 'Address'], rows)];
}
