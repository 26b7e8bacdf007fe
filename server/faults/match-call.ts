import type { Condition, Fault } from './fault.ts';
import { findPlace } from './find-place.ts';

/** What a fault's conditions depend on. */
export interface FaultCall {
  readonly operation: string;
  /** Of its key; `undefined` when the key is unknown, or no fault asks for it. */
  readonly programId: string | undefined;
  /** GET and HEAD: it writes nothing. */
  readonly reads: boolean;
  /** Its JSON body; `undefined` when there is none, or it is not JSON. */
  readonly body: unknown;
}

export function matchCall(fault: Fault, call: FaultCall): boolean {
  if (fault.operation !== undefined && fault.operation !== call.operation) return false;
  if (fault.programId !== undefined && fault.programId !== call.programId) return false;
  if (call.reads && (fault.state !== undefined || fault.written !== undefined)) return false;
  return fault.when === undefined || fault.when.every((condition) => holds(condition, call.body));
}

function holds({ request, exists = true, ...rest }: Condition, body: unknown): boolean {
  const found = findPlace(body, request);
  if (!exists || found === undefined) return exists === (found !== undefined);
  if ('is' in rest && !equal(found.value, rest.is)) return false;
  return !('isNot' in rest) || !equal(found.value, rest.isNot);
}

/** Whether two JSON values are equal; the order of an object's members does not count. */
function equal(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  const [left, right] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  return names.every((name) => Object.hasOwn(right, name) && equal(left[name], right[name]));
}
