import { type BodyName, type OperationId, operations } from '../../generated/operations.ts';

// What a call does to the records of a deployment, as its method and the component that a success brings say it.

/** Whether a success of the operation shows a record of this component: `Account`. */
export function shows(operation: OperationId, record: BodyName): boolean {
  return operations[operation].response === record;
}

/** Whether a success brings something new into being. */
export function creates(operation: OperationId, record?: BodyName): boolean {
  return operations[operation].method === 'POST' && (record === undefined || shows(operation, record));
}

/** Whether a success changes what was there before. */
export function updates(operation: OperationId): boolean {
  return operations[operation].method === 'PATCH' || operations[operation].method === 'PUT';
}
