import type { Json } from '../../../lib/json.ts';
import { applyPatch } from '../../../server/faults/apply-patch.ts';
import type { PatchStep } from '../../../server/faults/fault.ts';
import { exampleResponse } from '../../example-call.ts';
import { change, set } from '../../mutants/steps.ts';
import { type Case, changed, exampleExchange } from './example-exchange.ts';

const contact = (fields: Readonly<Record<string, Json>>) =>
  exampleExchange('createContact', { body: changed('createContact', fields) });
const card = (fields: Readonly<Record<string, Json>>) =>
  exampleExchange('createCard', { body: changed('createCard', fields) });
const pull = (fields: Readonly<Record<string, Json>>) =>
  exampleExchange('receiveAchPull', { body: changed('receiveAchPull', fields) });
const open = exampleExchange('createAccount');
const program = exampleExchange('retrieveProgram');
const story = exampleExchange('createContact');

const patched = (value: Json, steps: readonly PatchStep[]) =>
  applyPatch(structuredClone(value), steps, { request: undefined, before: undefined }) as Json;

/** The example's account with some settings put in the place of others. */
const account = (operation: 'createAccount' | 'updateAccount', steps: readonly PatchStep[]) =>
  exampleExchange(operation, {
    body: patched(exampleResponse(operation) as Json, steps),
  });

const ORIGINATORS = '/config/incoming/achPull';

/** These cases observe a body: values, shapes, fields. */
export const BODY_CASES: readonly Case[] = [
  {
    entry: 'other-settings-of-a-new-account',
    when: 'they are the same as those of its program',
    exchanges: [program, open],
    notes: [
      'createAccount: A new account has the same-day settings of its program.',
      'createAccount: A new account has the allowed and the blocked originators of its program.',
    ],
  },
  {
    entry: 'other-settings-of-a-new-account',
    when: 'they are others',
    exchanges: [
      program,
      account('createAccount', [
        change('/config/send/ach/sameDay', { invert: true }),
        set(`${ORIGINATORS}/blockedOriginators`, ['1']),
      ]),
      { ...program, id: 'read-again' },
    ],
    notes: [
      'createAccount /config/send/ach/sameDay: A new account has another same-day setting than its program.',
      `createAccount ${ORIGINATORS}/blockedOriginators: A new account has other originators than its program.`,
    ],
  },
  { entry: 'other-settings-of-a-new-account', when: 'the program is unknown', exchanges: [open], notes: [] },
  {
    entry: 'other-settings-of-an-update',
    when: 'they are as sent, and when one is not',
    exchanges: [account('updateAccount', [set('/config/limits/send/ach/daily', '0.01')])],
    notes: [
      'updateAccount /config/limits/send/ach/daily: An update does not set a limit of a rail to the amount that it sends.',
      'updateAccount: An update sets same-day service to what it sends.',
    ],
  },
  {
    entry: 'card-addresses',
    when: 'one of them is written in another way',
    exchanges: [card({ cardholder: null })],
    notes: [
      'createCard /cardholder: The billing address is not returned as it was sent.',
      'createCard: The shipping address is returned as it was sent.',
    ],
  },
  {
    entry: 'counterparty-name',
    when: 'it is the one of the contact, and when it is not',
    exchanges: [story, pull({}), pull({ name: 'OTHER' })],
    notes: [
      'receiveAchPull: A pull has the name of its contact.',
      'receiveAchPull /name: A pull has another name than its contact.',
    ],
  },
  {
    entry: 'allowed-values',
    when: 'a type is new',
    exchanges: [card({ bin: 'credit', cardType: 'virtual' })],
    notes: [
      'createCard /bin: a value that is not in the source: "credit"',
      'createCard /cardType: a value that is not in the source: "virtual"',
    ],
  },
  { entry: 'allowed-values', when: 'it is unset or was seen', exchanges: [card({ bin: '' })], notes: [] },
  {
    entry: 'full-sets-of-states',
    when: 'a state is new',
    exchanges: [card({ cardStatus: 'ordered' })],
    notes: ['createCard /cardStatus: a value that is not in the source: "ordered"'],
  },
  {
    entry: 'allowed-values',
    when: 'a state is new',
    exchanges: [card({ cardStatus: 'ordered' })],
    notes: [],
  },
  {
    entry: 'unlisted-fields',
    when: 'records carry more, at the top or further in',
    exchanges: [
      card({ 'a/b': [1, 2], hiddenNumber: {}, shipping: { speed: 'fast' } }),
      pull({ metadata: { anything: 1 }, card: { anything: 1 } }),
    ],
    notes: [
      'createCard /a~1b: an array of 2 entries: a number',
      'createCard /(masked): an empty object',
      'createCard /shipping/speed: a string',
    ],
  },
  {
    entry: 'account-notification-settings',
    when: 'an account carries them',
    exchanges: [
      exampleExchange('createAccount', {
        body: changed('createAccount', { realTimeAuth: { card: null }, colour: '' }),
      }),
      contact({ notification: {} }),
    ],
    notes: ['createAccount /realTimeAuth: an object with the field card'],
  },
  {
    entry: 'unlisted-fields',
    when: 'an account carries notification settings',
    exchanges: [
      exampleExchange('createAccount', { body: changed('createAccount', { realTimeAuth: {}, colour: '' }) }),
      contact({ notification: {} }),
    ],
    notes: ['createAccount /colour: an empty string', 'createContact /notification: an empty object'],
  },
  {
    entry: 'contact-rail-shapes',
    when: 'they are null, or not',
    exchanges: [contact({ crossBorder: { a: 1, b: 2 }, intrabank: true })],
    notes: [
      'createContact /crossBorder: an object with the fields a, b',
      'createContact /debitCard: null',
      'createContact /intrabank: a boolean',
    ],
  },
  {
    entry: 'metadata-shape',
    when: 'there are such',
    exchanges: [
      contact({ metadata: {} }),
      exampleExchange('createAccount'),
      card({}),
      pull({}),
      exampleExchange('updateSentCheck'),
    ],
    notes: [
      'createContact /metadata: an empty object',
      'createAccount /metadata: null',
      'createCard /metadata: null',
      'receiveAchPull /metadata: null',
    ],
  },
  {
    entry: 'program-open-shapes',
    when: 'a program and an account are there',
    exchanges: [
      exampleExchange('retrieveProgram', {
        body: changed('retrieveProgram', { subscription: 'gold', reward: {} }),
      }),
      open,
    ],
    notes: [
      'retrieveProgram /subscription: a string',
      'retrieveProgram /fallback/originated: null',
      'retrieveProgram /fallback/received: null',
      'retrieveProgram /realTimeAuth/ach: null',
      'retrieveProgram /realTimeAuth/card: null',
      'retrieveProgram /realTimeAuth/intrabank: null',
      'retrieveProgram /realTimeAuth/notification: null',
      'createAccount /config/fallback/received: null',
    ],
  },
  {
    entry: 'send-login-otp-shape',
    when: 'a program is there',
    exchanges: [exampleExchange('retrieveProgram')],
    notes: ['retrieveProgram /bankLinkExchange/sendLoginOtp: null'],
  },
  {
    entry: 'list-entry-shapes',
    when: 'lists have entries',
    exchanges: [card({ allowedMerchants: ['x', 'y', { id: 1 }, []], blockedCategories: null })],
    notes: [
      'createCard /allowedMerchants: an array of 4 entries: a string, an object with the field id, an array',
      'createCard /blockedCategories: null',
    ],
  },
  {
    entry: 'transfer-card-shape',
    when: 'transfers are there',
    exchanges: [pull({ card: { a: 1 } }), exampleExchange('updateSentCheck')],
    notes: ['receiveAchPull /card: an object with the field a', 'updateSentCheck /card: null'],
  },
  {
    entry: 'copied-bank-details',
    when: 'a pull came',
    exchanges: [pull({ iban: 'DE02' }), exampleExchange('updateSentCheck')],
    notes: ['receiveAchPull /iban: a string', 'receiveAchPull /bin: an empty string'],
  },
];
