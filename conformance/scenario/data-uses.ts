import type { OperationId } from '../../generated/operations.ts';
import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { DATA_KINDS, type DataKindName } from '../operator-data/data-kinds.ts';
import type { OperatorData } from '../operator-data/operator-data.ts';
import { sentAt } from './sent-at.ts';

/** A field of a request that holds a value of the operator's. */
export interface DataUse {
  /** Into the request: `/ach/routingNumber`. */
  readonly pointer: string;
  /** The key in the file. */
  readonly kind: DataKindName;
}

/** The places where a request has values of the operator's. */
export function dataUses(
  operation: OperationId,
  body: JsonObject | undefined,
  data: OperatorData = {},
): DataUse[] {
  if (body === undefined) return [];
  return DATA_KINDS.flatMap((kind) => {
    const given = (data[kind.name] ?? []) as readonly Json[];
    const pointers = sentAt(kind.name).flatMap((one) => (one.operation === operation ? one.pointers : []));
    return pointers
      .filter((pointer) => given.some((value) => holds(at(body, pointer), value)))
      .map((pointer) => ({ pointer, kind: kind.name }));
  });
}

/** An object holds all parts of a value, a list an entry; an email address ends in its domain. */
function holds(sent: Json | undefined, value: Json): boolean {
  if (Array.isArray(sent)) return sent.some((entry) => holds(entry as Json, value));
  if (isObject(value))
    return isObject(sent) && Object.entries(value).every(([name, part]) => sent[name] === part);
  return sent === value || (typeof sent === 'string' && sent.endsWith(`@${String(value)}`));
}
