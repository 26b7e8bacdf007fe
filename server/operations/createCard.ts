import type { CreateCardCall, CreateCardReply } from '../../generated/server.ts';
import { authenticatePerson } from '../bank/authentication.ts';
import { type Assigned, newCard, refuseCard } from '../bank/card.ts';
import type { BankContext } from '../bank/context.ts';
import { newId } from '../bank/new-id.ts';
import { requireFound } from '../bank/not-found.ts';
import { randomDigits } from '../bank/random-digits.ts';
import { ownAccount } from '../bank/records-of-program.ts';
import { Refusals } from '../bank/refusals.ts';
import type { AccountRecord } from '../records.ts';

/** Section 4.5. */
export async function createCard(call: CreateCardCall<BankContext>): Promise<CreateCardReply> {
  const { body, context } = call;
  const { programId, program, personId, now } = await authenticatePerson(call);
  const { accountId } = body;
  const assigned: Assigned = {
    id: newId('crd-', context.systemTime),
    cardholderId: newId('chd-', context.systemTime),
    shippingId: newId('shp-', context.systemTime),
    last4: randomDigits(4),
    personId,
    now,
  };

  const card = await context.store.change(accountId === undefined ? [] : [accountId], ([text]) => {
    const record = ownAccount(text, programId);
    requireFound([
      { field: 'accountId', kind: 'account', found: accountId === undefined || record !== undefined },
    ]);
    const refusals = new Refusals();
    refuseCard(refusals, body, record, program);
    if (record === undefined || !refusals.isEmpty) throw refusals.problem();
    const issued = newCard(body, record.account, assigned);
    const type = issued.cardType as keyof AccountRecord['cards'];
    const after: AccountRecord = {
      ...record,
      cards: { ...record.cards, [type]: record.cards[type] + 1 },
    };
    const put = [
      { id: record.account.id, text: JSON.stringify(after) },
      { id: issued.id, text: JSON.stringify(issued) },
    ];
    return { put, result: issued };
  });
  return { status: 201, body: card };
}
