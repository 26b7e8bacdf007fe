// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated
// Requires @tanstack/react-query ^5.90.0.

// prettier-ignore
import type { DataTag } from '@tanstack/react-query';
// prettier-ignore
import type { ApiErrorFor, Client } from '../client.ts';

// prettier-ignore
type Call = (...args: never[]) => Promise<unknown>;

/** The type that a call resolves to; `binary: 'stream'` is for direct calls, since a stream can be read only once. */
// prettier-ignore
type DataOf<C extends Call> = Exclude<Awaited<ReturnType<C>>, ReadableStream<Uint8Array>>;

/** A key that begins with the operation's name, with the types of data and error that the cache has for it. */
// prettier-ignore
export type CallQueryKey<Id extends string, C extends Call> = DataTag<
  readonly [operation: Id, ...args: unknown[]],
  DataOf<C>,
  ApiErrorFor<C>
>;

/** Options of a query, to be used as they are or spread and added to: `{ ...options, select, enabled }`. */
// prettier-ignore
export interface CallQueryOptions<Id extends string, C extends Call> {
  readonly queryKey: CallQueryKey<Id, C>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<DataOf<C>>;
  /** The client repeats what may be repeated, so TanStack Query does not. */
  readonly retry: boolean;
  /** Not set; by its type, TanStack Query knows that of the error. */
  readonly throwOnError?: (error: ApiErrorFor<C>) => boolean;
}

// prettier-ignore
interface Options {
  readonly [name: string]: unknown;
}

/** The key of a call: its arguments, and of its options those that decide what the response is. */
// prettier-ignore
function keyOf(operation: string, count: number, groups: readonly string[], args: readonly unknown[]): unknown {
  const options = (args[count] ?? {}) as Options;
  const sent = groups.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]);
  return [operation, ...args.slice(0, count), ...(sent.length === 0 ? [] : [Object.fromEntries(sent)])];
}

// prettier-ignore
function optionsOf(call: unknown, queryKey: unknown, count: number, args: readonly unknown[]): unknown {
  const send = call as (...args: unknown[]) => Promise<unknown>;
  const { binary: _, ...options } = (args[count] ?? {}) as Options;
  return {
    queryKey,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => send(...args.slice(0, count), { ...options, signal }),
    retry: false,
  };
}

/** The key of `retrieveProgram` in the cache: Retrieve a program */
// prettier-ignore
export function retrieveProgramQueryKey(...args: Parameters<Client["retrieveProgram"]>): CallQueryKey<"retrieveProgram", Client["retrieveProgram"]> {
  return keyOf("retrieveProgram", 1, [], args) as CallQueryKey<"retrieveProgram", Client["retrieveProgram"]>;
}

/** The query of `retrieveProgram`, whose arguments follow the client: Retrieve a program */
// prettier-ignore
export function retrieveProgramQueryOptions(
  client: Client,
  ...args: Parameters<Client["retrieveProgram"]>
): CallQueryOptions<"retrieveProgram", Client["retrieveProgram"]> {
  return optionsOf(client.retrieveProgram, retrieveProgramQueryKey(...args), 1, args) as CallQueryOptions<"retrieveProgram", Client["retrieveProgram"]>;
}
