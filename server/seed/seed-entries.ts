/** The entries of a seed file, kind by kind: the record of the documentation's example, with what the entry says. */
import { examples } from '../../generated/examples.ts';
import {
  toAccountId,
  toBusinessId,
  toCardholderId,
  toCardId,
  toContactId,
  toPersonId,
  toProgramId,
  toShippingId,
  toTransferId,
} from '../../generated/identifiers.ts';
import type { Account, Card, Contact, Transfer } from '../../generated/types.ts';
import { isObject } from '../../lib/json.ts';
import { startingConfig } from '../api/bank/account-config.ts';
import { newPull } from '../api/bank/ach-pull.ts';
import { EMPTY_ADDRESS } from '../api/bank/addresses.ts';
import { lastFour } from '../api/bank/contact-details.ts';
import type { AccountRecord, Member, TransferRecord } from '../store/records.ts';
import { makeProgram, patchProgram } from './make-program.ts';
import { newAccount, seededCheck } from './seed.ts';
import { EXAMPLE, type SeedDraft } from './seed-draft.ts';
import type { SeedFile } from './seed-file.ts';

type Added<Kind extends keyof SeedFile> = SeedFile[Kind];

/** The entry `example` is a record that is there already. */
function refuseReferences(
  draft: SeedDraft,
  place: readonly string[],
  entry: object,
  names: readonly string[],
): void {
  if (place[1] !== EXAMPLE) return;
  for (const name of names)
    if (Object.hasOwn(entry, name))
      draft.refuse([...place, name], 'readOnly', 'cannot be changed for the example');
}

export async function addPrograms(draft: SeedDraft, entries: Added<'programs'> = {}): Promise<void> {
  for (const [name, { apiKey, settings = {} }] of Object.entries(entries)) {
    const place = ['programs', name];
    const keyHash = apiKey === undefined ? undefined : await draft.hash(apiKey);
    if (keyHash !== undefined && draft.read('key-', `key-${keyHash}`) !== null)
      draft.refuse([...place, 'apiKey'], 'unique', 'is the key of another program');
    if (name === EXAMPLE) {
      if (apiKey !== undefined)
        draft.refuse([...place, 'apiKey'], 'not', 'is not given here: it is an option of the sandbox');
      const id = draft.idOf('programs', EXAMPLE, place);
      const patched = patchProgram(draft.read('prg-', id), settings);
      if ('errors' in patched) draft.refuseAll([...place, 'settings'], patched.errors);
      else draft.put('programs', EXAMPLE, id, patched.program);
      continue;
    }
    const ids = await draft.derive('programs', name);
    const { createdAt } = examples.retrieveProgram.responses.retrieveProgramResponse;
    const made = makeProgram({
      patch: settings,
      keyHash,
      label: name,
      createdAt,
      newId: (prefix) => ids.next(prefix),
    });
    if ('errors' in made) {
      draft.refuseAll([...place, 'settings'], made.errors);
      continue;
    }
    for (const { id, text } of made.records) draft.put(undefined, '', id, JSON.parse(text) as object);
    draft.put('programs', name, made.programId, draft.read('prg-', made.programId));
    draft.put('businesses', name, made.businessId, draft.read('bus-', made.businessId));
    draft.put('people', name, made.personId, draft.read('per-', made.personId));
  }
}

export async function addMembers(
  draft: SeedDraft,
  kind: 'businesses' | 'people',
  entries: Added<'people'> = {},
): Promise<void> {
  for (const [name, { program = EXAMPLE }] of Object.entries(entries)) {
    const place = [kind, name];
    const programId = toProgramId(draft.idOf('programs', program, [...place, 'program']));
    if (draft.has(kind, name)) {
      draft.refuse(place, 'unique', 'is already there: a program has one of its own name');
      continue;
    }
    const ids = await draft.derive(kind, name);
    const id = kind === 'people' ? toPersonId(ids.next('per-')) : toBusinessId(ids.next('bus-'));
    draft.put(kind, name, id, { id, programId } satisfies Member);
  }
}

export async function addAccounts(draft: SeedDraft, entries: Added<'accounts'> = {}): Promise<void> {
  for (const [name, entry] of Object.entries(entries)) {
    const { program = EXAMPLE, business, person, ...fields } = entry;
    const place = ['accounts', name];
    refuseReferences(draft, place, entry, ['program', 'business', 'person']);
    const ids = await draft.derive('accounts', name);
    const programId = toProgramId(draft.idOf('programs', program, [...place, 'program']));
    // That of an unknown program has been refused.
    const own = draft.has('programs', program) ? program : EXAMPLE;
    const businessId = toBusinessId(draft.idOf('businesses', business ?? own, [...place, 'business']));
    const personId = toPersonId(draft.idOf('people', person ?? own, [...place, 'person']));
    requireSameProgram(draft, [...place, 'business'], draft.read('bus-', businessId), programId);
    requireSameProgram(draft, [...place, 'person'], draft.read('per-', personId), programId);
    const stored = name === EXAMPLE ? draft.read('acc-', draft.idOf('accounts', EXAMPLE, place)) : undefined;
    const start: Account = stored?.account ?? {
      ...examples.createAccount.responses.createAccountResponse,
      id: toAccountId(ids.next('acc-')),
      programId,
      businessId,
      createdPersonId: personId,
      label: name,
      accountNumber: ids.digits(12),
      config: startingConfig(draft.read('prg-', programId)),
    };
    const account = draft.patch(place, start, fields);
    draft.add(
      'accounts',
      name,
      start.id,
      stored === undefined ? newAccount(account) : { ...stored, account },
    );
  }
}

export async function addContacts(draft: SeedDraft, entries: Added<'contacts'> = {}): Promise<void> {
  for (const [name, entry] of Object.entries(entries)) {
    const { account = EXAMPLE, ...fields } = entry;
    const place = ['contacts', name];
    refuseReferences(draft, place, entry, ['account']);
    const ids = await draft.derive('contacts', name);
    const { id: accountId, programId } = accountOf(draft, account, [...place, 'account']);
    const title = typeof fields.name === 'string' ? fields.name : name;
    const start: Contact =
      name === EXAMPLE
        ? draft.read('con-', draft.idOf('contacts', EXAMPLE, place))
        : {
            ...examples.createContact.responses.createContactResponse,
            id: toContactId(ids.next('con-')),
            programId,
            accountId,
            name: title,
            label: title,
          };
    const contact = draft.patch(place, start, fields);
    const { ach, wire } = fields;
    const lasting = {
      ...contact,
      ach: withLast4(contact.ach, ach),
      wire: isObject(contact.wire)
        ? {
            ...contact.wire,
            domestic: withLast4(contact.wire.domestic, isObject(wire) ? wire.domestic : undefined),
          }
        : contact.wire,
    };
    draft.add('contacts', name, start.id, lasting);
  }
}

/** Unless the entry says otherwise, the last four characters are those of the account number that it gives. */
function withLast4<Details>(details: Details, given: unknown): Details {
  if (!isObject(details) || !isObject(given) || given.last4 !== undefined) return details;
  const { accountNumber } = details as Readonly<Record<string, unknown>>;
  return typeof accountNumber === 'string' ? { ...details, last4: lastFour(accountNumber) } : details;
}

export async function addCards(draft: SeedDraft, entries: Added<'cards'> = {}): Promise<void> {
  for (const [name, { account = EXAMPLE, person, ...fields }] of Object.entries(entries)) {
    const place = ['cards', name];
    const ids = await draft.derive('cards', name);
    const {
      id: accountId,
      programId,
      businessId,
      createdPersonId,
    } = accountOf(draft, account, [...place, 'account']);
    const personId = toPersonId(
      person === undefined ? createdPersonId : draft.idOf('people', person, [...place, 'person']),
    );
    requireSameProgram(draft, [...place, 'person'], draft.read('per-', personId), programId);
    const { cardholder, shipping, ...example } = examples.createCard.responses.createCardResponse;
    const start: Card = {
      ...example,
      id: toCardId(ids.next('crd-')),
      accountId,
      programId,
      businessId: toBusinessId(businessId),
      createdPersonId: personId,
      label: name,
      last4: ids.digits(4),
      cardholder: { ...cardholder, id: toCardholderId(ids.next('chd-')), personId } as Card['cardholder'],
      shipping: { ...shipping, id: toShippingId(ids.next('shp-')) } as Card['shipping'],
      ...(typeof fields.limitAmount === 'string' && { availableLimit: fields.limitAmount }),
    };
    const card = draft.patch(place, start, fields);
    draft.add('cards', name, start.id, card);
    countCard(draft, accountId, card.cardType);
  }
}

function countCard(draft: SeedDraft, accountId: string, type: unknown): void {
  if (type !== 'physical' && type !== 'virtual') return;
  const before = draft.read('acc-', accountId);
  const cards = { ...before.cards, [type]: before.cards[type] + 1 };
  draft.put(undefined, '', accountId, { ...before, cards } satisfies AccountRecord);
}

export async function addTransfers(draft: SeedDraft, entries: Added<'transfers'> = {}): Promise<void> {
  for (const [name, entry] of Object.entries(entries)) {
    const { contact: of = EXAMPLE, account, ...fields } = entry;
    const place = ['transfers', name];
    refuseReferences(draft, place, entry, ['contact', 'account']);
    const ids = await draft.derive('transfers', name);
    const contact = draft.read('con-', draft.idOf('contacts', of, [...place, 'contact']));
    const programId = toProgramId(contact.programId);
    const accountId =
      account === undefined
        ? toAccountId(contact.accountId)
        : accountOf(draft, account, [...place, 'account']).id;
    requireSameProgram(draft, [...place, 'account'], draft.read('acc-', accountId).account, programId);
    const id = toTransferId(ids.next('tra-'));
    const isPull = fields.transferType === 'ach';
    const start: Transfer =
      name === EXAMPLE
        ? draft.read('tra-', draft.idOf('transfers', EXAMPLE, place)).transfer
        : { ...(isPull ? pullOf(contact) : checkTo(contact)), id, accountId, contactId: contact.id };
    const transfer = draft.patch(place, start, fields);
    draft.add('transfers', name, start.id, { programId, transfer } satisfies TransferRecord);
  }
}

function checkTo(contact: Contact): Transfer {
  return { ...seededCheck(), name: contact.name, address: contact.check?.address ?? EMPTY_ADDRESS };
}

function pullOf(contact: Contact): Transfer {
  const {
    id,
    amount,
    type,
    description,
    createdAt: now,
  } = examples.receiveAchPull.responses.receiveAchPullResponse;
  return newPull({ id, accountId: toAccountId(contact.accountId), contact, amount, type, description, now });
}

function accountOf(draft: SeedDraft, name: string, place: readonly string[]): Account {
  return draft.read('acc-', draft.idOf('accounts', name, place)).account;
}

function requireSameProgram(
  draft: SeedDraft,
  place: readonly string[],
  { programId }: { readonly programId: string },
  expected: string,
): void {
  if (programId !== expected) draft.refuse(place, 'owner', 'must be of the same program');
}
