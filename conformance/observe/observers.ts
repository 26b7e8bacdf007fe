import { transitions, unsentFields } from './account-changes.ts';
import { missingCredentials, openCredentials, personEffect } from './credentials.ts';
import type { Observer } from './observer.ts';
import { newStates, newValues, shapesOf } from './open-fields.ts';
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
import { clockOffset, updatesWithinASecond } from './times.ts';
import { accountNotifications, unlistedFields } from './unlisted-fields.ts';

/** Observing this would take calls that the suite does not make. */
const nothing: Observer = () => [];

/** The entry says in `compare` what is to be observed. */
const comparisons: Observer = nothing;

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
  'other-settings-of-a-new-account': comparisons,
  'other-settings-of-an-update': comparisons,
  'card-addresses': comparisons,
  'counterparty-name': comparisons,
  'settings-beyond-the-program': nothing,
  'switched-off-rails': nothing,
  'contact-of-another-account': nothing,
  'update-within-a-second': updatesWithinASecond,
  'assigned-values': clockOffset,
  'field-meanings': nothing,
  'currency-of-amounts': nothing,
  'identifier-tail': nothing,
};
