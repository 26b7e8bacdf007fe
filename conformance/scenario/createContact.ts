import { clockPause } from './clock-pause.ts';
import { BOSTON, gbAddress, phoneNumber, usAddress, usPlace } from './data/addresses.ts';
import {
  accountNumber,
  accountNumberWithZeros,
  americanBic,
  britishBic,
  britishIban,
  routingNumber,
} from './data/bank-details.ts';
import { businessName, words } from './data/words.ts';
import { accountIdInUse, noAccount } from './known-records.ts';
import type { ScenarioStep } from './step.ts';

/**
 * Section 4.1. Has every kind of detail; similar ones have different values, so that a mix-up is noticed. Some begin with a
 * zero, which numbers would lose.
 */
export const storeContact: ScenarioStep = {
  id: 'store-contact',
  operation: 'createContact',
  purpose: 'Store a contact of the account',
  after: ['open-account'],
  derived: false,
  prepare(context) {
    const accountId = accountIdInUse(context);
    if (accountId === undefined) return noAccount(context);
    const { random } = context;
    const place = usPlace(random);
    const name = businessName(random);
    const bank = (number: string) => ({
      accountNumber: number,
      accountType: 'businessChecking',
      bankName: `Example ${businessName(random)} Bank`,
      routingNumber: routingNumber(random),
    });
    return {
      ...clockPause(context, accountId),
      body: {
        accountId,
        name,
        email: `${words(random).replace(' ', '.')}@example.com`,
        phone: phoneNumber(random, place),
        ach: bank(accountNumberWithZeros(random)),
        card: { address: usAddress(random, 'card', place) },
        check: { address: usAddress(random, 'check', BOSTON) },
        wire: {
          domestic: { ...bank(accountNumber(random)), address: usAddress(random, 'wire', place) },
          international: {
            accountNumber: britishIban(random),
            accountType: 'business',
            bankIdentifierCode: britishBic(random),
            bankIdentifierType: 'swift',
            beneficiaryAddress: gbAddress(random, 'wire'),
            beneficiaryBank: `Example ${businessName(random)} Bank`,
            beneficiaryBankAddress: gbAddress(random, 'wire'),
            correspondentBank: `Example ${businessName(random)} Trust`,
            correspondentBankAddress: usAddress(random, 'wire'),
            correspondentBankIdentifierCode: americanBic(random),
          },
        },
      },
    };
  },
};
