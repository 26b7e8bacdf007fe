import type { CreateCardCall, CreateCardReply } from '../../../generated/server.ts';
import type { AccountRecord } from '../../store/records.ts';
import { authenticatePerson } from '../bank/authentication.ts';
import { type Assigned, newCard, refuseCard } from '../bank/card.ts';
import type { BankContext } from '../bank/context.ts';
import { newId } from '../bank/new-id.ts';
import { requireFound } from '../bank/not-found.ts';
import { randomDigits } from '../bank/random-digits.ts';
import { ownAccount } from '../bank/records-of-program.ts';
import { Refusals } from '../bank/refusals.ts';
import { record } from '../bank/stored.ts';

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

  const card = await context.store.change(accountId ? [accountId] : [], ([text]) => {
    const before = ownAccount(text, programId);
    requireFound([{ field: 'accountId', kind: 'account', found: !accountId || before !== undefined }]);
    const refusals = new Refusals();
    refuseCard(refusals, body, before, program);
    if (before === undefined || !refusals.isEmpty) throw refusals.problem();
    const issued = newCard(body, before.account, assigned);
    const type = issued.cardType as keyof AccountRecord['cards'];
    const after: AccountRecord = {
      ...before,
      cards: { ...before.cards, [type]: before.cards[type] + 1 },
    };
    return { put: [record(before.account.id, after), record(issued.id, issued)], result: issued };
  });
  return { status: 201, body: card };
}
