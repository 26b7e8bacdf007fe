/**
 * The only file that uses openapi-fetch, which is no longer maintained, so that it can be replaced here alone. It builds the
 * URLs (paths, queries, arrays) of the methods, and it is the raw client.
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

/** The full URL. Throws for a value that cannot be serialized, such as an object within an array. */
export function urlOf(baseUrl: string, operation: OperationDefinition, params: Params): string {
  return createFinalURL(operation.path, {
    baseUrl,
    params,
    querySerializer: (operation.query ?? writeQuery) as typeof writeQuery,
    pathSerializer: defaultPathSerializer,
  });
}

/**
 * A query serializer that joins the lists of the given names with commas (`explode: false`) instead of repeating the name.
 * Bundled only for a description with such a parameter.
 */
export function queryWriter(joined: readonly string[]): (query: Record<string, unknown>) => string {
  const writeJoined = createQuerySerializer({ array: { style: 'form', explode: false } });
  return (query) =>
    Object.entries(query)
      .map(([name, value]) => (joined.includes(name) ? writeJoined : writeQuery)({ [name]: value }))
      .filter(Boolean)
      .join('&');
}

/** The options of a call of the raw client. */
export type RawInit = Record<string, unknown> & { readonly params?: Params; readonly body?: unknown };

/**
 * The raw client: openapi-fetch, with `dispatch` in place of fetch. What openapi-fetch or a middleware throws goes through
 * `wrap`, since its message may hold a value.
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
    // GET, PUT and the others: openapi-fetch's own methods would bypass the `request` above.
    if (verb < 'a') raw[verb] = raw.request.bind(null, verb);
  }
  return raw;
}
