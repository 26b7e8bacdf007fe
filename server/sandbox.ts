/**
 * The whole bank as one Fetch handler, made of web standards alone: it runs in a server, in a unit test and in a browser's page.
 * `server/node/` puts it behind a socket.
 */
import { createHandler } from '../generated/server.ts';
import { LastProgram } from './api/bank/last-program.ts';
import type { CallContext } from './api/call-context.ts';
import { MAX_BODY_BYTES } from './api/max-body-bytes.ts';
import { handlers } from './api/operations/index.ts';
import { createRequestIds } from './api/request-ids.ts';
import { toFailedEvent } from './api/to-failed-event.ts';
import { watchHandlers } from './api/watch-handlers.ts';
import { createControl, type ErrorListeners } from './control/control.ts';
import { ActiveFaults } from './faults/active-faults.ts';
import { aroundCalls } from './faults/around-calls.ts';
import type { Caller, Sandbox, SandboxEvent, SandboxOptions } from './sandbox-types.ts';
import { seedStore } from './seed/seed-store.ts';
import { memoryStore } from './store/memory.ts';
import type { StoreUnavailable } from './store/unavailable.ts';

export type * from './faults/fault.ts';
export { InvalidFault } from './faults/read-fault.ts';
export type * from './sandbox-types.ts';
export { DEVELOPMENT_KEY } from './seed/seed.ts';
export type { Change, Store, StoredRecord } from './store/store.ts';
export { StoreUnavailable } from './store/unavailable.ts';
export { toFetch } from './to-fetch.ts';

const ID_HEADER = 'x-request-id';

/**
 * Opens the bank on a store, and fills it with the seed if it is empty.
 *
 * @throws StoreUnavailable when the store cannot be read or filled
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    store = memoryStore(),
    systemTime = () => new Date(),
    hashKey = hashInWebCrypto,
    onEvent,
  } = options;
  const { seed, reseed } = await seedStore({ store, apiKey: options.apiKey, hashKey, now: systemTime });
  const faults = new ActiveFaults(Object.keys(handlers));
  const applyFault = options.control === false ? undefined : aroundCalls(faults, tellUnavailable);
  const nextId = createRequestIds();
  const lastProgram = new LastProgram();

  const handle = createHandler<CallContext>(watchHandlers(handlers, tellUnavailable), {
    requestId: (_request, context) => (context as CallContext).requestId,
    requestIdHeader: ID_HEADER,
    maxBodyBytes: MAX_BODY_BYTES,
    // Node holds a body to its Content-Length, and so does whoever else makes requests of connections.
    trustContentLength: true,
    onError: (event) => tell(toFailedEvent(event)),
    around(arrival, next) {
      const call = arrival.context as CallContext;
      call.operation = arrival.operation;
      return applyFault === undefined ? next() : applyFault(arrival, next);
    },
  });

  const control =
    options.control === false
      ? undefined
      : createControl({
          store,
          seed,
          faults,
          reset,
          hashKey,
          systemTime,
          ...(options.stopping !== undefined && { stopping: options.stopping }),
        });

  async function fetch(request: Request, from?: Caller): Promise<Response> {
    const start = onEvent === undefined ? 0 : performance.now();
    const call: CallContext = {
      store,
      systemTime,
      hashKey,
      lastProgram,
      caller: from,
      requestId: nextId(),
      operation: undefined,
      fault: undefined,
      cut: false,
    };
    const controlled = control !== undefined && isControl(request.url);
    const answer = controlled
      ? await control(request, from, errorListenersOf(call.requestId))
      : await handle(request, call);
    const response = call.cut ? Response.error() : answer;
    // Others have it already, and more cheaply.
    if (!call.cut && (controlled || call.fault !== undefined))
      response.headers.set(ID_HEADER, call.requestId);
    if (onEvent !== undefined)
      tell({
        kind: 'answered',
        requestId: call.requestId,
        method: request.method,
        operation: call.operation,
        control: controlled,
        programId: call.programId,
        status: response.status,
        milliseconds: performance.now() - start,
        fault: call.fault,
      });
    return response;
  }

  /** Whom the control plane tells of one call. */
  function errorListenersOf(requestId: string): ErrorListeners {
    return {
      onUnavailable: (error) => tellUnavailable(error, requestId),
      onFailure: (error) => tell(toFailedEvent({ error, operation: undefined, requestId, errors: [] })),
    };
  }

  function tellUnavailable({ reason, note }: StoreUnavailable, requestId: string | undefined): void {
    tell({ kind: 'store-unavailable', requestId: requestId ?? '', reason, note });
  }

  function tell(event: SandboxEvent): void {
    try {
      onEvent?.(event);
    } catch {
      // A broken log must not take the answer down with it.
    }
  }

  async function reset(): Promise<void> {
    await reseed();
    faults.clear();
  }

  return { fetch, seed, faults, reset, close: () => store.close() };
}

/** Below `/_sandbox`, in an address as a `Request` has it: `http://127.0.0.1:4020/_sandbox/seed`. */
function isControl(url: string): boolean {
  return url.startsWith('/_sandbox', url.indexOf('/', 'https://'.length));
}

/** Lower-case hexadecimal. Pages have Web Crypto on https and on localhost only. */
async function hashInWebCrypto(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
