import type { LeftRecord } from '../../conformance/model/report.ts';
import type {
  WorkflowCall,
  WorkflowDriver,
  WorkflowReply,
  WorkflowRequest,
} from '../../conformance/workflow/driver.ts';
import type { OperationModel } from '../../templates/model.ts';
import type { Arazzo, Step, StepAction, Workflow } from './arazzo.ts';
import { type CallScope, ExpressionError, type Scope, type Values } from './expressions.ts';
import { OwnRecords } from './own-records.ts';
import { type BuiltRequest, CannotBeSent, requestOfStep, type StepCallTarget } from './request-of-step.ts';

export interface RunStepsOptions {
  readonly arazzo: Arazzo;
  readonly target: StepCallTarget;
  /** The number of times that all workflows run. */
  readonly passes: number;
  /** Values of a workflow's inputs in a pass, from 1. */
  readonly inputsOf: (workflow: Workflow, pass: number) => InputValues;
  /** `DELETE` and `PUT` also of what the run has not created. */
  readonly allowDeletes: boolean;
  /** Says why an operation is not called; `undefined`: it is. */
  readonly leftOut: (operation: OperationModel) => string | undefined;
  /** Nothing is sent: outputs are marks, and each step is made once. */
  readonly isPlan?: boolean;
}

export interface InputValues {
  readonly values: Values;
  /** Texts that this run has made up: nobody else's record has such a name. */
  readonly madeUp: readonly string[];
}

/** Step executions of a pass: a workflow that goes back to an earlier step without end is ended. */
export const MAX_EXECUTIONS = 1000;
const MAX_DEPTH = 10;

type Requests<T> = Generator<WorkflowRequest, T, WorkflowReply | undefined>;

/** The way in which a step ended. `not sent` by the rules of safety is nothing that the workflow does about. */
type StepEnd = 'succeeded' | 'failed' | 'not sent' | 'stopped';

interface Frame {
  readonly workflow: Workflow;
  readonly inputs: Values;
  readonly steps: Map<string, Values>;
  readonly done: Set<string>;
  readonly depth: number;
}

/** Follows the steps of workflows and decides what is sent. It has no state but its own. */
export class WorkflowSteps implements WorkflowDriver {
  readonly #options: RunStepsOptions;
  readonly #records = new OwnRecords();
  readonly #expected = new Set<string>();
  readonly #created = new Map<string, readonly string[]>();
  readonly #used = new Map<string, number>();
  #workflows = new Map<string, { readonly inputs: Values; readonly outputs: Values }>();
  #pass = 0;
  #left = 0;
  #stop: string | undefined;
  #isFinal = false;
  /** The response of the last call, for actions. */
  #call: CallScope | undefined;

  constructor(options: RunStepsOptions) {
    this.#options = options;
  }

  left(): readonly LeftRecord[] {
    return this.#records.left();
  }

  wasExpected(id: string): boolean {
    return this.#expected.has(id);
  }

  createdBy(id: string): readonly string[] {
    return this.#created.get(id) ?? [];
  }

  *steps(): Requests<void> {
    const order = inOrder(this.#options.arazzo);
    for (this.#pass = 1; this.#pass <= this.#options.passes; this.#pass++) {
      this.#workflows = new Map();
      this.#left = MAX_EXECUTIONS;
      const failed = new Set<string>();
      for (const workflow of order) {
        if (this.#stop !== undefined) return;
        const lacking = workflow.dependsOn.find((id) => failed.has(id));
        if (lacking !== undefined) {
          failed.add(workflow.id);
          yield this.#note(`${workflow.id} is not run: ${lacking}, on which it depends, failed`);
          continue;
        }
        const { values, madeUp } = this.#options.inputsOf(workflow, this.#pass);
        for (const text of madeUp) this.#records.addMadeUp(text);
        const isDone = yield* this.#workflow(workflow, values, 0);
        if (!isDone) failed.add(workflow.id);
      }
    }
  }

  #note(text: string): WorkflowRequest {
    return { type: 'note', text };
  }

  /** @returns whether it came to its end without a failed step */
  *#workflow(workflow: Workflow, inputs: Values, depth: number): Requests<boolean> {
    const frame: Frame = { workflow, inputs, steps: new Map(), done: new Set(), depth };
    this.#workflows.set(workflow.id, { inputs, outputs: new Map() });
    const isDone = yield* this.#sequence(frame);
    for (const step of workflow.steps) {
      if (!step.isCleanup || frame.done.has(step.id) || this.#isFinal) continue;
      // A run that has nothing to clean up needs no words.
      yield* this.#step(step, frame, true);
    }
    const outputs = new Map(
      [...workflow.outputs].map(([name, value]) => [name, value(this.#scope(frame))] as const),
    );
    this.#workflows.set(workflow.id, { inputs, outputs });
    return isDone;
  }

  *#sequence(frame: Frame): Requests<boolean> {
    const { steps } = frame.workflow;
    const retries = new Map<StepAction, number>();
    for (let index = 0; index < steps.length; index++) {
      const step = steps[index] as Step;
      const end = yield* this.#step(step, frame, false);
      if (end === 'stopped') return false;
      if (end === 'not sent' || (end === 'failed' && step.isCleanup)) continue;
      const scope = this.#scope(frame);
      const action = (end === 'succeeded' ? step.onSuccess : step.onFailure).find(
        (one) =>
          one.criteria.every(({ holds }) => holds(scope)) &&
          (one.type !== 'retry' || (retries.get(one) ?? 0) < one.retryLimit),
      );
      // A plan shows each step once.
      if (this.#options.isPlan === true) continue;
      if (action === undefined) {
        if (end === 'succeeded') continue;
        return false;
      }
      if (action.type === 'end') return end === 'succeeded';
      if (action.type === 'retry') {
        retries.set(action, (retries.get(action) ?? 0) + 1);
        yield* this.#waitFor(action, step);
        if (action.stepId !== undefined || action.workflowId !== undefined) yield* this.#visit(action, frame);
        if (this.#stop !== undefined) return false;
        index -= 1;
      } else if (action.workflowId !== undefined) return yield* this.#visit(action, frame);
      else index = steps.findIndex(({ id }) => id === action.stepId) - 1;
    }
    return true;
  }

  *#waitFor({ retryAfterMs }: StepAction, { id }: Step): Requests<void> {
    const said = Number(this.#call?.response?.headers['retry-after']);
    const milliseconds = said >= 0 ? Math.min(said * 1000, MAX_WAIT) : retryAfterMs;
    if (milliseconds > 0) yield { type: 'wait', milliseconds, why: `${id} is tried again` };
  }

  /** A step or a workflow that an action names. */
  *#visit({ stepId, workflowId, parameters }: StepAction, frame: Frame): Requests<boolean> {
    const step = frame.workflow.steps.find(({ id }) => id === stepId);
    if (step !== undefined) return (yield* this.#step(step, frame, false)) === 'succeeded';
    const scope = this.#scope(frame);
    const given = new Map(parameters.map(({ name, value }) => [name, value(scope)] as const));
    return yield* this.#nested(workflowId ?? '', given, frame.depth);
  }

  *#nested(id: string, given: Values, depth: number): Requests<boolean> {
    const workflow = this.#options.arazzo.workflows.get(id);
    if (workflow === undefined) return false;
    if (depth >= MAX_DEPTH) {
      yield this.#note(`${id} is not run: workflows run each other more than ${MAX_DEPTH} levels deep`);
      return false;
    }
    const { values, madeUp } = this.#options.inputsOf(workflow, this.#pass);
    for (const text of madeUp) this.#records.addMadeUp(text);
    const set = [...given].filter(([, value]) => value !== undefined);
    return yield* this.#workflow(workflow, new Map([...values, ...set]), depth + 1);
  }

  #scope({ inputs, steps, workflow }: Frame, call = this.#call): Scope {
    const { isPlan = false } = this.#options;
    return {
      ...{ inputs, steps, workflows: this.#workflows, isPlan },
      outputs: this.#workflows.get(workflow.id)?.outputs ?? new Map(),
      ...(call !== undefined && { call }),
    };
  }

  *#step(step: Step, frame: Frame, isLate: boolean): Requests<StepEnd> {
    const { target } = step;
    this.#left -= 1;
    if (this.#left < 0 && !isLate) {
      if (this.#left === -1)
        yield this.#note(`${frame.workflow.id} is ended: its pass has made ${MAX_EXECUTIONS} steps`);
      return 'stopped';
    }
    const lacking = step.dependsOn.find((id) => !frame.done.has(id));
    frame.done.add(step.id);
    if (target.kind === 'operation')
      return yield* this.#operation(step, target.operation, frame, lacking, isLate);
    if (lacking !== undefined) return 'not sent';
    const scope = this.#scope(frame);
    const given = new Map(step.parameters.map(({ name, value }) => [name, value(scope)] as const));
    const isDone = yield* this.#nested(target.id, given, frame.depth);
    if (this.#stop !== undefined && !isLate) return 'stopped';
    const outputs = this.#workflows.get(target.id)?.outputs ?? new Map<string, unknown>();
    const after: Scope = { ...this.#scope(frame), outputs };
    if (!isDone || !step.criteria.every(({ holds }) => holds(after))) return 'failed';
    frame.steps.set(
      step.id,
      new Map([...outputs, ...[...step.outputs].map(([name, value]) => [name, value(after)] as const)]),
    );
    return 'succeeded';
  }

  *#operation(
    step: Step,
    operation: OperationModel,
    frame: Frame,
    lacking: string | undefined,
    isLate: boolean,
  ): Requests<StepEnd> {
    this.#call = undefined;
    const id = this.#idOf(step);
    const notSent = (reason: string): WorkflowRequest => ({
      ...{ type: 'not-sent', id, reason },
      operation: operation.id as WorkflowCall['operation'],
    });
    const left = lacking === undefined ? this.#options.leftOut(operation) : `it depends on ${lacking}`;
    if (left !== undefined) {
      yield notSent(left);
      return 'not sent';
    }
    let request: BuiltRequest;
    try {
      request = requestOfStep(step, operation, this.#scope(frame), this.#options.target);
    } catch (error) {
      if (
        !(error instanceof CannotBeSent || error instanceof ExpressionError || error instanceof SyntaxError)
      )
        throw error;
      // A cleanup that has nothing to clean up is no news.
      if (!isLate) yield notSent(error instanceof SyntaxError ? 'its payload is not JSON' : error.message);
      return 'failed';
    }
    const method = operation.method.toUpperCase();
    const values = [...request.path.values()].map(String);
    if (/^(?:DELETE|PUT)$/.test(method) && !this.#options.allowDeletes && !this.#records.owns(values)) {
      yield notSent(
        `${method} is sent only to what this run has created, and no identifier in its path is an output of a step that created something; --allow-deletes allows it`,
      );
      return 'not sent';
    }
    const { payload: _, query: _query, path, ...sent } = request;
    const { timeoutMs } = step;
    const reply = yield {
      type: 'call',
      call: {
        ...sent,
        ...{ id, method, purpose: step.purpose || operation.summary },
        operation: operation.id as WorkflowCall['operation'],
        pathParameters: Object.fromEntries([...path].map(([name, value]) => [name, String(value)])),
        isSafe: operation.safe,
        isCleanup: step.isCleanup,
        ...(timeoutMs !== undefined && { timeoutMs }),
      },
    };
    return yield* this.#received(step, operation, frame, id, request, reply);
  }

  *#received(
    step: Step,
    operation: OperationModel,
    frame: Frame,
    id: string,
    request: BuiltRequest,
    reply: WorkflowReply | undefined,
  ): Requests<StepEnd> {
    const method = operation.method.toUpperCase();
    if (this.#options.isPlan === true) {
      if (method === 'POST' || method === 'PUT')
        for (const name of step.outputs.keys()) this.#records.addMadeUp(`{${name} of ${step.id}}`);
      frame.steps.set(
        step.id,
        new Map([...step.outputs.keys()].map((name) => [name, `{${name} of ${step.id}}`])),
      );
      return 'succeeded';
    }
    const call = callScope(request, method, reply);
    this.#call = call;
    const status = call.response?.status ?? 0;
    const scope = this.#scope(frame, call);
    const broken = step.criteria.find(({ holds }) => !holds(scope));
    const isDone =
      call.response !== undefined &&
      (step.criteria.length === 0 ? status >= 200 && status < 300 : broken === undefined);
    if (isDone && status >= 400) this.#expected.add(id);
    const outputs = new Map([...step.outputs].map(([name, value]) => [name, value(scope)] as const));
    this.#created.set(
      id,
      this.#records.note({ id, operation, method, call, outputs: isDone ? outputs : new Map() }),
    );
    if (reply?.stop !== undefined) this.#stop = reply.stop;
    if (reply?.isFinal === true) this.#isFinal = true;
    if (isDone) frame.steps.set(step.id, outputs);
    else if (this.#stop === undefined)
      yield this.#note(
        `${id} failed: ${call.response === undefined ? 'there was no response' : broken === undefined ? `it returned ${status}` : `it returned ${status}, and ${broken.text} does not hold`}`,
      );
    if (this.#stop !== undefined && !step.isCleanup) return 'stopped';
    return isDone ? 'succeeded' : 'failed';
  }

  /** `create`, `create.2` where it is made again, `2:create` in the second pass. */
  #idOf({ id }: Step): string {
    const own = this.#pass > 1 ? `${this.#pass}:${id}` : id;
    const times = (this.#used.get(own) ?? 0) + 1;
    this.#used.set(own, times);
    return times === 1 ? own : `${own}.${times}`;
  }
}

const MAX_WAIT = 60_000;

function callScope(
  { url, headers, query, path, payload }: BuiltRequest,
  method: string,
  reply: WorkflowReply | undefined,
): CallScope {
  const request = { url, method, headers, query, path, body: payload };
  const outcome = reply?.outcome;
  if (outcome?.kind !== 'response') return request;
  const { body } = outcome;
  const value = body.kind === 'json' ? body.value : body.why === 'empty' ? undefined : body.text;
  return { ...request, response: { status: outcome.status, headers: outcome.headers, body: value } };
}

/** Workflows that no other one runs, each after those that it depends on. */
function inOrder({ workflows }: Arazzo): Workflow[] {
  const called = new Set(
    [...workflows.values()].flatMap(({ steps }) =>
      steps.flatMap(({ target, onSuccess, onFailure }) => [
        ...(target.kind === 'workflow' ? [target.id] : []),
        ...[...onSuccess, ...onFailure].flatMap(({ workflowId }) => workflowId ?? []),
      ]),
    ),
  );
  const order: Workflow[] = [];
  const add = (id: string): void => {
    const workflow = workflows.get(id);
    if (workflow === undefined || order.includes(workflow)) return;
    for (const other of workflow.dependsOn) add(other);
    order.push(workflow);
  };
  const roots = [...workflows.keys()].filter((id) => !called.has(id));
  for (const id of roots.length > 0 ? roots : workflows.keys()) add(id);
  return order;
}
