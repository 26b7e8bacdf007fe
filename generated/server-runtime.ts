// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

/**
 * The machinery behind the generated `server.ts`: from a Fetch request to a handler and back. Uses web standards only, so it runs
 * in Node, Bun, Deno, workers and browsers. A request reaches a handler only when it matches the description; a reply leaves
 * only when it does.
 */
import { type BodyLimits, readJsonBody } from './server-body.ts';
import { readCredentials } from './server-credentials.ts';
import { readParameters } from './server-parameters.ts';
import { NotImplementedError, ProblemError, refusal, toProblemDetails } from './server-problem.ts';
import {
  InvalidReply,
  type OwnHeaders,
  type ReplyChecks,
  toCheckedResponse,
  toUncheckedResponse,
} from './server-reply.ts';
import { compileRoutes, type RouteMatch } from './server-router.ts';
import type {
  Call,
  CallParts,
  FetchHandler,
  OperationRow,
  ProblemInfo,
  Reply,
  ServerErrorEvent,
  ServerOptions,
  ServerTable,
} from './server-types.ts';
import { toItems } from './server-validation-errors.ts';

export type { ProblemCode, ProblemInput } from './server-problem.ts';
export { NotImplementedError, notImplemented, PROBLEM_CODES, ProblemError } from './server-problem.ts';
export { JsonText } from './server-reply.ts';
export type * from './server-types.ts';

type AnyCall<Context> = Call<CallParts, Context>;
type AnyHandler<Context> = (call: AnyCall<Context>) => Reply | Promise<Reply>;

/** Above this size an invalid body gets its first error only: listing all of them would cost more than reading it. */
const DESCRIBE_ALL_UP_TO = 65_536;

/** What is known about a request so far. */
interface Trace {
  readonly request: Request;
  requestId: string | undefined;
  operation: OperationRow | undefined;
  /** Sent with every response. */
  headers: OwnHeaders;
}

const NO_HEADERS: OwnHeaders = {};

/** What the URL of a request gives. */
interface Found {
  readonly operation: OperationRow;
  readonly search: string;
  readonly path: RouteMatch['values'];
}

/** Makes the Fetch function of a server. Throws a TypeError for an unusable `basePath` or `requestIdHeader`. */
export function createFetchHandler<Context>(
  table: ServerTable,
  handlers: object,
  options: ServerOptions = {},
): FetchHandler<Context> {
  const router = compileRoutes(table.operations, options.basePath);
  const limits: BodyLimits = {
    maxBodyBytes: options.maxBodyBytes ?? 1_048_576,
    maxDepth: options.maxDepth ?? 64,
    trustContentLength: options.trustContentLength ?? false,
  };
  const maxErrors = options.maxErrors ?? 50;
  const idHeader = options.requestIdHeader?.toLowerCase();
  // Throws now for an invalid name, not with every response.
  if (idHeader !== undefined) new Headers().set(idHeader, '');
  const checks: ReplyChecks = { validate: options.validateReplies ?? true, maxErrors, matched: new Map() };

  const handle = async (request: Request, context?: Context): Promise<Response> => {
    const trace: Trace = { request, requestId: undefined, operation: undefined, headers: NO_HEADERS };
    const response = await answer(trace, context as Context);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
  return handle as FetchHandler<Context>;

  /** Never rejects. */
  async function answer(trace: Trace, context: Context): Promise<Response> {
    try {
      const { request } = trace;
      trace.requestId = options.requestId?.(request, context);
      if (idHeader !== undefined) trace.headers = ownHeaders(idHeader, trace.requestId);
      const { pathname, search } = new URL(request.url);
      const match = router.match(pathname);
      if (match === undefined) throw refusal('unknown-path', 'The description has no such path.');
      const operation = match.route.operations.get(request.method);
      if (operation === undefined) return await otherMethod(trace, match);
      trace.operation = operation;
      const next = () => serve(trace, { operation, search, path: match.values }, context);
      if (options.around === undefined) return await next();
      const { requestId } = trace;
      return await options.around({ operation: operation.id, request, requestId, context }, next);
    } catch (error) {
      return failed(error, trace);
    }
  }

  /** What `around` wraps. Never rejects. */
  async function serve(trace: Trace, found: Found, context: Context): Promise<Response> {
    try {
      return await callHandler(await prepare(trace, found, context), trace);
    } catch (error) {
      return failed(error, trace);
    }
  }

  function failed(error: unknown, trace: Trace): Response {
    return error instanceof ProblemError ? problemResponse(error, trace) : failure(error, trace);
  }

  /** Everything between the route and the handler. Throws a ProblemError for a request that must not reach it. */
  async function prepare(trace: Trace, found: Found, context: Context): Promise<AnyCall<Context>> {
    const { request, requestId } = trace;
    const { operation, search, path } = found;
    const credentials = readCredentials(operation, table.credentials, request, search, table.title);
    const raw = { path, query: search, headers: request.headers };
    const validators = { describe: table.all.parameters, decide: table.fast.parameters };
    const parameters = readParameters(operation, raw, validators, maxErrors);
    const body = await readJsonBody(request, operation.body, limits);
    if (body.value !== undefined) checkBody(operation.id, body.value, body.bytes);

    return {
      operation: operation.id,
      ...parameters,
      body: body.value,
      credentials,
      request,
      signal: request.signal,
      ...(requestId === undefined ? {} : { requestId }),
      context,
    };
  }

  function otherMethod({ request, headers }: Trace, { route }: RouteMatch): Response | Promise<Response> {
    const allow = route.allow.join(', ');
    if (request.method === 'OPTIONS') {
      return (
        options.onOptions?.(request, route.allow) ??
        new Response(null, { status: 204, headers: { allow, ...headers } })
      );
    }
    throw refusal('method-not-allowed', `This path takes ${allow}.`, { headers: { allow } });
  }

  /** The fast validator decides; the one that collects all errors is run only to describe them. */
  function checkBody(operation: string, value: unknown, bytes: number): void {
    const decide = table.fast.requestBodies[operation];
    if (decide === undefined || decide(value)) return;
    const describe = bytes > DESCRIBE_ALL_UP_TO ? undefined : table.all.requestBodies[operation];
    const errors = describe === undefined || describe(value) ? decide.errors : describe.errors;
    throw refusal('invalid-body', 'The body does not match the description.', {
      errors: toItems(errors, maxErrors),
    });
  }

  async function callHandler(call: AnyCall<Context>, trace: Trace): Promise<Response> {
    const operation = trace.operation as OperationRow;
    try {
      const named = handlers as Record<string, AnyHandler<Context> | undefined>;
      if (typeof named[operation.id] !== 'function') throw new NotImplementedError(operation.id);
      const reply = await named[operation.id]?.(call);
      return toCheckedResponse(reply as Reply, operation, table, checks, trace.headers);
    } catch (error) {
      if (error instanceof NotImplementedError || !(error instanceof ProblemError)) throw error;
      // A reply is checked against the description whether it was thrown or returned.
      return toCheckedResponse(problemReply(error, trace), operation, table, checks, trace.headers);
    }
  }

  /** An error of the server: all of it goes to the log, none of it to the caller. */
  function failure(error: unknown, trace: Trace): Response {
    // The caller has disconnected, which is not an error of the server. Proxies log it as 499.
    if (trace.request.signal.aborted && !(error instanceof InvalidReply))
      return new Response(null, { status: 499 });
    const invalid = error instanceof InvalidReply ? error : undefined;
    report(trace, {
      kind: invalid === undefined ? 'handler-failed' : 'invalid-reply',
      message:
        invalid?.message ??
        (error instanceof Error ? `${error.name}: ${error.message}` : 'Something was thrown.'),
      error,
      status: invalid?.status,
      errors: invalid?.errors ?? [],
    });
    return problemResponse(refusal('server-error', 'The server failed to respond to this request.'), trace);
  }

  function problemResponse(error: ProblemError, trace: Trace): Response {
    try {
      return toUncheckedResponse(problemReply(error, trace), trace.headers);
    } catch (hookError) {
      report(trace, {
        kind: 'problem-hook-failed',
        message:
          hookError instanceof Error ? `${hookError.name}: ${hookError.message}` : 'Something was thrown.',
        error: hookError,
        status: error.status,
        errors: [],
      });
      return toUncheckedResponse(plainReply(error), trace.headers);
    }
  }

  function problemReply(error: ProblemError, trace: Trace): Reply {
    const info: ProblemInfo = {
      request: trace.request,
      operation: trace.operation?.id,
      requestId: trace.requestId,
    };
    const shaped = options.problem?.(toProblemDetails(error, options), info);
    if (shaped === undefined) return plainReply(error);
    return { ...shaped, headers: { ...error.input.headers, ...shaped.headers } };
  }

  function plainReply(error: ProblemError): Reply {
    return {
      status: error.status,
      body: toProblemDetails(error, options),
      headers: {
        'cache-control': 'no-store',
        ...error.input.headers,
        'content-type': 'application/problem+json',
      },
    };
  }

  function report(
    trace: Trace,
    what: Pick<ServerErrorEvent, 'kind' | 'message' | 'error' | 'status' | 'errors'>,
  ): void {
    const event: ServerErrorEvent = {
      ...what,
      operation: trace.operation?.id,
      requestId: trace.requestId,
      method: trace.request.method,
    };
    try {
      if (options.onError !== undefined) options.onError(event);
      else console.error(logLine(event));
    } catch {
      // A failing logger must not fail the response.
    }
  }
}

/** The caller may have chosen the id, so one that is not a valid header value is left out. */
function ownHeaders(name: string, id: string | undefined): OwnHeaders {
  return id !== undefined && /^[\x21-\x7e]+$/.test(id) ? { [name]: id } : NO_HEADERS;
}

function logLine(event: ServerErrorEvent): string {
  const places = event.errors.map((item) => `${item.pointer} ${item.detail}`).join('; ');
  return [event.kind, event.operation, event.requestId, event.message, places].filter(Boolean).join(' | ');
}
