import { isObject, type Json } from '../../lib/json.ts';
import { toPointer } from '../../lib/json-pointer.ts';
import { shows } from '../catalogue/effect.ts';
import type { History } from '../judge/history.ts';
import type { Redactor } from '../redact/redactor.ts';
import { describeValue } from './describe-value.ts';
import { type ObservedField, observedFields, observedResponses } from './observed-fields.ts';
import type { Observer, ObserverNote } from './observer.ts';

/** An account might call its notification settings and `realTimeAuth` entries by these words, which are those of the program's own names. */
const OF_NOTIFICATIONS = /notif|ntf|webhook|realtimeauth/i;

export const unlistedFields: Observer = (history, redactor) =>
  unlisted(history)
    .filter((one) => !isNotification(one))
    .map((one) => toNote(one, redactor));

export const accountNotifications: Observer = (history, redactor) =>
  unlisted(history)
    .filter(isNotification)
    .map((one) => toNote(one, redactor));

/** The limit for one object. */
const MAX_FIELDS = 1000;

interface Unlisted {
  readonly holder: ObservedField;
  readonly name: string;
  readonly value: Json;
}

/** Fields that objects of known shape carry beyond it. Their contents are not examined, nor are objects whose shape is open. */
function unlisted(history: History): Unlisted[] {
  return observedResponses(history)
    .flatMap(observedFields)
    .flatMap((holder) => {
      const { field, value } = holder;
      if (!isObject(value) || field.properties.length === 0) return [];
      const known = new Set(field.properties.map(({ name }) => name));
      return Object.keys(value)
        .filter((name) => !known.has(name))
        .slice(0, MAX_FIELDS)
        .map((name) => ({ holder, name, value: value[name] as Json }));
    });
}

function isNotification({ holder, name }: Unlisted): boolean {
  return shows(holder.response.operation, 'Account') && OF_NOTIFICATIONS.test(name);
}

function toNote({ holder, name, value }: Unlisted, redactor: Redactor): ObserverNote {
  const { exchange, operation } = holder.response;
  return {
    exchange,
    operation,
    pointer: holder.pointer + toPointer([redactor.name(name)]),
    what: { words: describeValue(value, redactor) },
  };
}
