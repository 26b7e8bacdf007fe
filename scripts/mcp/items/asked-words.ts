/**
 * People who do not know the words of the description ask for these, by the ID of what responds to it: open questions and the schemas of values.
 * Every entry of the not-shown list has words here, which a test holds.
 */
const ASKED: Readonly<Record<string, string>> = {
  // Open questions.
  'other-operations':
    'can I list, fetch, read, get, search, find, look up, lookup, query, poll, delete, close, cancel, void, reverse, refund, undo, withdraw, rename, relabel, freeze, lock, block, suspend, unblock, activate, replace, reissue or remove an account, contact, card, transfer, check; history, statement, transactions, send a wire, payout, deposit; status of a check or of a transfer; other endpoints',
  'allowed-values':
    'which values, options, choices, kinds, enum can a field take; possible, valid, permitted, supported types; virtual card, credit, savings, other currency, euro, standard or next day speed, daily or monthly interval',
  'unlisted-fields':
    'can responses have extra, additional, unknown, undocumented, new fields; should parsing be strict',
  'contact-rail-shapes':
    'what is in crossBorder, debitCard and intrabank of a contact; international push to card',
  'metadata-shape':
    'what may I store in metadata; custom data, tags, notes, attach own reference, key value, on contact, account, card',
  'program-open-shapes':
    'what is inside fallback, realTimeAuth, reward, subscription; real time authorization, rewards, cashback',
  'send-login-otp-shape': 'one time password on login, otp, bank link exchange',
  'list-entry-shapes':
    'what are the entries of themes, sdk locale data, allowed merchants, blocked categories',
  'transfer-card-shape': 'card details on a transfer, which card paid',
  transitions:
    'how does a state change, what happens next, when, how long until, how many days, settle, clear, cash, complete, post, arrive, land, finish, expire; activate, activation, become active, pending to completed, failed, returned, canceled, life cycle, state machine, flow',
  'full-sets-of-states':
    'which states, statuses are there, all possible values of status; can it fail, be returned, declined, rejected, canceled, closed, frozen, blocked, suspended, cashed, paid; final state',
  'required-fields':
    'which fields are required, mandatory, optional; what can I leave out, omit, skip; minimum body, minimal request, do I have to send, need to give, must provide',
  'program-retrieval-status': 'which status code does reading a program return, 200',
  'field-validation':
    'how long can, may a text be, maximum, minimum length, characters, size, too long, short; format, pattern, regex, allowed characters, unicode, emoji, accents, validation rules, is it checked; valid email, phone, postal code, zip, routing number checksum, account number digits; negative, zero, smallest, largest amount; unique name; special characters',
  'header-mandatory':
    'do I need, must I send the api key or person header; is authentication required, mandatory, anonymous, unauthenticated, without key, optional header',
  'create-contact-headers':
    'which headers does creating a contact need; api key, person, authenticate for contact',
  'keys-and-permissions':
    'how do I get, obtain, request, issue, create, rotate, renew, revoke, expire an api key, token, credential; scopes, roles, permissions, rights, access; who may, who can do, is allowed to; user, admin; test or live key; several programs with one key',
  events:
    'webhook, callback, notification, notify, event, push, subscribe, listen, hook, stream, signature, verify, delivery, payload, how do I learn, get told, be informed, when something changes, finishes; avoid polling',
  'account-notification-settings': 'notification settings of one account, alerts, email or sms per account',
  errors:
    'what do errors look like, error body, code, message, status code, 4xx, 400, 401, 403, 404, 409, 422, 500, failure, fail, reject, refuse, decline, unknown id, not found, missing record, wrong key, invalid, exception, problem, what do I get back when',
  'rate-limits':
    'rate limit, throttle, 429, too many requests, requests per second, per minute, how many calls, how fast, quota, burst, concurrency; pagination, page, cursor, next; maximum body, upload, payload size',
  'exceeded-limits':
    'what happens when a limit is exceeded, over, above, beyond the limit, too much money, more than daily or monthly limit, spend more than card limit, insufficient, decline, overdraft, maximum number of accounts or cards reached',
  versions:
    'api version, v2, deprecation, deprecated, sunset, breaking change, backward compatible, upgrade, change log',
  idempotency:
    'retry, repeat, resend, replay, try again, twice, double, duplicate, dedupe, same request again, idempotency key, after a timeout, timed out, lost response, connection dropped, network failure, no response, safe to retry, charged twice, exactly once',
  'unsent-fields-of-an-update':
    'partial update, patch, merge or replace, overwrite, keep, clear, remove, erase, wipe, reset, unset a field, fields that are left out, omitted, not sent; metadata merged or replaced; send only what changes',
  'person-header-effect':
    'who is the creator, created by, createdPersonId, cardholder person, acting person, on behalf of',
  'response-content-type': 'content type of a response, json, mime type, accept header, media type',
  'copied-bank-details': 'iban and bin of an ACH pull, which bank details are copied',
  'partly-empty-limits':
    'only daily or only monthly limit, one empty amount in a limit group, remove, clear one limit, empty overall limit',
  'origin-of-checks':
    'how do I send, write, mail, issue, create, order a check; where does a check come from, new check, transferId of a check',
  'balance-effects':
    'does a pull change the balance, when is money available, credited, added, increase, pending credit, funds, hold, available balance after a deposit, transfer',
  'other-settings-of-a-new-account':
    'which settings does a new account start with, inherit, default, same day, originators from program',
  'other-settings-of-an-update':
    'are limit group amounts and same day flags of an update returned, saved, take effect',
  'card-addresses':
    'is the billing or shipping address returned as sent, normalized, standardized, verified, changed, corrected',
  'counterparty-name': 'how is the name of the counterparty spelled on a transfer, upper case',
  'settings-beyond-the-program':
    'can an account have higher, more, larger limits or more cards than its program, enable a rail the program disabled, raise, increase, override',
  'switched-off-rails':
    'what if a rail is disabled, off, not enabled; does it stop, block transfers and cards; same day off; turn off ach',
  'contact-of-another-account':
    'use, pull from a contact of another account, share, reuse a contact across, between accounts',
  'update-within-a-second':
    'modifiedAt same second, update right after creation, timestamps equal, precision',
  'assigned-values':
    'who chooses account number, routing number, expiry date, last four, identifiers; can I choose, set, pick my own id, account number; predictable, random, sequence; server clock',
  'field-meanings':
    'what does a field mean, stand for, meaning of via, accrue, dda, clearing, ops, kyb, kyc, bulk, segment',
  'currency-of-amounts':
    'which currency is an amount, limit, balance in; dollars, euros, usd, foreign exchange, conversion',
  'identifier-tail':
    'exact form, format of an identifier after its prefix, uuid version, length, case, hyphens, characters of an id, can I parse or validate an id',
  // Sections, for what no other entry has.
  '1': 'conventions, what is in a field that is not set, has no value, unset, empty string or null, blank, missing; what is a program, an account, a contact, a card, a transfer',
  '2': 'are the seen values complete, is the list of values final',
  '3': 'states of new records, first, initial state after creation',
  '8': 'how many accounts, cards may there be, maximum count, money limits',
  // Schemas of values.
  Timestamp:
    'date, time, timezone, utc, iso 8601, clock, how are dates, times written, formatted, milliseconds, fractions, epoch',
  TimestampOrUnset: 'date that is not set yet, empty time',
  Amount:
    'money, amount, cents, decimals, price, number or string, how are amounts written, sent, formatted, minor units, fraction digits',
  AmountOrUnset: 'no limit, empty amount, unlimited, unset limit',
  CountOrUnset: 'count, number of cards, integer as string',
  PhoneNumberOrUnset: 'phone, mobile number, international format, plus sign, country prefix',
  CountryCodeOrUnset: 'country code, two letters, iso',
  AccountId: 'what does an account id look like, prefix acc',
  Address: 'address, street, city, state, zip, postal code',
  ProgramMaxAccounts: 'how many accounts can, may a business or a person have, open; maximum number',
  Transfer: 'payment, money movement, what does a transfer look like',
  Limits: 'money limits, daily, monthly, per rail, spending, transfer limit',
};

/** The words for an ID; `undefined` where there are none. */
export function askedOf(id: string): string | undefined {
  return Object.hasOwn(ASKED, id) ? ASKED[id] : undefined;
}

export const ASKED_IDS = Object.keys(ASKED);
