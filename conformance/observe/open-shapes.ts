import { at } from '../../lib/json.ts';
import { describeValue } from './describe-value.ts';
import { observedFields, observedResponses } from './observed-fields.ts';
import type { Observer } from './observer.ts';

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
