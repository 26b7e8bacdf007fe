import type { UpdateAccountCall, UpdateAccountReply } from '../../../generated/server.ts';
import type { Account } from '../../../generated/types.ts';
import { authenticatePerson } from '../bank/authentication.ts';
import { changeConfig } from '../bank/change-config.ts';
import type { BankContext } from '../bank/context.ts';
import { modifiedTime } from '../bank/modified-time.ts';
import { notInPath } from '../bank/not-found.ts';
import { ownAccount } from '../bank/records-of-program.ts';
import { Refusals } from '../bank/refusals.ts';
import { writeAccount } from '../bank/write-account.ts';

/** Section 4.4. */
export async function updateAccount(call: UpdateAccountCall<BankContext>): Promise<UpdateAccountReply> {
  const { body, context, path } = call;
  const { programId, program, now } = await authenticatePerson(call);

  const updated = await context.store.change([path.accountId], ([text]) => {
    const before = ownAccount(text, programId);
    if (before === undefined) throw notInPath('accountId', 'account');
    const refusals = new Refusals();
    const config = changeConfig(before.account.config, body, program, refusals);
    refusals.throwIfAny();
    const account: Account = { ...before.account, modifiedAt: modifiedTime(now, before.account), config };
    const { stored, shown } = writeAccount({ ...before, account });
    return { put: [stored], result: shown };
  });
  return { status: 200, body: updated };
}
