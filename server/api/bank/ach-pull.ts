/** The conditions for pulling money from a contact's bank by ACH, and the resulting transfer (section 2.7). */
import type {
  AccountId,
  Contact,
  Program,
  ReceiveAchPullRequest,
  Transfer,
  TransferId,
} from '../../../generated/types.ts';
import type { AccountRecord, AchPullTotals } from '../../store/records.ts';
import { refuseUnlisted, SAME_DAY } from './accepted-values.ts';
import { EMPTY_ADDRESS } from './addresses.ts';
import { amountToCents, centsToAmount, NOT_AN_AMOUNT } from './money.ts';
import { receivedUpTo, refuseBeyondLimits } from './pull-limits.ts';
import type { Refusals } from './refusals.ts';
import { refuseUnset } from './refuse-unset.ts';

/** The account and the contact, where the request names them. */
export interface Parties {
  readonly record: AccountRecord | undefined;
  readonly contact: Contact | undefined;
}

export function refusePull(
  refusals: Refusals,
  body: ReceiveAchPullRequest,
  { record, contact }: Parties,
  program: Program,
  now: string,
): void {
  const { accountId, contactId, amount, type } = body;
  refuseUnset(refusals, { accountId, contactId, amount });
  // Here an empty type is a value: a pull without same-day service.
  if (type === undefined) refusals.add('#/type', 'required', 'is required');
  refuseUnlisted(refusals, '#/type', type, [SAME_DAY]);
  if (contact !== undefined) refuseContact(refusals, contact, accountId);
  const cents = amount ? amountToCents(amount) : undefined;
  if (amount && cents === undefined) refusals.add('#/amount', 'amount', NOT_AN_AMOUNT);
  if (cents === 0) refusals.add('#/amount', 'amount', 'must be greater than zero');
  if (record === undefined) return;
  const { ach } = record.account.config.receive;
  if (!ach.enabled) refusals.add('#/accountId', 'enabled', 'has ACH disabled by config.receive.ach.enabled');
  if (type === SAME_DAY && !ach.sameDay)
    refusals.add('#/type', 'enabled', 'is disabled by config.receive.ach.sameDay');
  if (cents !== undefined)
    refuseBeyondLimits(refusals, cents, record, receivedUpTo(now, record.received), program);
}

function refuseContact(refusals: Refusals, contact: Contact, accountId: AccountId | '' | undefined): void {
  if (accountId && contact.accountId !== accountId)
    refusals.add('#/contactId', 'account', 'is a contact of another account');
  if (!contact.ach?.accountNumber || !contact.ach.routingNumber)
    refusals.add(
      '#/contactId',
      'details',
      'is a contact without an account number and a routing number for ACH',
    );
}

/** The account after an accepted pull: the amount is pending. */
export function withPull(record: AccountRecord, cents: number, now: string): AccountRecord {
  const { account } = record;
  const before = receivedUpTo(now, record.received);
  const received: AchPullTotals = {
    ...before,
    dayCents: before.dayCents + cents,
    monthCents: before.monthCents + cents,
  };
  const pendingCredit = centsToAmount((amountToCents(account.pendingCredit) ?? 0) + cents);
  return { ...record, account: { ...account, pendingCredit }, received };
}

export interface Pull {
  readonly id: TransferId;
  readonly accountId: AccountId;
  readonly contact: Contact;
  readonly amount: string;
  readonly type: string;
  readonly description: string;
  /** `2026-03-02T14:05:10Z` */
  readonly now: string;
}

export function newPull({ id, accountId, contact, amount, type, description, now }: Pull): Transfer {
  return {
    id,
    accountId,
    contactId: contact.id,
    parentTransferId: '',
    fallbackTransferId: '',
    amount,
    destinationAmount: '0.00',
    destinationCurrency: '',
    name: contact.name,
    accountNumber: contact.ach?.accountNumber ?? '',
    accountType: contact.ach?.accountType ?? '',
    bankName: contact.ach?.bankName ?? '',
    routingNumber: contact.ach?.routingNumber ?? '',
    iban: '',
    bin: '',
    address: EMPTY_ADDRESS,
    attachment: '',
    purposeCode: '',
    type,
    valid: '',
    title: '',
    description,
    metadata: null,
    card: null,
    reviewCode: '',
    reviewMessage: '',
    status: 'pending',
    transferType: 'ach',
    transferSubType: 'originated',
    txnType: 'credit',
    createdAt: now,
    modifiedAt: now,
    transferredAt: '',
  };
}
