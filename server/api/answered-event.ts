import { type OperationId, operations } from '../../generated/operations.ts';
import type { ProblemItem } from '../../generated/server-types.ts';
import type { AnsweredEvent } from '../sandbox-types.ts';
import type { CallContext } from './call-context.ts';

const NONE: readonly string[] = [];

/** What is recorded of a request: nothing that a client sent but its method and the names of fields. */
export function answeredEvent(
  call: CallContext,
  method: string,
  status: number,
  time: number,
  milliseconds: number,
): AnsweredEvent {
  const { operation, problem, route } = call;
  // A fault may have replaced it.
  const refusal = problem?.status === status ? problem : undefined;
  return {
    kind: 'answered',
    requestId: call.requestId,
    time,
    method,
    operation,
    path: operation === undefined ? route : operations[operation as OperationId]?.path,
    control: call.control,
    programId: call.programId,
    status,
    code: refusal?.code,
    pointers: refusal?.errors?.map(placeOf) ?? NONE,
    milliseconds,
    fault: call.fault,
  };
}

/** `#/limitAmount` in the body; `path:accountId` or `header:sd-person-id` elsewhere. */
function placeOf({ in: where, name, pointer }: ProblemItem): string {
  if (where === 'body' || name === undefined) return pointer;
  return `${where}:${name}${pointer === '#' ? '' : pointer}`;
}
