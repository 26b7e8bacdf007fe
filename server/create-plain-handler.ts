import type { FetchHandler } from '../generated/server.ts';
import type { ResponseParts } from '../generated/server-types.ts';
import type { CallContext } from './api/call-context.ts';
import { ID_HEADER } from './api/request-ids.ts';
import { isControlUrl } from './control/control.ts';
import { FAULT_HEADER } from './faults/header-fault.ts';
import { isRoot } from './introduce.ts';
import type { PlainHandler, PlainResponse } from './plain-response.ts';
import type { RequestRecorder } from './request-recorder.ts';
import { type CachedResponse, ResponseCache } from './response-cache.ts';
import type { Caller } from './sandbox-types.ts';
import type { Store } from './store/store.ts';
import { watchReads } from './watch-reads.ts';

export interface PlainHandlerOptions {
  readonly store: Store;
  readonly systemTime: () => Date;
  readonly recorder: RequestRecorder;
  readonly newCall: (
    caller: Caller | undefined,
    isControl: boolean,
    from?: Pick<CallContext, 'store' | 'systemTime'>,
  ) => CallContext;
  /** The operations without faults; makes responses by `makePlainResponse`. */
  readonly plainApi: FetchHandler<CallContext>;
  /** `undefined`: there are no faults, and no control routes. */
  readonly areFaultsOff: (() => boolean) | undefined;
}

/** `Sandbox.fetch` for calls of the API that no fault can apply to: what the same request got before is sent again while the records are the same. */
export function createPlainHandler(options: PlainHandlerOptions): PlainHandler {
  const { store, systemTime, recorder, newCall, plainApi, areFaultsOff } = options;
  const cache = new ResponseCache();

  async function respond(request: Request, caller: Caller | undefined): Promise<PlainResponse> {
    const begun = recorder.begin();
    const watched = watchReads(store, systemTime);
    const call = newCall(caller, false, watched);
    const response = (await plainApi(request, call)) as PlainResponse;
    cache.add(request, response, call, watched);
    const recording = recorder.record(call, request, response.status, begun);
    if (recording !== undefined) await recording;
    return response;
  }

  function respondAgain(
    request: Request,
    caller: Caller | undefined,
    { response, operation, programId }: CachedResponse,
  ): PlainResponse {
    const begun = recorder.begin();
    const call = newCall(caller, false);
    call.operation = operation;
    call.programId = programId;
    // At once, since the program is known.
    void recorder.record(call, request, response.status, begun);
    const { status, headers, body } = response;
    return { status, headers: { ...headers, [ID_HEADER]: call.requestId }, body };
  }

  return (request, caller) => {
    const isPlain = areFaultsOff === undefined || areFaultsOff();
    const repeated = isPlain ? cache.find(request) : undefined;
    if (repeated !== undefined) return respondAgain(request, caller, repeated);
    if (!isPlain || isRoot(request.url)) return undefined;
    const hasControl = areFaultsOff !== undefined;
    if (hasControl && (isControlUrl(request.url) || request.headers.get(FAULT_HEADER) !== null))
      return undefined;
    return respond(request, caller);
  };
}

/** Stands for a `Response`: the handler only passes it on. */
export function makePlainResponse(body: unknown, { status, headers }: ResponseParts): Response {
  return { status, headers, body } as Response;
}
