import { createHandler, type FetchHandler, type ProblemDetails, ProblemError } from '../generated/server.ts';
import { type ControlAccess, controlAccess } from './access/control-access.ts';
import { LastCaller } from './api/bank/last-caller.ts';
import type { CallContext } from './api/call-context.ts';
import { EventReporter } from './api/event-reporter.ts';
import { MAX_BODY_BYTES } from './api/max-body-bytes.ts';
import { handlers } from './api/operations/index.ts';
import { problemResponse, toProblem } from './api/problem-response.ts';
import { reportStoreErrors, type StoreErrorListener } from './api/report-store-errors.ts';
import type { BankOptions } from './bank-options.ts';
import { createControl, isControlUrl, type Listeners } from './control/control.ts';
import type { ActiveFaults } from './faults/active-faults.ts';
import { aroundCalls } from './faults/around-calls.ts';
import { introduce } from './introduce.ts';
import { openState } from './open-state.ts';
import { RequestRecorder } from './request-recorder.ts';
import type { Caller, Sandbox } from './sandbox-types.ts';
import { newApiKey } from './seed/new-api-key.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { memoryStore } from './store/memory.ts';

/**
 * The whole bank as one Fetch handler. It uses web standards only, so it runs in a server, in a unit test and in a web page.
 * `server/node/` serves it over HTTP.
 */

export { InvalidControlKey } from './access/control-access.ts';
export type * from './faults/fault.ts';
export { InvalidFault } from './faults/read-fault.ts';
export type * from './sandbox-types.ts';
export { InvalidSeed } from './seed/invalid-seed.ts';
export { DEVELOPMENT_KEY } from './seed/seed.ts';
export type * from './seed/seed-file.ts';
export { InvalidSnapshot } from './snapshot/invalid-snapshot.ts';
export type { Snapshot } from './snapshot/snapshot.ts';
export type { Change, Store, StoredRecord } from './store/store.ts';
export { StoreUnavailable } from './store/unavailable.ts';
export { toFetch } from './to-fetch.ts';

/**
 * Opens the bank on a store, and seeds it if it is empty.
 *
 * @throws InvalidControlKey, a TypeError
 * @throws InvalidSeed, InvalidSnapshot, InvalidFault (all of them TypeErrors) before anything is written
 * @throws StoreUnavailable when the store cannot be read or written
 */
export async function createSandbox(options: BankOptions = {}): Promise<Sandbox> {
  const { store = memoryStore(), systemTime = () => new Date(), hashKey = hashWithWebCrypto } = options;
  const bank = { store, systemTime, hashKey };
  const events = new EventReporter(options.onEvent);
  const hasControl = options.control !== false;
  const recorder = new RequestRecorder(events, bank, hasControl);
  const state = await openState(options, bank, recorder);
  const { seed, isNew, faults } = state;
  const isApiKey = async (hash: string) => {
    const [known] = await store.read([`key-${hash}`]);
    return known !== undefined || options.controlKey === options.apiKey;
  };
  const access = options.access ?? (await controlAccess(options, hashKey, isApiKey));
  const handleApi = createApi(events, hasControl ? { faults, access } : undefined, recorder.problems);
  const handleControl = hasControl
    ? createControl({
        ...bank,
        seed,
        faults,
        reset: (programId) => state.reset(programId),
        snapshot: (programId) => state.snapshot(programId),
        restore: (snapshot) => state.restore(snapshot),
        listRequests: (filter) => recorder.list(filter),
        access,
        newKey: options.newKey ?? newApiKey,
        ...(options.limits !== undefined && { limitBulk: options.limits.bulk }),
        ...(options.tenants !== undefined && { tenants: options.tenants }),
        ...(options.stopping !== undefined && { stopping: options.stopping }),
      })
    : undefined;
  const newCall = createCallContexts(bank);

  async function fetch(request: Request, caller?: Caller): Promise<Response> {
    const begun = recorder.begin();
    const isControl = handleControl !== undefined && isControlUrl(request.url);
    const call = newCall(caller, isControl);
    const introduction = introduce(request, hasControl);
    const handle = async () =>
      isControl
        ? await handleControl(request, caller, controlListeners(events, call))
        : (introduction ?? (await handleApi(request, call)));
    const made = await (options.limits?.each(handle) ?? handle());
    const isRefused = made instanceof ProblemError;
    if (isRefused) call.problem = toProblem(made);
    const isEarly = isRefused || introduction !== undefined;
    const reply = isRefused ? problemResponse(made) : made;
    const response = call.cut ? Response.error() : reply;
    // The API sets the header itself, at less cost, unless a fault has replaced the response.
    if (!call.cut && (isControl || isEarly || call.fault !== undefined))
      response.headers.set(ID_HEADER, call.requestId);
    await recorder.record(call, request, response.status, begun, isEarly);
    return response;
  }

  return {
    fetch,
    seed,
    isNew,
    faults,
    requests: (filter) => recorder.list(filter) ?? [],
    reset: (programId) => state.reset(programId),
    snapshot: async (programId) => JSON.parse((await state.snapshot(programId)).text) as Snapshot,
    restore: (snapshot) => state.restore(snapshot),
    close: () => store.close(),
  };
}

type Bank = Pick<CallContext, 'store' | 'systemTime' | 'hashKey'>;

/** Everything that a call knows of itself and of the bank. */
function createCallContexts(bank: Bank): (caller: Caller | undefined, isControl: boolean) => CallContext {
  const nextId = createRequestIds();
  const lastCaller = new LastCaller();
  return (caller, isControl) => ({
    ...bank,
    lastCaller,
    caller,
    requestId: nextId(),
    operation: undefined,
    programId: undefined,
    fault: undefined,
    control: isControl,
    route: undefined,
    problem: undefined,
    cut: false,
  });
}

/** The operations behind the strict interface. */
function createApi(
  events: EventReporter,
  control: { readonly faults: ActiveFaults; readonly access: ControlAccess } | undefined,
  problems: Map<string, ProblemDetails> | undefined,
): FetchHandler<CallContext> {
  const onStoreError: StoreErrorListener = (error, requestId) => events.reportUnavailable(error, requestId);
  const applyFaults = control && aroundCalls(control.faults, control.access, onStoreError);
  return createHandler<CallContext>(reportStoreErrors(handlers, onStoreError), {
    requestId: (_request, context) => (context as CallContext).requestId,
    requestIdHeader: ID_HEADER,
    maxBodyBytes: MAX_BODY_BYTES,
    // Node enforces Content-Length, as does any other server that makes requests of connections.
    trustContentLength: true,
    onError: (event) => events.reportFailure(event),
    problem(problem, { requestId = '' }) {
      problems?.set(requestId, problem);
      return undefined;
    },
    around(arrival, next) {
      const call = arrival.context as CallContext;
      call.operation = arrival.operation;
      return applyFaults === undefined ? next() : applyFaults(arrival, next);
    },
  });
}

function controlListeners(events: EventReporter, call: CallContext): Listeners {
  const { requestId } = call;
  return {
    onUnavailable: (error) => events.reportUnavailable(error, requestId),
    onFailure: (error) => events.reportFailure({ error, operation: undefined, requestId, errors: [] }),
    onRoute(path) {
      call.route = path;
    },
    onProblem(problem) {
      call.problem = problem;
    },
  };
}

/** Lower-case hexadecimal. In web pages, Web Crypto exists on https and on localhost only. */
async function hashWithWebCrypto(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The header of a response that names its request. */
const ID_HEADER = 'x-request-id';

const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567';
const PREFIX_LENGTH = 8;

/** Generates ids such as `k3fq7wza-1f`: a random prefix and a counter. */
function createRequestIds(): () => string {
  const bytes = crypto.getRandomValues(new Uint8Array(PREFIX_LENGTH));
  const prefix = Array.from(bytes, (byte) => DIGITS[byte % DIGITS.length]).join('');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
