import { useEffect, useState } from 'preact/hooks';
import type { ActiveFault } from '../../../server/sandbox-types.ts';
import type { BankClock, BankRecords, ControlPlane, ControlRefusal } from '../../console-types.ts';
import { useSession } from '../use-session.ts';

/** Returns what the bank holds now, and how to change it. */
export interface Bank {
  /** `undefined` until they are read for the first time. */
  readonly records: BankRecords | undefined;
  readonly clock: BankClock | undefined;
  readonly faults: readonly ActiveFault[];
  /** The reason why the last change was refused; empty if it was not. */
  readonly error: string;
  /** Makes a change; what it is refused with becomes `error`. @returns whether it was made */
  change(make: (control: ControlPlane) => Promise<unknown>, done: string): Promise<boolean>;
}

const NOTHING = { records: undefined, clock: undefined, faults: [] } as const;

/** The bank of the chosen server, read again whenever it may have changed; `undefined` where a page may not control it. */
export function useControl(): Bank | undefined {
  const session = useSession();
  const { revision } = session.engine.state();
  const control = session.engine.control();
  const [held, hold] = useState<Pick<Bank, 'records' | 'clock' | 'faults'>>(NOTHING);
  const [error, setError] = useState('');

  useEffect(() => {
    if (control === undefined) return;
    let current = true;
    Promise.all([control.records(), control.clock(), control.faults()]).then(
      ([records, clock, faults]) => current && hold({ records, clock, faults }),
      (reason: unknown) => current && setError(messageOf(reason)),
    );
    return () => {
      current = false;
    };
  }, [control, revision]);

  if (control === undefined) return undefined;
  return {
    ...held,
    error,
    async change(make, done) {
      try {
        await make(control);
        setError('');
        session.set({ announcement: done });
        return true;
      } catch (reason) {
        setError(messageOf(reason));
        return false;
      }
    },
  };
}

function messageOf(reason: unknown): string {
  if (!(reason instanceof Error)) return String(reason);
  const { refusals = [] } = reason as Partial<ControlRefusal>;
  return [reason.message, ...refusals.map(({ name, message }) => `${name} ${message}`)].join(' ');
}
