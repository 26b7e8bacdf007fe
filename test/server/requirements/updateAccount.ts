import fc from 'fast-check';
import { expect } from 'vitest';
import { examples } from '../../../generated/examples.ts';
import type { Account, PeriodLimits, Program, UpdateAccountRequest } from '../../../generated/types.ts';
import { START } from '../open-bank.ts';
import { updates } from '../valid-requests.ts';
import { asSent, expectReturned, suite } from './suite.ts';

interface Case {
  readonly id: string;
  readonly program: Program;
  readonly created: Account;
  readonly sent: UpdateAccountRequest;
  readonly account: Account;
}

const changes = updates(examples.retrieveProgram.responses.retrieveProgramResponse);

export const updateAccount = suite({
  inputs: fc.record({ before: changes, change: changes, seconds: fc.integer({ min: 1, max: 1e6 }) }),
  async act(bank, { before, change, seconds }): Promise<Case> {
    const { businessId } = bank.seed;
    const body = { acceptedTerms: true, businessId, label: 'Till', type: 'businessSavings' };
    const created = await bank.call('createAccount', { body });
    const { id } = created;
    await bank.call('updateAccount', { id, body: before });
    bank.now = new Date(Date.parse(START) + seconds * 1000).toISOString();
    const sent = asSent(change);
    const account = await bank.call('updateAccount', { id, body: sent });
    return { id, program: await bank.call('retrieveProgram'), created, sent, account };
  },
  async again(bank, seen) {
    return { ...seen, account: await bank.call('updateAccount', { id: seen.id }) };
  },
  rows: {
    'no-verification-time-while-unverified': ({ account }) =>
      expect([account.isVerified, account.verifiedAt]).toEqual([false, '']),
    'id-is-the-one-asked-for': ({ id, account }) => expect(account.id).toBe(id),
    'card-counts-take-effect': ({ sent, account }) => {
      for (const type of ['physical', 'virtual'] as const)
        expectReturned(account.config.card[type].count, sent.config?.card?.[type]?.count);
    },
    'top-level-limits-take-effect': ({ sent, account }) => {
      for (const direction of ['receive', 'send'] as const)
        for (const period of ['daily', 'monthly'] as const)
          expectReturned(
            account.config.limits[direction][period],
            sent.config?.limits?.[direction]?.[period],
          );
    },
    'enabled-flags-take-effect': ({ sent: { config }, account }) => {
      for (const type of ['physical', 'virtual'] as const)
        expectReturned(account.config.card[type].enabled, config?.card?.[type]?.enabled);
      expectFlags(account.config.receive, config?.receive, 'enabled');
      expectFlags(account.config.send, config?.send, 'enabled');
    },
    'allowed-originators-take-effect': ({ sent, account }) =>
      expectReturned(
        account.config.incoming?.achPull?.allowedOriginators,
        sent.incoming?.achPull?.allowedOriginators,
      ),
    'group-limits-take-effect': (seen) => {
      for (const { sent, got } of groupsOf(seen))
        if (sent.daily !== '' || sent.monthly !== '') expectReturned(got, sent);
    },
    'same-day-flags-take-effect': ({ sent: { config }, account }) => {
      expectFlags(account.config.receive, config?.receive, 'sameDay');
      expectFlags(account.config.send, config?.send, 'sameDay');
    },
    'empty-group-returns-program-limits': (seen) => {
      for (const { sent, got, most } of groupsOf(seen))
        if (sent.daily === '' && sent.monthly === '') expect(got).toEqual(most);
    },
    'blocked-originators-stay-null': ({ created, account }) => {
      expect(created.config.incoming?.achPull?.blockedOriginators).toBeNull();
      expect(account.config.incoming?.achPull?.blockedOriginators).toBeNull();
    },
    'modified-after-created': ({ account }) => expect(account.modifiedAt > account.createdAt).toBe(true),
    'other-fields-are-kept': ({ created, account }) => {
      const { modifiedAt: _modified, config: _config, ...kept } = created;
      expect(account).toMatchObject(kept);
    },
  },
});

type Groups = Readonly<Record<string, PeriodLimits | string>>;

/** Groups of limits that were sent, with what came back and what the program has. */
function groupsOf({ sent, account, program }: Case) {
  return (['receive', 'send'] as const).flatMap((direction) =>
    Object.entries((sent.config?.limits?.[direction] ?? {}) as Groups)
      .filter(([, group]) => typeof group === 'object')
      .map(([name, group]) => ({
        sent: group as PeriodLimits,
        got: (account.config.limits[direction] as unknown as Groups)[name],
        most: (program.limits[direction] as unknown as Groups)[name],
      })),
  );
}

function expectFlags(got: object, sent: object | undefined, flag: 'enabled' | 'sameDay'): void {
  for (const [rail, flags] of Object.entries(sent ?? {}))
    expectReturned((got as Record<string, Record<string, boolean>>)[rail]?.[flag], flags[flag]);
}
