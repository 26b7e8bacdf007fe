/**
 * The whole bank as one Fetch handler. It uses web standards only, so it runs in a server, in a unit test and in a web page.
 * `server/node/` serves it over HTTP.
 */
import { createHandler, type FetchHandler, type ProblemDetails } from '../generated/server.ts';
import type { ResponseParts } from '../generated/server-types.ts';
import { setAnswerer } from './answer.ts';
import { LastCaller } from './api/bank/last-caller.ts';
import type { CallContext } from './api/call-context.ts';
import { EventReporter } from './api/event-reporter.ts';
import { MAX_BODY_BYTES } from './api/max-body-bytes.ts';
import { handlers } from './api/operations/index.ts';
import { reportStoreErrors, type StoreErrorListener } from './api/report-store-errors.ts';
import { createRequestIds, ID_HEADER } from './api/request-ids.ts';
import { createControl, isControlUrl, type Listeners } from './control/control.ts';
import { type ControlAccess, controlAccess } from './control/control-access.ts';
import { readProgramId } from './control/parameters.ts';
import { createAnswerer, makeAnswer } from './create-answerer.ts';
import { ActiveFaults } from './faults/active-faults.ts';
import { aroundCalls } from './faults/around-calls.ts';
import type { Fault } from './faults/fault.ts';
import { introduce } from './introduce.ts';
import { RequestRecorder } from './request-recorder.ts';
import type { Caller, Sandbox, SandboxOptions } from './sandbox-types.ts';
import { readClock } from './seed/read-clock.ts';
import { seedStore } from './seed/seed-store.ts';
import { readSnapshot } from './snapshot/read-snapshot.ts';
import { restoreSnapshot } from './snapshot/restore-snapshot.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { takeSnapshot } from './snapshot/take-snapshot.ts';
import { memoryStore } from './store/memory.ts';

export { InvalidControlKey } from './control/control-access.ts';
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
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { store = memoryStore(), systemTime = () => new Date(), hashKey = hashWithWebCrypto } = options;
  const events = new EventReporter(options.onEvent);
  const faults = new ActiveFaults(Object.keys(handlers));
  const checkFault = (fault: unknown) => faults.check(fault);
  const given = (options.faults ?? []).map(checkFault);
  const seeded = await seedStore({
    store,
    apiKey: options.apiKey,
    seed: options.seed,
    clock: readClock(options.clock),
    hashKey,
    now: systemTime,
    checkFault,
  });
  const { seed, keptKeys, reseed, resetProgram } = seeded;
  activate(undefined, seeded.isNew ? seeded.faults : []);
  const nextId = createRequestIds();
  const lastCaller = new LastCaller();
  const hasControl = options.control !== false;
  const recorder = new RequestRecorder(events, { store, systemTime, hashKey }, hasControl);
  const access = await controlAccess(options.controlKey, hashKey, async (hash) => {
    const [known] = await store.read([`key-${hash}`]);
    return known !== undefined || options.controlKey === options.apiKey;
  });
  const handleApi = createApi(events, hasControl ? { faults, access } : undefined, recorder.problems);
  const handleControl = hasControl
    ? createControl({
        store,
        seed,
        faults,
        reset,
        snapshot,
        restore,
        listRequests: (filter) => recorder.list(filter),
        hashKey,
        systemTime,
        access,
        ...(options.stopping !== undefined && { stopping: options.stopping }),
      })
    : undefined;

  function newCall(
    caller: Caller | undefined,
    isControl: boolean,
    from: Pick<CallContext, 'store' | 'systemTime'> = { store, systemTime },
  ): CallContext {
    return {
      store: from.store,
      systemTime: from.systemTime,
      hashKey,
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
    };
  }

  async function fetch(request: Request, caller?: Caller): Promise<Response> {
    const begun = recorder.begin();
    const isControl = handleControl !== undefined && isControlUrl(request.url);
    const call = newCall(caller, isControl);
    const introduction = introduce(request, hasControl);
    const reply = isControl
      ? await handleControl(request, caller, controlListeners(events, call))
      : (introduction ?? (await handleApi(request, call)));
    const response = call.cut ? Response.error() : reply;
    // The API sets the header itself, at less cost, unless a fault has replaced the response.
    if (!call.cut && (isControl || introduction !== undefined || call.fault !== undefined))
      response.headers.set(ID_HEADER, call.requestId);
    await recorder.record(call, request, response.status, begun, introduction !== undefined);
    return response;
  }

  async function reset(programId?: string): Promise<void> {
    if (programId === undefined) await reseed();
    else await resetProgram(programId);
    recorder.clear(programId);
    activate(programId, seeded.faults);
  }

  /** Those that a new sandbox has: of the seed, and of the options. */
  function activate(programId: string | undefined, ofSeed: readonly Fault[]): void {
    faults.clear(programId);
    for (const fault of [...ofSeed, ...given])
      if (programId === undefined || fault.programId === programId) faults.add(fault);
  }

  async function snapshot(programId?: string): Promise<Snapshot> {
    return await takeSnapshot(store, faults, await readProgramId({ programId }, store));
  }

  async function restore(value: Snapshot): Promise<void> {
    await restoreSnapshot(readSnapshot(value, checkFault), store, faults, keptKeys);
  }

  const sandbox: Sandbox = {
    fetch,
    seed,
    isNew: seeded.isNew,
    faults,
    requests: (filter) => recorder.list(filter) ?? [],
    reset,
    snapshot,
    restore,
    close: () => store.close(),
  };
  const answerApi = createApi(events, undefined, recorder.problems, makeAnswer);
  const areFaultsOff = hasControl ? () => faults.none : undefined;
  setAnswerer(sandbox, createAnswerer({ store, systemTime, recorder, newCall, answerApi, areFaultsOff }));
  return sandbox;
}

/** The operations behind the strict interface. */
function createApi(
  events: EventReporter,
  control: { readonly faults: ActiveFaults; readonly access: ControlAccess } | undefined,
  problems: Map<string, ProblemDetails> | undefined,
  makeResponse?: (body: unknown, parts: ResponseParts) => Response,
): FetchHandler<CallContext> {
  const onStoreError: StoreErrorListener = (error, requestId) => events.reportUnavailable(error, requestId);
  const applyFaults = control && aroundCalls(control.faults, control.access, onStoreError);
  return createHandler<CallContext>(reportStoreErrors(handlers, onStoreError), {
    requestId: (_request, context) => (context as CallContext).requestId,
    requestIdHeader: ID_HEADER,
    maxBodyBytes: MAX_BODY_BYTES,
    // Node enforces Content-Length, as does any other server that makes requests of connections.
    trustContentLength: true,
    ...(makeResponse !== undefined && { makeResponse }),
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
