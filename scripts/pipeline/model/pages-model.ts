import { fromPointer, toPointer } from '../../../lib/json-pointer.ts';
import { nearest } from '../../../lib/nearest.ts';
import type { OperationModel, PagesModel } from '../../../templates/model.ts';
import { ToolError } from '../../cli/errors.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { lookUp } from '../document/refs.ts';
import type { LooseNote } from '../loosen/note.ts';
import {
  type DescribedPages,
  describedPages,
  type PagedOperation,
  PagesProblem,
  type PagesSource,
  pagesPointer,
  type RequestPlace,
} from './described-pages.ts';
import { mayBeList, namesAt, schemasAt } from './schema-at.ts';
import { mapping } from './values.ts';

/** The way in which the pages of an operation follow each other, in a configuration: `pages` of it, by operation. Places in a body are JSON pointers. */
export interface WantedPages {
  readonly items?: string;
  readonly cursor?: string;
  readonly offset?: string;
  readonly page?: string;
  readonly next?: string;
  readonly nextHeader?: string;
  readonly hasMore?: string;
  readonly pageCount?: string;
}

/**
 * Decides how the pages of an operation follow each other, by the configuration and the description; `undefined` if neither says.
 *
 * @param onUnusable called for what the description says and the operation does not have
 * @throws ToolError `usage` for what the configuration says and the operation does not have
 */
export function pagesModel(
  at: PagedOperation,
  model: OperationModel,
  wanted: WantedPages | undefined,
  onUnusable: (note: LooseNote) => void,
): PagesModel | undefined {
  const own = wanted && wantedPages(wanted);
  let source: PagesSource | undefined;
  try {
    // The description may say what the configuration leaves open.
    source = own !== undefined && isComplete(own) ? undefined : describedPages(at);
    if (source === undefined && own === undefined) return undefined;
    return checked(at.document, model, { ...source?.pages, ...own });
  } catch (error) {
    if (!(error instanceof PagesProblem)) throw error;
    if (own !== undefined) throw wrongConfiguration(model.id, error);
    const pointer = source?.pointer ?? pagesPointer(at);
    onUnusable({ message: `The pages of \`${model.id}\` cannot be followed: ${error.message}.`, pointer });
    return undefined;
  }
}

function wrongConfiguration(id: string, { message }: PagesProblem): ToolError {
  return new ToolError('usage', `\`pages.${id}\` in the configuration cannot be followed: ${message}.`, {
    fix: 'Name a parameter of the operation and places in its response, as JSON pointers: `/data/items`.',
  });
}

function wantedPages({
  items,
  cursor,
  offset,
  page,
  next,
  nextHeader,
  hasMore,
  pageCount,
}: WantedPages): DescribedPages {
  const names = (pointer: string) => {
    if (pointer !== '' && !pointer.startsWith('/'))
      throw new ToolError(
        'usage',
        `\`pages\` in the configuration: ${JSON.stringify(pointer)} is not a JSON pointer.`,
        {
          fix: `Begin it with a slash: ${JSON.stringify(`/${pointer}`)}.`,
        },
      );
    return fromPointer(pointer);
  };
  const place = (text: string): RequestPlace =>
    text.startsWith('/') ? { body: names(text) } : { parameter: text };
  return {
    ...(items !== undefined && { items: names(items) }),
    ...(cursor !== undefined && { cursor: place(cursor) }),
    ...(offset !== undefined && { offset: place(offset) }),
    ...(page !== undefined && { page: place(page) }),
    ...(next !== undefined && { next: names(next) }),
    ...(nextHeader !== undefined && { nextHeader }),
    ...(hasMore !== undefined && { hasMore: names(hasMore) }),
    ...(pageCount !== undefined && { pageCount: names(pageCount) }),
  };
}

const isComplete = ({ cursor, offset, page, next, nextHeader }: DescribedPages) =>
  [cursor, offset, page, next, nextHeader].some((one) => one !== undefined);

/** Holds against the operation what is said of its pages. */
function checked(document: DocumentNode, model: OperationModel, pages: DescribedPages): PagesModel {
  const { cursor, offset, page, next, nextHeader, hasMore, pageCount } = pages;
  const body = bodySchema(document, model);
  const counted = page ?? offset;
  if ([cursor, offset, page].filter((one) => one !== undefined).length > 1)
    throw new PagesProblem('it says more than one of `cursor`, `offset` and `page`');
  const place = (name: keyof DescribedPages, path: readonly string[] | undefined) => {
    if (path !== undefined && schemasAt(document, body, path).length === 0)
      throw noSuchPlace(document, body, name, path);
    return path;
  };
  const found = place('items', pages.items ?? (isPlainList(document, body) ? [] : undefined));
  if (found !== undefined && !mayBeList(schemasAt(document, body, found)))
    throw new PagesProblem(`what its response has at ${shown(found)} is not a list`);
  const common = {
    items: found,
    next: place('next', next),
    nextHeader,
    hasMore: place('hasMore', hasMore),
    pageCount: place('pageCount', pageCount),
  };
  if (counted === undefined) {
    if (next === undefined && nextHeader === undefined)
      throw new PagesProblem('nothing says where the next page is');
    if (cursor !== undefined)
      return { ...common, by: 'cursor', to: requestPlace(document, model, cursor), first: 0 };
    if (model.method !== 'get') throw new PagesProblem('the URL of a next page is for GET only');
    return { ...common, by: 'url', to: undefined, first: 0 };
  }
  const by = page === undefined ? 'offset' : 'page';
  if (common.items === undefined && (by === 'offset' || (pageCount === undefined && hasMore === undefined)))
    throw new PagesProblem('nothing says where its items are, so the last page is not known');
  const to = requestPlace(document, model, counted);
  return { ...common, by, to, first: firstNumber(document, model, counted, by) };
}

/** The schema of a body of success that is JSON. */
function bodySchema(document: DocumentNode, { responses }: OperationModel): unknown {
  const contents = responses.filter(({ success }) => success).flatMap((one) => one.contents);
  const content = contents.find(({ kind }) => kind === 'json');
  if (content === undefined) throw new PagesProblem('no response with JSON is described');
  return schemaOf(document, content.type.pointer);
}

function schemaOf(document: DocumentNode, pointer: string): unknown {
  try {
    return lookUp(document, pointer);
  } catch {
    // No schema is described.
    return true;
  }
}

function isPlainList(document: DocumentNode, body: unknown): boolean {
  const found = schemasAt(document, body, []);
  return found !== 'any' && mayBeList(found);
}

function noSuchPlace(
  document: DocumentNode,
  body: unknown,
  name: string,
  path: readonly string[],
): PagesProblem {
  const depth = path.findIndex(
    (_, index) => schemasAt(document, body, path.slice(0, index + 1)).length === 0,
  );
  const known = namesAt(document, body, path.slice(0, depth));
  const near = nearest(path[depth] ?? '', known);
  const hint = near === undefined ? '' : ` (did you mean ${shown([...path.slice(0, depth), near])}?)`;
  return new PagesProblem(`\`${name}\` is ${shown(path)}, which its response does not have${hint}`);
}

const shown = (path: readonly string[]) => JSON.stringify(toPointer(path));

/** The place of the value in the request: its location and its name on the wire, or names within its body. */
function requestPlace(document: DocumentNode, model: OperationModel, place: RequestPlace): PagesModel['to'] {
  if ('parameter' in place) {
    const { parameters } = model;
    const found = parameters.find(({ name }) => name === place.parameter);
    if (found !== undefined) return [found.in, found.name];
    const known = parameters.map(({ name }) => name);
    const near = nearest(place.parameter, known);
    const hint = near === undefined ? '' : ` (did you mean ${JSON.stringify(near)}?)`;
    throw new PagesProblem(`it has no parameter ${JSON.stringify(place.parameter)}${hint}`);
  }
  const content = model.body?.contents[0];
  if (content?.kind !== 'json') throw new PagesProblem('it has no request body with JSON');
  const schema = schemaOf(document, content.type.pointer);
  if (schemasAt(document, schema, place.body).length === 0)
    throw new PagesProblem(`its request body has no ${shown(place.body)}`);
  return ['body', ...place.body];
}

/** The number that the first page or item has, where a caller gives none. */
function firstNumber(
  document: DocumentNode,
  model: OperationModel,
  place: RequestPlace,
  by: 'offset' | 'page',
): number {
  const parameter = model.parameters.find((one) => 'parameter' in place && one.name === place.parameter);
  const pointer = (parameter ?? model.body?.contents[0])?.type.pointer ?? '';
  const found = schemasAt(document, schemaOf(document, pointer), 'body' in place ? place.body : []);
  const { default: initial, minimum } = mapping(found === 'any' ? undefined : found[0]);
  if (typeof initial === 'number') return initial;
  return by === 'offset' || minimum === 0 ? 0 : 1;
}
