import { type OperationId, operations } from '../../../generated/operations.ts';
import { groupBy } from '../../../lib/group-by.ts';
import { isSame, type JsonObject } from '../../../lib/json.ts';
import { creates } from '../../catalogue/effect.ts';
import { replaceIds } from '../call-ids.ts';
import {
  bankCalls,
  type ClientCheckKind,
  type ClientJudgement,
  type ClientRuns,
  callsAfter,
  callsOf,
  HELD,
  hasSucceeded,
  type JudgeClient,
  violation,
} from '../client-judgement.ts';
import type { ClientRun, ObservedCall } from '../client-run.ts';
import { isFailure, KIND_LIST, spoilsSuccess } from '../scenarios.ts';

interface After {
  /** Kinds of scenarios. */
  readonly after: readonly string[];
}

const AFTER: JsonObject = {
  type: 'object',
  additionalProperties: false,
  required: ['after'],
  properties: { after: KIND_LIST },
};

/** After a failure, the call is not made more often than without it. */
export const notRepeated: ClientCheckKind<After & { readonly calls: 'creations' | 'updates' }> = {
  grammar: {
    type: 'object',
    additionalProperties: false,
    required: ['calls', 'after'],
    properties: { calls: { enum: ['creations', 'updates'] }, after: KIND_LIST },
  },
  scenarios: ({ after }) => after,
  judge({ calls: which, after }) {
    const concerns = (id: OperationId) => !operations[id].safe && creates(id) === (which === 'creations');
    return (runs) => [
      ...failures(runs, after, concerns).map(({ run, operation, failed }): ClientJudgement => {
        const again = repeats(run, runs.plain, failed, operation, isRefusal(failed.response));
        if (again !== undefined) return madeAgain(run, failed, again);
        // No run shows whether it would have tried again after its time limit.
        if (run.exit.timedOut)
          return {
            outcome: 'inconclusive',
            reason: `${run.scenario.id}: the client was still waiting at its time limit; give it a shorter time limit of its own, or a longer --timeout`,
          };
        return HELD;
      }),
      // A refusal by the bank itself is a failure, too.
      ...(after.includes('refused') ? refusedAgain(runs.plain, concerns) : []),
    ];
  },
};

function refusedAgain(run: ClientRun, concerns: (id: OperationId) => boolean): ClientJudgement[] {
  return bankCalls(run)
    .filter(({ operation, response }) => operation && concerns(operation) && isRefusal(response))
    .flatMap((refused) => {
      const again = callsAfter(run, refused).find((call) => isSameCall(call, refused));
      return again === undefined ? [] : [madeAgain(run, refused, again)];
    });
}

function isRefusal(response: ObservedCall['response']): boolean {
  return 'status' in response && response.status >= 400 && response.status < 500 && response.status !== 429;
}

function madeAgain(run: ClientRun, failed: ObservedCall, again: ObservedCall): ClientJudgement {
  return violation(run, again, 'no second attempt', `the call was made again ${since(failed, again)}`);
}

/** A creation that succeeded is not made again when another call fails. */
export const noOtherCreation: JudgeClient = (runs) =>
  runs.all
    .filter(({ scenario: { kind } }) => isFailure(kind))
    .flatMap((run): ClientJudgement[] => {
      const others = bankCalls(run).filter(
        (call) =>
          call.operation !== undefined &&
          call.operation !== run.scenario.operation &&
          creates(call.operation) &&
          hasSucceeded(call),
      );
      if (others.length === 0) return [];
      const usual = groupBy(bankCalls(runs.plain).filter(hasSucceeded), signature);
      const again = [...groupBy(others, signature)].flatMap(([key, same]) =>
        same.slice(usual.get(key)?.length ?? 1),
      );
      return again.length === 0
        ? [HELD]
        : again.map((call) =>
            violation(
              run,
              call,
              'once, as in the run without faults',
              `the same creation once more, after ${run.scenario.operation} had failed`,
            ),
          );
    });

/** `Retry-After` is waited for, where a call is made again. */
export const waits: ClientCheckKind<After> = {
  grammar: AFTER,
  scenarios: ({ after }) => after,
  judge:
    ({ after }) =>
    (runs) =>
      failures(runs, after, () => true).map(({ run, failed }): ClientJudgement => {
        const again = callsAfter(run, failed).find((call) => isSameCall(call, failed));
        if (again === undefined) return { outcome: 'vacuous', reason: 'no refused call was made again' };
        const until = allowedFrom(failed);
        return again.startedAt >= until - TOLERANCE_MS
          ? HELD
          : violation(
              run,
              again,
              `no second attempt for ${Math.round(until - failed.endedAt)} ms`,
              `one ${since(failed, again)}`,
            );
      }),
};

/** Clocks differ, and a response takes its time on the way. */
const TOLERANCE_MS = 100;

function allowedFrom({ endedAt, response }: ObservedCall): number {
  const asked =
    'status' in response ? response.headers.find(([name]) => name === 'retry-after')?.[1] : undefined;
  if (asked === undefined) return endedAt;
  return /^\d+$/.test(asked) ? endedAt + Number(asked) * 1000 : Date.parse(asked);
}

const STORM_CALLS = 10;
const STORM_MS = 1000;

/** Calls that a client makes with a working bank, too, are a batch and no storm: only repetitions count. */
export const notInAStorm: ClientCheckKind<After> = {
  grammar: AFTER,
  scenarios: ({ after }) => after,
  judge:
    ({ after }) =>
    (runs) =>
      failures(runs, after, () => true).map(({ run, operation }): ClientJudgement => {
        const calls = callsOf(run, operation);
        const usual = groupBy(callsOf(runs.plain, operation), signature);
        const more = [...groupBy(calls, signature)].filter(
          ([key, same]) => same.length > (usual.get(key)?.length ?? 0),
        );
        // Attempts that each have a value of their own are never the same.
        const isMore = calls.length > callsOf(runs.plain, operation).length;
        const fresh = isMore ? calls.filter((call) => !usual.has(signature(call))) : [];
        const storm = [...more.map(([, same]) => same), fresh].flatMap((same) => firstStorm(same) ?? [])[0];
        return storm === undefined
          ? HELD
          : violation(
              run,
              storm.last,
              `the same call at most ${STORM_CALLS} times within a second`,
              `${STORM_CALLS + 1} times within ${storm.milliseconds} ms, ${calls.length} in all`,
            );
      }),
};

function firstStorm(
  calls: readonly ObservedCall[],
): { readonly last: ObservedCall; readonly milliseconds: number } | undefined {
  return calls.flatMap((call, index) => {
    const last = calls[index + STORM_CALLS];
    const milliseconds = last === undefined ? STORM_MS : Math.round(last.startedAt - call.startedAt);
    return last === undefined || milliseconds >= STORM_MS ? [] : [{ last, milliseconds }];
  })[0];
}

/** No write while the same write waits for its response. */
export const noDoubleSubmit: JudgeClient = (runs) =>
  runs.of(['without-faults', 'slow']).flatMap((run) => {
    const writes = bankCalls(run).filter(({ operation }) => operation && !operations[operation].safe);
    return writes.map((call, index): ClientJudgement => {
      const waiting = writes
        .slice(0, index)
        .some((earlier) => earlier.ended > call.began && isSameCall(earlier, call));
      return waiting
        ? violation(run, call, 'one call at a time', 'the same write, before the first one had a response')
        : HELD;
    });
  });

interface Failed {
  readonly run: ClientRun;
  readonly operation: OperationId;
  readonly failed: ObservedCall;
}

/** The first call of its operation, in each run that it goes wrong in. */
export function failures(
  runs: ClientRuns,
  kinds: readonly string[],
  concerns: (operation: OperationId) => boolean,
): Failed[] {
  return runs.of(kinds).flatMap((run) => {
    const { operation } = run.scenario;
    if (operation === undefined || !concerns(operation)) return [];
    const [failed] = callsOf(run, operation);
    if (failed === undefined) return [];
    // A call that the bank refuses by itself has no success that could be spoiled.
    if (spoilsSuccess(run.scenario.kind) && isRefusal(failed.response)) return [];
    return [{ run, operation, failed }];
  });
}

/**
 * The call by which there are more of them than without a fault.
 *
 * @param asItWas whether another call of the operation, with other values, is none: what was refused may be sent otherwise
 */
function repeats(
  run: ClientRun,
  plain: ClientRun,
  failed: ObservedCall,
  operation: OperationId,
  asItWas: boolean,
): ObservedCall | undefined {
  const made = callsOf(run, operation);
  // A client that repeats calls without any fault shows nothing about retries.
  const usual = callsOf(plain, operation).filter(({ response }) => !isRefusal(response));
  const same = made.filter((call) => signature(call) === signature(failed));
  const usualSame = usual.filter((call) => signature(call) === signature(failed));
  const extra = same.length > Math.max(1, usualSame.length) ? same[1] : undefined;
  if (extra !== undefined || asItWas) return extra;
  return made.length > Math.max(1, usual.length) ? made[1] : undefined;
}

/** Records have other ids in each run. */
function signature({ request, requestBody }: ObservedCall): string {
  const text = `${request.method} ${new URL(request.url).pathname} ${JSON.stringify(requestBody.value)}`;
  return replaceIds(text, (id) => id.slice(0, 3));
}

export function isSameCall(one: ObservedCall, other: ObservedCall): boolean {
  return (
    one.request.method === other.request.method &&
    new URL(one.request.url).pathname === new URL(other.request.url).pathname &&
    isSame(one.requestBody.value, other.requestBody.value)
  );
}

/** `after 120 ms`, or what is known of a call that did not wait for the end of the first one. */
function since(failed: ObservedCall, again: ObservedCall): string {
  return again.startedAt < failed.endedAt
    ? `${Math.round(again.startedAt - failed.startedAt)} ms after it was sent, before its response`
    : `after ${Math.round(again.startedAt - failed.endedAt)} ms`;
}
