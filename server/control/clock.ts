/** The sandbox's clock: moved, stopped, set going again. One record, so that all processes of a sandbox agree. */
import { timeOf } from '../api/bank/clock.ts';
import { record } from '../api/bank/stored.ts';
import { toTimestamp } from '../api/bank/to-timestamp.ts';
import { CLOCK_ID, type ClockRecord } from '../store/records.ts';
import { badBody, complaint, type Field, flag, readFields } from './fields.ts';
import type { ControlContext, ControlReply, ControlRoute } from './route.ts';

/** Years of four digits must remain for what lies ahead of the clock, such as a card's expiry. */
const FIRST = Date.UTC(1970, 0, 1);
const END = Date.UTC(9000, 0, 1);

const moment: Field<string> = {
  takes: (value): value is string => typeof value === 'string' && isMoment(value),
  detail: 'must be a UTC timestamp in whole seconds: 2026-03-02T14:05:10Z',
  keyword: 'format',
};

const seconds: Field<number> = {
  takes: (value): value is number => Number.isSafeInteger(value),
  detail: 'must be a whole number of seconds',
  keyword: 'type',
};

const path = '/_sandbox/clock';

export const clockRoutes: readonly ControlRoute[] = [
  {
    id: 'readClock',
    method: 'GET',
    path,
    does: 'The time of the sandbox, and whether it stands still.',
    async answer({ context }) {
      const [text] = await context.store.read([CLOCK_ID]);
      return show(text, context);
    },
  },
  {
    id: 'setClock',
    method: 'PUT',
    path,
    does: 'Sets it: {"now": "2026-03-02T14:05:10Z"} or {"advanceSeconds": 86400}, and "frozen": true|false. What is not sent stays.',
    body: 'required',
    answer: ({ context, body }) => setClock(body, context),
  },
  {
    id: 'resetClock',
    method: 'DELETE',
    path,
    does: "Back to the system's time.",
    async answer({ context }) {
      return await write({ shiftMs: 0 }, context);
    },
  },
];

async function setClock(body: unknown, context: ControlContext): Promise<ControlReply> {
  const { now, advanceSeconds, frozen } = readFields(body, {
    now: moment,
    advanceSeconds: seconds,
    frozen: flag,
  });
  if (now !== undefined && advanceSeconds !== undefined)
    throw badBody([complaint(['advanceSeconds'], 'not', 'cannot be combined with now')]);
  const systemNow = context.systemTime();
  const text = await context.store.change([CLOCK_ID], ([before]) => {
    const start = now === undefined ? timeOf(before, () => systemNow) : new Date(now);
    const time = start.getTime() + (advanceSeconds ?? 0) * 1000;
    const moved = now !== undefined || advanceSeconds !== undefined;
    // A clock that has run past the end by itself can still be stopped.
    if (moved && !(time >= FIRST && time < END))
      throw badBody([
        complaint(
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

/** The form of section 1, and a day that there is. */
function isMoment(text: string): boolean {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && toTimestamp(time) === text;
}
