import { ProblemError } from '../../generated/server.ts';
import type { Fault } from './fault.ts';
import { InvalidFault } from './read-fault.ts';

/** A fault as JSON, for the one call that carries it. Accepted from callers on this machine only, like all control of the sandbox. */
export const FAULT_HEADER = 'x-sandbox-fault';

const HOLDS_ONCE = {
  pointer: '#/times',
  in: 'header',
  detail: 'has no effect: a fault in a header applies to its own call only',
  keyword: 'effect',
} as const;

/** @throws ProblemError 400 with the place of each error and the reason */
export function readHeaderFault(line: string, check: (fault: unknown) => Fault): Fault {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw invalidFault('is not JSON.');
  }
  try {
    const fault = check(value);
    if (fault.times !== undefined) throw new InvalidFault([HOLDS_ONCE]);
    return fault;
  } catch (error) {
    if (!(error instanceof InvalidFault)) throw error;
    const errors = error.errors.map((item) => ({ ...item, in: 'header' as const, name: FAULT_HEADER }));
    throw invalidFault('is not a valid fault.', errors);
  }
}

export function invalidFault(why: string, errors?: InvalidFault['errors']): ProblemError {
  const detail = `The header ${FAULT_HEADER} ${why}`;
  return new ProblemError(400, { code: 'invalid-fault', detail, ...(errors !== undefined && { errors }) });
}
