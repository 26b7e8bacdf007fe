import { clientNames } from './client/client-names.ts';
import type { ApiModel } from './model.ts';

/**
 * A page gives the hooks their client in one of these ways: through a context of React, by injection in Vue, or through a module's variable where
 * orval's hooks cannot reach a context.
 */
export type HooksProvider = 'react' | 'vue' | 'shared';

/** The function of `hooks/client-provider.ts` that the hooks call in place of an HTTP client. */
export const HOOKS_MUTATORS: Readonly<Record<HooksProvider, string>> = {
  react: 'useCall',
  vue: 'useCall',
  shared: 'callClient',
};

/** `hooks/client-provider.ts`: what stands between the hooks that orval writes and the client. */
export function clientProviderTemplate(model: ApiModel, provider: HooksProvider): string {
  const names = clientNames(model);
  const extension = model.importExtension;
  const alias = (name: string, as: string) => (name === as ? name : `${name} as ${as}`);
  const imports = ['ApiErrorFor', alias(names.callOptions, 'CallOptions'), alias(names.client, 'Client')];
  return `${FRAMEWORK_IMPORTS[provider]}import type { ${imports.join(', ')} } from '../client${extension}';

/** Options of one call, as the client takes them; TanStack Query brings the signal. */
export type HookOptions = Omit<CallOptions, 'signal'>;

/** Writes the type of a hook's error: the client's own error, with the bodies that are described for its statuses. */
export type ErrorType<Method> = ApiErrorFor<Method>;

/** A call as the hooks describe it: the URL is the name of the client's method, then its path arguments. */
interface Call {
  readonly url: string;
  readonly method: string;
  readonly headers?: unknown;
  /** Present where the method takes a body. */
  readonly data?: unknown;
  /** The call's own options: \`query\`, \`headers\` and \`cookies\`. */
  readonly params?: object | undefined;
  readonly signal?: AbortSignal | undefined;
}

${PROVIDERS[provider]}
function send<Data>(client: Client, call: Call, options: HookOptions | undefined): Promise<Data> {
  const [name = '', ...path] = call.url.slice(1).split('/').map(decodeURIComponent);
  const method: (...args: unknown[]) => Promise<Data> = Reflect.get(client, name);
  const body = 'data' in call ? [call.data] : [];
  return method(...path, ...body, { ...call.params, ...options, signal: call.signal });
}
`;
}

const FRAMEWORK_IMPORTS: Readonly<Record<HooksProvider, string>> = {
  react: `import { createContext, createElement, type ReactElement, type ReactNode, useCallback, useContext } from 'react';
`,
  vue: `import { type App, type InjectionKey, inject, provide } from 'vue';
`,
  shared: '',
};

const PROVIDERS: Readonly<Record<HooksProvider, string>> = {
  react: `const ClientContext = createContext<Client | undefined>(undefined);

/** Gives the hooks of everything inside it their client. */
export function ClientProvider(props: {
  readonly client: Client;
  readonly children?: ReactNode;
}): ReactElement {
  return createElement(ClientContext.Provider, { value: props.client }, props.children);
}

/**
 * The client of the nearest \`ClientProvider\`.
 *
 * @throws {Error} outside of one.
 */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === undefined) throw new Error('The hooks need a client: put <ClientProvider client={...}> around them.');
  return client;
}

/** Called by the hooks. */
export function useCall<Data>(): (call: Call, options?: HookOptions) => Promise<Data> {
  const client = useClient();
  return useCallback((call: Call, options?: HookOptions) => send<Data>(client, call, options), [client]);
}
`,
  vue: `const CLIENT: InjectionKey<Client> = Symbol('client');

/** Gives the hooks their client: those of a whole app, or without \`app\` those of the components inside this one. */
export function provideClient(client: Client, app?: App): void {
  if (app === undefined) provide(CLIENT, client);
  else app.provide(CLIENT, client);
}

/**
 * The client that the app or a component around this one provides.
 *
 * @throws {Error} where none does.
 */
export function useClient(): Client {
  const client = inject(CLIENT, undefined);
  if (client === undefined) throw new Error('The hooks need a client: call provideClient(client, app) first.');
  return client;
}

/** Called by the hooks. */
export function useCall<Data>(): (call: Call, options?: HookOptions) => Promise<Data> {
  const client = useClient();
  return (call, options) => send<Data>(client, call, options);
}
`,
  shared: `let shared: Client | undefined;

/**
 * Sets the client of all hooks. One for the whole module: on a server that renders for several people, give each call
 * its own with \`request: { client }\`, or give the client credentials that are functions of the current request.
 */
export function setClient(client: Client | undefined): void {
  shared = client;
}

/** Called by the hooks. */
export async function callClient<Data>(
  call: Call,
  options: HookOptions & { readonly client?: Client | undefined } = {},
): Promise<Data> {
  const { client = shared, ...rest } = options;
  if (client === undefined) throw new Error('The hooks need a client: call setClient(client) first.');
  return send<Data>(client, call, rest);
}
`,
};
