/**
 * Servers whose answer is right and whose memory is not. Of seven operations only two look at what others stored (a card, an ACH pull), and
 * one at itself (an account's update); what is forgotten otherwise shows in nothing that the source tells of: see `UNSEEN`.
 */
import type { OperationId } from '../../generated/operations.ts';
import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import type { Fault, PatchStep } from '../../server/faults/fault.ts';
import type { Mutant } from './mutant.ts';
import { change, set } from './steps.ts';
import { server } from './thorough/altering.ts';

const FORGET: Fault = { state: 'forget' };

const remembers = (kind: string, ...patch: readonly PatchStep[]): Fault => ({ written: [{ kind, patch }] });

const BLOCKED = '/config/incoming/achPull/blockedOriginators';

const id = (kind: string) => `${kind}-6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38`;

interface Forgetful {
  readonly operation: OperationId;
  readonly how: string;
  readonly fault: Fault;
  readonly breaks?: string;
  readonly also?: readonly string[];
  readonly untouched?: string;
}

const account = (
  how: string,
  member: string,
  value: string | boolean,
  also: readonly string[] = [],
): Forgetful => ({
  operation: 'createAccount',
  how: `remembers another ${how}`,
  fault: remembers('acc-', set(`/account/${member}`, value)),
  breaks: 'updateAccount.other-fields-are-kept',
  also,
});

const contact = (row: string, ...patch: readonly PatchStep[]): Forgetful => ({
  operation: 'createContact',
  how: `remembers it otherwise: ${row}`,
  fault: remembers('con-', ...patch),
  breaks: `receiveAchPull.${row}`,
});

/** The faults of records that were there before the run. */
const OLD = [set('/createdAt', '2020-01-01T00:00:00Z'), set('/modifiedAt', '2021-01-01T00:00:00Z')];

/** A creation that succeeds, and whose response is a record of somebody else. */
const existing = (
  operation: OperationId,
  how: string,
  kind: string,
  breaks: string,
  ...patch: readonly PatchStep[]
): Forgetful => ({
  operation,
  how: `returns an existing record, ${how}`,
  fault: { patch: [set('/id', id(kind)), ...patch] },
  breaks: `${operation}.${breaks}`,
  untouched: id(kind),
});

const forgetful: readonly Forgetful[] = [
  existing(
    'createAccount',
    'with money',
    'acc',
    'label-is-returned',
    set('/label', 'House account'),
    set('/availableBalance', '512.40'),
  ),
  existing(
    'createAccount',
    'changed since',
    'acc',
    'label-is-returned',
    set('/label', 'House account'),
    ...OLD,
  ),
  existing(
    'createAccount',
    'of another business',
    'acc',
    'business-is-returned',
    set('/businessId', id('bus')),
    set('/isVerified', true),
  ),
  existing(
    'createContact',
    'changed since',
    'con',
    'name-is-returned',
    set('/name', 'House'),
    set('/email', 'house@example.com'),
    ...OLD,
  ),
  { operation: 'createAccount', how: 'forgets the account', fault: FORGET },
  { operation: 'createContact', how: 'forgets the contact', fault: FORGET },
  {
    operation: 'createContact',
    how: 'remembers it as a contact of another account',
    fault: remembers('con-', set('/accountId', id('acc'))),
  },
  account('label', 'label', 'Another'),
  account('type', 'type', 'businessSavings'),
  account('business', 'businessId', id('bus'), ['createCard.business-is-the-accounts']),
  account('person', 'createdPersonId', id('per')),
  account('account number', 'accountNumber', '000000000000'),
  account('routing number', 'routingNumber', '000000000'),
  account('currency', 'currency', 'CAD'),
  account('answer about the terms', 'acceptedTerms', false),
  account('time of creation', 'createdAt', '2020-01-01T00:00:00Z'),
  {
    operation: 'createAccount',
    how: 'remembers some who are blocked',
    fault: remembers('acc-', set(`/account${BLOCKED}`, [])),
    breaks: 'updateAccount.blocked-originators-stay-null',
  },
  {
    operation: 'createAccount',
    how: 'blocks nobody, by an empty list, from the start',
    fault: { patch: [set(BLOCKED, [])], ...remembers('acc-', set(`/account${BLOCKED}`, [])) },
    breaks: 'updateAccount.blocked-originators-stay-null',
  },
  {
    operation: 'createAccount',
    how: 'remembers a creation to come',
    fault: remembers('acc-', change('/account/createdAt', { addSeconds: 31_536_000 })),
    breaks: 'updateAccount.other-fields-are-kept',
  },
  contact('account-number-is-the-contacts', change('/ach/accountNumber', { append: '0' })),
  contact('account-type-is-the-contacts', set('/ach/accountType', 'personalChecking')),
  contact('bank-name-is-the-contacts', set('/ach/bankName', 'Another Bank')),
  contact('routing-number-is-the-contacts', set('/ach/routingNumber', '000000000')),
  {
    operation: 'updateAccount',
    how: 'answers what was there before',
    fault: { patch: [{ op: 'take', of: 'before', from: '', path: '' }] },
    breaks: 'updateAccount.top-level-limits-take-effect',
    also: [
      'updateAccount.card-counts-take-effect',
      'updateAccount.enabled-flags-take-effect',
      'updateAccount.empty-group-returns-program-limits',
      'updateAccount.allowed-originators-take-effect',
      'updateAccount.modified-after-created',
    ],
  },
  {
    operation: 'updateSentCheck',
    how: 'answers what was there before',
    fault: { patch: [{ op: 'take', of: 'before', from: '', path: '' }] },
    breaks: 'updateSentCheck.title-is-returned',
    also: ['updateSentCheck.description-is-returned', 'updateSentCheck.metadata-is-returned'],
  },
];

/** A server that shows an address of the first card with later ones. */
const addressOfFirstCard = (where: string, member: string, toShown: (address: Json) => Json): Mutant => ({
  ...server('createCard', `shows the ${where} address of the first card`, 'addresses-are-its-own', () => {
    let first: JsonObject | undefined;
    return (body, { operation }) => {
      const holder = body[where];
      if (operation !== 'createCard' || !isObject(holder)) return body;
      first ??= holder;
      return { ...body, [where]: { ...holder, [member]: toShown(first[member] ?? null) } };
    };
  }),
  id: `createCard: shows the ${where} address of the first card`,
  kind: 'state',
});

/** As the post writes it. */
const inCapitals = (address: Json): Json =>
  isObject(address) ? { ...address, line1: String(address.line1).toUpperCase() } : address;

export const stateMutants: readonly Mutant[] = [
  addressOfFirstCard('cardholder', 'billingAddress', (address) => address),
  addressOfFirstCard('shipping', 'shippingAddress', inCapitals),
  ...forgetful.map(
    ({ operation, how, fault, breaks, also, untouched }): Mutant => ({
      id: `${operation}: ${how}`,
      kind: 'state',
      operation,
      faults: [{ operation, times: null, ...fault }],
      ...(breaks !== undefined && { breaks }),
      ...(also !== undefined && { also }),
      ...(untouched !== undefined && { untouched }),
    }),
  ),
];

/** Nothing of the seven operations shows it, so nobody who knows the source alone can tell. A test says that such runs pass. */
export const UNSEEN: readonly { readonly id: string; readonly why: string; readonly fault: Fault }[] = [
  { id: 'a card is forgotten', why: 'no operation shows a card again', fault: { operation: 'createCard' } },
  {
    id: 'a pull is forgotten',
    why: 'no operation shows a transfer again',
    fault: { operation: 'receiveAchPull' },
  },
  {
    id: "a check's new texts are forgotten",
    why: 'each update sends all of them, and an update is the only thing that shows them',
    fault: { operation: 'updateSentCheck' },
  },
  {
    id: "an account's settings are forgotten",
    why: 'each update sends all of them, and what is not sent is not checked',
    fault: { operation: 'updateAccount' },
  },
].map((one) => ({ ...one, fault: { ...one.fault, times: null, ...FORGET } }));
