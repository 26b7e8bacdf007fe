/** Follows pages: cursors, offsets, numbers of pages, and the URLs of next pages. */

import type { ApiResponse } from './client-results.ts';
import { failure, headersOf } from './client-send.ts';
import type { OperationDefinition } from './client-types.ts';

/** The way in which a page is found: a cursor, a URL, or the number of an item or page. `undefined` is the first page, and follows the last one. */
export type PageParam = string | number | null | undefined;

/** A page, and by what the one that follows it is found. */
export interface ListPage<Data> {
  readonly data: Data;
  readonly next: PageParam;
}

/** An operation whose pages follow each other in a described way. `Path` leads to the list of items, where that is described, too. */
export type Paged<
  Call extends (...args: never[]) => Promise<unknown>,
  Path extends readonly string[] | undefined = undefined,
> = Call & {
  /**
   * All pages, one after another; arguments as for a single one.
   * @throws {ApiError}
   */
  pages(...args: Parameters<Call>): AsyncGenerator<Awaited<ReturnType<Call>>, void, undefined>;
  /**
   * One page: the first for \`undefined\`, any other for the \`next\` of the one before.
   * @throws {ApiError}
   */
  page(next: PageParam, ...args: Parameters<Call>): Promise<ListPage<Awaited<ReturnType<Call>>>>;
} & (Path extends readonly string[]
    ? {
        /**
         * The items of all pages, one after another. Asks for a page when the items before are read.
         * @throws {ApiError}
         */
        items(
          ...args: Parameters<Call>
        ): AsyncGenerator<ItemIn<Awaited<ReturnType<Call>>, Path>, void, undefined>;
      }
    : unknown);

/** The type of the items of the list at a place. */
type ItemIn<Value, Path extends readonly string[]> =
  ValueIn<Value, Path> extends infer List
    ? List extends readonly (infer Item)[]
      ? Item
      : unknown extends List
        ? unknown
        : never
    : never;

type ValueIn<Value, Path extends readonly string[]> = unknown extends Value
  ? unknown
  : Path extends readonly [infer Name, ...infer Rest extends readonly string[]]
    ? Value extends unknown
      ? Name extends keyof Value
        ? ValueIn<NonNullable<Value[Name]>, Rest>
        : never
      : never
    : Value;

/** The way in which the pages of an operation follow each other. A place in a body is a list of names; `-1` is the last item of a list. */
export interface PagesDefinition {
  readonly by: 'cursor' | 'url' | 'offset' | 'page';
  /** The place where a request has the cursor or the number: `['query', 'after']`, `['body', 'paging', 'after']`. */
  readonly to?: readonly [place: string, ...names: string[]];
  /** The number of the first item or page. Default 0. */
  readonly first?: number;
  readonly items?: readonly string[];
  readonly next?: readonly string[];
  readonly nextHeader?: string;
  readonly hasMore?: readonly string[];
  readonly pageCount?: readonly string[];
}

/** Sends a request with the arguments of the method; `at` makes another URL of the usual one. Takes the arguments away. */
type Send = (args: unknown[], at?: (url: string) => string) => Promise<ApiResponse>;

interface Fetched {
  readonly response: ApiResponse;
  /** Finds out by what the next page is found; throws for what cannot be followed. */
  readonly next: () => PageParam;
}

/** Makes the methods that an operation with pages has beside its own. */
export function pager(pages: PagesDefinition) {
  return (send: Send, operation: OperationDefinition, skipped: number): object => {
    const { by, to, first = 0, items } = pages;
    const fail = ({ status, response }: ApiResponse, reason: string) => {
      const { id, method, path } = operation;
      const details = { operation: id, method, path, attempt: 1, kind: 'invalid-response' as const };
      return failure({ ...details, status, headers: headersOf(response) }, `(${reason})`);
    };
    const again = (response: ApiResponse, next: PageParam) =>
      fail(response, `the server gave the same ${by} again: ${shownValue(next)}`);

    const fetchPage = async (param: PageParam, args: readonly unknown[]): Promise<Fetched> => {
      const isNext = param !== undefined && param !== null;
      const sent = isNext && to ? withValue(operation, args, to, skipped, param) : args;
      const response = await send([...sent], isNext && !to ? (url) => urlOfNext(`${param}`, url) : undefined);
      const { data } = response;
      const list = items && valueAt(data, items);
      if (list !== undefined && list !== null && !Array.isArray(list)) {
        throw fail(response, `what should be the list of items is ${typeof list}`);
      }
      const given = to ? givenValue(operation, sent, to, skipped) : param;
      const next = () => {
        const following = nextOf(response, given, list?.length ?? 0);
        if (following !== undefined && following === given) throw again(response, following);
        return following;
      };
      return { response, next };
    };

    const nextOf = (response: ApiResponse, given: unknown, count: number): PageParam => {
      const { data } = response;
      const { next, nextHeader, hasMore, pageCount } = pages;
      if (hasMore && !valueAt(data, hasMore)) return undefined;
      if (by === 'offset' || by === 'page') {
        const following = Number(given ?? first) + (by === 'page' ? 1 : count);
        const all = pageCount && valueAt(data, pageCount);
        if (typeof all === 'number') return following - first < all ? following : undefined;
        // An empty page is the last one if nothing else says so.
        return count || hasMore ? following : undefined;
      }
      const value = nextHeader
        ? inHeader(response.response.headers.get(nextHeader), nextHeader)
        : valueAt(data, next ?? []);
      // Unset, empty, or a zero, as some servers write that nothing follows.
      if (!value) return undefined;
      if (typeof value === 'string' || typeof value === 'number') return value;
      throw fail(response, `what should be the next ${by} is ${typeof value}`);
    };

    async function* all(...args: unknown[]) {
      const seen = new Set<unknown>([to && givenValue(operation, args, to, skipped)]);
      let param: PageParam;
      let before: string | undefined;
      do {
        const fetched = await fetchPage(param, args);
        const { response } = fetched;
        yield response.data;
        const next = fetched.next();
        if (next === undefined) return;
        if (seen.has(next)) throw again(response, next);
        seen.add(next);
        if (by === 'offset' || by === 'page') {
          // A server that does not know the parameter gives its first page for ever.
          const text = JSON.stringify(response.data);
          if (text === before)
            throw fail(response, `the server gave the same page again for the ${by} ${param}`);
          before = text;
        }
        param = next;
      } while (true);
    }

    return {
      page: async (param: PageParam, ...args: unknown[]) => {
        const { response, next } = await fetchPage(param, args);
        return { data: response.data, next: next() };
      },
      pages: all,
      ...(items && {
        items: async function* (...args: unknown[]) {
          for await (const data of all(...args)) yield* (valueAt(data, items) ?? []) as unknown[];
        },
      }),
    };
  };
}

const shownValue = (value: unknown) => JSON.stringify(value).slice(0, 200);

function valueAt(value: unknown, names: readonly string[]): unknown {
  let here = value;
  for (const name of names) {
    if (Array.isArray(here)) here = here.at(Number(name));
    else if (typeof here === 'object' && here !== null && Object.hasOwn(here, name)) {
      here = (here as Record<string, unknown>)[name];
    } else return undefined;
  }
  return here;
}

/** Finds where the arguments of a method have a place of the request: their index, and the names inside. */
function argumentOf(
  { parameters = [], body }: OperationDefinition,
  [place, ...names]: readonly string[],
  skipped: number,
): [index: number, names: readonly string[]] {
  if (place === 'path') return [skipped + parameters.indexOf(names[0] as string), []];
  const afterPath = skipped + parameters.length;
  if (place === 'body') return [afterPath, names];
  const group = place === 'query' ? place : `${place}s`;
  return [afterPath + (body ? 1 : 0), [group, ...names]];
}

function givenValue(
  operation: OperationDefinition,
  args: readonly unknown[],
  to: readonly string[],
  skipped: number,
): unknown {
  const [index, names] = argumentOf(operation, to, skipped);
  return valueAt(args[index], names);
}

function withValue(
  operation: OperationDefinition,
  args: readonly unknown[],
  to: readonly string[],
  skipped: number,
  value: unknown,
): unknown[] {
  const [index, names] = argumentOf(operation, to, skipped);
  const changed = [...args];
  changed[index] = put(args[index], names, value);
  return changed;
}

function put(target: unknown, [name, ...names]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const object = target as Record<string, unknown> | undefined;
  return { ...object, [name]: put(object?.[name], names, value) };
}

/** The value of a header; of `Link` (RFC 8288) the URL whose relation is `next`. */
function inHeader(value: string | null, name: string): string | undefined {
  if (value === null || name.toLowerCase() !== 'link') return value ?? undefined;
  for (const [, url, rest = ''] of value.matchAll(/<([^<>]*)>([^<]*)/g)) {
    const [, quoted, plain] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(rest) ?? [];
    if (/(^|\s)next(\s|$)/i.test(quoted ?? plain ?? '')) return url;
  }
  return undefined;
}

/**
 * The URL of a next page, against that of the first one.
 * @throws {TypeError} for one at another host: credentials go nowhere but where the description sends them.
 */
function urlOfNext(next: string, url: string): string {
  if (!URL.canParse(next, url)) throw new TypeError('the URL of the next page cannot be read');
  const target = new URL(next, url);
  const { origin } = new URL(url);
  if (target.origin !== origin || target.username || target.password) {
    throw new TypeError(`the next page is at ${target.origin} and not at ${origin}, so it is not asked for`);
  }
  target.hash = '';
  return target.href;
}
