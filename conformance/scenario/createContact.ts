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
import { businessName, words } from './data/names-and-labels.ts';
import { createDraw } from './draw.ts';
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
  sends: {
    bankAccounts: ['/ach', '/wire/domestic'],
    routingNumbers: ['/ach/routingNumber', '/wire/domestic/routingNumber'],
    bankNames: [
      '/ach/bankName',
      '/wire/domestic/bankName',
      '/wire/international/beneficiaryBank',
      '/wire/international/correspondentBank',
    ],
    bankAccountTypes: ['/ach/accountType', '/wire/domestic/accountType'],
    bics: ['/wire/international/bankIdentifierCode', '/wire/international/correspondentBankIdentifierCode'],
    internationalAccountNumbers: ['/wire/international/accountNumber'],
    internationalAccountTypes: ['/wire/international/accountType'],
    phones: ['/phone'],
    domains: ['/email'],
    businessNames: ['/name'],
    addresses: [
      '/card/address',
      '/check/address',
      '/wire/domestic/address',
      '/wire/international/correspondentBankAddress',
    ],
    addressesAbroad: ['/wire/international/beneficiaryAddress', '/wire/international/beneficiaryBankAddress'],
  },
  prepare(context) {
    const accountId = accountIdInUse(context);
    if (accountId === undefined) return noAccount(context);
    const { random } = context;
    const draw = createDraw(context);
    const { distinct, operators } = draw;
    const inUs = (type: string) => draw.address('addresses', type) ?? distinct(() => usAddress(random, type));
    const inGb = (type: string) =>
      draw.address('addressesAbroad', type) ?? distinct(() => gbAddress(random, type));
    const card = inUs('card');
    const bankName = (kind: string) =>
      operators('bankNames') ?? distinct(() => `Example ${businessName(random)} ${kind}`);
    const bank = (number: () => string) => {
      // Other routing numbers are better than the same account twice.
      const own = operators(
        'bankAccounts',
        (one) => context.data?.routingNumbers === undefined || !draw.isTaken(one),
      );
      return {
        accountNumber: own?.accountNumber ?? distinct(number),
        accountType: own?.accountType ?? operators('bankAccountTypes') ?? 'businessChecking',
        bankName: own?.bankName ?? bankName('Bank'),
        routingNumber:
          own?.routingNumber ?? operators('routingNumbers') ?? distinct(() => routingNumber(random)),
      };
    };
    const domains = context.data?.domains;
    const domain = () => (domains === undefined ? 'example.com' : random.pick(domains));
    return {
      ...clockPause(context, accountId),
      body: {
        accountId,
        name: operators('businessNames') ?? distinct(() => businessName(random)),
        email: distinct(() => `${words(random).replace(' ', '.')}@${domain()}`),
        phone: operators('phones') ?? distinct(() => phoneNumber(random, card)),
        ach: bank(() => accountNumberWithZeros(random)),
        card: { address: card },
        check: {
          address:
            draw.address('addresses', 'check') ??
            addressAt(
              BOSTON,
              'check',
              distinct(() => street(random)),
            ),
        },
        wire: {
          domestic: { ...bank(() => accountNumber(random)), address: inUs('wire') },
          international: {
            accountNumber: operators('internationalAccountNumbers') ?? distinct(() => britishIban(random)),
            accountType: operators('internationalAccountTypes') ?? 'business',
            bankIdentifierCode: operators('bics') ?? distinct(() => britishBic(random)),
            bankIdentifierType: 'swift',
            beneficiaryAddress: inGb('wire'),
            beneficiaryBank: bankName('Bank'),
            beneficiaryBankAddress: inGb('wire'),
            correspondentBank: bankName('Trust'),
            correspondentBankAddress: inUs('wire'),
            correspondentBankIdentifierCode: operators('bics') ?? distinct(() => americanBic(random)),
          },
        },
      },
    };
  },
};
