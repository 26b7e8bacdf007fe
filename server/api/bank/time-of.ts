import type { ClockRecord } from '../../store/records.ts';

/** The sandbox's time: the system's, unless the clock was set. `clockText` is the stored record `clock`, if any. */
export function timeOf(clockText: string | undefined, systemTime: () => Date): Date {
  if (clockText === undefined) return systemTime();
  const clock = JSON.parse(clockText) as ClockRecord;
  if ('stoppedAt' in clock) return new Date(clock.stoppedAt);
  return new Date(systemTime().getTime() + clock.shiftMs);
}
