import { type ApiModel, type OperationModel, parametersIn } from '../../templates/model.ts';
import { ToolError } from '../cli/errors.ts';
import { fill, holds, type Scope } from './expressions.ts';
import type { Step, Workflow } from './workflow.ts';

/** A generated client, seen as data: one method per operation id. */
export type WalkClient = Readonly<
  Record<
    string,
    | {
        withResponse(...args: unknown[]): Promise<{ status: number; data: unknown; headers: Headers }>;
      }
    | undefined
  >
>;

/** What one call did. */
export interface Call {
  readonly step: string;
  readonly operation: string;
  /** Upper case. */
  readonly method: string;
  /** Path template. */
  readonly path: string;
  /** `undefined` when no answer came. */
  readonly status: number | undefined;
  readonly milliseconds: number;
  /** What the answer is worth remembering for, `{ id: 'acc-…', status: 'active' }`. */
  readonly got: Readonly<Record<string, unknown>>;
  /** Why the step failed; absent when it went well. */
  readonly problem?: string;
}

export interface WalkOptions {
  readonly client: WalkClient;
  readonly model: ApiModel;
  readonly signal: AbortSignal;
  readonly onCall?: (call: Call) => void;
}

/** Follows a workflow, one call after another, and stops at the first step that fails: the next ones live on its outputs. */
export async function walk(workflow: Workflow, options: WalkOptions): Promise<Call[]> {
  const inputs = Object.entries(workflow.inputs?.properties ?? {}).map(([name, { examples }]) => [
    name,
    examples?.[0],
  ]);
  const steps: Record<string, Record<string, unknown>> = {};
  const scope: Scope = { inputs: Object.fromEntries(inputs), steps };
  const calls: Call[] = [];
  for (const step of workflow.steps) {
    const { call, outputs } = await take(step, scope, options);
    steps[step.stepId] = outputs;
    calls.push(call);
    options.onCall?.(call);
    if (call.problem !== undefined) break;
  }
  return calls;
}

async function take(step: Step, scope: Scope, { client, model, signal }: WalkOptions) {
  const operation = model.operations.find(({ id }) => id === step.operationId);
  const method = client[step.operationId];
  if (operation === undefined || method === undefined) {
    throw new ToolError(
      'unsupported',
      `step ${step.stepId} calls ${step.operationId}, which is no operation`,
      {
        fix: `the operations are ${model.operations.map(({ id }) => id).join(', ')}`,
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
    const answered: Scope = { ...scope, statusCode: status, headers, body: data };
    const failed = (step.successCriteria ?? []).find(({ condition }) => !holds(condition, answered));
    const outputs = fill(step.outputs ?? {}, answered) as Record<string, unknown>;
    const call: Call = {
      ...about,
      status,
      milliseconds,
      got: salient(data),
      ...(failed && { problem: `not so: ${failed.condition}` }),
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
  step: Step,
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

/** A few fields that tell a reader what came back: the id, and whatever says in which state it is. */
function salient(body: unknown): Record<string, unknown> {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return {};
  const telling = Object.entries(body).filter(
    ([name, value]) => (name === 'id' || /status$/i.test(name)) && typeof value === 'string',
  );
  return Object.fromEntries(telling.slice(0, 3));
}
