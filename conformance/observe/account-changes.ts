import { at, isSame } from '../../lib/json.ts';
import { consecutiveResponses } from './account-history.ts';
import type { Observer } from './observer.ts';

/** The one state that a run may see twice: that of the account it opens and then updates. */
export const transitions: Observer = (history) =>
  consecutiveResponses(history).flatMap(({ before, after }) => {
    const pointer = '/status';
    const [was, is] = [at(before.body, pointer), at(after.body, pointer)];
    if (was === undefined || is === undefined || isSame(was, is)) return [];
    const { exchange, operation } = after;
    return [
      {
        exchange,
        operation,
        pointer,
        what: { words: `changed since ${before.exchange}:`, value: is, pointer },
      },
    ];
  });

/** Groups of limits that accounts have and updates of them have no place for. */
const UNSENT_LIMITS = ['/config/limits/send/card', '/config/limits/send/debitCard'];

export const unsentFields: Observer = (history) =>
  consecutiveResponses(history).flatMap(({ before, after }) =>
    UNSENT_LIMITS.flatMap((pointer) => {
      const [was, is] = [at(before.body, pointer), at(after.body, pointer)];
      if (was === undefined || is === undefined) return [];
      const { exchange, operation } = after;
      return [{ exchange, operation, pointer, what: { words: isSame(was, is) ? 'unchanged' : 'changed' } }];
    }),
  );
