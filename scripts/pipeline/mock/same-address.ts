import { isObject } from '../../../lib/json.ts';
import { sentPath } from '../../../templates/sent-path.ts';
import type { DocumentNode } from '../bundle/bundle.ts';
import { essenceOf } from '../model/content-kind.ts';
import { follow } from '../read/refs.ts';
import { operationsOf } from './mock-document.ts';

interface Variant {
  readonly key: string;
  readonly path: string;
  /** Media types of the success responses. */
  readonly types: ReadonlySet<string>;
}

interface Described {
  readonly method: string;
  readonly path: string;
}

/**
 * Decides between operations that are called at one address by one method, as `/chat` and `/chat#stream` are: the first that responds in a
 * media type that the caller accepts by name, or else the first of all.
 *
 * @returns whether an operation may respond to a request with this `Accept` header
 */
export function chooseByAccept(
  document: DocumentNode,
): (accept: string | undefined) => (one: Described) => boolean {
  const groups = new Map<string, Variant[]>();
  for (const { method, path, operation } of operationsOf(document)) {
    const address = `${method} ${sentPath(path).replaceAll(/\{[^}]*\}/g, '{}')}`;
    const variant = { key: keyOf({ method, path }), path, types: successTypes(document, operation) };
    groups.set(address, [...(groups.get(address) ?? []), variant]);
  }
  const shared = [...groups.values()].filter(
    (group) => group.length > 1 && group.some(({ path }) => path !== sentPath(path)),
  );
  return (accept = '') => {
    const wanted = accept.split(',').map(essenceOf);
    const excluded = shared.flatMap((group) => {
      const chosen = group.find(({ types }) => wanted.some((type) => types.has(type))) ?? group[0];
      return group.filter((one) => one !== chosen).map(({ key }) => key);
    });
    return (one) => !excluded.includes(keyOf(one));
  };
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
