import { at, isSame } from '../../lib/json.ts';
import type { History } from '../judge/history.ts';
import { describeValue } from './describe-value.ts';
import { type ObservedField, observedFields, observedResponses } from './observed-fields.ts';
import type { Observer, ObserverNote } from './observer.ts';

/** The entry for states; another entry covers all other sets of values. */
const STATES = 'full-sets-of-states';

export const newValues: Observer = (history) =>
  noteNew(history, ({ field }) => !field.notShown.includes(STATES));
export const newStates: Observer = (history) =>
  noteNew(history, ({ field }) => field.notShown.includes(STATES));

function noteNew(history: History, among: (place: ObservedField) => boolean): ObserverNote[] {
  return observedResponses(history).flatMap(observedFields).filter(among).filter(isNew).map(toNote);
}

/** An empty string is an unset field, not a value. */
function isNew({ field, value }: ObservedField): boolean {
  const known = field.seen.filter((one) => typeof one === 'string');
  return (
    known.length > 0 && typeof value === 'string' && value !== '' && !known.some((one) => isSame(one, value))
  );
}

function toNote({ response, pointer, value }: ObservedField): ObserverNote {
  const { exchange, operation } = response;
  return {
    exchange,
    operation,
    pointer,
    what: { words: 'a value that is not in the source:', value, pointer },
  };
}

/** Notes the shapes found where the description refers to this entry, except what the call itself sent there. */
export function shapesOf(entry: string): Observer {
  return (history, redactor) =>
    observedResponses(history)
      .flatMap(observedFields)
      .filter(
        ({ field, pointer, response }) =>
          field.notShown.includes(entry) &&
          response.unreadBody === undefined &&
          at(response.sent, pointer) === undefined,
      )
      .map(({ response, pointer, value }) => ({
        exchange: response.exchange,
        operation: response.operation,
        pointer,
        what: { words: describeValue(value, redactor) },
      }));
}
