import type { OperationId } from '../../generated/operations.ts';
import type { DataKindName } from '../operator-data/data-kinds.ts';
import { steps } from './steps.ts';

export interface SentAt {
  readonly operation: OperationId;
  /** Into the request: `/ach/routingNumber`. The last name may be that of a list. */
  readonly pointers: readonly string[];
}

/** The places where values of a kind are sent, by the name of the step. */
export function sentAt(kind: DataKindName): SentAt[] {
  const found = new Map<OperationId, readonly string[]>();
  for (const { operation, sends = {} } of steps)
    if (sends[kind] !== undefined) found.set(operation, sends[kind]);
  return [...found].map(([operation, pointers]) => ({ operation, pointers }));
}
