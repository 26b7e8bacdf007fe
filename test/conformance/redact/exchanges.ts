import type { Exchange } from '../../../conformance/model/exchange.ts';
import { type OperationId, operationIds } from '../../../generated/operations.ts';
import { isObject, type Json } from '../../../lib/json.ts';
import { exampleRequest, exampleResponse } from '../../example-call.ts';

export interface Example {
  readonly operation: OperationId;
  readonly request: Json | undefined;
  readonly response: Json;
}

/** The first example of each operation. */
export const EXAMPLES: readonly Example[] = operationIds.map((operation) => ({
  operation,
  request: exampleRequest(operation) as Json | undefined,
  response: exampleResponse(operation) as Json,
}));

export function exampleOf(operation: OperationId): Example {
  return EXAMPLES.find((one) => one.operation === operation) as Example;
}

interface Given {
  readonly operation?: OperationId;
  readonly url?: string;
  readonly sentHeaders?: Readonly<Record<string, string>>;
  readonly sent?: Json | undefined;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json;
}

export function exchangeOf(given: Given): Exchange {
  const { operation = 'createCard', url = 'https://bank.example/v1/card', sentHeaders = {}, sent } = given;
  const { status = 201, headers = {}, body = {} } = given;
  return {
    id: 'a-step',
    operation,
    purpose: 'Try something',
    request: { method: 'POST', url, pathParameters: {}, headers: sentHeaders, body: sent },
    sentAt: Date.UTC(2026, 2, 10, 12),
    endedAt: Date.UTC(2026, 2, 10, 12) + 40,
    outcome: { kind: 'response', status, headers, bytes: 2, body: { kind: 'json', value: body } },
  };
}

/** A copy in which every text is what `change` makes of it; `names` leads there, without the numbers of entries. */
export function mapTexts(
  value: Json,
  change: (text: string, names: readonly string[]) => Json,
  names: readonly string[] = [],
): Json {
  if (typeof value === 'string') return change(value, names);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change, [...names, name])]),
  );
}
