import { cannotBeSent, isMethod } from '../../../lib/http-methods.ts';
import { isIdentifier, isKeyword } from '../model/identifiers.ts';
import { checkParameters } from './parameters.ts';
import { type Located, type Look, member, members } from './refusal.ts';

/** An operation of `paths`, where its author wrote it. */
export interface LocatedOperation extends Located {
  readonly path: string;
  readonly method: string;
  readonly item: Located;
}

/** Everything that hangs on an operation. Only `paths` counts: callbacks and webhooks are calls by the server. */
export function checkOperations(look: Look): void {
  const operations = operationsOf(look);
  checkIds(look, operations);
  checkPaths(look, operations);
  for (const operation of operations) {
    checkMethod(look, operation);
    checkParameters(look, operation);
  }
}

function operationsOf(look: Look): LocatedOperation[] {
  const root = { node: look.root, location: look.location };
  const found: LocatedOperation[] = [];
  for (const item of members(look, member(look, root, 'paths'))) {
    for (const method of Object.keys(item.node).filter(isMethod)) {
      const operation = member(look, item, method);
      if (operation !== undefined) found.push({ ...operation, path: item.key, method, item });
    }
    for (const operation of members(look, member(look, item, 'additionalOperations')))
      found.push({ ...operation, path: item.key, method: operation.key, item });
  }
  return found;
}

/** The id names a method, a file of handlers and several exports: it must be there, be an identifier, and be unlike others. */
function checkIds({ refuse }: Look, operations: readonly LocatedOperation[]): void {
  const taken = new Map<string, string>();
  for (const { node, location, method, path } of operations) {
    const id = node.operationId;
    if (typeof id !== 'string' || id === '') {
      refuse({
        onlyStrict: true,
        message: `The operation ${method.toUpperCase()} ${path} has no \`operationId\`, so nothing can be named after it.`,
        fix: 'Give it one that begins with a verb: `operationId: createCard`.',
        location: location.key(),
      });
      continue;
    }
    const at = location.child('operationId');
    if (!isIdentifier(id) || isKeyword(id)) {
      refuse({
        onlyStrict: true,
        message: `The operationId \`${id}\` cannot name a method.`,
        fix: 'Use letters and digits, and a first letter in lower case: `createCard`.',
        location: at,
      });
    }
    if (id === 'then' || id in Object.prototype) {
      refuse({
        onlyStrict: true,
        message: `The operationId \`${id}\` has a meaning of its own on every object, so no method can have that name.`,
        fix: 'Say what it does to what: `retrieveProgram`.',
        location: at,
      });
    }
    const other = taken.get(id.toLowerCase());
    if (other !== undefined) {
      refuse({
        onlyStrict: true,
        message:
          other === id
            ? `The operationId \`${id}\` is used by two operations.`
            : `The operationIds \`${other}\` and \`${id}\` differ only by case, and files are named after them.`,
        fix: 'Give each operation an id of its own.',
        location: at,
      });
    }
    taken.set(id.toLowerCase(), id);
  }
}

/** Two paths that match the same requests leave a server no way to choose. */
function checkPaths({ refuse }: Look, operations: readonly LocatedOperation[]): void {
  const shapes = new Map<string, string>();
  for (const { path, item } of operations) {
    const shape = path.replace(/\{[^}]*\}/g, '{}');
    const other = shapes.get(shape) ?? path;
    if (other !== path) {
      refuse({
        onlyStrict: true,
        message: `The paths ${other} and ${path} match the same requests.`,
        fix: 'Make them one path: the name of a parameter does not tell requests apart.',
        location: item.location.key(),
      });
    }
    shapes.set(shape, path);
  }
}

function checkMethod({ refuse }: Look, { node, location, method }: LocatedOperation): void {
  if (cannotBeSent(method)) {
    refuse({
      onlyStrict: true,
      message: `The method ${method.toUpperCase()} cannot be sent: fetch forbids it.`,
      fix: 'Leave the operation out, or use another method.',
      location: location.key(),
    });
  }
  if ((method === 'get' || method === 'head') && node.requestBody !== undefined) {
    refuse({
      onlyStrict: true,
      message: `A ${method.toUpperCase()} request cannot carry a body: fetch forbids it.`,
      fix: 'Move the values to query parameters, or make it a POST.',
      location: location.child('requestBody').key(),
    });
  }
}
