import { ProblemError } from '../../generated/server.ts';
import type { Arrival } from '../../generated/server-types.ts';
import type { ControlAccess } from '../access/control-access.ts';
import type { CallContext } from '../api/call-context.ts';
import { findProgram } from '../api/find-program.ts';
import { MAX_BODY_BYTES } from '../api/max-body-bytes.ts';
import type { StoreErrorListener } from '../api/report-store-errors.ts';
import type { Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import type { ActiveFaults, QueuedFault } from './active-faults.ts';
import { corruptResponse, toResponse } from './corrupt-response.ts';
import type { Condition, Fault } from './fault.ts';
import { changeStore } from './faulty-store.ts';
import { findPlace } from './find-place.ts';
import { InvalidFault } from './read-fault.ts';

/** Applies faults to calls. */

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

/** A fault as JSON, for the one call that carries it. Accepted from callers on this machine only, like all control of the sandbox. */
const FAULT_HEADER = 'x-sandbox-fault';

const HOLDS_ONCE = {
  pointer: '#/times',
  in: 'header',
  detail: 'has no effect: a fault in a header applies to its own call only',
  keyword: 'effect',
} as const;

/** @throws ProblemError 400 with the place of each error and the reason */
function readHeaderFault(line: string, check: (fault: unknown) => Fault): Fault {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw invalidFault('is not JSON.');
  }
  try {
    const fault = check(value);
    if (fault.times !== undefined) throw new InvalidFault([HOLDS_ONCE]);
    return fault;
  } catch (error) {
    if (!(error instanceof InvalidFault)) throw error;
    const errors = error.errors.map((item) => ({ ...item, in: 'header' as const, name: FAULT_HEADER }));
    throw invalidFault('is not a valid fault.', errors);
  }
}

function invalidFault(why: string, errors?: InvalidFault['errors']): ProblemError {
  const detail = `The header ${FAULT_HEADER} ${why}`;
  return new ProblemError(400, { code: 'invalid-fault', detail, ...(errors !== undefined && { errors }) });
}

/** The facts of a call that a fault's conditions depend on. */
interface FaultCall {
  readonly operation: string;
  /** The program of the call's key; `undefined` when the key is unknown, or no fault asks for it. */
  readonly programId: string | undefined;
  /** GET and HEAD: it writes nothing. */
  readonly reads: boolean;
  /** Its JSON body; `undefined` when there is none, or it is not JSON. */
  readonly body: unknown;
}

function matchCall(fault: Fault, call: FaultCall): boolean {
  if (fault.operation !== undefined && fault.operation !== call.operation) return false;
  if (fault.programId !== undefined && fault.programId !== call.programId) return false;
  if (call.reads && (fault.state !== undefined || fault.written !== undefined)) return false;
  return fault.when === undefined || fault.when.every((condition) => holds(condition, call.body));
}

function holds({ request, exists = true, ...rest }: Condition, body: unknown): boolean {
  const found = findPlace(body, request);
  if (!exists || found === undefined) return exists === (found !== undefined);
  if ('is' in rest && !equal(found.value, rest.is)) return false;
  return !('isNot' in rest) || !equal(found.value, rest.isNot);
}

/** Tells whether two JSON values are equal; the order of an object's members does not count. */
function equal(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  const [left, right] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  return names.every((name) => Object.hasOwn(right, name) && equal(left[name], right[name]));
}

/** The JSON of a request, whose own body stays unread; `undefined` when there is none, or the API would not read it. */
async function readSent(request: Request): Promise<unknown> {
  const reader = request.clone().body?.getReader();
  if (reader === undefined) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let size = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return JSON.parse(text + decoder.decode());
      size += value.length;
      if (size > MAX_BODY_BYTES) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return undefined;
  }
  // Not awaited: canceling a copy resolves only when the request is canceled too.
  reader.cancel().catch(() => {});
  return undefined;
}

/**
 * The resource that a request's path names, as the API would return it now; `undefined` when there is none. Called before the
 * operation runs.
 */
async function shownBefore(store: Store, request: Request): Promise<unknown> {
  const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const [text] = await store.read([id]);
  if (text === undefined) return undefined;
  const record: unknown = JSON.parse(text);
  if (id.startsWith('acc-')) return (record as Records['acc-']).account;
  if (id.startsWith('tra-')) return (record as Records['tra-']).transfer;
  return id.startsWith('prg-') ? record : undefined;
}

/** Resolves after the time, or when the signal aborts. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
