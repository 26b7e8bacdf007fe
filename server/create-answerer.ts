import type { FetchHandler } from '../generated/server.ts';
import type { ResponseParts } from '../generated/server-types.ts';
import type { Answer, AnswerInParts } from './answer.ts';
import { AnswerCache, type RepeatedAnswer } from './answer-cache.ts';
import type { CallContext } from './api/call-context.ts';
import { ID_HEADER } from './api/request-ids.ts';
import { isControlUrl } from './control/control.ts';
import { FAULT_HEADER } from './faults/header-fault.ts';
import { isRoot } from './introduce.ts';
import type { RequestRecorder } from './request-recorder.ts';
import type { Caller } from './sandbox-types.ts';
import type { Store } from './store/store.ts';
import { watchReads } from './watch-reads.ts';

export interface AnswererOptions {
  readonly store: Store;
  readonly systemTime: () => Date;
  readonly recorder: RequestRecorder;
  readonly newCall: (
    caller: Caller | undefined,
    isControl: boolean,
    from?: Pick<CallContext, 'store' | 'systemTime'>,
  ) => CallContext;
  /** The operations without faults; makes responses by `makeAnswer`. */
  readonly answerApi: FetchHandler<CallContext>;
  /** `undefined`: there are no faults, and no control routes. */
  readonly areFaultsOff: (() => boolean) | undefined;
}

/** `Sandbox.fetch` for calls of the API that no fault can apply to: what the same request got before is sent again while the records are the same. */
export function createAnswerer(options: AnswererOptions): AnswerInParts {
  const { store, systemTime, recorder, newCall, answerApi, areFaultsOff } = options;
  const answers = new AnswerCache();

  async function answerCall(request: Request, caller: Caller | undefined): Promise<Answer> {
    const begun = recorder.begin();
    const watched = watchReads(store, systemTime);
    const call = newCall(caller, false, watched);
    const answered = (await answerApi(request, call)) as Answer;
    answers.add(request, answered, call, watched);
    const recording = recorder.record(call, request, answered.status, begun);
    if (recording !== undefined) await recording;
    return answered;
  }

  function answerAgain(
    request: Request,
    caller: Caller | undefined,
    { answered, operation, programId }: RepeatedAnswer,
  ): Answer {
    const begun = recorder.begin();
    const call = newCall(caller, false);
    call.operation = operation;
    call.programId = programId;
    // At once, since the program is known.
    void recorder.record(call, request, answered.status, begun);
    const { status, headers, body } = answered;
    return { status, headers: { ...headers, [ID_HEADER]: call.requestId }, body };
  }

  return (request, caller) => {
    const isPlain = areFaultsOff === undefined || areFaultsOff();
    const repeated = isPlain ? answers.find(request) : undefined;
    if (repeated !== undefined) return answerAgain(request, caller, repeated);
    if (!isPlain || isRoot(request.url)) return undefined;
    const hasControl = areFaultsOff !== undefined;
    if (hasControl && (isControlUrl(request.url) || request.headers.get(FAULT_HEADER) !== null))
      return undefined;
    return answerCall(request, caller);
  };
}

/** Stands for a `Response`: the handler only passes it on. */
export function makeAnswer(body: unknown, { status, headers }: ResponseParts): Response {
  return { status, headers, body } as Response;
}
