import { describeValue } from './describe-value.ts';
import type { Observer } from './observer.ts';
import { placesOf, sights } from './places.ts';

/** Notes what stands at the places whose shape the description leaves to this entry. Metadata of a check are what was sent. */
export function shapesOf(entry: string): Observer {
  return (seen, redactor) =>
    sights(seen)
      .flatMap(placesOf)
      .filter(
        ({ field, sight }) =>
          field.notShown === entry && !(sight.operation === 'updateSentCheck' && field.name === 'metadata'),
      )
      .map(({ sight, pointer, value }) => ({
        exchange: sight.exchange,
        operation: sight.operation,
        pointer,
        what: { words: describeValue(value, redactor) },
      }));
}
