import { type ApiModel, type OperationModel, parametersIn } from '../../templates/model.ts';
import { ToolError } from '../cli/errors.ts';
import { fill, holds, type Scope } from './expressions.ts';
import type { Workflow, WorkflowStep } from './workflow.ts';

/** A generated client as a record: one method per operation id. */
export type WorkflowClient = Readonly<
  Record<
    string,
    | {
        withResponse(...args: unknown[]): Promise<{ status: number; data: unknown; headers: Headers }>;
      }
    | undefined
  >
>;

/** What one call did. */
export interface WorkflowCall {
  readonly step: string;
  readonly operation: string;
  /** Upper case. */
  readonly method: string;
  /** Path template. */
  readonly path: string;
  /** `undefined` when there was no response. */
  readonly status: number | undefined;
  readonly milliseconds: number;
  /** The telling fields of the response body: `{ id: 'acc-…', status: 'active' }`. */
  readonly got: Readonly<Record<string, unknown>>;
  /** Why the step failed; absent when it succeeded. */
  readonly problem?: string;
}

export interface WorkflowOptions {
  readonly client: WorkflowClient;
  readonly model: ApiModel;
  readonly signal: AbortSignal;
  readonly onCall?: (call: WorkflowCall) => void;
}

/** Follows a workflow, one call after another, and stops at the first step that fails, since later steps use its outputs. */
export async function runWorkflow(workflow: Workflow, options: WorkflowOptions): Promise<WorkflowCall[]> {
  const inputs = Object.entries(workflow.inputs?.properties ?? {}).map(([name, { examples }]) => [
    name,
    examples?.[0],
  ]);
  const steps: Record<string, Record<string, unknown>> = {};
  const scope: Scope = { inputs: Object.fromEntries(inputs), steps };
  const calls: WorkflowCall[] = [];
  for (const step of workflow.steps) {
    const { call, outputs } = await runStep(step, scope, options);
    steps[step.stepId] = outputs;
    calls.push(call);
    options.onCall?.(call);
    if (call.problem !== undefined) break;
  }
  return calls;
}

async function runStep(step: WorkflowStep, scope: Scope, { client, model, signal }: WorkflowOptions) {
  const operation = model.operations.find(({ id }) => id === step.operationId);
  const method = client[step.operationId];
  if (operation === undefined || method === undefined) {
    throw new ToolError(
      'unsupported',
      `Step ${step.stepId} calls an unknown operation: ${step.operationId}`,
      {
        fix: `The operations are: ${model.operations.map(({ id }) => id).join(', ')}.`,
      },
    );
  }
  const about = {
    step: step.stepId,
    operation: operation.id,
    method: operation.method.toUpperCase(),
    path: operation.path,
  };
  const start = performance.now();
  const took = () => performance.now() - start;
  try {
    const { status, data, headers } = await method.withResponse(
      ...argumentsOf(step, operation, scope, model, signal),
    );
    const milliseconds = took();
    const responseScope: Scope = { ...scope, statusCode: status, headers, body: data };
    const failed = (step.successCriteria ?? []).find(({ condition }) => !holds(condition, responseScope));
    const outputs = fill(step.outputs ?? {}, responseScope) as Record<string, unknown>;
    const call: WorkflowCall = {
      ...about,
      status,
      milliseconds,
      got: salient(data),
      ...(failed && { problem: `condition not met: ${failed.condition}` }),
    };
    return { call, outputs };
  } catch (error) {
    if (signal.aborted || error instanceof ToolError || !(error instanceof Error)) throw error;
    // The client's own error; its message holds no credential.
    const { status, body } = error as { status?: number; body?: unknown };
    const problem = [error.message, body === undefined ? '' : JSON.stringify(body)].filter(Boolean).join(' ');
    return { call: { ...about, status, milliseconds: took(), got: {}, problem }, outputs: {} };
  }
}

/** A generated method takes its path parameters in order, then the body, then options. */
function argumentsOf(
  step: WorkflowStep,
  operation: OperationModel,
  scope: Scope,
  model: ApiModel,
  signal: AbortSignal,
): unknown[] {
  const given = (step.parameters ?? []).map((one) => ({ ...one, value: fill(one.value, scope) }));
  const named = (place: string) => given.filter((one) => one.in === place);
  const path = parametersIn(operation, 'path').map(
    ({ name }) => named('path').find((one) => one.name === name)?.value,
  );
  const body = operation.body === undefined ? [] : [fill(step.requestBody?.payload, scope)];
  const credentials: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const cookies: Record<string, unknown> = {};
  for (const { name, value } of named('header')) {
    const credential = model.credentials.find(
      (one) => one.kind === 'header' && one.wireName === name.toLowerCase(),
    );
    if (credential === undefined) headers[name] = value;
    else credentials[credential.name] = value;
  }
  for (const { name, value } of named('cookie')) {
    const credential = model.credentials.find((one) => one.kind === 'cookie' && one.wireName === name);
    if (credential === undefined) cookies[name] = value;
    else credentials[credential.name] = value;
  }
  const query = Object.fromEntries(named('query').map(({ name, value }) => [name, value]));
  const groups = Object.entries({ credentials, headers, cookies, query });
  const filled = Object.fromEntries(groups.filter(([, group]) => Object.keys(group).length > 0));
  return [...path, ...body, { ...filled, signal }];
}

/** Up to three fields that identify a response body: its id, and those that name its status. */
function salient(body: unknown): Record<string, unknown> {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return {};
  const telling = Object.entries(body).filter(
    ([name, value]) => (name === 'id' || /status$/i.test(name)) && typeof value === 'string',
  );
  return Object.fromEntries(telling.slice(0, 3));
}
