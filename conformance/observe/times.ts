import { at } from '../../lib/json.ts';
import { creates, recordOf, updates } from '../catalogue/effect.ts';
import { isTimestamp } from '../judge/timestamp.ts';
import type { Observer } from './observer.ts';
import { type ExchangeWithResponse, note, succeeded, withResponse } from './responses.ts';

const SECOND = 1000;

/** Measures how far the deployment's clock is from the suite's, as the creation of each record shows it. */
export const clockOffset: Observer = (history) =>
  withResponse(history)
    .filter((one) => succeeded(one) && creates(one.operation))
    .flatMap((one) => {
      const createdAt = timeAt(one, '/createdAt');
      return createdAt === undefined ? [] : [note(one, describeOffset(createdAt, one), '/createdAt')];
    });

/** A time without fractions is any of its second, and it was taken at some moment of the call. */
function describeOffset(createdAt: number, { sentAt, endedAt }: ExchangeWithResponse): string {
  const [least, most] = [createdAt - endedAt, createdAt + SECOND - sentAt];
  if (least <= 0 && most >= 0) return "agrees with the suite's clock";
  const seconds = Math.max(1, Math.round(Math.abs(least + most) / 2 / SECOND));
  return `about ${seconds} s ${least > 0 ? 'ahead of' : 'behind'} the suite's clock`;
}

/** Only where the run did not wait in between: one with the profile `schema` does not. */
export const updatesWithinASecond: Observer = (history) =>
  withResponse(history)
    .filter((one) => succeeded(one) && updates(one.operation))
    .flatMap((one) => {
      const id = at(one.outcome.body.value, '/id');
      const record = recordOf(one.operation);
      const creations = record === undefined ? [] : history.creating(record);
      const creation = creations.find(({ body }) => id !== undefined && at(body, '/id') === id);
      const [createdAt, modifiedAt] = [timeAt(one, '/createdAt'), timeAt(one, '/modifiedAt')];
      if (creation === undefined || createdAt === undefined || modifiedAt === undefined) return [];
      if (one.endedAt - creation.receivedAt >= SECOND) return [];
      return [note(one, describeGap(modifiedAt - createdAt), '/modifiedAt')];
    });

function describeGap(gap: number): string {
  if (gap === 0) return 'the same as createdAt';
  return `${Math.abs(gap) / SECOND} s ${gap > 0 ? 'after' : 'before'} createdAt`;
}

/** Milliseconds since 1970. */
function timeAt({ outcome }: ExchangeWithResponse, pointer: string): number | undefined {
  const value = at(outcome.body.value, pointer);
  const time = isTimestamp(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
