import type { OperationId } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import type { Outcome } from '../model/exchange.ts';
import type { LeftRecord } from '../model/report.ts';

/** A call that a workflow wants to make. */
export interface WorkflowCall {
  /** Unique in the run, in the author's words: `2.create-zone` is the step of the second pass. */
  readonly id: string;
  readonly operation: OperationId;
  /** The title for people. */
  readonly purpose: string;
  readonly method: string;
  /** The full URL. */
  readonly url: string;
  readonly pathParameters: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. Absent: `text`, or nothing. */
  readonly body?: Json;
  /** A body that is not JSON, as it is sent. */
  readonly text?: string;
  /** It changes nothing, by its method. */
  readonly isSafe: boolean;
  /** It is made although the operator has stopped the run. */
  readonly isCleanup: boolean;
  /** The time limit of this call alone, in milliseconds. */
  readonly timeoutMs?: number;
}

/** A workflow asks this of its runner. */
export type WorkflowRequest =
  | { readonly type: 'call'; readonly call: WorkflowCall }
  | { readonly type: 'wait'; readonly milliseconds: number; readonly why: string }
  | {
      readonly type: 'not-sent';
      readonly id: string;
      readonly operation: OperationId;
      readonly reason: string;
    }
  | { readonly type: 'note'; readonly text: string };

/** The answer to a call; to anything else there is none. */
export interface WorkflowReply {
  readonly outcome: Outcome;
  /** The reason why nothing but cleanup may follow. */
  readonly stop?: string | undefined;
  /** Not even cleanup may follow. */
  readonly isFinal?: boolean;
}

/** The steps of workflows, one after the other. It decides what is sent, and sends nothing. */
export interface WorkflowDriver {
  steps(): Generator<WorkflowRequest, void, WorkflowReply | undefined>;
  /** The records that the run has created and not deleted, as known when the steps are over. */
  left(): readonly LeftRecord[];
  /** The status was what the step expects, so it says nothing about the deployment. */
  wasExpected(id: string): boolean;
  /** Identifiers of what a call has created. */
  createdBy(id: string): readonly string[];
}
