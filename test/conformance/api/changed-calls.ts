import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';

/** A call of a recording, with its operation and its bodies as JSON. */
export interface PlacedCall {
  readonly call: RecordedCall;
  readonly operation: string;
  readonly status: number;
  readonly sent: Json | undefined;
  readonly body: Json | undefined;
}

export function jsonOf(body: unknown): Json | undefined {
  if (typeof body !== 'string' || body === '') return undefined;
  try {
    return JSON.parse(body) as Json;
  } catch {
    return undefined;
  }
}

/** The call with another response. */
export function responding(
  { call }: PlacedCall,
  change: { readonly status?: number; readonly body?: Json; readonly headers?: readonly [string, string][] },
): RecordedCall {
  const { response } = call;
  if (!('status' in response)) return call;
  const { status = response.status, body, headers = [] } = change;
  const type = [['content-type', 'application/json']] as const;
  return {
    ...call,
    response: {
      status,
      headers: [...(body === undefined ? response.headers : type), ...headers],
      body: body === undefined ? response.body : JSON.stringify(body),
    },
  };
}

/** The body with another value at a place; a place that is not there is made, below an object. */
export function withValue(body: Json | undefined, pointer: string, value: Json): Json | undefined {
  const names = fromPointer(pointer);
  const set = (node: Json | undefined, depth: number): Json | undefined => {
    if (depth === names.length) return value;
    const name = names[depth] as string;
    if (Array.isArray(node))
      return (node as readonly Json[]).map((entry, index) =>
        String(index) === name ? (set(entry, depth + 1) as Json) : entry,
      );
    if (!isObject(node)) return node;
    return { ...node, [name]: set((node as JsonObject)[name], depth + 1) as Json };
  };
  return set(body, 0);
}

/** Another value of the same type, which no server of the recordings has. */
export function otherThan(value: Json | undefined): Json {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 7;
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\dT/.test(value) ? '2001-02-03T04:05:06.000Z' : `${value}-other`;
  if (Array.isArray(value))
    return [...(value as readonly Json[]), ...(value.length > 0 ? [otherThan(value[0])] : ['other'])];
  if (isObject(value)) {
    const [name] = Object.keys(value);
    return name === undefined ? { other: 1 } : { ...value, [name]: otherThan(at(value, `/${name}`)) };
  }
  return 'other';
}
