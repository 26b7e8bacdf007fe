import { expect } from 'vitest';
import { type OperationId, operationIds, operations } from '../../generated/operations.ts';
import type { Fault } from '../../server/faults/fault.ts';
import { hashKey } from '../../server/node/keys.ts';
import { createSandbox, DEVELOPMENT_KEY } from '../../server/sandbox.ts';
import type { Sandbox, SandboxEvent, SandboxOptions } from '../../server/sandbox-types.ts';
import type { Store, StoredRecord } from '../../server/store/store.ts';
import { exampleRequest, pathOf } from '../example-call.ts';

export const BASE = 'https://bank.example';

export type Operation = OperationId;
export const OPERATIONS = operationIds;

export interface More {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent in the header `x-sandbox-fault`. */
  readonly fault?: Fault;
  readonly method?: string;
  readonly signal?: AbortSignal;
}

export interface OpenSandbox {
  readonly sandbox: Sandbox;
  readonly events: SandboxEvent[];
  /** Sends the example's request, which succeeds against a fresh sandbox, or one with another body. */
  send(operation: Operation, more?: More): Promise<Response>;
  /** Makes the same call, and returns the JSON of the response. */
  read(operation: Operation, more?: More): Promise<{ readonly status: number; readonly body: unknown }>;
}

export async function openSandbox(options: SandboxOptions = {}): Promise<OpenSandbox> {
  const events: SandboxEvent[] = [];
  const sandbox = await createSandbox({ hashKey, onEvent: (event) => events.push(event), ...options });
  const send = (operation: Operation, more: More = {}) => sandbox.fetch(toRequest(sandbox, operation, more));
  return {
    sandbox,
    events,
    send,
    async read(operation, more) {
      const response = await send(operation, more);
      return { status: response.status, body: await response.json() };
    },
  };
}

export function toRequest({ seed }: Sandbox, operation: Operation, more: More = {}): Request {
  const body = more.body ?? exampleRequest(operation);
  return new Request(BASE + pathOf(operation, seed), {
    method: more.method ?? operations[operation].method,
    headers: {
      'sd-api-key': DEVELOPMENT_KEY,
      'sd-person-id': seed.personId,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(more.fault !== undefined && { 'x-sandbox-fault': JSON.stringify(more.fault) }),
      ...more.headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(more.signal !== undefined && { signal: more.signal }),
  });
}

/** Everything that a store holds. */
export function contentsOf(store: Store): Promise<readonly StoredRecord[]> {
  return store.list('', '', 1000);
}

export function problem(status: number, code: string): unknown {
  return expect.objectContaining({ status, code });
}
