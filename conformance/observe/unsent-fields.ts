import { at, isObject, isSame } from '../../lib/json.ts';
import { toPointer } from '../../lib/json-pointer.ts';
import { updates } from '../catalogue/effect.ts';
import type { History } from '../judge/history.ts';
import type { Redactor } from '../redact/redactor.ts';
import { consecutiveResponses } from './account-history.ts';
import { describeValue } from './describe-value.ts';
import type { Observer, ObserverNote } from './observer.ts';

export const unsentFields: Observer = (history, redactor) => [
  ...unsentLimits(history),
  ...unsentMetadata(history, redactor),
];

/** Groups of limits that accounts have and updates of them have no place for. */
const UNSENT_LIMITS = ['/config/limits/send/card', '/config/limits/send/debitCard'];

function unsentLimits(history: History): ObserverNote[] {
  return consecutiveResponses(history).flatMap(({ before, after }) =>
    UNSENT_LIMITS.flatMap((pointer) => {
      const [was, is] = [at(before.body, pointer), at(after.body, pointer)];
      if (was === undefined || is === undefined) return [];
      const { exchange, operation } = after;
      return [{ exchange, operation, pointer, what: { words: isSame(was, is) ? 'unchanged' : 'changed' } }];
    }),
  );
}

/** Metadata that was not sent in the update was there before: the two were merged. */
function unsentMetadata(history: History, redactor: Redactor): ObserverNote[] {
  const changes = history.responses.filter(({ operation }) => updates(operation));
  return changes.flatMap(({ exchange, operation, sent: request, body }) => {
    const [sent, told] = [at(request, '/metadata'), at(body, '/metadata')];
    if (!isObject(sent) || !isObject(told)) return [];
    const more = Object.entries(told).filter(([name]) => !Object.hasOwn(sent, name));
    return more.map(([name, value]) => ({
      exchange,
      operation,
      pointer: `/metadata${toPointer([redactor.name(name)])}`,
      what: { words: `not sent in this update: ${describeValue(value, redactor)}` },
    }));
  });
}
