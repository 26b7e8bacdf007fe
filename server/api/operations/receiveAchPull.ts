import type { ReceiveAchPullCall, ReceiveAchPullReply } from '../../../generated/server.ts';
import type { TransferRecord } from '../../store/records.ts';
import { newPull, refusePull, withPull } from '../bank/ach-pull.ts';
import { authenticatePerson } from '../bank/authentication.ts';
import type { BankContext } from '../bank/context.ts';
import { amountToCents } from '../bank/money.ts';
import { newId } from '../bank/new-id.ts';
import { requireFound } from '../bank/not-found.ts';
import { ownAccount, ownContact } from '../bank/records-of-program.ts';
import { Refusals } from '../bank/refusals.ts';
import { record } from '../bank/stored.ts';

/** Section 4.6. */
export async function receiveAchPull(call: ReceiveAchPullCall<BankContext>): Promise<ReceiveAchPullReply> {
  const { body, context } = call;
  const { accountId, contactId, amount, description = '', type = '' } = body;
  const { programId, program, now } = await authenticatePerson(call);
  const id = newId('tra-', context.systemTime);

  const transfer = await context.store.change([accountId ?? '', contactId ?? ''], (texts) => {
    const before = ownAccount(texts[0], programId);
    const contact = ownContact(texts[1], programId);
    requireFound([
      { field: 'accountId', kind: 'account', found: !accountId || before !== undefined },
      { field: 'contactId', kind: 'contact', found: !contactId || contact !== undefined },
    ]);
    const refusals = new Refusals();
    refusePull(refusals, body, { record: before, contact }, program, now);
    const cents = amountToCents(amount ?? '');
    if (!before || !contact || amount === undefined || cents === undefined || !refusals.isEmpty)
      throw refusals.problem();
    const made = newPull({ id, accountId: before.account.id, contact, amount, type, description, now });
    const put = [
      record(before.account.id, withPull(before, cents, now)),
      record(id, { programId, transfer: made } satisfies TransferRecord),
    ];
    return { put, result: made };
  });
  return { status: 201, body: transfer };
}
