import { record } from '../api/bank/stored.ts';
import { toTimestamp } from '../api/bank/to-timestamp.ts';
import { CLOCK_ID, type ClockRecord } from '../store/records.ts';
import type { StoredRecord } from '../store/store.ts';
import type { ClockSetting } from './seed-file.ts';

/** The record of a clock that starts at this moment. */
export function clockRecord({ now, frozen = false }: ClockSetting, systemNow: Date): StoredRecord {
  const start = now === undefined ? systemNow : new Date(now);
  const clock: ClockRecord = frozen
    ? { stoppedAt: toTimestamp(start) }
    : { shiftMs: start.getTime() - systemNow.getTime() };
  return record(CLOCK_ID, clock);
}
