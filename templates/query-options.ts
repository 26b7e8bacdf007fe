import { clientNames } from './client/client-names.ts';
import { successContents } from './client/content.ts';
import { optionGroups } from './client/method.ts';
import { comment, text } from './code.ts';
import { type ApiModel, type OperationModel, parametersIn } from './model.ts';

/**
 * True for an operation whose response can be kept in a cache: it changes nothing, and what it responds with can be read more than
 * once, which a stream cannot.
 */
export function isQuery(operation: OperationModel): boolean {
  const contents = successContents(operation);
  return operation.safe && contents.length > 0 && !contents.some(isReadOnce);
}

/** True for an operation that changes nothing, but whose response cannot be kept in a cache. */
export function isStreamOnly(operation: OperationModel): boolean {
  return operation.safe && successContents(operation).some(isReadOnce);
}

function isReadOnce({ kind }: { readonly kind: string }): boolean {
  return kind === 'events' || kind === 'lines';
}

/**
 * `hooks/query-options.ts`: keys and options of queries as plain functions, for loaders, servers and any hook of TanStack Query. At run
 * time the module imports nothing.
 *
 * @param library the package of TanStack Query that the types come from: `@tanstack/react-query`
 */
export function queryOptionsTemplate(model: ApiModel, library: string): string {
  const { client } = clientNames(model);
  const extension = model.importExtension;
  const queries = model.operations.filter(isQuery);
  if (queries.length === 0) return 'export {};\n';
  const paged = queries.filter(({ pages }) => pages !== undefined);
  const imported = client === 'Client' ? client : `${client} as Client`;
  return `import type { DataTag${paged.length === 0 ? '' : ', InfiniteData'} } from '${library}';
import type { ApiErrorFor, ${imported}${paged.length === 0 ? '' : ', PageParam'} } from '../client${extension}';

type Call = (...args: never[]) => Promise<unknown>;

/** The type that a call resolves to; \`binary: 'stream'\` is for direct calls, since a stream can be read only once. */
type DataOf<C extends Call> = Exclude<Awaited<ReturnType<C>>, ReadableStream<Uint8Array>>;

/** A key that begins with the operation's name, with the types of data and error that the cache has for it. */
export type CallQueryKey<Id extends string, C extends Call> = DataTag<
  readonly [operation: Id, ...args: unknown[]],
  DataOf<C>,
  ApiErrorFor<C>
>;

/** Options of a query, to be used as they are or spread and added to: \`{ ...options, select, enabled }\`. */
export interface CallQueryOptions<Id extends string, C extends Call> {
  readonly queryKey: CallQueryKey<Id, C>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<DataOf<C>>;
  /** The client repeats what may be repeated, so TanStack Query does not. */
  readonly retry: boolean;
  /** Not set; by its type, TanStack Query knows that of the error. */
  readonly throwOnError?: (error: ApiErrorFor<C>) => boolean;
}

interface Options {
  readonly [name: string]: unknown;
}

/** The key of a call: its arguments, and of its options those that decide what the response is. */
function keyOf(operation: string, count: number, groups: readonly string[], args: readonly unknown[]): unknown {
  const options = (args[count] ?? {}) as Options;
  const sent = groups.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]);
  return [operation, ...args.slice(0, count), ...(sent.length === 0 ? [] : [Object.fromEntries(sent)])];
}

function optionsOf(call: unknown, queryKey: unknown, count: number, args: readonly unknown[]): unknown {
  const send = call as (...args: unknown[]) => Promise<unknown>;
  const { binary: _, ...options } = (args[count] ?? {}) as Options;
  return {
    queryKey,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => send(...args.slice(0, count), { ...options, signal }),
    retry: false,
  };
}

${[...queries.map(queryFunctions), ...(paged.length === 0 ? [] : [INFINITE, ...paged.map(infiniteFunction)])].join('\n')}`;
}

const INFINITE = `interface PagedCall extends Call {
  page(next: PageParam, ...args: never[]): Promise<{ readonly data: unknown; readonly next: PageParam }>;
}

type PageOf<C extends PagedCall> = Awaited<ReturnType<C['page']>>;

/** Options of an infinite query: its pages are \`{ data, next }\`. */
export interface CallInfiniteOptions<Id extends string, C extends PagedCall> {
  /** Begins with the key of the query, so that who invalidates that invalidates this, too. */
  readonly queryKey: DataTag<
    readonly [operation: Id, ...args: unknown[]],
    InfiniteData<PageOf<C>, PageParam>,
    ApiErrorFor<C>
  >;
  readonly queryFn: (context: { readonly signal: AbortSignal; readonly pageParam: PageParam }) => Promise<PageOf<C>>;
  readonly initialPageParam: PageParam;
  readonly getNextPageParam: (page: PageOf<C>) => PageParam;
  readonly retry: boolean;
  readonly throwOnError?: (error: ApiErrorFor<C>) => boolean;
}

function infiniteOf(call: unknown, queryKey: readonly unknown[], count: number, args: readonly unknown[]): unknown {
  const { page } = call as { readonly page: (...args: unknown[]) => Promise<unknown> };
  const options = (args[count] ?? {}) as Options;
  return {
    queryKey: [...queryKey, 'infinite'],
    queryFn: ({ signal, pageParam }: { readonly signal: AbortSignal; readonly pageParam: PageParam }) =>
      page(pageParam, ...args.slice(0, count), { ...options, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }: { readonly next: PageParam }) => next,
    retry: false,
  };
}
`;

function infiniteFunction(operation: OperationModel): string {
  const { id } = operation;
  const method = `Client[${text(id)}]`;
  return `${docsOf(operation, `The pages of \`${id}\`, whose arguments follow the client:`)}
export function ${id}InfiniteOptions(
  client: Client,
  ...args: Parameters<${method}>
): CallInfiniteOptions<${text(id)}, ${method}> {
  return infiniteOf(client.${id}, ${id}QueryKey(...args), ${argumentCount(operation)}, args) as CallInfiniteOptions<${text(id)}, ${method}>;
}
`;
}

/** `hooks/infinite-queries.ts`: a hook of React for each operation with pages. `undefined` where there is none. */
export function infiniteQueriesTemplate(model: ApiModel): string | undefined {
  const { client } = clientNames(model);
  const extension = model.importExtension;
  const paged = model.operations.filter((one) => isQuery(one) && one.pages !== undefined);
  if (paged.length === 0) return undefined;
  const hooks = paged.map((operation) => {
    const { id, typeName } = operation;
    return `${docsOf(operation, `The pages of \`${id}\`:`)}
export function use${typeName}Infinite(...args: Parameters<Client[${text(id)}]>) {
  return useInfiniteQuery(options.${id}InfiniteOptions(useClient(), ...args));
}
`;
  });
  return `import { useInfiniteQuery } from '@tanstack/react-query';
import type { ${client === 'Client' ? client : `${client} as Client`} } from '../client${extension}';
import { useClient } from './client-provider${extension}';
import * as options from './query-options${extension}';

${hooks.join('\n')}`;
}

function queryFunctions(operation: OperationModel): string {
  const { id } = operation;
  const method = `Client[${text(id)}]`;
  const count = argumentCount(operation);
  const docs = (what: string) => docsOf(operation, what);
  return `${docs(`The key of \`${id}\` in the cache:`)}
export function ${id}QueryKey(...args: Parameters<${method}>): CallQueryKey<${text(id)}, ${method}> {
  return keyOf(${text(id)}, ${count}, ${JSON.stringify(keyGroups(operation))}, args) as CallQueryKey<${text(id)}, ${method}>;
}

${docs(`The query of \`${id}\`, whose arguments follow the client:`)}
export function ${id}QueryOptions(
  client: Client,
  ...args: Parameters<${method}>
): CallQueryOptions<${text(id)}, ${method}> {
  return optionsOf(client.${id}, ${id}QueryKey(...args), ${count}, args) as CallQueryOptions<${text(id)}, ${method}>;
}
`;
}

/** The number of arguments before the options. */
function argumentCount(operation: OperationModel): number {
  return parametersIn(operation, 'path').length + (operation.body === undefined ? 0 : 1);
}

function docsOf({ summary, deprecated }: OperationModel, what: string): string {
  return comment([[what, summary].join(' ').trim(), deprecated ? '@deprecated' : ''], '');
}

/** The options of a call that decide what the response is. */
function keyGroups(operation: OperationModel): string[] {
  const types = new Set(successContents(operation).map(({ mediaType }) => mediaType));
  return [...optionGroups(operation), ...(types.size > 1 ? ['accept'] : [])];
}
