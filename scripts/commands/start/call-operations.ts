import type { Outcome } from '../../../conformance/model/exchange.ts';
import type { WorkflowCall } from '../../../conformance/workflow/driver.ts';
import { isObject, type Json } from '../../../lib/json.ts';
import { type ApiModel, parametersIn } from '../../../templates/model.ts';
import type { Arazzo, Workflow } from '../../workflow/arazzo.ts';
import { inputsOf } from '../../workflow/input-schemas.ts';
import { WorkflowSteps } from '../../workflow/run-steps.ts';

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

/** The result of one call. */
export interface CallRow {
  readonly step: string;
  readonly operation: string;
  /** Upper case. */
  readonly method: string;
  /** Path template. */
  readonly path: string;
  /** `undefined` when there was no response. */
  readonly status: number | undefined;
  readonly milliseconds: number;
  /** The first plain fields of the response body: `{ id: 'acc-…', status: 'active' }`. */
  readonly got: Readonly<Record<string, unknown>>;
  /** The reason why the step failed; absent when it succeeded. */
  readonly problem?: string;
}

export interface CallOperationsOptions {
  readonly client: WorkflowClient;
  readonly model: ApiModel;
  readonly signal: AbortSignal;
}

/** Follows the workflows of a document with a generated client. Inputs are the first examples of their schemas. */
export async function callOperations(
  arazzo: Arazzo,
  { client, model, signal }: CallOperationsOptions,
): Promise<CallRow[]> {
  const steps = new WorkflowSteps({
    arazzo,
    passes: 1,
    allowDeletes: true,
    leftOut: () => undefined,
    inputsOf: (workflow) => ({ values: examplesOf(workflow, arazzo), madeUp: [] }),
    // The client has an address of its own.
    target: { baseUrl: 'http://client.invalid', credentials: [], given: new Map(), userAgent: 'client' },
  }).steps();
  const calls: CallRow[] = [];
  let reply: { readonly outcome: Outcome } | undefined;
  for (let next = steps.next(); !next.done; next = steps.next(reply)) {
    reply = undefined;
    const asked = next.value;
    if (asked.type === 'call') {
      const { outcome, ...made } = await callOnce(asked.call, client, model, signal);
      calls.push(made);
      reply = { outcome };
    } else if (asked.type !== 'wait') {
      const problem = asked.type === 'note' ? asked.text : `${asked.id} is not called: ${asked.reason}`;
      const last = calls.pop();
      if (last !== undefined) calls.push({ problem, ...last });
    }
  }
  return calls;
}

function examplesOf(workflow: Workflow, arazzo: Arazzo): ReadonlyMap<string, unknown> {
  return new Map(
    [...inputsOf(workflow, arazzo).properties].map(([name, schema]) => {
      const { examples } = isObject(schema) ? schema : {};
      return [name, Array.isArray(examples) ? examples[0] : undefined] as const;
    }),
  );
}

async function callOnce(
  call: WorkflowCall,
  client: WorkflowClient,
  model: ApiModel,
  signal: AbortSignal,
): Promise<CallRow & { readonly outcome: Outcome }> {
  const operation = model.operations.find(({ id }) => id === call.operation);
  const method = client[call.operation];
  if (operation === undefined || method === undefined)
    throw new Error(`The client has no operation ${call.operation}.`);
  const about = { step: call.id, operation: operation.id, method: call.method, path: operation.path };
  const start = performance.now();
  const took = () => performance.now() - start;
  const path = parametersIn(operation, 'path').map(({ name }) => call.pathParameters[name]);
  const body = operation.body === undefined ? [] : [call.body];
  try {
    const { status, data, headers } = await method.withResponse(...path, ...body, {
      ...optionsOf(call, model),
      signal,
    });
    const read = data === undefined ? EMPTY : ({ kind: 'json', value: data as Json } as const);
    return {
      ...about,
      ...{ status, milliseconds: took(), got: salient(data) },
      outcome: { kind: 'response', status, headers: Object.fromEntries(headers), bytes: 0, body: read },
    };
  } catch (error) {
    if (signal.aborted || !(error instanceof Error)) throw error;
    // The client's own error; its message holds no credential.
    const { status, body: sent } = error as { status?: number; body?: unknown };
    const problem = [error.message, sent === undefined ? '' : JSON.stringify(sent)].filter(Boolean).join(' ');
    return {
      ...about,
      ...{ status, milliseconds: took(), got: {}, problem },
      outcome: { kind: 'failure', reason: 'interrupted', detail: '' },
    };
  }
}

const EMPTY = { kind: 'unreadable', why: 'empty', text: '' } as const;

/** Credentials, headers and query as the client takes them. */
function optionsOf({ headers, url }: WorkflowCall, { credentials }: ApiModel): Record<string, unknown> {
  const given: Record<string, string> = {};
  const others: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (['accept', 'user-agent', 'content-type'].includes(name)) continue;
    const credential = credentials.find((one) => one.kind === 'header' && one.wireName === name);
    if (credential === undefined) others[name] = value;
    else given[credential.name] = value;
  }
  const query = Object.fromEntries(new URL(url).searchParams);
  const groups = Object.entries({ credentials: given, headers: others, query });
  return Object.fromEntries(groups.filter(([, group]) => Object.keys(group).length > 0));
}

/** Up to three fields that identify a response body: its id, and those that name its status. */
function salient(body: unknown): Record<string, unknown> {
  if (!isObject(body)) return {};
  const plain = Object.entries(body).filter(
    ([name, value]) => (name === 'id' || /status$/i.test(name)) && typeof value === 'string',
  );
  return Object.fromEntries(plain.slice(0, 3));
}
