import { examples } from 'banking-platform-api/examples';
import {
  toAccountId,
  toBusinessId,
  toCardId,
  toContactId,
  toPersonId,
  toTransferId,
} from 'banking-platform-api/identifiers';
import { type Handlers, ProblemError } from 'banking-platform-api/server';
import type { AccountConfig } from 'banking-platform-api/types';
import { type Bank, newId, now, randomDigits } from './bank.ts';
import { fillAmounts, merge } from './merge.ts';

export interface Context {
  readonly bank: Bank;
  readonly apiKey: string;
}

/** Every new record starts with these values; those of the request replace them. */
const NEW = {
  account: examples.createAccount.responses.createAccountResponse,
  contact: examples.createContact.responses.createContactResponse,
  card: examples.createCard.responses.createCardResponse,
  pull: examples.receiveAchPull.responses.receiveAchPullResponse,
};

export const handlers: Handlers<Context> = {
  retrieveProgram(call) {
    const { program } = authenticate(call);
    if (call.path.programId !== program.id) throw new ProblemError(404);
    return { status: 200, body: program };
  },

  createAccount(call) {
    const { program, accounts } = authenticate(call);
    const { label = '', type = '', businessId, acceptedTerms = false } = call.body;
    if (label === '' || !businessId)
      throw new ProblemError(422, { detail: 'label and businessId are required.' });
    const created = now();
    const account = {
      ...structuredClone(NEW.account),
      id: toAccountId(newId('acc')),
      programId: program.id,
      businessId: toBusinessId(businessId),
      createdPersonId: toPersonId(call.credentials.personId ?? ''),
      label,
      type,
      acceptedTerms,
      accountNumber: randomDigits(12),
      createdAt: created,
      modifiedAt: created,
    };
    accounts.set(account.id, account);
    return { status: 201, body: account };
  },

  updateAccount(call) {
    const { program, accounts } = authenticate(call);
    const account = find(accounts, call.path.accountId);
    const { config, incoming } = call.body;
    const merged: AccountConfig = merge(merge(account.config, config), incoming && { incoming });
    const limits = fillAmounts(merged.limits, program.limits);
    const updated = { ...account, modifiedAt: now(), config: { ...merged, limits } };
    accounts.set(account.id, updated);
    return { status: 200, body: updated };
  },

  createContact(call) {
    const { program, accounts, contacts } = authenticate(call);
    const { id: accountId } = find(accounts, call.body.accountId);
    const { name = '', email = '', phone = '', ach, card, check, wire } = call.body;
    const created = now();
    const contact = merge(NEW.contact, {
      id: toContactId(newId('con')),
      programId: program.id,
      ...{ accountId, name, email, phone, card, check },
      label: name,
      ach: ach && { ...ach, last4: ach.accountNumber?.slice(-4) },
      wire: wire && {
        ...wire,
        domestic: wire.domestic && { ...wire.domestic, last4: wire.domestic.accountNumber?.slice(-4) },
      },
      createdAt: created,
      modifiedAt: created,
    });
    contacts.set(contact.id, contact);
    return { status: 201, body: contact };
  },

  createCard(call) {
    const { accounts } = authenticate(call);
    const { id: accountId, businessId, programId } = find(accounts, call.body.accountId);
    const { shipping, billingAddress, ...sent } = call.body;
    const created = now();
    const stamps = { createdAt: created, modifiedAt: created };
    const personId = toPersonId(call.credentials.personId ?? '');
    const card = merge(
      { ...NEW.card, allowedCategories: null, blockedMerchants: null },
      {
        ...{ ...sent, businessId, programId, accountId, ...stamps },
        id: toCardId(newId('crd')),
        createdPersonId: personId,
        availableLimit: sent.limitAmount,
        last4: randomDigits(4),
        expiryMonth: created.slice(5, 7),
        expiryYear: String(Number(created.slice(0, 4)) + 4),
        cardholder: { id: newId('chd'), name: sent.embossingPerson, personId, billingAddress, ...stamps },
        shipping: { id: newId('shp'), shippingAddress: shipping?.shippingAddress, ...stamps },
      },
    );
    return { status: 201, body: card };
  },

  receiveAchPull(call) {
    const { accounts, contacts } = authenticate(call);
    const { id: accountId } = find(accounts, call.body.accountId);
    const { id: contactId, name, ach } = find(contacts, call.body.contactId);
    const { amount = '', description = '', type = '' } = call.body;
    if (ach === null) throw new ProblemError(422, { detail: 'The contact has no bank details.' });
    const { accountNumber, accountType, bankName, routingNumber } = ach;
    const created = now();
    const pull = {
      ...NEW.pull,
      ...{ accountId, contactId, amount, description, type },
      ...{ name, accountNumber, accountType, bankName, routingNumber },
      id: toTransferId(newId('tra')),
      createdAt: created,
      modifiedAt: created,
    };
    return { status: 201, body: pull };
  },

  updateSentCheck(call) {
    const { checks } = authenticate(call);
    const check = find(checks, call.path.transferId);
    const { title = check.title, description = check.description, metadata = check.metadata } = call.body;
    const updated = { ...check, title, description, metadata, modifiedAt: now() };
    checks.set(check.id, updated);
    return { status: 200, body: updated };
  },
};

interface Call {
  readonly context: Context;
  readonly credentials: { readonly apiKey?: string | undefined };
}

function authenticate({ credentials, context }: Call): Bank {
  if (credentials.apiKey !== context.apiKey) throw new ProblemError(401, { detail: 'The key is unknown.' });
  return context.bank;
}

function find<Value>(records: ReadonlyMap<string, Value>, id: string | undefined): Value {
  const found = records.get(id ?? '');
  if (found === undefined) throw new ProblemError(404, { detail: 'There is no such record.' });
  return found;
}
