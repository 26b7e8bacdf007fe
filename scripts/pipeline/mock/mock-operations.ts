import { createRequire } from 'node:module';
import type { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { isObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow } from '../document/refs.ts';
import { contentKindOf } from '../model/content-model.ts';
import { describedOperations } from './mock-document.ts';
import { reachable } from './reachable.ts';

export type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;
type Operation = Operations[number];

export interface ReadOperations {
  readonly operations: Operations;
  /** What each of them takes, references and all. */
  readonly requests: readonly NonNullable<Operation['request']>[];
}

/** What Prism itself reads a description with. */
interface Reader {
  readonly transformOas3Operations: (document: DocumentNode) => Operations;
  readonly bundleTarget: (what: { document: object; path: string; cloneDocument: boolean }) => Operation;
}

/**
 * The operations of a document in Prism's form. Prism's own reader puts schemas in the place of all references and then looks for the circles
 * that this made, which takes minutes, or for ever, where many schemas refer to each other. Here references stay, and what an operation
 * refers to is put beside it when it is first called.
 *
 * @param complete is given each operation then, and may change it
 */
export function mockOperations(
  document: DocumentNode,
  complete: (operation: Operation) => void,
): ReadOperations {
  const { transformOas3Operations, bundleTarget } = loadReader();
  // No request has a path without a leading slash, and Prism's router fails at it for every request.
  const read = transformOas3Operations(document).filter(({ path }) => path.startsWith('/'));
  const operations = read.map((operation) => {
    let whole: Operation | undefined;
    const bundled = () => {
      if (whole !== undefined) return whole;
      // Copies, because the references in them are rewritten.
      const target = { ...reachable(document, operation), __target__: structuredClone(operation) };
      whole = bundleTarget({ document: target, path: '#/__target__', cloneDocument: false });
      complete(whole);
      return whole;
    };
    const { id, method, path, servers } = operation;
    // What Prism finds an operation by is there at once.
    const lazy = { id, method, path, ...(servers === undefined ? {} : { servers }) };
    for (const name of [...Object.keys(operation), '__bundled__']) {
      if (name in lazy) continue;
      Object.defineProperty(lazy, name, { get: () => bundled()[name as keyof Operation], enumerable: true });
    }
    return lazy as Operation;
  });
  return { operations, requests: read.map(({ request }) => request ?? {}) };
}

/**
 * A copy of a document in which schemas of JSON responses accept everything. Where responses are examples or samples, these schemas
 * decide nothing, and what they refer to is most of a description.
 */
export function withoutResponseSchemas(document: DocumentNode): DocumentNode {
  const paths: Record<string, DocumentNode> = {};
  for (const [path, item] of Object.entries((document.paths ?? {}) as Record<string, DocumentNode>)) {
    paths[path] = { ...follow(document, item, '#').node };
  }
  const copy = { ...document, paths };
  for (const { path, method, operation } of describedOperations(copy)) {
    const responses = Object.entries(isObject(operation.responses) ? operation.responses : {}).map(
      ([status, response]) => {
        const { node } = follow(document, response, '#');
        return [
          status,
          isObject(node.content) ? { ...node, content: withoutSchemas(document, node.content) } : node,
        ];
      },
    );
    (paths[path] as DocumentNode)[method] = { ...operation, responses: Object.fromEntries(responses) };
  }
  return copy;
}

function withoutSchemas(document: DocumentNode, content: DocumentNode): DocumentNode {
  return Object.fromEntries(
    Object.entries(content).map(([mediaType, media]) => {
      if (!isObject(media) || !('schema' in media)) return [mediaType, media];
      const isJson = contentKindOf(document, mediaType, media.schema) === 'json';
      return [mediaType, isJson ? { ...media, schema: {} } : media];
    }),
  );
}

/** Packages of Prism's own, found from where it is: not every package manager lets others see them. */
function loadReader(): Reader {
  const here = createRequire(import.meta.url);
  const prisms = createRequire(here.resolve('@stoplight/prism-http'));
  return { ...prisms('@stoplight/http-spec/oas3/operation'), ...prisms('@stoplight/json') };
}
