import { fromPointer, step } from '../../../lib/json-pointer.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow } from '../document/refs.ts';
import { mapping } from './values.ts';

/** The description's word about an operation's pages, before it is held against the operation. */
export interface DescribedPages {
  /** Names down to the list of items in a body; none where the body is the list. */
  readonly items?: readonly string[] | undefined;
  readonly cursor?: RequestPlace | undefined;
  readonly offset?: RequestPlace | undefined;
  readonly page?: RequestPlace | undefined;
  /** Names down to the next cursor or, where no parameter takes one, the URL of the next page. */
  readonly next?: readonly string[] | undefined;
  readonly nextHeader?: string | undefined;
  readonly hasMore?: readonly string[] | undefined;
  readonly pageCount?: readonly string[] | undefined;
}

/** A parameter by its name, or names down to a property of the request body. */
export type RequestPlace = { readonly parameter: string } | { readonly body: readonly string[] };

/** The description's word about an operation's pages, and its place. */
export interface PagesSource {
  readonly pages: DescribedPages;
  readonly pointer: string;
}

/** The part of it that cannot be understood. */
export class PagesProblem extends Error {}

/** An operation with its places. */
export interface PagedOperation {
  readonly document: DocumentNode;
  readonly operation: DocumentNode;
  /** Pointer of the operation. */
  readonly pointer: string;
  readonly path: string;
  readonly method: string;
}

/**
 * Reads what a description says of an operation's pages: by an extension that others use, or by a link to the operation itself. Nothing is guessed
 * from names.
 *
 * @throws PagesProblem for an extension that says nothing that can be followed
 */
export function describedPages(at: PagedOperation): PagesSource | undefined {
  for (const [name, read] of Object.entries(EXTENSIONS)) {
    const value = at.operation[name];
    if (value === undefined || value === false) continue;
    const pages = read(value, at);
    return pages && { pages, pointer: step(at.pointer, name) };
  }
  return linkedPages(at);
}

/** The pointer of the extension that describes pages, for messages. */
export function pagesPointer({ operation, pointer }: PagedOperation): string {
  const name = Object.keys(EXTENSIONS).find((one) => operation[one] !== undefined);
  return name === undefined ? pointer : step(pointer, name);
}

const EXTENSIONS: Readonly<
  Record<string, (value: unknown, at: PagedOperation) => DescribedPages | undefined>
> = {
  'x-speakeasy-pagination': speakeasyPages,
  'x-fern-pagination': fernPages,
  'x-ms-pageable': microsoftPages,
};

/** https://www.speakeasy.com/docs/sdks/customize/runtime/pagination */
function speakeasyPages(value: unknown): DescribedPages {
  const { type, inputs, outputs } = mapping(value);
  const given = (Array.isArray(inputs) ? inputs : []).map(mapping);
  const input = (kind: string): RequestPlace | undefined => {
    const found = given.find((one) => one.type === kind);
    if (found === undefined || typeof found.name !== 'string') return undefined;
    return found.in === 'requestBody' ? { body: found.name.split('.') } : { parameter: found.name };
  };
  const output = (name: string) => jsonPath(mapping(outputs)[name]);
  const common = { items: output('results') };
  if (type === 'cursor') return { ...common, cursor: input('cursor'), next: output('nextCursor') };
  if (type === 'url') return { ...common, next: output('nextUrl') };
  if (type !== 'offsetLimit')
    throw new PagesProblem(`its type is none of \`offsetLimit\`, \`cursor\` and \`url\``);
  return { ...common, page: input('page'), offset: input('offset'), pageCount: output('numPages') };
}

/** `$.data[-1].id`: names, and places in lists, `-1` for the last. */
function jsonPath(value: unknown): string[] | undefined {
  if (value === undefined) return undefined;
  const text = String(value).replaceAll(/\[\(@\.length\s*-\s*1\)\]/g, '[-1]');
  const parts = text.match(/^\$|\.[^.[\]*?()\s]+|\['[^']*'\]|\["[^"]*"\]|\[-?\d+\]/g) ?? [];
  if (parts[0] !== '$' || parts.join('') !== text)
    throw new PagesProblem('it has a JSONPath that is more than names and places in lists');
  return parts.slice(1).map((part) => part.replace(/^\.|^\[["']?|["']?\]$/g, ''));
}

/** https://buildwithfern.com/learn/api-definitions/openapi/extensions/pagination */
function fernPages(value: unknown, { document, operation, pointer, path }: PagedOperation): DescribedPages {
  const given = mapping(value === true ? document['x-fern-pagination'] : value);
  const names = (key: string, root: string) => {
    const text = given[key];
    if (text === undefined) return undefined;
    const [, inside] = new RegExp(`^\\$${root}\\.?(.*)$`, 's').exec(String(text)) ?? [];
    if (inside === undefined) throw new PagesProblem(`its \`${key}\` does not begin with \`$${root}\``);
    return inside === '' ? [] : inside.split('.');
  };
  const request = (key: string): RequestPlace | undefined => {
    const found = names(key, 'request');
    if (found === undefined) return undefined;
    const [first = ''] = found;
    const isParameter = found.length === 1 && parametersOf(document, operation, pointer, path).has(first);
    return isParameter || operation.requestBody === undefined ? { parameter: first } : { body: found };
  };
  const common = { items: names('results', 'response'), hasMore: names('has-next-page', 'response') };
  const url = names('next_uri', 'response') ?? names('next_path', 'response');
  if (url !== undefined) return { ...common, next: url };
  if (given.cursor !== undefined)
    return { ...common, cursor: request('cursor'), next: names('next_cursor', 'response') };
  if (given.offset === undefined)
    throw new PagesProblem('it has none of `cursor`, `offset`, `next_uri` and `next_path`');
  // The number counts items if there is a step, and pages if there is none.
  return { ...common, [given.step === undefined ? 'page' : 'offset']: request('offset') };
}

/** The names of all parameters of an operation. */
function parametersOf(
  document: DocumentNode,
  operation: DocumentNode,
  pointer: string,
  path: string,
): Set<unknown> {
  const item = follow(document, mapping(document.paths)[path], pointer).node;
  return new Set(
    [item.parameters, operation.parameters].flat().map((one) => follow(document, one, pointer).node.name),
  );
}

/** https://azure.github.io/autorest/extensions/#x-ms-pageable */
function microsoftPages(value: unknown): DescribedPages | undefined {
  const { nextLinkName, itemName = 'value', operationName } = mapping(value);
  // Says that all items come at once.
  if (nextLinkName === null || nextLinkName === undefined) return undefined;
  if (operationName !== undefined) throw new PagesProblem('further pages are those of another operation');
  return { items: [String(itemName)], next: [String(nextLinkName)] };
}

/** A link from a response to the operation itself that says where a parameter has its value from. */
function linkedPages(at: PagedOperation): PagesSource | undefined {
  const { document, operation, pointer } = at;
  const found = Object.entries(mapping(operation.responses))
    .filter(([status]) => /^2/.test(status))
    .flatMap(([status, response]) => {
      const place = follow(document, response, step(pointer, 'responses', status));
      return Object.entries(mapping(place.node.links)).flatMap(([name, link]) => {
        const { node, pointer: where } = follow(document, link, step(place.pointer, 'links', name));
        const pages = leadsToItself(node, at) && !BACKWARDS.test(name) ? linkPages(node) : undefined;
        return pages === undefined ? [] : [{ name, pages, pointer: where }];
      });
    });
  const named = found.filter(({ name }) => /next/i.test(name));
  const chosen = named.length > 0 ? named : found;
  const [first] = chosen;
  const isOne = chosen.every(({ pages }) => JSON.stringify(pages) === JSON.stringify(first?.pages));
  return first !== undefined && isOne ? first : undefined;
}

/** Links that lead to the operation itself, but not to what follows. */
const BACKWARDS = /prev|back|first|last|self|parent/i;

function leadsToItself({ operationId, operationRef }: DocumentNode, at: PagedOperation): boolean {
  if (typeof operationId === 'string') return operationId === at.operation.operationId;
  if (typeof operationRef !== 'string' || !operationRef.startsWith('#')) return false;
  return fromPointer(operationRef).join('\n') === ['paths', at.path, at.method].join('\n');
}

function linkPages({ parameters, server, requestBody }: DocumentNode): DescribedPages | undefined {
  if (server !== undefined || requestBody !== undefined) return undefined;
  const given = Object.entries(mapping(parameters));
  // A value that is sent as before says nothing of pages.
  const changed = given.filter(([, value]) => typeof value !== 'string' || !value.startsWith('$request.'));
  const [only] = changed;
  if (only === undefined || changed.length > 1) return undefined;
  const [place, value] = only;
  const [, group, name = place] = /^(path|query|header|cookie)\.(.+)$/s.exec(place) ?? [];
  if (group === 'path' || typeof value !== 'string') return undefined;
  const body = /^\{?\$response\.body#(\/[^}]*)\}?$/s.exec(value)?.[1];
  if (body !== undefined) return { cursor: { parameter: name }, next: fromPointer(body) };
  const header = /^\{?\$response\.header\.([^}]+)\}?$/s.exec(value)?.[1];
  return header === undefined ? undefined : { cursor: { parameter: name }, nextHeader: header };
}
