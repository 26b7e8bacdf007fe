import type { UpdateAccountCall, UpdateAccountReply } from '../../../generated/server.ts';
import type { Account } from '../../../generated/types.ts';
import { authenticatePerson } from '../bank/authentication.ts';
import { changeConfig } from '../bank/change-config.ts';
import type { BankContext } from '../bank/context.ts';
import { modifiedTime } from '../bank/modified-time.ts';
import { pathNotFound } from '../bank/not-found.ts';
import { ownAccount } from '../bank/records-of-program.ts';
import { Refusals } from '../bank/refusals.ts';
import { serializeAccount } from '../bank/serialize-account.ts';

/** Section 4.4. */
export async function updateAccount(call: UpdateAccountCall<BankContext>): Promise<UpdateAccountReply> {
  const { body, context, path } = call;
  const { programId, program, now } = await authenticatePerson(call);

  const updated = await context.store.change([path.accountId], ([text]) => {
    const before = ownAccount(text, programId);
    if (before === undefined) throw pathNotFound('accountId', 'account');
    const refusals = new Refusals();
    const config = changeConfig(before.account.config, body, program, refusals);
    refusals.throwIfAny();
    const account: Account = { ...before.account, modifiedAt: modifiedTime(now, before.account), config };
    const { stored, body: response } = serializeAccount({ ...before, account });
    return { put: [stored], result: response };
  });
  return { status: 200, body: updated };
}
