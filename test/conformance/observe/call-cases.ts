import type { Json } from '../../../lib/json.ts';
import { type Case, changed, exampleExchange, PERSON } from './example-exchange.ts';

const account = (at: number, fields: Readonly<Record<string, Json>>, id = 'updateAccount') =>
  exampleExchange('updateAccount', { id, at, body: changed('updateAccount', fields) });
const contact = (fields: Readonly<Record<string, Json>>) =>
  exampleExchange('createContact', { body: changed('createContact', fields) });
const card = (fields: Readonly<Record<string, Json>>) =>
  exampleExchange('createCard', { body: changed('createCard', fields) });
const pull = (fields: Readonly<Record<string, Json>>) =>
  exampleExchange('receiveAchPull', { body: changed('receiveAchPull', fields) });
const refused = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  exampleExchange('createCard', { status, headers, body: { title: 'No', detail: 'secret' } });
const open = exampleExchange('createAccount');

/** These cases observe calls: statuses, headers, times, and one response beside another. */
export const CALL_CASES: readonly Case[] = [
  {
    entry: 'transitions',
    when: 'an account changes its state',
    exchanges: [open, account(1000, {}), account(2000, { status: 'frozen' }, 'another')],
    notes: ['another /status: changed since updateAccount: "frozen"'],
  },
  {
    entry: 'program-retrieval-status',
    when: 'it came',
    exchanges: [
      exampleExchange('retrieveProgram', { status: 203 }),
      exampleExchange('retrieveProgram', { status: 404 }),
      open,
    ],
    notes: ['retrieveProgram: returned 203'],
  },
  {
    entry: 'field-validation',
    when: 'a body is refused',
    exchanges: [
      refused(422),
      refused(401),
      refused(500),
      exampleExchange('retrieveProgram', { status: 400 }),
    ],
    notes: ['createCard: a complete body was refused with 422'],
  },
  {
    entry: 'header-mandatory',
    when: 'a credential was not given',
    exchanges: [
      exampleExchange('retrieveProgram', { credentials: { 'SD-API-KEY': 'k' } }),
      exampleExchange('createCard', { credentials: { 'sd-api-key': 'k' } }),
      exampleExchange('createAccount', { credentials: {}, status: 401 }),
      exampleExchange('createContact', { credentials: {} }),
    ],
    notes: [
      'createCard: returned 201 without sd-person-id',
      'createAccount: returned 401 without sd-api-key and sd-person-id',
    ],
  },
  {
    entry: 'create-contact-headers',
    when: 'a contact was sent',
    exchanges: [
      exampleExchange('createContact'),
      exampleExchange('createContact', { credentials: { 'sd-api-key': 'k' } }),
      exampleExchange('createContact', { credentials: {}, status: 401 }),
    ],
    notes: [
      'createContact: returned 201 to a call with sd-api-key and sd-person-id',
      'createContact: returned 201 to a call with sd-api-key',
      'createContact: returned 401 to a call without credentials',
    ],
  },
  {
    entry: 'keys-and-permissions',
    when: 'credentials are refused',
    exchanges: [refused(401), refused(403), refused(404)],
    notes: [
      'createCard: returned 401 with the credentials provided',
      'createCard: returned 403 with the credentials provided',
    ],
  },
  {
    entry: 'errors',
    when: 'errors came',
    exchanges: [refused(422, { 'content-type': 'application/problem+json; a=secret' }), refused(302), open],
    notes: [
      'createCard: returned 422, application/problem+json; a=(masked), an object with the fields title, detail',
      'createCard: returned 302, no content type, an object with the fields title, detail',
    ],
  },
  {
    entry: 'rate-limits',
    when: 'it is told of',
    exchanges: [
      refused(429, { 'retry-after': '30' }),
      refused(413),
      exampleExchange('createAccount', {
        headers: { 'x-ratelimit-remaining': '9', 'ratelimit-policy': '', server: 'x' },
      }),
    ],
    notes: [
      'createCard: returned 429',
      'createCard: sent the header retry-after',
      'createCard: returned 413',
      'createAccount: sent the header x-ratelimit-remaining',
      'createAccount: sent the header ratelimit-policy',
    ],
  },
  {
    entry: 'versions',
    when: 'the end of a version is announced',
    exchanges: [
      exampleExchange('createAccount', { headers: { deprecation: '@1', sunset: 'Sat', date: 'x' } }),
    ],
    notes: ['createAccount: sent the header deprecation', 'createAccount: sent the header sunset'],
  },
  {
    entry: 'unsent-fields-of-an-update',
    when: 'what was not sent stays, goes or comes',
    exchanges: [
      open,
      account(1000, {}),
      account(2000, { config: { limits: { send: { card: { daily: '1.00', monthly: '' } } } } }, 'later'),
    ],
    notes: [
      'updateAccount /config/limits/send/card: unchanged',
      'updateAccount /config/limits/send/debitCard: unchanged',
      'later /config/limits/send/card: changed',
    ],
  },
  {
    entry: 'person-header-effect',
    when: 'the person is told',
    exchanges: [
      exampleExchange('createAccount', { body: changed('createAccount', { createdPersonId: 'per-other' }) }),
      card({ createdPersonId: PERSON, cardholder: { personId: PERSON } }),
      exampleExchange('createCard', { credentials: {} }),
    ],
    notes: [
      'createAccount /createdPersonId: not the person in the header',
      'createCard /createdPersonId: the person in the header',
      'createCard /cardholder/personId: the person in the header',
    ],
  },
  {
    entry: 'response-content-type',
    when: 'answers came',
    exchanges: [
      open,
      exampleExchange('createCard', {
        headers: { 'content-type': 'application/vnd.bank+json; charset=utf-8' },
      }),
      exampleExchange('createContact', { headers: {} }),
      refused(422),
    ],
    notes: [
      'createAccount: application/json',
      'createCard: application/vnd.bank+json; charset=utf-8',
      'createContact: no content type',
    ],
  },
  {
    entry: 'balance-effects',
    when: 'an account is told of before and after a pull',
    exchanges: [
      open,
      exampleExchange('receiveAchPull', {
        sent: { accountId: 'acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64', amount: '1.37' },
      }),
      account(1000, { availableBalance: '1.37', pendingDebit: '-1.37', fees: '0.30', interest: 'none' }),
      account(2000, { availableBalance: '9.99' }, 'later'),
    ],
    notes: [
      'updateAccount /availableBalance: increased by the amount of the pull since before receiveAchPull: "1.37"',
      'updateAccount /pendingCredit: unchanged since before receiveAchPull: "0.00"',
      'updateAccount /pendingDebit: decreased by the amount of the pull since before receiveAchPull: "-1.37"',
      'updateAccount /fees: increased by another amount since before receiveAchPull: "0.30"',
    ],
  },
  {
    entry: 'update-within-a-second',
    when: 'updates came at once and later',
    exchanges: [open, account(400, {}, 'at-once'), account(1001, {}, 'later')],
    notes: ['at-once /modifiedAt: 1595 s after createdAt'],
  },
  {
    entry: 'assigned-values',
    when: 'records are created',
    exchanges: [
      exampleExchange('createAccount', {
        body: changed('createAccount', { createdAt: '2026-03-02T14:00:00Z' }),
      }),
      exampleExchange('createCard', {
        id: 'late-in-its-second',
        at: 900,
        body: changed('createCard', { createdAt: '2026-03-02T14:00:00Z' }),
      }),
      card({ createdAt: '2026-03-02T15:00:00Z' }),
      contact({ createdAt: '2026-03-01T14:00:00Z' }),
      pull({ createdAt: 'now' }),
      account(1000, { createdAt: '2026-03-01T14:00:00Z' }),
    ],
    notes: [
      "createAccount /createdAt: agrees with the suite's clock",
      "late-in-its-second /createdAt: agrees with the suite's clock",
      "createCard /createdAt: about 3600 s ahead of the suite's clock",
      "createContact /createdAt: about 86400 s behind the suite's clock",
    ],
  },
];
