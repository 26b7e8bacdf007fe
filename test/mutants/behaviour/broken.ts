import type { OperationId } from '../../../generated/operations.ts';
import type { Fault, PatchStep } from '../../../server/faults/fault.ts';
import type { Mutant } from '../mutant.ts';

/** How one row is broken: by steps on the answer, or by more than these. Values keep their types and forms. */
export type Breakage = readonly PatchStep[] | BreakageInFull;

export interface BreakageInFull {
  readonly patch?: readonly PatchStep[];
  /** The records of this kind are stored with the same steps, so that later answers agree with this one. */
  readonly storedAs?: 'acc-' | 'con-' | 'crd-' | 'tra-';
  /** Everything else about the fault. */
  readonly fault?: Fault;
  /** Only this call of the operation is answered so; the others are right. Default: all. */
  readonly call?: 'first' | 'second' | 'third';
  readonly also?: readonly string[];
}

/** By row, without the operation before its dot; then by how, in words. */
export type Breakages = Readonly<Record<string, Readonly<Record<string, Breakage>>>>;

export function mutantsOf(operation: OperationId, rows: Breakages): Mutant[] {
  return Object.entries(rows).flatMap(([row, ways]) =>
    Object.entries(ways).map(([how, breakage]): Mutant => {
      const { also, ...rest } = inFull(breakage);
      return {
        id: `${operation}.${row}: ${how}`,
        kind: 'behaviour',
        operation,
        faults: toFaults(operation, rest),
        breaks: `${operation}.${row}`,
        ...(also !== undefined && { also }),
      };
    }),
  );
}

function inFull(breakage: Breakage): BreakageInFull {
  return 'length' in breakage ? { patch: breakage } : breakage;
}

const SPARED_CALLS = { first: 0, second: 1, third: 2 } as const;

/** Does nothing that anybody could mind, and so keeps calls from the faults after it. */
const SPARED: Fault = { headers: { 'x-spared': 'yes' } };

function toFaults(operation: OperationId, { patch, storedAs, fault, call }: BreakageInFull): Fault[] {
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
