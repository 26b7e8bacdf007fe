/** Applies faults to calls. */
import type { Arrival } from '../../generated/server-types.ts';
import type { ControlAccess } from '../access/control-access.ts';
import type { CallContext } from '../api/call-context.ts';
import { findProgram } from '../api/find-program.ts';
import type { StoreErrorListener } from '../api/report-store-errors.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import type { ActiveFaults, QueuedFault } from './active-faults.ts';
import { corruptResponse, toResponse } from './corrupt-response.ts';
import type { Fault } from './fault.ts';
import { changeStore } from './faulty-store.ts';
import { FAULT_HEADER, invalidFault, readHeaderFault } from './header-fault.ts';
import { matchCall } from './match-call.ts';
import { readSent } from './read-sent.ts';
import { shownBefore } from './shown-before.ts';
import { wait } from './wait.ts';

type Next = () => Promise<Response>;

/**
 * Makes the `around` of a server. Calls that no fault applies to are not affected.
 *
 * @param access decides who may send a fault in a header
 * @param onStoreError called when the database fails while a fault is applied; failures of operations are reported elsewhere
 */
export function aroundCalls(active: ActiveFaults, access: ControlAccess, onStoreError: StoreErrorListener) {
  return (arrival: Arrival, next: Next): Promise<Response> => {
    const line = arrival.request.headers.get(FAULT_HEADER);
    if (line === null && active.none) return next();
    return applyMatchingFault(active, access, arrival, line, next).catch((error) => {
      if (error instanceof StoreUnavailable) onStoreError(error, arrival.requestId);
      throw error;
    });
  };
}

async function applyMatchingFault(
  active: ActiveFaults,
  access: ControlAccess,
  arrival: Arrival,
  line: string | null,
  next: Next,
): Promise<Response> {
  const { operation, request } = arrival;
  const call = arrival.context as CallContext;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const body = reads ? undefined : await readSent(request);
  const programId = line !== null || active.nameProgram ? await findProgram(request, call) : undefined;
  const matches = (fault: Fault) => matchCall(fault, { operation, programId, reads, body });
  if (line !== null) {
    await access(request, call.caller);
    const fault = readHeaderFault(line, (value) => active.check(value));
    if (!matches(fault))
      throw invalidFault(
        'holds a fault that does not apply to this call: its operation, its conditions or its changes of records do not match.',
      );
    call.fault = 'header';
    return (await applyFault(fault, call, request, body, next)).response;
  }
  const taken: QueuedFault | undefined = active.take(matches);
  if (taken === undefined) return next();
  call.fault = taken.id;
  let used = true;
  try {
    const applied = await applyFault(taken.fault, call, request, body, next);
    used = applied.used;
    if (!used) call.fault = undefined;
    return applied.response;
  } finally {
    active.release(taken, used);
  }
}

interface Applied {
  readonly response: Response;
  /** False when there was nothing to change: the call was refused. */
  readonly used: boolean;
}

async function applyFault(
  fault: Fault,
  call: CallContext,
  request: Request,
  body: unknown,
  next: Next,
): Promise<Applied> {
  if (fault.delayMs !== undefined) await wait(fault.delayMs, request.signal);
  if (fault.drop === 'before' || request.signal.aborted) return { response: cut(call), used: true };
  if (fault.answer !== undefined) return { response: toResponse(fault.answer), used: true };

  const before = takesFromBefore(fault) ? await shownBefore(call.store, request) : undefined;
  const changed = changeStore(fault, call.store, body);
  call.store = changed.store;
  const response = await next();
  if (changed.failed) return { response, used: true };
  if (!response.ok && (fault.patch ?? fault.state ?? fault.written) !== undefined)
    return { response, used: false };
  changed.refuseUnchanged();
  if (fault.drop === 'after') return { response: cut(call), used: true };
  return { response: await corruptResponse(fault, response, { request: body, before }), used: true };
}

function cut(call: CallContext): Response {
  call.cut = true;
  return new Response();
}

function takesFromBefore({ patch = [] }: Fault): boolean {
  return patch.some((step) => step.op === 'take' && step.of === 'before');
}
