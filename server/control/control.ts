/**
 * The control plane below `/_sandbox/`, for developers who use the sandbox. Routing, parsing and problem responses are those of the strict
 * interface, with a table of routes in place of the description's operations.
 */
import { createFetchHandler, ProblemError } from '../../generated/server-runtime.ts';
import type {
  OperationRow,
  ParameterRow,
  ProblemDetails,
  Reply,
  ServerTable,
} from '../../generated/server-types.ts';
import type { Caller } from '../sandbox-types.ts';
import { MAX_SNAPSHOT_BYTES } from '../snapshot/snapshot.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import { aboutRoutes } from './about.ts';
import { checkRoute } from './checks.ts';
import { clockRoutes } from './clock-routes.ts';
import { faultRoutes } from './faults.ts';
import { refuseUnknownParameters } from './parameters.ts';
import { programRoutes } from './programs.ts';
import { recordsRoute } from './records.ts';
import { requestsRoute } from './requests.ts';
import { resourceRoutes } from './resources.ts';
import type { ControlCall, ControlContext, ControlOptions, ControlRoute } from './route.ts';
import { SNAPSHOT_PATH, snapshotRoutes } from './snapshot.ts';
import { TENANTS_PATH, tenantRoutes } from './tenants.ts';

export type { ControlOptions } from './route.ts';

/** Tells whether the path of a `Request`'s URL is below `/_sandbox`: `http://127.0.0.1:4020/_sandbox/seed`. */
export function isControlUrl(url: string): boolean {
  return url.startsWith('/_sandbox', url.indexOf('/', 'https://'.length));
}

/** Never rejects. `listeners`, for this call, replace those of the options. */
export type Control = (
  request: Request,
  caller: Caller | undefined,
  listeners?: Listeners,
) => Promise<Response>;

export type Listeners = Pick<ControlOptions, 'onUnavailable' | 'onFailure' | 'onRoute' | 'onProblem'>;

const MAX_BODY_BYTES = 65_536;
/** A record holds what a body of the API can hold, a few levels deeper. */
const MAX_SNAPSHOT_DEPTH = 71;
/** Writes JSON with spaces between the values. */
export const MAX_SNAPSHOT_BODY_BYTES = MAX_SNAPSHOT_BYTES + 1024 * 1024;

const indexRoute: ControlRoute = {
  id: 'listRoutes',
  method: 'GET',
  path: '/_sandbox/',
  does: 'Lists the routes.',
  handle: () => ({
    status: 200,
    body: { routes: routes.map(({ method, path, does }) => ({ method, path, does })) },
  }),
};

const routes: readonly ControlRoute[] = [
  indexRoute,
  ...aboutRoutes,
  recordsRoute,
  requestsRoute,
  ...resourceRoutes,
  ...clockRoutes,
  ...faultRoutes,
  ...snapshotRoutes,
  ...programRoutes,
  checkRoute,
  ...tenantRoutes,
];

export function createControl(options: ControlOptions): Control {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const handlers = Object.fromEntries(
    routes.map((route) => [route.id, (call: ControlCall) => run(route, call)]),
  );
  const table = toTable(routes);
  const contexts = new WeakMap<Request, ControlContext>();
  const handlerFor = (maxBodyBytes: number, maxDepth?: number) =>
    createFetchHandler<ControlContext>(table, handlers, {
      maxBodyBytes,
      ...(maxDepth !== undefined && { maxDepth }),
      async around({ operation, request, context }, next) {
        const route = byId.get(operation) as ControlRoute;
        const { caller, onRoute } = context as ControlContext;
        onRoute?.(route.path);
        if (route.open !== true) await options.access(request, caller);
        refuseUnknownParameters(request, route);
        return (route.isBulk && options.limitBulk?.(next, request)) ?? next();
      },
      problem(problem, { request }) {
        contexts.get(request)?.onProblem?.(problem);
        return mentionRoutes(problem);
      },
      // `run` reports errors, since it knows the listeners of the call.
      onError: () => {},
    });
  const handle = handlerFor(MAX_BODY_BYTES);
  const handleSnapshot = handlerFor(MAX_SNAPSHOT_BODY_BYTES, MAX_SNAPSHOT_DEPTH);
  return (request, caller, listeners) => {
    const context = { ...options, ...listeners, caller };
    contexts.set(request, context);
    return (holdsSnapshot(request) ? handleSnapshot : handle)(request, context);
  };
}

function holdsSnapshot({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  return method === 'PUT' ? pathname === SNAPSHOT_PATH : method === 'POST' && pathname === TENANTS_PATH;
}

async function run(route: ControlRoute, call: ControlCall): Promise<Reply> {
  try {
    return { headers: { 'cache-control': 'no-store' }, ...(await route.handle(call)) };
  } catch (error) {
    if (error instanceof StoreUnavailable) call.context.onUnavailable?.(error);
    else if (!(error instanceof ProblemError)) call.context.onFailure?.(error, route.id);
    throw error;
  }
}

/** The strict interface's text refers to a description; here there is a list of routes. */
function mentionRoutes(problem: ProblemDetails): Reply | undefined {
  if (problem.code !== 'unknown-path') return undefined;
  const detail = 'Unknown route: GET /_sandbox/ lists all routes.';
  return {
    status: problem.status,
    body: { ...problem, detail },
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  };
}

function toTable(all: readonly ControlRoute[]): ServerTable {
  const none = { requestBodies: {}, parameters: {}, responses: {} };
  return { title: 'Sandbox', operations: all.map(toRow), credentials: [], all: none, fast: none };
}

function mediaTypesOf(method: ControlRoute['method']): readonly string[] {
  return method === 'PATCH' ? ['application/json', 'application/merge-patch+json'] : ['application/json'];
}

function toRow({ id, method, path, query = [], body }: ControlRoute): OperationRow {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  return {
    id,
    method,
    path,
    parameters: [
      ...names.map((name): ParameterRow => {
        return { in: 'path', name, key: name, required: true, shape: 'string', explode: false };
      }),
      ...query,
    ],
    body:
      body === undefined
        ? undefined
        : {
            required: body === 'required',
            contents: mediaTypesOf(method).map((mediaType) => ({ mediaType })),
          },
    responses: [{ status: '2XX', contents: [] }],
    credentials: [],
    mandatory: [],
  };
}
