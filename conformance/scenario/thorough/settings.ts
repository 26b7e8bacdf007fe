import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { fromPointer, toPointer } from '../../../lib/json-pointer.ts';
import { accountIdInUse } from '../known-records.ts';
import type { StepContext } from '../step.ts';
import { likeBefore, type QuestionStep, question } from './question.ts';
import { asSpare } from './two-accounts.ts';

/** One setting of a kind alone, back to what the program has: the first whose place has this form and that is not so already. */
const alone = (id: string, what: string, place: RegExp, together?: string): QuestionStep => ({
  id,
  like: 'restore-settings',
  purpose: `Change ${what} alone`,
  ...(together !== undefined && { together, purpose: `Change ${what} at the same time` }),
  prepare: (context) =>
    likeBefore(context, 'restore-settings', asSpare(context), (complete) => {
      const now = shownLast(context);
      const found = leavesOf(complete).find(
        ([pointer, value]) => place.test(pointer) && at(now, pointer) !== value,
      );
      return found === undefined ? undefined : nested(...found);
    }),
});

/** What such an update leaves out is not shown, and not judged. */
export const partialUpdates = question(
  'partial-updates',
  'Does an update of one setting alone take effect?',
  alone('change-card-count-alone', 'a count of cards', /\/count$/),
  alone('change-flag-alone', 'a flag', /(receive|send).\w+.enabled$/),
  alone('change-limit-alone', 'an overall limit', /\/limits\/\w+\/(daily|monthly)$/),
);

/** Each response shows what its own request sent; what it shows of the other is not judged. */
export const concurrentUpdates = question(
  'concurrent-updates',
  'Do two updates of different settings at the same time both take effect?',
  alone('change-count-meanwhile', 'another count of cards', /\/count$/),
  alone(
    'change-limit-meanwhile',
    'another overall limit',
    /\/limits\/\w+\/(daily|monthly)$/,
    'change-count-meanwhile',
  ),
);

/** The account as the last response showed it. */
function shownLast(context: StepContext): Json | undefined {
  const own = asSpare(context);
  const id = accountIdInUse(own);
  return own.history.showing('Account').findLast(({ body }) => id !== undefined && at(body, '/id') === id)
    ?.body;
}

function leavesOf(value: Json, path: readonly string[] = []): (readonly [pointer: string, value: Json])[] {
  return isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
    : [[toPointer(path), value]];
}

/** A body with this value at this place and nothing else. */
function nested(pointer: string, value: Json): JsonObject {
  return fromPointer(pointer).reduceRight<Json>((inner, name) => ({ [name]: inner }), value) as JsonObject;
}
