import { expect } from 'vitest';
import { examples } from '../../generated/examples.ts';
import type { Fault } from '../../server/faults/fault.ts';
import { createSandbox, DEVELOPMENT_KEY } from '../../server/sandbox.ts';
import type { Sandbox, SandboxEvent, SandboxOptions } from '../../server/sandbox-types.ts';
import type { Store, StoredRecord } from '../../server/store/store.ts';

export const BASE = 'https://bank.example';

/** The seven operations as the description's examples call them; each of them succeeds against a fresh sandbox. */
export const CALLS = {
  createContact: ['POST', () => '/v1/contact', examples.createContact.requests.createContactRequest],
  retrieveProgram: ['GET', ({ programId }) => `/v1/program/${programId}`, undefined],
  createAccount: ['POST', () => '/v1/account', examples.createAccount.requests.createAccountRequest],
  updateAccount: [
    'PATCH',
    ({ accountId }) => `/v1/account/${accountId}`,
    examples.updateAccount.requests.updateAccountRequest,
  ],
  createCard: ['POST', () => '/v1/card', examples.createCard.requests.createCardRequest],
  receiveAchPull: ['POST', () => '/v1/receive/ach', examples.receiveAchPull.requests.receiveAchPullRequest],
  updateSentCheck: [
    'PATCH',
    ({ checkTransferId }) => `/v1/send/check/${checkTransferId}`,
    examples.updateSentCheck.requests.updateSentCheckRequest,
  ],
} as const satisfies Record<string, readonly [string, (seed: Sandbox['seed']) => string, object | undefined]>;

export type Operation = keyof typeof CALLS;
export const OPERATIONS = Object.keys(CALLS) as Operation[];

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
  /** Sends the example's request, or one with another body. */
  send(operation: Operation, more?: More): Promise<Response>;
  /** The same, and the JSON of the answer. */
  read(operation: Operation, more?: More): Promise<{ readonly status: number; readonly body: unknown }>;
}

export async function openSandbox(options: SandboxOptions = {}): Promise<OpenSandbox> {
  const events: SandboxEvent[] = [];
  const sandbox = await createSandbox({ onEvent: (event) => events.push(event), ...options });
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
  const [method, path, example] = CALLS[operation];
  const body = more.body ?? example;
  return new Request(BASE + path(seed), {
    method: more.method ?? method,
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
