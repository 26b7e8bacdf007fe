import { isObject, type Json, toPointer } from '../json.ts';
import type { Seen } from '../judge/seen.ts';
import type { Redactor } from '../redact/redactor.ts';
import { describeValue, shownName } from './describe-value.ts';
import type { Noted, Observer } from './observer.ts';
import { type Place, placesOf, sights } from './places.ts';

/** What an account might call its notification settings and `realTimeAuth` entries: the program's own names are of these words. */
const OF_NOTIFICATIONS = /notif|ntf|webhook|realtimeauth/i;

export const unlistedFields: Observer = (seen, redactor) =>
  unlisted(seen)
    .filter((one) => !isNotification(one))
    .map((one) => toNoted(one, redactor));

export const accountNotifications: Observer = (seen, redactor) =>
  unlisted(seen)
    .filter(isNotification)
    .map((one) => toNoted(one, redactor));

/** Of one object: more are shown by nobody. */
const MOST_FIELDS = 1000;

interface Unlisted {
  readonly holder: Place;
  readonly name: string;
  readonly value: Json;
}

/** Fields that objects of known shape carry beyond it. What they hold is not looked into, nor is what stands where any shape goes. */
function unlisted(seen: Seen): Unlisted[] {
  return sights(seen)
    .flatMap(placesOf)
    .flatMap((holder) => {
      const { field, value } = holder;
      if (!isObject(value) || field.properties.length === 0) return [];
      const known = new Set(field.properties.map(({ name }) => name));
      return Object.entries(value)
        .filter(([name]) => !known.has(name))
        .slice(0, MOST_FIELDS)
        .map(([name, held]) => ({ holder, name, value: held }));
    });
}

function isNotification({ holder, name }: Unlisted): boolean {
  const { operation } = holder.sight;
  return (operation === 'createAccount' || operation === 'updateAccount') && OF_NOTIFICATIONS.test(name);
}

function toNoted({ holder, name, value }: Unlisted, redactor: Redactor): Noted {
  const { exchange, operation } = holder.sight;
  return {
    exchange,
    operation,
    pointer: holder.pointer + toPointer([shownName(name, redactor)]),
    what: { words: describeValue(value, redactor) },
  };
}
