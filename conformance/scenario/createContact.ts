import { clockPause } from './clock-pause.ts';
import { addressAt, BOSTON, gbAddress, phoneNumber, street, usAddress } from './data/addresses.ts';
import {
  accountNumber,
  accountNumberWithZeros,
  americanBic,
  britishBic,
  britishIban,
  routingNumber,
} from './data/bank-details.ts';
import { businessName, words } from './data/words.ts';
import { createDistinct } from './distinct-texts.ts';
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
    const distinct = createDistinct(context);
    const inUs = (type: string) => distinct(() => usAddress(random, type));
    const inGb = (type: string) => distinct(() => gbAddress(random, type));
    const card = inUs('card');
    const bankName = (kind: string) => distinct(() => `Example ${businessName(random)} ${kind}`);
    const bank = (number: () => string) => ({
      accountNumber: distinct(number),
      accountType: 'businessChecking',
      bankName: bankName('Bank'),
      routingNumber: distinct(() => routingNumber(random)),
    });
    return {
      ...clockPause(context, accountId),
      body: {
        accountId,
        name: distinct(() => businessName(random)),
        email: distinct(() => `${words(random).replace(' ', '.')}@example.com`),
        phone: distinct(() => phoneNumber(random, card)),
        ach: bank(() => accountNumberWithZeros(random)),
        card: { address: card },
        check: {
          address: addressAt(
            BOSTON,
            'check',
            distinct(() => street(random)),
          ),
        },
        wire: {
          domestic: { ...bank(() => accountNumber(random)), address: inUs('wire') },
          international: {
            accountNumber: distinct(() => britishIban(random)),
            accountType: 'business',
            bankIdentifierCode: distinct(() => britishBic(random)),
            bankIdentifierType: 'swift',
            beneficiaryAddress: inGb('wire'),
            beneficiaryBank: bankName('Bank'),
            beneficiaryBankAddress: inGb('wire'),
            correspondentBank: bankName('Trust'),
            correspondentBankAddress: inUs('wire'),
            correspondentBankIdentifierCode: distinct(() => americanBic(random)),
          },
        },
      },
    };
  },
};
