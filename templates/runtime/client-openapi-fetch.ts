/**
 * The one file that touches openapi-fetch, whose author ended its maintenance: a successor is a change here and nowhere else.
 * It writes addresses (paths, queries, arrays) for the methods, and is the raw client.
 */
import createFetchClient, {
  type Client,
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
} from 'openapi-fetch';
import type { OperationDefinition } from './client-types.ts';

/** The typed openapi-fetch client over the `paths` of the types file. */
export type RawClient<Paths extends {}> = Client<Paths>;

const writeQuery = createQuerySerializer();

export interface Params {
  readonly path?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly cookie?: Record<string, unknown>;
}

/** The whole address. Throws for a value that cannot be written, such as an object within an array. */
export function addressOf(baseUrl: string, operation: OperationDefinition, params: Params): string {
  return createFinalURL(operation.path, {
    baseUrl,
    params,
    querySerializer: (operation.query ?? writeQuery) as typeof writeQuery,
    pathSerializer: defaultPathSerializer,
  });
}

/**
 * A query writer that joins the lists of the given names with commas (`explode: false`) instead of repeating the name. Only
 * in the bundle when a description has such a parameter.
 */
export function queryWriter(joined: readonly string[]): (query: Record<string, unknown>) => string {
  const writeJoined = createQuerySerializer({ array: { style: 'form', explode: false } });
  return (query) =>
    Object.entries(query)
      .map(([name, value]) => (joined.includes(name) ? writeJoined : writeQuery)({ [name]: value }))
      .filter(Boolean)
      .join('&');
}

/** What a call of the raw client hands over, beside its `Request`. */
export type RawInit = Record<string, unknown> & { readonly params?: Params; readonly body?: unknown };

/**
 * The raw client: openapi-fetch as it is, each request passed through `dispatch`. What openapi-fetch or a middleware throws
 * goes through `wrap`, since its message may hold a value.
 */
export function createRaw(
  baseUrl: string,
  handle: (
    method: string,
    path: string,
    init: RawInit,
  ) => { dispatch: (request: Request) => Promise<Response>; wrap: (error: unknown) => unknown },
): object {
  const raw = createFetchClient({ baseUrl }) as unknown as {
    [verb: string]: (...args: never[]) => unknown;
    request: (method: string, path: string, init?: RawInit) => unknown;
  };
  const { request } = raw;
  raw.request = async (verb: string, path: string, init?: RawInit) => {
    const method = verb.toUpperCase();
    const { dispatch, wrap } = handle(method, path, { ...init });
    try {
      return await request(method, path, { ...init, fetch: dispatch });
    } catch (error) {
      throw wrap(error);
    }
  };
  for (const verb of Object.keys(raw)) {
    // GET, PUT and the others; openapi-fetch's own would go past the above.
    if (verb < 'a') raw[verb] = raw.request.bind(null, verb);
  }
  return raw;
}
