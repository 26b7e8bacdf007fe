/** The sandbox's clock: set, frozen, reset. One record, so that all processes of a sandbox agree. */

import { timeOf } from '../api/bank/clock.ts';
import { record } from '../api/bank/stored.ts';
import { toTimestamp } from '../api/bank/to-timestamp.ts';
import { bodyError } from '../api/body-error.ts';
import { CLOCK_ID, type ClockRecord } from '../store/records.ts';
import { type BodyField, booleanField, invalidBody, readFields } from './fields.ts';
import type { ControlContext, ControlReply, ControlRoute } from './route.ts';

/** Leaves years of four digits for dates in the future, such as a card's expiry. */
const FIRST = Date.UTC(1970, 0, 1);
const END = Date.UTC(9000, 0, 1);

const timestamp: BodyField<string> = {
  accepts: (value): value is string => typeof value === 'string' && isTimestamp(value),
  detail: 'must be a UTC timestamp in whole seconds: 2026-03-02T14:05:10Z',
  keyword: 'format',
};

const seconds: BodyField<number> = {
  accepts: (value): value is number => Number.isSafeInteger(value),
  detail: 'must be a whole number of seconds',
  keyword: 'type',
};

const path = '/_sandbox/clock';

export const clockRoutes: readonly ControlRoute[] = [
  {
    id: 'readClock',
    method: 'GET',
    path,
    does: 'The time of the sandbox, and whether it is frozen.',
    async handle({ context }) {
      const [text] = await context.store.read([CLOCK_ID]);
      return show(text, context);
    },
  },
  {
    id: 'setClock',
    method: 'PUT',
    path,
    does: 'Sets the time: {"now": "2026-03-02T14:05:10Z"} or {"advanceSeconds": 86400}, and "frozen": true|false. What is not sent is unchanged.',
    body: 'required',
    handle: ({ context, body }) => setClock(body, context),
  },
  {
    id: 'resetClock',
    method: 'DELETE',
    path,
    does: "Resets the time to the system's.",
    async handle({ context }) {
      return await write({ shiftMs: 0 }, context);
    },
  },
];

async function setClock(body: unknown, context: ControlContext): Promise<ControlReply> {
  const { now, advanceSeconds, frozen } = readFields(body, {
    now: timestamp,
    advanceSeconds: seconds,
    frozen: booleanField,
  });
  if (now !== undefined && advanceSeconds !== undefined)
    throw invalidBody([bodyError(['advanceSeconds'], 'not', 'cannot be combined with now')]);
  const systemNow = context.systemTime();
  const text = await context.store.change([CLOCK_ID], ([before]) => {
    const start = now === undefined ? timeOf(before, () => systemNow) : new Date(now);
    const time = start.getTime() + (advanceSeconds ?? 0) * 1000;
    const moved = now !== undefined || advanceSeconds !== undefined;
    // A clock that has passed the end by itself can still be frozen.
    if (moved && !(time >= FIRST && time < END))
      throw invalidBody([
        bodyError(
          [now === undefined ? 'advanceSeconds' : 'now'],
          'limit',
          'must result in a year from 1970 to 8999',
        ),
      ]);
    const clock: ClockRecord =
      (frozen ?? isFrozen(before))
        ? { stoppedAt: toTimestamp(new Date(time)) }
        : { shiftMs: time - systemNow.getTime() };
    const after = record(CLOCK_ID, clock);
    return { put: [after], result: after.text };
  });
  return show(text, context);
}

async function write(clock: ClockRecord, context: ControlContext): Promise<ControlReply> {
  const after = record(CLOCK_ID, clock);
  await context.store.change([CLOCK_ID], () => ({ put: [after], result: undefined }));
  return show(after.text, context);
}

function show(text: string | undefined, { systemTime }: ControlContext): ControlReply {
  return { status: 200, body: { now: toTimestamp(timeOf(text, systemTime)), frozen: isFrozen(text) } };
}

function isFrozen(text: string | undefined): boolean {
  return text !== undefined && 'stoppedAt' in (JSON.parse(text) as ClockRecord);
}

/** The format of section 1, and a date that exists. */
function isTimestamp(text: string): boolean {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && toTimestamp(time) === text;
}
