import { operations } from '../../../generated/operations.ts';
import { creates } from '../../catalogue/effect.ts';
import { idsSent, knownIdsOf } from '../call-ids.ts';
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
import { runtimeErrors } from '../runtime-errors.ts';
import { AGAIN, isFailure, isLasting, KIND_LIST, SLOW } from '../scenarios.ts';
import { type UsualOutput, usualOutput } from '../usual-output.ts';
import { failures } from './retries.ts';

/** With such responses, the client ends as it does without them, and makes the same calls. */
export const accepts: ClientCheckKind<readonly string[]> = {
  grammar: KIND_LIST,
  // Calls and output are compared with what they are in two runs without faults.
  scenarios: (kinds) => [AGAIN, ...kinds],
  judge: (kinds) => (runs) => {
    const { plain } = runs;
    return runs.of(kinds).map((run): ClientJudgement => {
      const { endsAlike, fewer } = compareWith(plain, run);
      if (endsAlike && fewer === undefined) return HELD;
      const longest = longestCall(run);
      if (run.scenario.kind === SLOW && longest > SLOWEST_MS)
        return {
          outcome: 'inconclusive',
          reason: `${run.scenario.id}: ${describeExit(run)}, but this machine is so busy that a response took ${longest} ms or more; check the client again when less is running, or with --jobs 1`,
        };
      // A call for each entry of a list, or only where the balance is low.
      if (endsAlike && DECIDES_HOW_MANY.has(run.scenario.kind) && !complains(run, runs))
        return {
          outcome: 'inconclusive',
          reason: `${run.scenario.id}: fewer calls of ${fewer}, exit code ${run.exit.code} and no error in the output; if the number of calls follows from the values of the bank, leave the requirement out with --skip`,
        };
      return violation(
        run,
        bankCalls(run).at(-1),
        `${describeExit(plain)} and the same calls as in the run without faults`,
        fewer === undefined ? describeExit(run) : `${describeExit(run)}, and fewer calls of ${fewer}`,
      );
    });
  },
};

/** "Most of a second" takes at most this long. */
const SLOWEST_MS = 1000;

/** Milliseconds. */
function longestCall(run: ClientRun): number {
  return Math.max(
    ...bankCalls(run).map(({ startedAt, endedAt }) => Math.min(endedAt, run.endedAt) - startedAt),
  );
}

/** Tells whether the client ends and makes all of its calls without faults. */
export function worksAsIn(plain: ClientRun, run: ClientRun): boolean {
  const { endsAlike, fewer } = compareWith(plain, run);
  return endsAlike && fewer === undefined;
}

function compareWith(plain: ClientRun, run: ClientRun) {
  return {
    endsAlike: run.exit.code === plain.exit.code && !run.exit.timedOut,
    /** An operation that is called less often. */
    fewer: operationsOf(plain).find((id) => callsOf(run, id).length < callsOf(plain, id).length),
  };
}

/** Banks whose values may decide how often a client calls something. */
const DECIDES_HOW_MANY: ReadonlySet<string> = new Set([
  'null-objects',
  'empty-texts',
  'other-lists',
  'awkward-amounts',
]);

/** Tells whether a line that is not printed without faults looks like an error. */
function complains(run: ClientRun, runs: ClientRuns): boolean {
  if (runtimeErrors(run.exit).length > runtimeErrors(runs.plain.exit).length) return true;
  return usualOf(runs)
    .unusualLines(run.exit)
    .some((line) => COMPLAINT.test(line));
}

const COMPLAINT =
  /error|exception|traceback|panic|fatal|fail|invalid|unexpected|unknown|cannot|can't|could not|not a\b/i;

/** A failure shows: the client ends otherwise, prints something else, or calls something else. */
export const notices: ClientCheckKind<readonly string[]> = {
  grammar: KIND_LIST,
  scenarios: (kinds) => [AGAIN, ...kinds],
  judge: (kinds) => (runs) =>
    failures(runs, kinds, () => true).map(
      ({ run, failed }): ClientJudgement =>
        showsDifference(run, runs) || wasReadAgain(run, failed) || isDoneWithout(run, failed, runs.plain)
          ? HELD
          : violation(
              run,
              failed,
              'another exit code, output or calls than without the failure',
              'the same exit code, output and calls as without it',
            ),
    ),
};

/** A record that a later call has read in full needs no report. */
function wasReadAgain(run: ClientRun, { operation }: ObservedCall): boolean {
  if (operation === undefined || !operations[operation].safe) return false;
  return callsOf(run, operation).slice(1).some(hasSucceeded);
}

/** A client that goes on after a failed read may use its own value instead of what it would have read; a missing value shows that it has none. */
function isDoneWithout(run: ClientRun, failed: ObservedCall, plain: ClientRun): boolean {
  if (failed.operation === undefined || !operations[failed.operation].safe) return false;
  return callsAfter(run, failed).length > 0 && missingValues(run) <= missingValues(plain);
}

const MISSING = /\b(undefined|null|None|nil|NaN)\b/g;

function missingValues({ calls, exit: { stdout, stderr } }: ClientRun): number {
  const sent = calls.flatMap(({ request: { body, url } }) => [
    url,
    // In bodies, null is a value like others, so it counts as missing only inside texts.
    ...(typeof body === 'string' ? (body.match(/"(?:[^"\\]|\\.)*"/g) ?? []) : []),
  ]);
  return [stdout, stderr, ...sent].reduce((sum, text) => sum + (text.match(MISSING)?.length ?? 0), 0);
}

function showsDifference(run: ClientRun, runs: ClientRuns): boolean {
  const { plain } = runs;
  if (run.exit.code !== plain.exit.code || run.exit.timedOut) return true;
  const usual = [plain, ...runs.of([AGAIN])].map(callsMade);
  // If a client's calls differ by themselves, a difference has no known meaning.
  if (usual.some((calls) => calls !== callsMade(run))) return true;
  return !usualOf(runs).isIn(run.exit);
}

/** The output of the client in runs without faults. */
function usualOf(runs: ClientRuns): UsualOutput {
  const { plain } = runs;
  const [again = plain] = runs.of([AGAIN]);
  const known = usualOutputs.get(again) ?? usualOutput(plain.exit, again.exit);
  usualOutputs.set(again, known);
  return known;
}

const usualOutputs = new WeakMap<ClientRun, UsualOutput>();

/**
 * The operations, and which of the identifiers that the client was given they name: in place of a record that was not created, it may use another one.
 * In no order, since a client may make several calls at once.
 */
function callsMade({ calls, environment }: ClientRun): string {
  const given = new Map(Object.entries(environment).map(([name, id]) => [id, name]));
  return calls
    .map((call) => [call.operation, ...idsSent(call).map(({ value }) => given.get(value) ?? '#')].join(' '))
    .sort()
    .join();
}

/** After a refusal whose body nobody expects, the client does as after one with a problem in JSON. */
export const reports: ClientCheckKind<readonly string[]> = {
  grammar: KIND_LIST,
  // A refusal with a problem in JSON is what the others are compared with.
  scenarios: (kinds) => [AGAIN, 'refused', ...kinds],
  judge: (kinds) => (runs) =>
    failures(runs, kinds, () => true).flatMap(({ run, operation, failed }): ClientJudgement[] => {
      const [usualRefusal] = runs.of(['refused']).filter(({ scenario }) => scenario.operation === operation);
      if (usualRefusal === undefined) return [];
      const before = new Set([...runtimeErrors(usualRefusal.exit), ...runtimeErrors(runs.plain.exit)]);
      const [error] = runtimeErrors(run.exit).filter((one) => !before.has(one));
      const expected = 'the same as after a refusal with a problem in JSON';
      // An error in a sentence that names the status was noticed, and told.
      if (error !== undefined && !tellsStatus(run))
        return [violation(run, failed, expected, `an error in the program: ${error}`)];
      if (!showsDifference(run, runs) && showsDifference(usualRefusal, runs))
        return [violation(run, failed, expected, 'nothing shows the refusal')];
      if (tellsStatus(usualRefusal) && !tellsStatus(run))
        return [violation(run, failed, expected, 'the output does not mention the status 422')];
      return [HELD];
    }),
};

function tellsStatus({ exit: { stdout, stderr } }: ClientRun): boolean {
  return /\b422\b/.test(`${stdout}\n${stderr}`);
}

/** The client ends by itself with such a fault. */
export const ends: ClientCheckKind<readonly string[]> = {
  grammar: KIND_LIST,
  scenarios: (kinds) => kinds,
  judge: (kinds) => (runs) =>
    failures(runs, kinds, () => true).map(({ run, failed }) =>
      run.exit.timedOut
        ? violation(run, failed, 'the client ends by itself', 'it was still running at its time limit')
        : HELD,
    ),
};

const FATAL =
  /JavaScript heap out of memory|Maximum call stack|OutOfMemoryError|StackOverflow|stack overflow|MemoryError|Segmentation fault|panic:|fatal runtime error/;

export const noCrash: JudgeClient = ({ all }) =>
  all
    .filter(({ calls }) => calls.length > 0)
    .map((run): ClientJudgement => {
      const { signal, timedOut, stdout, stderr } = run.exit;
      if (signal !== null && !timedOut)
        return violation(run, undefined, 'an exit code', `the signal ${signal}`);
      const [fatal] = FATAL.exec(`${stdout}\n${stderr}`) ?? [];
      return fatal === undefined ? HELD : violation(run, undefined, 'no error of the runtime', fatal);
    });

/** After a creation failed, no call names what it would have created, or leaves out an id that it would have had. */
export const nothingRestsOnAFailedCall: JudgeClient = (runs) =>
  failures(
    runs,
    runs.all.map(({ scenario }) => scenario.kind).filter((kind) => isFailure(kind) && !isLasting(kind)),
    (id) => creates(id),
  ).flatMap(({ run, failed }): ClientJudgement[] => {
    return [HELD, ...callsAfter(run, failed).flatMap((call) => judgeLater(call, run, runs.plain))];
  });

function judgeLater(
  call: ReturnType<typeof bankCalls>[number],
  run: ClientRun,
  plain: ClientRun,
): ClientJudgement[] {
  const known = knownIdsOf(run, call);
  const sent = idsSent(call);
  const unknown = sent.find(({ value }) => !known.has(value));
  if (unknown !== undefined)
    return [violation(run, call, 'no call with it', 'an identifier that never existed', unknown.pointer)];
  if (call.operation === undefined) {
    return /\/(undefined|null|None|NaN|nil)?(\/|$)/.test(new URL(call.request.url).pathname.slice(1))
      ? [violation(run, call, 'no call with it', 'a path without its identifier')]
      : [];
  }
  const usualIds = callsOf(plain, call.operation).map(
    (one) => new Set(idsSent(one).map(({ pointer }) => pointer)),
  );
  const own = new Set(sent.map(({ pointer }) => pointer));
  const missing =
    usualIds.length > 0 && usualIds.every((ids) => [...ids].some((pointer) => !own.has(pointer)));
  return missing ? [violation(run, call, 'no call without it', 'an identifier is left out')] : [];
}

function operationsOf(run: ClientRun) {
  return [...new Set(bankCalls(run).flatMap(({ operation }) => operation ?? []))];
}

export function describeExit({ exit: { code, signal, timedOut } }: ClientRun): string {
  if (timedOut) return 'no end in time';
  return code === null ? `the signal ${signal}` : `exit code ${code}`;
}
