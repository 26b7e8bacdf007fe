/** A run's calls and answers as the description's examples have them, for tests that change one of them. */

import type { Exchange } from '../../../conformance/model/exchange.ts';
import { type OperationId, operations } from '../../../generated/operations.ts';
import type { Json } from '../../../lib/json.ts';
import { exampleRequest, exampleResponse, successStatus } from '../../example-call.ts';

export const START = Date.parse('2026-03-02T14:00:00Z');
export const PERSON = 'per-c81f2e60-97ab-4d35-8e14-6b5d0a3f7c92';

/** The members that a response has instead. */
export interface Other {
  readonly id?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body of the request. */
  readonly credentials?: Readonly<Record<string, string>>;
  readonly sent?: Json;
  readonly body?: Json;
  /** Milliseconds after `START`. */
  readonly at?: number;
}

/** The example's answer to the example's request, half a second after it. */
export function exampleExchange(operation: OperationId, other: Other = {}): Exchange {
  const { method, path } = operations[operation];
  const sent = exampleRequest(operation) as Json | undefined;
  const { id = operation, at = 0, body = exampleResponse(operation) as Json } = other;
  return {
    id,
    operation,
    purpose: '',
    request: {
      method,
      url: `https://bank.example${path}`,
      pathParameters: {},
      headers: other.credentials ?? { 'sd-api-key': 'a-key', 'SD-Person-Id': PERSON },
      body: other.sent ?? sent,
    },
    sentAt: START + at,
    endedAt: START + at + 500,
    outcome: {
      kind: 'response',
      status: other.status ?? successStatus(operation),
      headers: other.headers ?? { 'content-type': 'application/json' },
      bytes: 2,
      body: { kind: 'json', value: body },
    },
  };
}

/** The example's answer with some fields put in the place of others. */
export function changed(operation: OperationId, fields: Readonly<Record<string, Json>>): Json {
  const { outcome } = exampleExchange(operation);
  const body = outcome.kind === 'response' ? outcome.body.value : {};
  return { ...(body as object), ...fields };
}

/** Returns the note on an entry of `spec/not-shown.yaml` when these calls were made. */
export interface Case {
  readonly entry: string;
  readonly when: string;
  readonly exchanges: readonly Exchange[];
  /** As `notes` writes them, in any order. */
  readonly notes: readonly string[];
}
