/** Faulty servers as functions: what they change depends on the request in ways that no fault can say. */
import type { OperationId } from '../../../generated/operations.ts';
import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import type { Fetch } from '../judge-bank.ts';
import type { Mutant } from '../mutant.ts';
import { operationOf } from '../permitted/to-bank.ts';

export interface AlteredCall {
  readonly operation: OperationId;
  /** The request that was sent. */
  readonly sent: JsonObject;
  readonly path: string;
}

/** Changes the body of a success. */
export type Alter = (body: JsonObject, call: AlteredCall) => Json;

/** A server that fails under `--thorough` alone. @param make makes a new one for each run, so it may remember */
export function server(operation: OperationId, how: string, breaks: string, make: () => Alter): Mutant {
  return {
    id: `thorough: ${operation}: ${how}`,
    kind: 'thorough',
    operation,
    faults: [],
    breaks: `${operation}.${breaks}`,
    around: () => altering(make()),
  };
}

function altering(alter: Alter): (next: Fetch) => Fetch {
  return (next) => async (request) => {
    const path = new URL(request.url).pathname;
    const text = await request.clone().text();
    const response = await next(request);
    const operation = operationOf(request.method, path);
    if (!response.ok || operation === undefined) return response;
    const { status, headers } = response;
    const body: Json = await response.json();
    const sent: Json = text === '' ? {} : JSON.parse(text);
    const call = { operation, sent: isObject(sent) ? sent : {}, path };
    return new Response(JSON.stringify(isObject(body) ? alter(body, call) : body), { status, headers });
  };
}

/** Changes texts in the responses of one operation. */
export function changingTexts(
  operation: OperationId,
  names: RegExp,
  change: (text: string, pointer: string) => Json,
): () => Alter {
  const changed = (value: Json, name: string, pointer: string): Json => {
    if (Array.isArray(value)) return value.map((one) => changed(one, name, pointer));
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, changed(inner, key, `${pointer}/${key}`)]),
      );
    return typeof value === 'string' && names.test(name) ? change(value, pointer) : value;
  };
  return () => (body, call) => (call.operation === operation ? changed(body, '', '') : body);
}
