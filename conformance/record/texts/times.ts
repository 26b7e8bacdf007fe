import type { KeyedRandom } from '../keyed-random.ts';

const DAY = 86_400;
const YEAR = 365 * DAY;
/** Seconds since 1970. Later times are the end of time for whoever writes them, and stay. */
const END = Date.UTC(2900, 0) / 1000;

/** All times of a recording are moved by one random number of seconds, apart from those that stand for an unset one. */
export interface TimeShift {
  /** @param milliseconds since 1970 */
  moment(milliseconds: number): number;
  /** A time of section 1's form or of another one that ISO 8601 allows; `undefined` for other texts. */
  text(text: string): string | undefined;
}

/** @param seconds 0: times stay as they are. Default: 30 days to 20 years */
export function createTimeShift(random: KeyedRandom, seconds: number = randomSeconds(random)): TimeShift {
  // Earlier times stay: 1970 and the year 1 are what an unset time may look like. Nobody can aim at the place where the gap begins.
  const begin = YEAR + (random.bytes('times begin', '').readUInt32BE(0) % (2 * YEAR));

  function moveSeconds(time: number): number {
    if (time < begin || time >= END + seconds) return time;
    return time < END ? time + seconds : begin + (time - END);
  }
  function moment(milliseconds: number): number {
    const whole = Math.floor(milliseconds / 1000);
    return moveSeconds(whole) * 1000 + (milliseconds - whole * 1000);
  }
  return { moment, text: (text) => moveText(text, moment, Math.max(1, Math.round(seconds / YEAR)), seconds) };
}

function randomSeconds(random: KeyedRandom): number {
  const bytes = random.bytes('times', '');
  return 30 * DAY + (bytes.readUIntBE(0, 6) % (20 * YEAR - 30 * DAY));
}

const ISO = /^(\d{4}-\d\d-\d\d)([T ])(\d\d:\d\d:\d\d)((?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?)$/i;

function moveText(
  text: string,
  moment: (milliseconds: number) => number,
  years: number,
  seconds: number,
): string | undefined {
  const [, date, between, time, rest] = ISO.exec(text) ?? [];
  if (seconds === 0 && date !== undefined) return text;
  if (date === undefined || time === undefined) return undefined;
  const moved = moveTime(date, time, moment) ?? moveYear(date, time, years);
  return `${moved.date}${between}${moved.time}${rest}`;
}

interface Parts {
  readonly date: string;
  readonly time: string;
}

function moveTime(date: string, time: string, moment: (milliseconds: number) => number): Parts | undefined {
  // A leap second is the last one of its day.
  const isLeap = time === '23:59:60';
  const read = toMoment(date, isLeap ? '23:59:59' : time);
  if (read === undefined) return undefined;
  const iso = new Date(moment(read)).toISOString();
  return { date: iso.slice(0, 10), time: isLeap ? time : iso.slice(11, 19) };
}

/** Of a date or time that the calendar does not have: the same in another year that does not have it either. */
function moveYear(date: string, time: string, years: number): Parts {
  const rest = date.slice(4);
  const found = [0, 1, 2, 3]
    .map((more) => Number(date.slice(0, 4)) + years + more)
    .find((year) => year <= 9999 && toMoment(`${year}${rest}`, time) === undefined);
  return { date: found === undefined ? date : `${String(found).padStart(4, '0')}${rest}`, time };
}

/** `undefined` where the calendar or the clock does not have it. */
function toMoment(date: string, time: string): number | undefined {
  const text = `${date}T${time}.000Z`;
  const read = new Date(text);
  return Number.isNaN(read.getTime()) || read.toISOString() !== text ? undefined : read.getTime();
}
