import { agreementWith } from './agreement.ts';
import { missingCredentials, openCredentials, personEffect } from './credentials.ts';
import type { Observer } from './observer.ts';
import { shapesOf } from './open-shapes.ts';
import { newStates, newValues } from './open-values.ts';
import { balanceEffects, copiedDetails } from './pulls.ts';
import {
  contentTypes,
  deprecation,
  errors,
  openStatuses,
  permissions,
  rates,
  refusals,
} from './responses.ts';
import { transitions } from './states.ts';
import { clockOffset, updatesWithinASecond } from './times.ts';
import { accountNotifications, unlistedFields } from './unlisted-fields.ts';
import { unsentFields } from './unsent-fields.ts';

/** Observing this would take calls that the suite does not make. */
const nothing: Observer = () => [];

/** An observer of each entry of `spec/not-shown.yaml`, by its id. */
export const observers: Readonly<Record<string, Observer>> = {
  'other-operations': nothing,
  'allowed-values': newValues,
  'unlisted-fields': unlistedFields,
  'contact-rail-shapes': shapesOf('contact-rail-shapes'),
  'metadata-shape': shapesOf('metadata-shape'),
  'program-open-shapes': shapesOf('program-open-shapes'),
  'send-login-otp-shape': shapesOf('send-login-otp-shape'),
  'list-entry-shapes': shapesOf('list-entry-shapes'),
  'transfer-card-shape': shapesOf('transfer-card-shape'),
  transitions,
  'full-sets-of-states': newStates,
  'required-fields': nothing,
  'program-retrieval-status': openStatuses,
  'field-validation': refusals,
  'header-mandatory': missingCredentials,
  'create-contact-headers': openCredentials,
  'keys-and-permissions': permissions,
  events: nothing,
  'account-notification-settings': accountNotifications,
  errors,
  'rate-limits': rates,
  'exceeded-limits': nothing,
  versions: deprecation,
  idempotency: nothing,
  'unsent-fields-of-an-update': unsentFields,
  'person-header-effect': personEffect,
  'response-content-type': contentTypes,
  'copied-bank-details': copiedDetails,
  'partly-empty-limits': nothing,
  'origin-of-checks': nothing,
  'balance-effects': balanceEffects,
  'other-settings-of-a-new-account': agreementWith(
    {
      operations: ['createAccount', 'retrieveProgram'],
      check: { ofProgram: { '/config/*/*/sameDay': '/*/*/sameDay' } },
    },
    {
      operations: ['createAccount', 'retrieveProgram'],
      check: {
        ofProgram: samePlaces(
          '/config',
          '/incoming/achPull/allowedOriginators',
          '/incoming/achPull/blockedOriginators',
        ),
      },
    },
  ),
  'other-settings-of-an-update': agreementWith(
    {
      operations: ['updateAccount'],
      check: { returned: samePlaces('', '/config/limits/*/*/*') },
      where: { sentGroup: 'filled' },
    },
    { operations: ['updateAccount'], check: { returned: samePlaces('', '/config/**/sameDay') } },
  ),
  'card-addresses': agreementWith(
    {
      operations: ['createCard'],
      check: { returned: { '/cardholder/billingAddress': '/billingAddress' } },
    },
    { operations: ['createCard'], check: { returned: samePlaces('', '/shipping/shippingAddress') } },
  ),
  'counterparty-name': agreementWith({
    operations: ['receiveAchPull', 'createContact'],
    check: { ofContact: samePlaces('', '/name') },
  }),
  'settings-beyond-the-program': nothing,
  'switched-off-rails': nothing,
  'contact-of-another-account': nothing,
  'update-within-a-second': updatesWithinASecond,
  'assigned-values': clockOffset,
  'field-meanings': nothing,
  'currency-of-amounts': nothing,
};

/** Each place with the one of the same name in the other body, where the former are below `holder`. */
function samePlaces(holder: string, ...places: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(places.map((place) => [holder + place, place]));
}
