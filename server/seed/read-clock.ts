import type { ProblemItem } from '../../generated/server-types.ts';
import { isExistingTimestamp } from '../api/bank/to-timestamp.ts';
import { bodyError } from '../api/body-error.ts';
import { InvalidSeed } from './invalid-seed.ts';
import type { ClockSetting } from './seed-file.ts';

export const WRONG_TIME = 'must be a UTC timestamp in whole seconds, from 1970 to 8999: 2026-03-02T14:05:10Z';

/** The schema cannot express the days of a month, so this checks them. */
export function clockErrors(clock: ClockSetting | undefined): ProblemItem[] {
  const now: unknown = clock?.now;
  if (
    now === undefined ||
    (typeof now === 'string' && isExistingTimestamp(now) && now >= '1970' && now < '9000')
  )
    return [];
  return [bodyError(['clock', 'now'], 'format', WRONG_TIME)];
}

/** The option `clock`. Throws InvalidSeed. */
export function readClock(clock: ClockSetting | undefined): ClockSetting | undefined {
  const errors = clockErrors(clock);
  if (errors.length > 0) throw new InvalidSeed(errors);
  return clock;
}
