const DAY = 86_400_000;
const YEAR_ONE = Date.parse('0001-01-01T00:00:00Z');

/** Tells whether a time, in milliseconds since 1970, stands for one that was never set: it is on the first day of 1970 or of the year 1, where clocks begin. */
export function isUnsetTime(time: number): boolean {
  return (time >= 0 && time < DAY) || (time >= YEAR_ONE && time < YEAR_ONE + DAY);
}
