import type { Json } from '../../lib/json.ts';
import type { OperationModel } from '../../templates/model.ts';
import type { Known, Scope } from './expressions.ts';

/** A value that is known when its step is made; `undefined` where what it names is absent. */
export type Value = (scope: Scope) => unknown;

/** An Arazzo 1.0 or 1.1 description whose references have been followed, and whose expressions have been read. */
export interface Arazzo {
  /** The path as displayed to the user. */
  readonly shown: string;
  /** The workflows in the order of the document. */
  readonly workflows: ReadonlyMap<string, Workflow>;
  /** `components.inputs`, which inputs refer to. */
  readonly inputSchemas: Json | undefined;
}

export interface Workflow {
  readonly id: string;
  /** A JSON Schema, or nothing. */
  readonly inputs: Json | undefined;
  /** Ids of workflows that run before. */
  readonly dependsOn: readonly string[];
  readonly steps: readonly Step[];
  readonly outputs: ReadonlyMap<string, Value>;
}

export interface Step {
  readonly id: string;
  /** The title for people; may be empty. */
  readonly purpose: string;
  readonly target:
    | { readonly kind: 'operation'; readonly operation: OperationModel }
    | { readonly kind: 'workflow'; readonly id: string };
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  /** All must hold. None: a success of the call. */
  readonly criteria: readonly Criterion[];
  readonly onSuccess: readonly StepAction[];
  readonly onFailure: readonly StepAction[];
  readonly outputs: ReadonlyMap<string, Value>;
  readonly dependsOn: readonly string[];
  /** The time in milliseconds. */
  readonly timeoutMs: number | undefined;
  /** `x-cleanup: true`: it runs in any case. */
  readonly isCleanup: boolean;
}

export interface Parameter {
  readonly name: string;
  /** Absent: an input of the workflow that the step runs. */
  readonly in: StepParameterPlace | undefined;
  readonly value: Value;
}

export type StepParameterPlace = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

export interface RequestBody {
  readonly contentType: string | undefined;
  readonly payload: Value | undefined;
  readonly replacements: readonly { readonly target: string; readonly value: Value }[];
}

export interface Criterion {
  /** As the author wrote it. */
  readonly text: string;
  readonly holds: (scope: Scope) => boolean;
}

export interface StepAction {
  readonly name: string;
  readonly type: 'end' | 'goto' | 'retry';
  readonly stepId: string | undefined;
  readonly workflowId: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly criteria: readonly Criterion[];
  readonly retryAfterMs: number;
  readonly retryLimit: number;
}

/** A step may name these of its document. */
export interface DocumentNames {
  readonly known: Known;
  readonly workflowIds: readonly string[];
  /** Outputs by workflow and step. */
  readonly steps: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  readonly outputs: ReadonlyMap<string, readonly string[]>;
  /** Names of inputs; `undefined`: any. */
  readonly inputs: ReadonlyMap<string, ReadonlySet<string> | undefined>;
}
