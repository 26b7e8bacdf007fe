import { type OperationId, operations } from '../generated/operations.ts';
import type { ProblemDetails } from '../generated/server.ts';
import type { ProblemItem } from '../generated/server-types.ts';
import type { CallContext } from './api/call-context.ts';
import type { EventReporter } from './api/event-reporter.ts';
import { findProgram } from './api/find-program.ts';
import { RequestList } from './request-list.ts';
import type { AnsweredEvent, RequestFilter, SandboxRequest } from './sandbox-types.ts';
import { readTraceId } from './trace-id.ts';

/** The begin of a call. */
export interface Beginning {
  /** The time of the system's clock, in milliseconds since 1970. */
  readonly time: number;
  /** The time of a clock that no caller sets. */
  readonly start: number;
}

/** The bank's own store: that of a call may be broken by a fault. */
export type RecordedBank = Pick<CallContext, 'store' | 'systemTime' | 'hashKey'>;

const NOT_TAKEN: Beginning = { time: 0, start: 0 };

/** Keeps the last requests, and reports each to the listener. Does nothing where nobody can see either. */
export class RequestRecorder {
  /** The entries by request, until the response is recorded. */
  readonly problems: Map<string, ProblemDetails> | undefined;
  readonly #requests = new RequestList();
  readonly #events: EventReporter;
  readonly #bank: RecordedBank;

  /** @param isListed whether anybody can ask for the last requests */
  constructor(events: EventReporter, bank: RecordedBank, isListed: boolean) {
    this.#events = events;
    this.#bank = bank;
    this.problems = isListed || events.hasListener ? new Map() : undefined;
  }

  begin(): Beginning {
    if (this.problems === undefined) return NOT_TAKEN;
    return { time: this.#bank.systemTime().getTime(), start: performance.now() };
  }

  /**
   * A promise only where it has to wait.
   *
   * @param isEarly the response came before the API: what the sandbox says of itself, or a limit of calls
   */
  record(
    call: CallContext,
    request: Request,
    status: number,
    { time, start }: Beginning,
    isEarly = false,
  ): void | Promise<void> {
    if (this.problems === undefined) return;
    call.problem ??= this.problems.get(call.requestId);
    this.problems.delete(call.requestId);
    const add = (): void => {
      const event = answeredEvent(call, request.method, status, time, performance.now() - start);
      if (!call.control && !isEarly) this.#requests.add(event);
      if (this.#events.hasListener)
        this.#events.report({ ...event, traceId: readTraceId(request.headers.get('traceparent')) });
    };
    const isUnknown =
      call.programId === undefined &&
      (call.problem !== undefined || call.fault !== undefined) &&
      !call.control;
    if (!isUnknown) return add();
    // Neither an invalid request nor a fault's response comes to authentication.
    return findProgram(request, this.#bank)
      .catch(() => undefined)
      .then((programId) => {
        call.programId = programId;
        add();
      });
  }

  /** `undefined` when the request `after` is not among them. */
  list(filter?: RequestFilter): SandboxRequest[] | undefined {
    return this.#requests.list(filter);
  }

  clear(programId: string | undefined): void {
    this.#requests.clear(programId);
  }
}

const NONE: readonly string[] = [];

/** A recorded request holds nothing that a client sent but its method and the names of fields. */
function answeredEvent(
  call: CallContext,
  method: string,
  status: number,
  time: number,
  milliseconds: number,
): AnsweredEvent {
  const { operation, problem, route } = call;
  // A fault may have replaced it.
  const refusal = problem?.status === status ? problem : undefined;
  return {
    kind: 'answered',
    requestId: call.requestId,
    time,
    method,
    operation,
    path: operation === undefined ? route : operations[operation as OperationId]?.path,
    control: call.control,
    programId: call.programId,
    status,
    code: refusal?.code,
    pointers: refusal?.errors?.map(placeOf) ?? NONE,
    milliseconds,
    fault: call.fault,
  };
}

/** `#/limitAmount` in the body; `path:accountId` or `header:sd-person-id` elsewhere. */
function placeOf({ in: where, name, pointer }: ProblemItem): string {
  if (where === 'body' || name === undefined) return pointer;
  return `${where}:${name}${pointer === '#' ? '' : pointer}`;
}
