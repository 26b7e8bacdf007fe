import { isUnsetTime } from '../../judge/unset-time.ts';
import type { KeyedRandom } from '../keyed-random.ts';

const DAY = 86_400_000;
const BEGIN = Date.parse('0000-01-01T00:00:00Z');
/** Later times are the end of time for whoever writes them, and stay. */
const END = Date.UTC(2900, 0);

/** All times of a recording are moved by one random number of days, apart from those that stand for an unset one. */
export interface TimeShift {
  /** @param milliseconds since 1970 */
  moment(milliseconds: number): number;
  /** A time of section 1's form or of another one that ISO 8601 has, be it on the calendar or not; `undefined` for other texts. */
  text(text: string): string | undefined;
}

/** Days, because all times of a day then keep their order and distance, also those that no clock shows: `23:59:60`, `24:05:10`. From 30 days to 20 years. */
export function createTimeShift(random: KeyedRandom): TimeShift {
  const bytes = random.bytes('times', '');
  const shift = 30 * DAY + (bytes.readUInt32BE(0) % (20 * 365 - 30)) * DAY;

  function moment(time: number): number {
    if (isUnsetTime(time) || time >= END + shift) return time;
    // A time that would come after the end goes to the beginning, where no other time comes.
    const moved = time < END ? time + shift : BEGIN + (time - END);
    // An unset time has not moved, so this place is free. It is one day, which nobody can aim at.
    return isUnsetTime(moved) ? moved + shift : moved;
  }
  return { moment, text: (text) => moveText(text, moment) };
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)([T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?)$/i;

function moveText(text: string, moment: (time: number) => number): string | undefined {
  const [, year = '', month = '', day = '', time = ''] = ISO.exec(text) ?? [];
  if (time === '') return undefined;
  const date = `${year}-${month}-${day}`;
  const asked = toDay(date);
  if (asked !== undefined) return dateOf(moment(asked)) + time;
  // A date that the calendar does not have stays one, as near to its place in the order as there is another of its kind.
  if (toDay(`2000-${month}-01`) === undefined)
    return `${dateOf(moment(toDay(`${year}-12-31`) ?? 0)).slice(0, 4)}-${month}-${day}${time}`;
  return `${lastWithout(day, moment(toDay(lastDay(`${year}-${month}`)) ?? 0))}-${day}${time}`;
}

/** The last month up to a moment that does not have a day of this number: there is a 31st in other months, but no 32nd in any. */
function lastWithout(day: string, moment: number): string {
  const first = new Date(moment);
  first.setUTCDate(1);
  while (toDay(`${dateOf(first.getTime()).slice(0, 7)}-${day}`) !== undefined)
    first.setUTCMonth(first.getUTCMonth() - 1);
  return dateOf(first.getTime()).slice(0, 7);
}

function lastDay(month: string): string {
  return (
    ['31', '30', '29', '28'].map((day) => `${month}-${day}`).find((date) => toDay(date) !== undefined) ?? ''
  );
}

/** Its beginning; `undefined` where the calendar does not have it. */
function toDay(date: string): number | undefined {
  const text = `${date}T00:00:00.000Z`;
  const read = new Date(text);
  return Number.isNaN(read.getTime()) || read.toISOString() !== text ? undefined : read.getTime();
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
