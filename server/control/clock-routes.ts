/**
 * The sandbox's clock, for all programs or for one: set, frozen, reset. It is a record, so that all processes of a sandbox agree.
 */

import { record } from '../api/bank/stored.ts';
import { timeOf } from '../api/bank/time-of.ts';
import { isExistingTimestamp, toTimestamp } from '../api/bank/to-timestamp.ts';
import { bodyError } from '../api/body-error.ts';
import { CLOCK_ID, type ClockRecord, clockIdOf } from '../store/records.ts';
import { type BodyField, booleanField, invalidBody, readFields } from './fields.ts';
import { PROGRAM_PARAMETER, readProgramId } from './parameters.ts';
import type { ControlCall, ControlContext, ControlReply, ControlRoute } from './route.ts';

/** Leaves years of four digits for dates in the future, such as a card's expiry. */
const FIRST = Date.UTC(1970, 0, 1);
const END = Date.UTC(9000, 0, 1);

const timestamp: BodyField<string> = {
  accepts: (value): value is string => typeof value === 'string' && isExistingTimestamp(value),
  detail: 'must be a UTC timestamp in whole seconds: 2026-03-02T14:05:10Z',
  keyword: 'format',
};

const seconds: BodyField<number> = {
  accepts: (value): value is number => Number.isSafeInteger(value),
  detail: 'must be a whole number of seconds',
  keyword: 'type',
};

const path = '/_sandbox/clock';

const query = [PROGRAM_PARAMETER];

export const clockRoutes: readonly ControlRoute[] = [
  {
    id: 'readClock',
    method: 'GET',
    path,
    does: 'The time of the sandbox, and whether it is frozen. With programId=prg-..., the time of that program.',
    query,
    async handle(call) {
      const texts = await call.context.store.read(await clockIds(call));
      return show(current(texts), call.context);
    },
  },
  {
    id: 'setClock',
    method: 'PUT',
    path,
    does: 'Sets the time: {"now": "2026-03-02T14:05:10Z"} or {"advanceSeconds": 86400}, and "frozen": true|false. What is not sent is unchanged. With programId=prg-..., for that program only.',
    query,
    body: 'required',
    handle: (call) => setClock(call),
  },
  {
    id: 'resetClock',
    method: 'DELETE',
    path,
    does: "Resets the time to the system's. With programId=prg-..., to the time of the other programs.",
    query,
    async handle(call) {
      const ids = await clockIds(call);
      const [own = CLOCK_ID] = ids;
      const text = await call.context.store.change(ids, (texts) => {
        return { put: [], remove: [own], result: current(texts.slice(1)) };
      });
      return show(text, call.context);
    },
  },
];

/** Records of clocks; the first one is the one to change, and the first that exists is the one that holds. */
async function clockIds({ query: sent, context }: ControlCall): Promise<readonly string[]> {
  const programId = await readProgramId(sent, context.store);
  return programId === undefined ? [CLOCK_ID] : [clockIdOf(programId), CLOCK_ID];
}

function current(texts: readonly (string | undefined)[]): string | undefined {
  return texts.find((text) => text !== undefined);
}

async function setClock(call: ControlCall): Promise<ControlReply> {
  const { context, body } = call;
  const { now, advanceSeconds, frozen } = readFields(body, {
    now: timestamp,
    advanceSeconds: seconds,
    frozen: booleanField,
  });
  if (now !== undefined && advanceSeconds !== undefined)
    throw invalidBody([bodyError(['advanceSeconds'], 'not', 'cannot be combined with now')]);
  const systemNow = context.systemTime();
  const ids = await clockIds(call);
  const [own = CLOCK_ID] = ids;
  const text = await context.store.change(ids, (texts) => {
    const before = current(texts);
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
    const after = record(own, clock);
    return { put: [after], result: after.text };
  });
  return show(text, context);
}

function show(text: string | undefined, { systemTime }: ControlContext): ControlReply {
  return { status: 200, body: { now: toTimestamp(timeOf(text, systemTime)), frozen: isFrozen(text) } };
}

function isFrozen(text: string | undefined): boolean {
  return text !== undefined && 'stoppedAt' in (JSON.parse(text) as ClockRecord);
}
