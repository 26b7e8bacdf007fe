/**
 * The machinery behind the generated `server.ts`: from a Fetch request to a handler and back. Uses web standards only, so it runs
 * in Node, Bun, Deno, workers and browsers. A request reaches a handler only when it matches the description; a reply leaves
 * only when it does.
 */
import { NO_BODY, type ReadBody, readBody } from './server-body.ts';
import { readCredentials } from './server-credentials.ts';
import { ErrorResponder, type Trace } from './server-errors.ts';
import { readParameters } from './server-parameters.ts';
import { NotImplementedError, ProblemError, refusal } from './server-problem.ts';
import {
  describedResponse,
  type MakeResponse,
  makeWithFetch,
  type OwnHeaders,
  type ReplyChecks,
  toCheckedResponse,
  toUncheckedResponse,
} from './server-reply.ts';
import { compileRoutes, type RouteMatch, type Router } from './server-router.ts';
import type {
  BodyLimits,
  Call,
  CallParts,
  FetchHandler,
  OperationRow,
  Reply,
  ServerOptions,
  ServerTable,
} from './server-types.ts';
import { toItems } from './server-validation-errors.ts';

export { preferredType } from './server-media-types.ts';
export type { ProblemCode, ProblemInput } from './server-problem.ts';
export { NotImplementedError, notImplemented, PROBLEM_CODES, ProblemError } from './server-problem.ts';
export { JsonText } from './server-reply.ts';
export type * from './server-types.ts';

type AnyCall<Context> = Call<CallParts, Context> & { readonly contentType?: string };
type AnyHandler<Context> = (call: AnyCall<Context>) => Reply | Promise<Reply>;

/** Above this size an invalid body gets its first error only: listing all of them would cost more than reading it. */
const DESCRIBE_ALL_UP_TO = 65_536;

const NO_HEADERS: OwnHeaders = {};

/** The parts of a request's URL. */
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
  const server = new Server<Context>(table, handlers, options);
  const { makeResponse = makeWithFetch } = options;
  const handle = (request: Request, context?: Context): Promise<Response> => {
    const response = server.respond(request, context as Context);
    return request.method === 'HEAD' ? response.then((full) => withoutBody(full, makeResponse)) : response;
  };
  return handle as FetchHandler<Context>;
}

function withoutBody(full: Response, make: MakeResponse): Response {
  // Ends what makes the body.
  full.body?.cancel().catch(() => undefined);
  return make(null, full);
}

class Server<Context> {
  private readonly table: ServerTable;
  private readonly handlers: Record<string, AnyHandler<Context> | undefined>;
  private readonly options: ServerOptions;
  private readonly router: Router;
  private readonly limits: BodyLimits;
  private readonly maxErrors: number;
  private readonly idHeader: string | undefined;
  private readonly checks: ReplyChecks;
  private readonly errors: ErrorResponder;

  constructor(table: ServerTable, handlers: object, options: ServerOptions) {
    this.table = table;
    this.handlers = handlers as Record<string, AnyHandler<Context>>;
    this.options = options;
    this.router = compileRoutes(table.operations, options.basePath);
    this.limits = {
      maxBodyBytes: options.maxBodyBytes ?? 1_048_576,
      maxDepth: options.maxDepth ?? 64,
      trustContentLength: options.trustContentLength ?? false,
    };
    this.maxErrors = options.maxErrors ?? 50;
    this.idHeader = options.requestIdHeader?.toLowerCase();
    // Throws now for an invalid name, not with every response.
    if (this.idHeader !== undefined) new Headers().set(this.idHeader, '');
    const validate = options.validateReplies ?? true;
    const make = options.makeResponse ?? makeWithFetch;
    this.checks = { validate, maxErrors: this.maxErrors, matched: new Map(), make };
    this.errors = new ErrorResponder(options, make);
  }

  /** Never rejects. */
  async respond(request: Request, context: Context): Promise<Response> {
    const trace: Trace = { request, requestId: undefined, operation: undefined, headers: NO_HEADERS };
    const { options, idHeader } = this;
    try {
      trace.requestId = options.requestId?.(request, context);
      if (idHeader !== undefined) trace.headers = ownHeaders(idHeader, trace.requestId);
      const { pathname, search } = splitUrl(request.url);
      const path = options.pathOf === undefined ? pathname : await options.pathOf(request);
      const match = this.router.match(path, request.method);
      if (match === undefined) throw refusal('unknown-path', 'The description has no such path.');
      const operation = match.route.operations.get(request.method);
      if (operation === undefined) return await this.otherMethod(trace, match);
      trace.operation = operation;
      const next = () => this.serve(trace, { operation, search, path: match.values }, context);
      if (options.around === undefined) return await next();
      const { requestId } = trace;
      return await options.around({ operation: operation.id, request, requestId, context }, next);
    } catch (error) {
      return this.errors.responseTo(error, trace);
    }
  }

  /** `around` wraps this function. Never rejects. */
  private async serve(trace: Trace, found: Found, context: Context): Promise<Response> {
    try {
      return await this.callHandler(await this.prepare(trace, found, context), found.operation, trace);
    } catch (error) {
      return this.errors.responseTo(error, trace);
    }
  }

  /** Everything between the route and the handler. Throws a ProblemError for a request that must not reach it. */
  private async prepare(trace: Trace, found: Found, context: Context): Promise<AnyCall<Context>> {
    const { request, requestId } = trace;
    const { operation, search, path } = found;
    const { table } = this;
    const credentials = readCredentials(operation, table.credentials, request, search, table.title);
    const raw = { path, query: search, headers: request.headers };
    const validators = { describe: table.all.parameters, decide: table.fast.parameters };
    const parameters = readParameters(operation, raw, validators, this.maxErrors);
    // Fetch allows no body with these methods.
    const bodiless = operation.body === undefined && (request.method === 'GET' || request.method === 'HEAD');
    const body = bodiless ? NO_BODY : await readBody(request, operation.body, this.limits);
    if (body.checked !== undefined) this.checkBody(operation, body);

    return {
      operation: operation.id,
      ...parameters,
      body: body.value,
      ...(body.contentType === undefined || !isChoice(operation) ? {} : { contentType: body.contentType }),
      credentials,
      request,
      signal: request.signal,
      ...(requestId === undefined ? {} : { requestId }),
      context,
    };
  }

  private otherMethod({ request, headers }: Trace, { route }: RouteMatch): Response | Promise<Response> {
    const allow = route.allow.join(', ');
    if (request.method === 'OPTIONS') {
      return (
        this.options.onOptions?.(request, route.allow) ??
        this.checks.make(null, { status: 204, headers: { allow, ...headers } })
      );
    }
    throw refusal('method-not-allowed', `This path takes ${allow}.`, { headers: { allow } });
  }

  /** The fast validator decides; the one that collects all errors is run only to describe them. */
  private checkBody(operation: OperationRow, body: ReadBody): void {
    if (!body.isList) this.checkValue(operation, body, body.checked, '');
    else
      for (const [index, item] of (body.checked as unknown[]).entries())
        this.checkValue(operation, body, item, `/${index}`);
  }

  private checkValue(
    { id, body }: OperationRow,
    { bytes, content }: ReadBody,
    checked: unknown,
    place: string,
  ): void {
    const { fast, all } = this.table;
    const key = body?.contents[0] === content ? id : `${id} ${content?.mediaType}`;
    const decide = fast.requestBodies[key];
    if (decide === undefined || decide(checked)) return;
    const describe = bytes > DESCRIBE_ALL_UP_TO ? undefined : all.requestBodies[key];
    const errors = describe === undefined || describe(checked) ? decide.errors : describe.errors;
    throw refusal('invalid-body', 'The body does not match the description.', {
      errors: toItems(
        errors?.map((error) => ({ ...error, instancePath: place + error.instancePath })),
        this.maxErrors,
      ),
    });
  }

  private async callHandler(
    call: AnyCall<Context>,
    operation: OperationRow,
    trace: Trace,
  ): Promise<Response> {
    const { handlers, table, checks } = this;
    const failed = (error: unknown) => this.errors.streamError(error, trace);
    const { headers } = trace;
    try {
      const { id } = operation;
      if (typeof handlers[id] !== 'function') throw new NotImplementedError(id);
      const reply = await handlers[id]?.(call);
      return toCheckedResponse(reply as Reply, operation, table, checks, { headers, failed });
    } catch (error) {
      if (error instanceof NotImplementedError || !(error instanceof ProblemError)) throw error;
      const reply = this.errors.replyTo(error, trace);
      // Problem details are as good as anything if the description has no JSON for this status.
      const contents = describedResponse(operation.responses, reply.status)?.contents ?? [];
      if (contents.length > 0 && contents.every(({ encode }) => encode !== undefined))
        return toUncheckedResponse(reply, trace.headers, checks.make);
      // A reply is checked against the description whether it was thrown or returned.
      return toCheckedResponse(reply, operation, table, checks, { headers, failed });
    }
  }
}

/** The pattern of a URL of which no part needs normalizing: `http://127.0.0.1:4020/v1/account?a=1`. */
const PLAIN_URL = /^https?:\/\/[\w.-]+(?::\d+)?(\/[\w~!$&'()*+,;=:@/-]*)(\?[\w~!$&()*+,;=:@/.%-]+)?$/;

/** Path and query of a URL as `URL` has them, which costs more. */
function splitUrl(url: string): { readonly pathname: string; readonly search: string } {
  const plain = PLAIN_URL.exec(url);
  return plain === null ? new URL(url) : { pathname: plain[1] as string, search: plain[2] ?? '' };
}

/** True if a handler needs to know the media type of a body. */
function isChoice({ body }: OperationRow): boolean {
  const contents = body?.contents ?? [];
  return contents.length > 1 || contents.some(({ mediaType }) => mediaType.includes('*'));
}

/** The caller may have chosen the id, so one that is not a valid header value is left out. */
function ownHeaders(name: string, id: string | undefined): OwnHeaders {
  return id !== undefined && /^[\x21-\x7e]+$/.test(id) ? { [name]: id } : NO_HEADERS;
}
