// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated
// Requires react >=18.

// prettier-ignore
import { createContext, createElement, type ReactElement, type ReactNode, useCallback, useContext } from 'react';
// prettier-ignore
import type { ApiErrorFor, CallOptions, Client } from '../client.ts';

/** Options of one call, as the client takes them; TanStack Query brings the signal. */
// prettier-ignore
export type HookOptions = Omit<CallOptions, 'signal'>;

/** Writes the type of a hook's error: the client's own error, with the bodies that are described for its statuses. */
// prettier-ignore
export type ErrorType<Method> = ApiErrorFor<Method>;

/** A call as the hooks describe it: the URL is the name of the client's method, then its path arguments. */
// prettier-ignore
interface Call {
  readonly url: string;
  readonly method: string;
  readonly headers?: unknown;
  /** Present where the method takes a body. */
  readonly data?: unknown;
  /** The call's own options: `query`, `headers` and `cookies`. */
  readonly params?: object | undefined;
  readonly signal?: AbortSignal | undefined;
}

// prettier-ignore
const ClientContext = createContext<Client | undefined>(undefined);

/** Gives the hooks of everything inside it their client. */
// prettier-ignore
export function ClientProvider(props: {
  readonly client: Client;
  readonly children?: ReactNode;
}): ReactElement {
  return createElement(ClientContext.Provider, { value: props.client }, props.children);
}

/**
 * The client of the nearest `ClientProvider`.
 *
 * @throws {Error} outside of one.
 */
// prettier-ignore
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === undefined) throw new Error('The hooks need a client: put <ClientProvider client={...}> around them.');
  return client;
}

/** Called by the hooks. */
// prettier-ignore
export function useCall<Data>(): (call: Call, options?: HookOptions) => Promise<Data> {
  const client = useClient();
  return useCallback((call: Call, options?: HookOptions) => send<Data>(client, call, options), [client]);
}

// prettier-ignore
function send<Data>(client: Client, call: Call, options: HookOptions | undefined): Promise<Data> {
  const [name = '', ...path] = call.url.slice(1).split('/').map(decodeURIComponent);
  const method: (...args: unknown[]) => Promise<Data> = Reflect.get(client, name);
  const body = 'data' in call ? [call.data] : [];
  return method(...path, ...body, { ...call.params, ...options, signal: call.signal });
}
