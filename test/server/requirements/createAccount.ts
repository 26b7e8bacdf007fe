import fc from 'fast-check';
import { expect } from 'vitest';
import type { Account, CreateAccountRequest, Program } from '../../../generated/types.ts';
import { programs, text } from '../valid-requests.ts';
import { asSent, suite } from './suite.ts';

interface Case {
  readonly sent: CreateAccountRequest;
  readonly program: Program;
  readonly account: Account;
}

const zero = (name: 'availableBalance' | 'pendingCredit' | 'pendingDebit' | 'fees' | 'interest') => {
  return ({ account }: Case) => expect(account[name]).toBe('0.00');
};

const returned = (name: keyof CreateAccountRequest) => {
  return ({ sent, account }: Case) => expect(account[name]).toBe(sent[name]);
};

export const createAccount = suite({
  inputs: fc.record({
    patch: programs,
    label: text.filter((label) => label !== ''),
    type: fc.constantFrom('businessChecking', 'businessSavings'),
    secondBusiness: fc.boolean(),
  }),
  async act(bank, { patch, label, type, secondBusiness }): Promise<Case> {
    await bank.patch(bank.seed.programId, patch);
    const businessId = 'bus-00000000-0000-7000-8000-000000000002' as const;
    await bank.write(businessId, { id: businessId, programId: bank.seed.programId });
    const sent = asSent({
      acceptedTerms: true,
      businessId: secondBusiness ? businessId : bank.seed.businessId,
      label,
      type,
    }) as CreateAccountRequest;
    const account = await bank.call('createAccount', { body: sent });
    return { sent, account, program: await bank.call('retrieveProgram') };
  },
  async again(bank, { sent, account }): Promise<Case> {
    return {
      sent,
      account: await bank.call('updateAccount', { id: account.id }),
      program: await bank.call('retrieveProgram'),
    };
  },
  rows: {
    'status-is-active': ({ account }) => expect(account.status).toBe('active'),
    'available-balance-is-zero': zero('availableBalance'),
    'pending-credit-is-zero': zero('pendingCredit'),
    'pending-debit-is-zero': zero('pendingDebit'),
    'fees-are-zero': zero('fees'),
    'interest-is-zero': zero('interest'),
    'is-not-verified': ({ account }) => expect(account.isVerified).toBe(false),
    'no-verification-time-while-unverified': ({ account }) => expect(account.verifiedAt).toBe(''),
    'accepted-terms-are-returned': returned('acceptedTerms'),
    'business-is-returned': returned('businessId'),
    'label-is-returned': returned('label'),
    'type-is-returned': returned('type'),
    'card-counts-come-from-program': ({ account, program }) => {
      for (const type of ['physical', 'virtual'] as const)
        expect(account.config.card[type].count).toBe(program.card.type[type].count);
    },
    'limits-come-from-program': ({ account, program }) =>
      expect(account.config.limits).toEqual(program.limits),
    'enabled-flags-come-from-program': ({ account: { config }, program }) => {
      for (const type of ['physical', 'virtual'] as const)
        expect(config.card[type].enabled).toBe(program.card.type[type].enabled);
      expect(config.incoming?.achPull?.enabled).toBe(program.incoming?.achPull?.enabled);
      expect(flags(config.receive, 'enabled')).toEqual(flags(program.receive, 'enabled'));
      expect(flags(config.send, 'enabled')).toEqual(flags(program.send, 'enabled'));
    },
    'same-day-flags-come-from-program': ({ account: { config }, program }) => {
      expect(config.receive.ach.sameDay).toBe(program.receive.ach.sameDay);
      expect(config.send.ach.sameDay).toBe(program.send.ach.sameDay);
    },
    'originators-come-from-program': ({ account: { config }, program }) => {
      const { allowedOriginators, blockedOriginators } = program.incoming?.achPull ?? {};
      expect(config.incoming?.achPull).toMatchObject({ allowedOriginators, blockedOriginators });
    },
  },
});

/** By rail. */
function flags(rails: object, flag: 'enabled'): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(rails).map(([rail, settings]: [string, { enabled: boolean }]) => [rail, settings[flag]]),
  );
}
