import type { CreateContactCall, CreateContactReply } from '../../../generated/server.ts';
import type { Contact } from '../../../generated/types.ts';
import { toAddress } from '../bank/addresses.ts';
import { authenticate } from '../bank/authentication.ts';
import { refuseDetails, toAch, toDomesticWire, toInternationalWire } from '../bank/contact-details.ts';
import type { BankContext } from '../bank/context.ts';
import { newId } from '../bank/new-id.ts';
import { requireFound } from '../bank/not-found.ts';
import { ownAccount } from '../bank/records-of-program.ts';
import { Refusals } from '../bank/refusals.ts';
import { refuseUnset } from '../bank/refuse-unset.ts';
import { record } from '../bank/stored.ts';

/** Section 4.1. */
export async function createContact(call: CreateContactCall<BankContext>): Promise<CreateContactReply> {
  const { body, context } = call;
  const { accountId = '', name = '', email = '', phone = '', ach, card, check, wire } = body;
  const { programId, program, now } = await authenticate(call);

  const contact: Contact = {
    id: newId('con-', context.systemTime),
    programId,
    accountId,
    name,
    email,
    phone,
    ach: toAch(ach),
    card: card ? { address: toAddress(card.address) } : null,
    check: check ? { address: toAddress(check.address) } : null,
    wire: wire
      ? {
          domestic: toDomesticWire(wire.domestic),
          international: toInternationalWire(wire.international),
        }
      : null,
    label: name,
    status: 'active',
    type: 'others',
    createdAt: now,
    modifiedAt: now,
    metadata: null,
    crossBorder: null,
    debitCard: null,
    intrabank: null,
  };
  const put = [record(contact.id, contact)];
  await context.store.change([accountId], ([accountText]) => {
    const found = accountId === '' || ownAccount(accountText, programId) !== undefined;
    requireFound([{ field: 'accountId', kind: 'account', found }]);
    const refusals = new Refusals();
    refuseUnset(refusals, { accountId, name });
    refuseDetails(refusals, body, program);
    refusals.throwIfAny();
    return { put, result: undefined };
  });
  return { status: 201, body: contact };
}
