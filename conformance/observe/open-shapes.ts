import { describeValue } from './describe-value.ts';
import type { Observer } from './observer.ts';
import { observedResponses, placesOf } from './places.ts';

/** Notes what stands at the places whose shape the description leaves to this entry. Metadata of a check are what was sent. */
export function shapesOf(entry: string): Observer {
  return (history, redactor) =>
    observedResponses(history)
      .flatMap(placesOf)
      .filter(
        ({ field, response }) =>
          field.notShown === entry &&
          !(response.operation === 'updateSentCheck' && field.name === 'metadata'),
      )
      .map(({ response, pointer, value }) => ({
        exchange: response.exchange,
        operation: response.operation,
        pointer,
        what: { words: describeValue(value, redactor) },
      }));
}
