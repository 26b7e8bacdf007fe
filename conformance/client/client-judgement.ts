import type { OperationId } from '../../generated/operations.ts';
import type { JsonObject } from '../../lib/json.ts';
import type { ClientRun, ObservedCall } from './client-run.ts';

/** The result of one look at a run for a row. */
export type ClientJudgement =
  | { readonly outcome: 'held' }
  /** The client could have broken it, and did nothing that could. */
  | { readonly outcome: 'vacuous'; readonly reason: string }
  | { readonly outcome: 'inconclusive'; readonly reason: string }
  | ClientViolation;

export interface ClientViolation {
  readonly outcome: 'violated';
  readonly run: ClientRun;
  /** Absent: it is about the run as a whole. */
  readonly call?: ObservedCall;
  readonly operation?: OperationId | undefined;
  /** JSON pointer into the request's body; empty where it is about something else. */
  readonly pointer: string;
  /** A sentence for people, without values that may be secret. */
  readonly expected: string;
  readonly actual: string;
}

/** All runs of one client. */
export interface ClientRuns {
  readonly plain: ClientRun;
  /** All runs, with the one against the plain bank. */
  readonly all: readonly ClientRun[];
  /** The runs in which the bank behaved in another way, by kinds of scenarios. */
  of(kinds: readonly string[]): readonly ClientRun[];
}

/** Empty: the client did nothing that the row is about. */
export type JudgeClient = (runs: ClientRuns) => readonly ClientJudgement[];

/** A kind of check, which rows name and give an operand. `checks/kinds.ts` lists them. */
export interface ClientCheckKind<Operand> {
  /** JSON Schema of the operand. */
  readonly grammar: JsonObject;
  /** Kinds of scenarios that it needs beside the run without faults. Default: none. */
  scenarios?(operand: Operand): readonly string[];
  judge(operand: Operand): JudgeClient;
}

export const HELD: ClientJudgement = { outcome: 'held' };

export function violation(
  run: ClientRun,
  call: ObservedCall | undefined,
  expected: string,
  actual: string,
  pointer = '',
): ClientViolation {
  return {
    outcome: 'violated',
    run,
    ...(call !== undefined && { call }),
    operation: call?.operation ?? run.scenario.operation,
    pointer,
    expected,
    actual,
  };
}

/** Calls to the bank, without those that a redirect took elsewhere. */
export function bankCalls({ calls }: ClientRun): readonly ObservedCall[] {
  return calls.filter(({ elsewhere }) => !elsewhere);
}

export function callsOf(run: ClientRun, operation: OperationId | undefined): readonly ObservedCall[] {
  return bankCalls(run).filter((call) => call.operation === operation);
}

export function hasSucceeded({ response }: ObservedCall): boolean {
  return 'status' in response && response.status >= 200 && response.status < 300;
}

/** Earlier calls whose response had arrived when this one was made: what the client could know. */
export function answeredBefore(run: ClientRun, call: ObservedCall): readonly ObservedCall[] {
  const calls = bankCalls(run);
  return calls.slice(0, calls.indexOf(call)).filter(({ ended }) => ended < call.began);
}

/** Calls that were made when this one had ended. */
export function callsAfter(run: ClientRun, call: ObservedCall): readonly ObservedCall[] {
  const calls = bankCalls(run);
  return calls.slice(calls.indexOf(call) + 1).filter(({ began }) => began > call.ended);
}
