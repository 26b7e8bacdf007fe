import type { OperationId } from '../../../generated/operations.ts';
import type { Fault, PatchStep } from '../../../server/faults/fault.ts';
import type { Mutant } from '../mutant.ts';

/** A way to break one row. Values keep their types, and mostly their forms. */
export interface Breakage {
  /** Steps on the response. */
  readonly patch?: readonly PatchStep[];
  /** The records of this kind are stored with the same steps, so that later answers agree with this one. */
  readonly storedAs?: 'acc-' | 'con-' | 'crd-' | 'tra-';
  /** Everything else about the fault. */
  readonly fault?: Fault;
  /** The operation whose responses are broken; default: that of the row. */
  readonly of?: OperationId;
  /** Only this call of the operation is answered so; the others are right. Default: all. */
  readonly call?: 'first' | 'second' | 'third';
}

/** @param ways by how the row is broken, in words */
export function mutantsOf(
  operation: OperationId,
  row: string,
  ways: Readonly<Record<string, Breakage>>,
): Mutant[] {
  return Object.entries(ways).map(([how, breakage]) => ({
    id: `${row}: ${how}`,
    kind: 'behavior',
    operation,
    faults: toFaults(breakage.of ?? operation, breakage),
    breaks: row,
  }));
}

const SPARED_CALLS = { first: 0, second: 1, third: 2 } as const;

/** Does nothing that anybody could mind, and so keeps calls from the faults after it. */
const SPARED: Fault = { headers: { 'x-spared': 'yes' } };

function toFaults(operation: OperationId, { patch, storedAs, fault, call }: Breakage): Fault[] {
  const written =
    storedAs === undefined ? undefined : [{ kind: storedAs, patch: (patch ?? []).map(inRecord(storedAs)) }];
  const broken: Fault = {
    operation,
    times: call === undefined ? null : 1,
    ...(patch !== undefined && { patch }),
    ...(written !== undefined && { written }),
    ...fault,
  };
  const times = SPARED_CALLS[call ?? 'first'];
  return times > 0 ? [{ ...SPARED, operation, times }, broken] : [broken];
}

/** Accounts and transfers are stored inside something more (server/store/records.ts). */
function inRecord(kind: string): (step: PatchStep) => PatchStep {
  const member = kind === 'acc-' ? '/account' : kind === 'tra-' ? '/transfer' : '';
  return (step) => ({
    ...step,
    path: `${member}${step.path}`,
    ...('from' in step && step.op !== 'take' && { from: `${member}${step.from}` }),
  });
}
