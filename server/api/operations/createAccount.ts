import type { CreateAccountCall, CreateAccountReply } from '../../../generated/server.ts';
import type { Account } from '../../../generated/types.ts';
import { CURRENCIES, offeredAccountTypes, refuseUnlisted } from '../bank/accepted-values.ts';
import { startingConfig } from '../bank/account-config.ts';
import { authenticatePerson, isMember } from '../bank/authentication.ts';
import type { BankContext } from '../bank/context.ts';
import { newId } from '../bank/new-id.ts';
import { requireFound } from '../bank/not-found.ts';
import { randomDigits } from '../bank/random-digits.ts';
import { Refusals } from '../bank/refusals.ts';
import { refuseUnset } from '../bank/refuse-unset.ts';
import { serializeAccount } from '../bank/serialize-account.ts';

const ROUTING_NUMBER = '110000000';

/** Section 4.3. The account starts with its program's settings. */
export async function createAccount(call: CreateAccountCall<BankContext>): Promise<CreateAccountReply> {
  const { body, context } = call;
  const { acceptedTerms, businessId = '', label = '', type = '' } = body;
  const { programId, program, personId, now, texts } = await authenticatePerson(call, [businessId]);

  const found = businessId === '' || isMember(texts[0], programId);
  requireFound([{ field: 'businessId', kind: 'business', found }]);
  const refusals = new Refusals();
  refuseUnset(refusals, { acceptedTerms, businessId, label, type });
  if (acceptedTerms === false) refusals.add('#/acceptedTerms', 'terms', 'must be true');
  refuseUnlisted(refusals, '#/type', type, offeredAccountTypes(program));
  refusals.throwIfAny();

  const account: Account = {
    id: newId('acc-', context.systemTime),
    programId,
    businessId,
    createdPersonId: personId,
    familyId: '',
    label,
    type,
    status: 'active',
    acceptedTerms: true,
    accountNumber: randomDigits(12),
    routingNumber: ROUTING_NUMBER,
    sponsorBankName: program.bank.sponsor,
    currency: CURRENCIES[0],
    accountInterestFrequency: program.bank.accountInterestFrequency,
    availableBalance: '0.00',
    pendingCredit: '0.00',
    pendingDebit: '0.00',
    fees: '0.00',
    interest: '0.00',
    isVerified: false,
    verifiedAt: '',
    createdAt: now,
    modifiedAt: now,
    metadata: null,
    config: startingConfig(program),
  };
  const { stored, body: response } = serializeAccount({
    account,
    cards: { physical: 0, virtual: 0 },
    received: { day: now.slice(0, 10), dayCents: 0, month: now.slice(0, 7), monthCents: 0 },
  });
  // Isolates no records: no operation changes a program or a business.
  await context.store.change([], () => ({ put: [stored], result: undefined }));
  return { status: 201, body: response };
}
