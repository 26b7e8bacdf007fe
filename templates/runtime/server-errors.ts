/** Responds to requests that failed: with a problem to the caller, and an event to the server's operators. */
import { ProblemError, refusal, toProblemDetails } from './server-problem.ts';
import { InvalidReply, type MakeResponse, type OwnHeaders, toUncheckedResponse } from './server-reply.ts';
import type { OperationRow, ProblemInfo, Reply, ServerErrorEvent, ServerOptions } from './server-types.ts';

/** The known facts about a request so far. */
export interface Trace {
  readonly request: Request;
  requestId: string | undefined;
  operation: OperationRow | undefined;
  /** Sent with every response. */
  headers: OwnHeaders;
}

type ReportedError = Pick<ServerErrorEvent, 'kind' | 'message' | 'error' | 'status' | 'errors'>;

export class ErrorResponder {
  private readonly options: ServerOptions;
  private readonly make: MakeResponse;

  constructor(options: ServerOptions, make: MakeResponse) {
    this.options = options;
    this.make = make;
  }

  responseTo(error: unknown, trace: Trace): Response {
    return error instanceof ProblemError ? this.problemResponse(error, trace) : this.failure(error, trace);
  }

  /** A problem as the `problem` hook shapes it. */
  replyTo(error: ProblemError, trace: Trace): Reply {
    const info: ProblemInfo = {
      request: trace.request,
      operation: trace.operation?.id,
      requestId: trace.requestId,
    };
    const shaped = this.options.problem?.(toProblemDetails(error, this.options), info);
    if (shaped === undefined) return this.plainReply(error);
    return { ...shaped, headers: { ...error.input.headers, ...shaped.headers } };
  }

  /** Reports what ended a body too early, unless the caller has disconnected. @returns what the caller may know of it */
  streamError(error: unknown, trace: Trace): Error {
    if (!isDisconnected(error, trace)) this.reportFailure(error, trace);
    return new Error('The server failed before the body was complete.');
  }

  /** An error of the server: all of it goes to the log, none of it to the caller. */
  private failure(error: unknown, trace: Trace): Response {
    // Proxies log it as 499.
    if (isDisconnected(error, trace)) return this.make(null, { status: 499, headers: {} });
    this.reportFailure(error, trace);
    const problem = refusal('server-error', 'The server failed to respond to this request.');
    return this.problemResponse(problem, trace);
  }

  private reportFailure(error: unknown, trace: Trace): void {
    const invalid = error instanceof InvalidReply ? error : undefined;
    this.report(trace, {
      kind: invalid === undefined ? 'handler-failed' : 'invalid-reply',
      message: invalid?.message ?? messageOf(error),
      error,
      status: invalid?.status,
      errors: invalid?.errors ?? [],
    });
  }

  private problemResponse(error: ProblemError, trace: Trace): Response {
    try {
      return toUncheckedResponse(this.replyTo(error, trace), trace.headers, this.make);
    } catch (hookError) {
      this.report(trace, {
        kind: 'problem-hook-failed',
        message: messageOf(hookError),
        error: hookError,
        status: error.status,
        errors: [],
      });
      return toUncheckedResponse(this.plainReply(error), trace.headers, this.make);
    }
  }

  private plainReply(error: ProblemError): Reply {
    return {
      status: error.status,
      body: toProblemDetails(error, this.options),
      headers: {
        'cache-control': 'no-store',
        ...error.input.headers,
        'content-type': 'application/problem+json',
      },
    };
  }

  private report(trace: Trace, what: ReportedError): void {
    const { onError } = this.options;
    const event: ServerErrorEvent = {
      ...what,
      operation: trace.operation?.id,
      requestId: trace.requestId,
      method: trace.request.method,
    };
    try {
      if (onError !== undefined) onError(event);
      else console.error(logLine(event));
    } catch {
      // A failing logger must not fail the response.
    }
  }
}

/** Whatever fails after the caller has disconnected is not an error of the server, except for a wrong reply. */
function isDisconnected(error: unknown, { request }: Trace): boolean {
  return request.signal.aborted && !(error instanceof InvalidReply);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'Something was thrown.';
}

function logLine(event: ServerErrorEvent): string {
  const places = event.errors.map((item) => `${item.pointer} ${item.detail}`).join('; ');
  return [event.kind, event.operation, event.requestId, event.message, places].filter(Boolean).join(' | ');
}
