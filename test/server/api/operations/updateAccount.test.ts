import { expect, test } from 'vitest';
import { examples } from '../../../../generated/examples.ts';
import { type Bank, openBank } from '../../open-bank.ts';
import { refusalOf } from '../../problems.ts';

const example = examples.updateAccount.requests.updateAccountRequest;

test('the documented change has the documented outcome', async () => {
  const bank = await openBank();
  bank.now = '2026-03-02T14:31:45Z';
  expect(await bank.call('updateAccount', { body: example })).toEqual(
    examples.updateAccount.responses.updateAccountResponse,
  );
});

test('what was not sent stays as it is, and null for an object counts as not sent', async () => {
  const bank = await openBank();
  const { config } = await bank.call('updateAccount', { body: example });
  for (const body of [
    {},
    { config: {}, incoming: null },
    { incoming: { achPull: null } },
    { incoming: { achPull: {} } },
    { config: { card: {}, limits: { receive: {}, send: { ach: {} } }, receive: { ach: {} }, send: {} } },
    { status: 'closed', config: { fallback: 1, limits: { send: { card: { daily: '1.00' } } } } },
  ])
    expect((await bank.call('updateAccount', { body })).config).toEqual(config);
});

test('a list of originators that is null is taken away, and an empty one is kept', async () => {
  const bank = await openBank();
  await bank.call('updateAccount', { body: example });
  for (const allowedOriginators of [[], null]) {
    const body = { incoming: { achPull: { allowedOriginators } } };
    const { config } = await bank.call('updateAccount', { body });
    expect(config.incoming?.achPull).toEqual({ allowedOriginators, blockedOriginators: null, enabled: true });
  }
});

test('a group that is wholly empty gets the program’s amounts; an amount that is empty alone is unset', async () => {
  const bank = await openBank();
  const send = (limits: object) => bank.call('updateAccount', { body: { config: { limits } } });
  const { send: programs } = (await bank.call('retrieveProgram')).limits;
  await send({ send: { ach: { daily: '1.00', monthly: '2.00' }, daily: '3.00' } });
  const alone = await send({ send: { ach: { daily: '' }, daily: '' } });
  expect(alone.config.limits.send).toMatchObject({ daily: '', ach: { daily: '', monthly: '2.00' } });
  const beside = await send({ send: { ach: { daily: '', monthly: '1.50' } } });
  expect(beside.config.limits.send.ach).toEqual({ daily: '', monthly: '1.50' });
  const emptied = await send({ send: { ach: { daily: '', monthly: '' } } });
  expect(emptied.config.limits.send.ach).toEqual(programs.ach);
});

test('settings beyond the program are refused, all in one response', async () => {
  const bank = await openBank();
  const before = await bank.read('acc-', bank.seed.accountId);
  const body = {
    config: {
      card: { physical: { count: '4' }, virtual: { count: '11', enabled: true } },
      limits: {
        receive: { daily: '50000.01', ach: { monthly: '250000.01' } },
        send: { monthly: '500000.01', domesticWire: { daily: '40000.01', monthly: '200000.00' } },
      },
      receive: { debitCard: { enabled: true } },
      send: { crossBorder: { enabled: true }, digitalCheck: { enabled: true } },
    },
  };
  const off = 'is disabled in the program';
  expect(await bank.refused('updateAccount', { body })).toEqual(
    refusalOf(
      ['#/config/card/physical/count', 'limit', "must be at most 3, the program's count"],
      ['#/config/card/virtual/count', 'limit', "must be at most 10, the program's count"],
      ['#/config/limits/receive/daily', 'limit', "must be at most 50000.00, the program's limit"],
      ['#/config/limits/receive/ach/monthly', 'limit', "must be at most 250000.00, the program's limit"],
      ['#/config/limits/send/monthly', 'limit', "must be at most 500000.00, the program's limit"],
      ['#/config/limits/send/domesticWire/daily', 'limit', "must be at most 40000.00, the program's limit"],
      ['#/config/receive/debitCard/enabled', 'enabled', off],
      ['#/config/send/crossBorder/enabled', 'enabled', off],
      ['#/config/send/digitalCheck/enabled', 'enabled', off],
    ),
  );
  expect(await bank.read('acc-', bank.seed.accountId)).toEqual(before);
});

test('card types and same-day service that the program has disabled cannot be enabled', async () => {
  const bank = await openBank();
  await bank.patch(bank.seed.programId, {
    card: { type: { virtual: { enabled: false } } },
    receive: { ach: { sameDay: false } },
    send: { ach: { enabled: false, sameDay: false } },
  });
  const ach = { enabled: true, sameDay: true };
  const body = { config: { card: { virtual: { enabled: true } }, receive: { ach }, send: { ach } } };
  const off = 'is disabled in the program';
  expect(await bank.refused('updateAccount', { body })).toEqual(
    refusalOf(
      ['#/config/card/virtual/enabled', 'enabled', off],
      ['#/config/receive/ach/sameDay', 'enabled', off],
      ['#/config/send/ach/enabled', 'enabled', off],
      ['#/config/send/ach/sameDay', 'enabled', off],
    ),
  );
});

test('exactly what the program has is allowed, and anything where it has nothing', async () => {
  const bank = await openBank();
  const { limits, card } = await bank.call('retrieveProgram');
  const body = {
    config: {
      card: { physical: { count: card.type.physical.count } },
      limits: {
        receive: { daily: limits.receive.daily, intrabank: { daily: '9999999999999.99', monthly: '0.00' } },
      },
    },
  };
  const { config } = await bank.call('updateAccount', { body });
  expect(config).toMatchObject(body.config);
  await bank.patch(bank.seed.programId, { card: { type: { physical: { count: '' } } } });
  const many = { config: { card: { physical: { count: '999999999999999' } } } };
  expect((await bank.call('updateAccount', { body: many })).config).toMatchObject(many.config);
});

test('amounts and counts below zero, or of more than 15 digits, are none', async () => {
  const bank = await openBank();
  const body = {
    config: {
      card: { physical: { count: '-1' }, virtual: { count: '1000000000000000' } },
      limits: { receive: { daily: '-0.01', monthly: '-0.00' }, send: { daily: '10000000000000.00' } },
    },
  };
  const amount = 'must not be negative or have more than 15 digits';
  expect(await bank.refused('updateAccount', { body })).toEqual(
    refusalOf(
      ['#/config/card/physical/count', 'count', amount],
      ['#/config/card/virtual/count', 'count', amount],
      ['#/config/limits/receive/daily', 'amount', amount],
      ['#/config/limits/receive/monthly', 'amount', amount],
      ['#/config/limits/send/daily', 'amount', amount],
    ),
  );
});

test.each([
  ['in the second of the creation', '2026-03-10T12:00:00Z', '2026-03-10T12:00:01Z'],
  ['a second later', '2026-03-10T12:00:01.999Z', '2026-03-10T12:00:01Z'],
  ['much later', '2026-04-01T00:00:00Z', '2026-04-01T00:00:00Z'],
  ['with the clock in the past', '2026-01-01T00:00:00Z', '2026-03-10T12:00:01Z'],
])('an update %s is later than the creation', async (_when, now, modifiedAt) => {
  const bank = await openBank();
  const id = await newAccount(bank);
  bank.now = now;
  expect((await bank.call('updateAccount', { id })).modifiedAt).toBe(modifiedAt);
});

test('times of updates never go back', async () => {
  const bank = await openBank();
  const id = await newAccount(bank);
  bank.now = '2026-05-01T00:00:00Z';
  await bank.call('updateAccount', { id });
  bank.now = '2026-04-01T00:00:00Z';
  expect((await bank.call('updateAccount', { id })).modifiedAt).toBe('2026-05-01T00:00:00Z');
});

async function newAccount(bank: Bank): Promise<string> {
  const { businessId } = bank.seed;
  const body = { acceptedTerms: true, businessId, label: 'Till', type: 'businessChecking' };
  return (await bank.call('createAccount', { body })).id;
}
