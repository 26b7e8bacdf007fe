import type { OperationId } from '../../generated/operations.ts';
import type { Body } from '../model/exchange.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import type { Scenario } from './scenarios.ts';

/** A call of the client, as the bank has seen it. */
export interface ObservedCall extends RecordedCall {
  /** `undefined`: none that the description has. */
  readonly operation: OperationId | undefined;
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly requestBody: Body;
  /** Places in the order of all beginnings and ends of a run: clocks are too coarse. */
  readonly began: number;
  /** Infinite while it has not ended. */
  readonly ended: number;
  /** Sent to the host that a redirect named. */
  readonly elsewhere: boolean;
}

/** The way in which a run of the client ended. */
export interface ClientExit {
  /** `null`: it was ended by a signal. A function that rejects counts as 1. */
  readonly code: number | null;
  readonly signal: string | null;
  /** It had not ended in time, and was stopped. */
  readonly timedOut: boolean;
  readonly stdout: string;
  readonly stderr: string;
  /** It printed more than was kept. */
  readonly isCut?: boolean;
}

/** A record of all that the client did in one scenario. It holds secrets: everything that leaves is made from it by `redact/`. */
export interface ClientRun {
  readonly scenario: Scenario;
  /** The calls in the order of their arrival. */
  readonly calls: readonly ObservedCall[];
  readonly exit: ClientExit;
  readonly endedAt: number;
  /** The input that it was given. */
  readonly apiKey: string;
  /** The API keys, with those that it has asked the sandbox for, below `/_sandbox/`. */
  readonly apiKeys: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** The identifiers that it may name from the start. */
  readonly ids: readonly string[];
}
