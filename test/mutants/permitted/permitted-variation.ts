import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import type { OperationId } from '../../../generated/operations.ts';
import type { Json, JsonObject } from '../../../lib/json.ts';
import type { Fault, PatchStep } from '../../../server/faults/fault.ts';
import type { Seed } from '../../../server/sandbox-types.ts';
import type { Fetch } from '../judge-bank.ts';
import type { VirtualClock } from '../virtual-clock.ts';

/** A permitted server: the reference server, with one thing otherwise that the source leaves open. */
export interface PermittedVariation {
  /** The name in words: `charset in capitals`. */
  readonly id: string;
  /** The thing that it is a choice about; of the choices about one thing a server makes one. */
  readonly factor: string;
  /** Entries of `spec/not-shown.yaml` that it makes use of. */
  readonly entries?: readonly string[];
  /** The changes to successful responses, as data. */
  readonly answers?: Readonly<Partial<Record<OperationId | 'each', AnswerChange>>>;
  /** The program is stored so from the start. */
  readonly program?: readonly PatchStep[];
  /** The check that was sent is stored so from the start; steps on the transfer. */
  readonly check?: readonly PatchStep[];
  readonly options?: Partial<ConformanceOptions>;
  /** The time by which its clock is ahead of the suite's. */
  readonly clockAheadMs?: number;
  /** A function around the whole bank, for what no fault can do. Made anew for each run, so it may remember. */
  readonly around?: (next: Fetch, context: BankContext) => Fetch;
  /** The reason why it refuses a call, if it does. Made anew for each run. */
  readonly refuses?: () => Refusal;
  /** It refuses a call that the suite can do without, or does not show enough, so that something stays open; it must not be accused all the same. */
  readonly leavesOpen?: true;
}

export type AnswerChange = Pick<Fault, 'patch' | 'headers' | 'status' | 'body'>;

export interface BankContext {
  readonly clock: VirtualClock;
  readonly seed: Seed;
}

/** Reasons to refuse; none: it is taken. */
export type Refusal = (call: AskedCall, context: BankContext) => readonly string[];

/** A request as a cautious server reads it. */
export interface AskedCall {
  readonly operation: OperationId;
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** `undefined`: none was sent. */
  readonly body: JsonObject | undefined;
  /** The bank's own program. */
  readonly program: Json;
}

/** It changes what is answered, and refuses nothing: choices about two things go together. */
export function isChoice({ refuses, leavesOpen }: PermittedVariation): boolean {
  return refuses === undefined && leavesOpen !== true;
}
