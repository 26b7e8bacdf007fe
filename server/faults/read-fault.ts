/** Validates a fault by fault.schema.json, which refuses faults without an effect. */
import { validateFault } from '../../generated/json-schemas/fault.ts';
import { operations as described, type OperationId } from '../../generated/operations.ts';
import type { ProblemItem } from '../../generated/server-types.ts';
import { isObject } from '../../lib/json.ts';
import { InvalidInput } from '../invalid-input.ts';
import type { Fault } from './fault.ts';
import { EFFECT, toFaultErrors } from './fault-errors.ts';

/** An invalid fault. Each of `errors` has a JSON pointer into the fault; the message lists them. */
export class InvalidFault extends InvalidInput {
  override readonly name = 'InvalidFault';

  constructor(errors: readonly ProblemItem[]) {
    super('fault', errors);
  }
}

/** Values inside a fault are copied and compared recursively. */
const MAX_DEPTH = 64;
/** Values of all kinds, arrays and objects included. The validator's time grows with the square of its errors. */
const MAX_VALUES = 10_000;

/** @param operations ids that a fault may name. Throws InvalidFault. */
export function readFault(value: unknown, operations: readonly string[]): Fault {
  const excess = excessOf(value);
  if (excess !== undefined) throw new InvalidFault([{ pointer: '#', in: 'body', ...excess }]);
  const errors = validateFault(value) ? [] : toFaultErrors(validateFault.errors);
  errors.push(...operationErrors(value, operations));
  if (errors.length > 0) throw new InvalidFault(errors);
  return value as Fault;
}

/** The schema cannot limit the depth and size of any JSON, so this does. Stops at the first excess, so that cyclic values are refused too. */
function excessOf(value: unknown): Pick<ProblemItem, 'detail' | 'keyword'> | undefined {
  const open: (readonly [value: unknown, depth: number])[] = [[value, 0]];
  let count = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [one, depth] = next;
    if (typeof one !== 'object' || one === null) continue;
    if (depth > MAX_DEPTH) return { detail: `must not be nested deeper than ${MAX_DEPTH}`, keyword: 'depth' };
    const members = Object.values(one);
    count += members.length;
    if (count > MAX_VALUES)
      return { detail: `must not hold more than ${MAX_VALUES} values`, keyword: 'size' };
    for (const member of members) open.push([member, depth + 1]);
  }
  return undefined;
}

/** Errors that depend on the operations. */
function operationErrors(fault: unknown, operations: readonly string[]): ProblemItem[] {
  if (!isObject(fault) || typeof fault.operation !== 'string') return [];
  const { operation } = fault;
  const error = (name: keyof Fault, keyword: string, detail: string): ProblemItem => {
    return { pointer: `#/${name}`, in: 'body', detail, keyword };
  };
  if (!operations.includes(operation))
    return [error('operation', 'enum', `must be one of ${operations.map((id) => `"${id}"`).join(', ')}`)];
  if (!Object.hasOwn(described, operation) || !described[operation as OperationId].safe) return [];
  return (['state', 'written'] as const)
    .filter((name) => fault[name] !== undefined)
    .map((name) => error(name, EFFECT, 'would do nothing to an operation that writes nothing'));
}
