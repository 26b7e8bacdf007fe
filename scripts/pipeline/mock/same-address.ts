import { isObject } from '../../../lib/json.ts';
import { essenceOf } from '../../../templates/runtime/server-media-types.ts';
import { sentPath } from '../../../templates/sent-path.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow } from '../document/refs.ts';
import { describedOperations } from './mock-document.ts';

interface Variant {
  readonly key: string;
  /** Media types of the success responses. */
  readonly types: ReadonlySet<string>;
}

interface Described {
  readonly method: string;
  readonly path: string;
}

/**
 * Decides between operations that are called at one address by one method, as `/chat` and `/chat#stream` are, or `/pets/{id}` and `/pets/{name}`:
 * those that respond in a media type that the caller accepts by name, then the others, in the order of the description.
 *
 * @returns for a request, who may respond: the first time it is asked, and again as long as it was refused
 */
export function chooseAtOneAddress(
  document: DocumentNode,
): (request: Asked) => readonly ((one: Described) => boolean)[] {
  const groups = new Map<string, Variant[]>();
  for (const { method, path, operation } of describedOperations(document)) {
    const address = `${method} ${sentPath(path).replaceAll(/\{[^}]*\}/g, '{}')}`;
    const variant = { key: keyOf({ method, path }), types: successTypes(document, operation) };
    groups.set(address, [...(groups.get(address) ?? []), variant]);
  }
  const shared = [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([address, group]) => ({ group, pattern: patternOf(address) }));
  return ({ method, pathname, accept = '' }) => {
    const wanted = accept.split(',').map(essenceOf);
    const isWanted = ({ types }: Variant) => wanted.some((type) => types.has(type));
    const asked = `${method.toLowerCase()} ${pathname}`;
    const found = shared.filter(({ pattern }) => pattern.test(asked));
    const most = Math.max(1, ...found.map(({ group }) => group.length));
    return Array.from({ length: most }, (_, turn) => {
      const excluded = found.flatMap(({ group }) => {
        const inOrder = [...group.filter(isWanted), ...group.filter((one) => !isWanted(one))];
        const chosen = inOrder[turn % inOrder.length];
        return group.filter((one) => one !== chosen).map(({ key }) => key);
      });
      return (one) => !excluded.includes(keyOf(one));
    });
  };
}

interface Asked {
  readonly method: string;
  readonly pathname: string;
  readonly accept: string | undefined;
}

/** Matches requests to an address, whatever a server's URL puts in front of it. */
function patternOf(address: string): RegExp {
  const [method = '', path = ''] = address.split(' ', 2);
  const pieces = path.split('{}').map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${method} .*${pieces.join('[^/]+')}$`);
}

function keyOf({ method, path }: Described): string {
  return `${method} ${path}`;
}

/** With the path that requests have. A copy that leaves the other members as they are, which are made when they are first read. */
export function asSent<Operation extends Described>(operation: Operation): Operation {
  const path = sentPath(operation.path);
  if (path === operation.path) return operation;
  const members = { ...Object.getOwnPropertyDescriptors(operation), path: { value: path, enumerable: true } };
  return Object.defineProperties({}, members) as Operation;
}

function successTypes(document: DocumentNode, { responses }: DocumentNode): Set<string> {
  const contents = Object.entries(isObject(responses) ? responses : {}).map(([status, response]) => {
    const { content } = follow(document, response, '#').node;
    return /^2|^default$/.test(status) && isObject(content) ? Object.keys(content) : [];
  });
  return new Set(contents.flat().map(essenceOf));
}
