import { type BodyName, type OperationId, operations } from '../../generated/operations.ts';

// What a call does to the deployment's records, derived from its method and the component that a success returns.

/** Whether a success of the operation shows a record of this component: `Account`. */
export function shows(operation: OperationId, record: BodyName): boolean {
  return operations[operation].response === record;
}

/** Whether a success creates a record. */
export function creates(operation: OperationId, record?: BodyName): boolean {
  return operations[operation].method === 'POST' && (record === undefined || shows(operation, record));
}

/** Whether a success changes an existing record. */
export function updates(operation: OperationId): boolean {
  return operations[operation].method === 'PATCH' || operations[operation].method === 'PUT';
}
