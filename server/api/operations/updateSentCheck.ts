import type { UpdateSentCheckCall, UpdateSentCheckReply } from '../../../generated/server.ts';
import type { SentCheck } from '../../../generated/types.ts';
import type { TransferRecord } from '../../store/records.ts';
import { authenticatePerson } from '../bank/authentication.ts';
import type { BankContext } from '../bank/context.ts';
import { modifiedTime } from '../bank/modified-time.ts';
import { pathNotFound } from '../bank/not-found.ts';
import { ownTransfer } from '../bank/records-of-program.ts';
import { Refusals } from '../bank/refusals.ts';
import { refuseInexactNumbers } from '../bank/refuse-inexact-numbers.ts';
import { record } from '../bank/stored.ts';

/** Section 4.7. What was not sent is unchanged; metadata that is sent replaces the previous metadata as a whole. */
export async function updateSentCheck(call: UpdateSentCheckCall<BankContext>): Promise<UpdateSentCheckReply> {
  const { body, context, path } = call;
  const { programId, now } = await authenticatePerson(call);

  const transfer = await context.store.change([path.transferId], ([text]) => {
    const before = ownTransfer(text, programId);
    if (before?.transfer.transferType !== 'physicalCheck') throw pathNotFound('transferId', 'check');
    const refusals = new Refusals();
    refuseInexactNumbers(refusals, body.metadata, ['metadata']);
    refusals.throwIfAny();
    const { title, description, metadata } = before.transfer;
    const after: SentCheck = {
      ...before.transfer,
      transferType: 'physicalCheck',
      txnType: 'debit',
      title: body.title ?? title,
      description: body.description ?? description,
      metadata: body.metadata === undefined ? metadata : body.metadata,
      modifiedAt: modifiedTime(now, before.transfer),
    };
    const put = [record(after.id, { programId, transfer: after } satisfies TransferRecord)];
    return { put, result: after };
  });
  return { status: 200, body: transfer };
}
