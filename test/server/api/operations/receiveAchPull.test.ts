import { expect, test } from 'vitest';
import { examples } from '../../../../generated/examples.ts';
import { type Bank, openBank } from '../../open-bank.ts';
import { notFoundOf, refusalOf } from '../../problems.ts';

const pull = examples.receiveAchPull.requests.receiveAchPullRequest;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const tooMuch = (path: string, left: string) =>
  refusalOf(['#/amount', 'limit', `exceeds what remains of ${path}: ${left}`]);

const send = (bank: Bank, amount: string) => bank.call('receiveAchPull', { body: { ...pull, amount } });
const refused = (bank: Bank, amount: string) => bank.refused('receiveAchPull', { body: { ...pull, amount } });

/** Limits of the program's, out of the way of the account's. */
const noTransactionLimits = (bank: Bank) =>
  bank.patch(bank.seed.programId, {
    transactionLimits: { receive: { ach: { daily: '', monthly: '' } } },
  });

test('everything missing is reported in one response', async () => {
  const bank = await openBank();
  expect(await bank.refused('receiveAchPull', { body: {} })).toEqual(
    refusalOf(
      ['#/accountId', 'required', 'is required'],
      ['#/contactId', 'required', 'is required'],
      ['#/amount', 'required', 'is required'],
      ['#/type', 'required', 'is required'],
    ),
  );
});

test.each([
  ['0.00', 'must be greater than zero'],
  ['-1.00', 'must not be negative or have more than 15 digits'],
  ['-0.00', 'must not be negative or have more than 15 digits'],
  ['10000000000000.00', 'must not be negative or have more than 15 digits'],
  ['00000000000001.00', 'must not be negative or have more than 15 digits'],
])('an amount of %s is none', async (amount, detail) => {
  const bank = await openBank();
  expect(await refused(bank, amount)).toEqual(refusalOf(['#/amount', 'amount', detail]));
});

test('same-day service, or none: there is no other type', async () => {
  const bank = await openBank();
  const ordinary = await bank.call('receiveAchPull', { body: { ...pull, type: '' } });
  expect(ordinary.type).toBe('');
  expect(await bank.refused('receiveAchPull', { body: { ...pull, type: 'standard' } })).toEqual(
    refusalOf(['#/type', 'allowed', 'must be one of "sameDay"']),
  );
  await bank.call('updateAccount', { body: { config: { receive: { ach: { sameDay: false } } } } });
  expect(await bank.refused('receiveAchPull', { body: pull })).toEqual(
    refusalOf(['#/type', 'enabled', 'is disabled by config.receive.ach.sameDay']),
  );
  await bank.call('receiveAchPull', { body: { ...pull, type: '' } });
});

test('several refusals come together', async () => {
  const bank = await openBank();
  await bank.call('updateAccount', {
    body: { config: { receive: { ach: { enabled: false, sameDay: false } } } },
  });
  const { accountId } = bank.seed;
  const contact = await bank.call('createContact', { body: { accountId, name: 'Juniper' } });
  const { businessId } = bank.seed;
  const account = await bank.call('createAccount', {
    body: { acceptedTerms: true, businessId, label: 'Till', type: 'businessChecking' },
  });
  const body = { ...pull, contactId: contact.id, amount: '10000.01' };
  expect(await bank.refused('receiveAchPull', { body })).toEqual(
    refusalOf(
      ['#/contactId', 'details', 'is a contact without an account number and a routing number for ACH'],
      ['#/accountId', 'enabled', 'has ACH disabled by config.receive.ach.enabled'],
      ['#/type', 'enabled', 'is disabled by config.receive.ach.sameDay'],
      [
        '#/amount',
        'limit',
        "exceeds what remains of the program's transactionLimits.receive.ach.daily: 10000.00",
      ],
    ),
  );
  expect(await bank.refused('receiveAchPull', { body: { ...pull, accountId: account.id } })).toEqual(
    refusalOf(['#/contactId', 'account', 'is a contact of another account']),
  );
});

test.each([
  { accountNumber: '', routingNumber: '110000000' },
  { accountNumber: '700000915538', routingNumber: '' },
])('a contact with %j has no bank to pull from', async (ach) => {
  const bank = await openBank();
  const { accountId } = bank.seed;
  const contact = await bank.call('createContact', { body: { accountId, name: 'Juniper', ach } });
  expect(await bank.refused('receiveAchPull', { body: { ...pull, contactId: contact.id } })).toEqual(
    refusalOf([
      '#/contactId',
      'details',
      'is a contact without an account number and a routing number for ACH',
    ]),
  );
});

test('unknown records and another program’s are indistinguishable', async () => {
  const bank = await openBank();
  const { programId } = bank.other;
  const theirs = '00000000-0000-4000-8000-000000000001';
  const { account, ...rest } = await bank.read('acc-', bank.seed.accountId);
  await bank.write(`acc-${theirs}`, { ...rest, account: { ...account, programId } });
  await bank.write(`con-${theirs}`, { ...(await bank.read('con-', bank.seed.contactId)), programId });
  for (const id of [UNKNOWN, theirs]) {
    const both = { accountId: `acc-${id}`, contactId: `con-${id}` };
    expect(await bank.refused('receiveAchPull', { body: both })).toEqual(
      notFoundOf({ accountId: 'account', contactId: 'contact' }),
    );
    expect(await bank.refused('receiveAchPull', { body: { ...pull, contactId: both.contactId } })).toEqual(
      notFoundOf({ contactId: 'contact' }),
    );
  }
});

test('the money is on its way in, and stays there', async () => {
  const bank = await openBank();
  await send(bank, '0.05');
  await send(bank, '1250.00');
  const account = await bank.call('updateAccount', {});
  expect(account).toMatchObject({ pendingCredit: '1250.05', availableBalance: '0.00', pendingDebit: '0.00' });
  expect((await bank.read('acc-', account.id)).received).toEqual({
    day: '2026-03-10',
    dayCents: 1250_05,
    month: '2026-03',
    monthCents: 1250_05,
  });
});

test('a limit may be reached, and not exceeded by a cent', async () => {
  const bank = await openBank();
  await send(bank, '9999.99');
  expect(await refused(bank, '0.02')).toEqual(
    tooMuch("the program's transactionLimits.receive.ach.daily", '0.01'),
  );
  await send(bank, '0.01');
  expect(await refused(bank, '0.01')).toEqual(
    tooMuch("the program's transactionLimits.receive.ach.daily", '0.00'),
  );
});

test('an amount that is too much in two ways is named once', async () => {
  const bank = await openBank();
  await send(bank, '0.01');
  expect(await refused(bank, '9999999999999.99')).toEqual(
    tooMuch("the program's transactionLimits.receive.ach.daily", '9999.99'),
  );
});

test('a new day and a new month begin anew; the month outlasts the day', async () => {
  const bank = await openBank();
  for (const day of ['27', '28', '29', '30', '31']) {
    bank.now = `2026-03-${day}T23:59:59Z`;
    await send(bank, '10000.00');
  }
  expect(await refused(bank, '0.01')).toMatchObject({ errors: [{ keyword: 'limit' }] });
  bank.now = '2026-03-25T00:00:00Z';
  expect(await refused(bank, '0.01')).toEqual(
    tooMuch("the program's transactionLimits.receive.ach.monthly", '0.00'),
  );
  bank.now = '2026-04-01T00:00:00Z';
  await send(bank, '10000.00');
});

test('what was received on a day to come does not count on an earlier one', async () => {
  const bank = await openBank();
  bank.now = '2027-01-01T00:00:00Z';
  await send(bank, '10000.00');
  bank.now = '2026-03-10T12:00:00Z';
  await send(bank, '10000.00');
});

test('a pull that is decided after the first of a new day counts on that day', async () => {
  const bank = await openBank();
  bank.now = '2026-04-01T00:00:00Z';
  await send(bank, '9000.00');
  bank.now = '2026-03-31T23:59:59Z';
  expect(await refused(bank, '1000.01')).toMatchObject({ errors: [{ keyword: 'limit' }] });
  expect((await send(bank, '1000.00')).createdAt).toBe('2026-03-31T23:59:59Z');
  expect((await bank.read('acc-', bank.seed.accountId)).received).toEqual({
    day: '2026-04-01',
    dayCents: 10_000_00,
    month: '2026-04',
    monthCents: 10_000_00,
  });
});

test.each([
  [{ daily: '100.00' }, 'config.limits.receive.daily'],
  [{ monthly: '100.00' }, 'config.limits.receive.monthly'],
  [{ ach: { daily: '100.00', monthly: '' } }, 'config.limits.receive.ach.daily'],
  [{ ach: { daily: '', monthly: '100.00' } }, 'config.limits.receive.ach.monthly'],
])('the account’s own limit %j holds', async (receive, path) => {
  const bank = await openBank();
  await bank.call('updateAccount', { body: { config: { limits: { receive } } } });
  await send(bank, '60.00');
  expect(await refused(bank, '40.01')).toEqual(tooMuch(path, '40.00'));
  await send(bank, '40.00');
});

test('a limit that was lowered below what came already leaves nothing', async () => {
  const bank = await openBank();
  await send(bank, '60.00');
  await bank.call('updateAccount', { body: { config: { limits: { receive: { daily: '50.00' } } } } });
  expect(await refused(bank, '0.01')).toEqual(tooMuch('config.limits.receive.daily', '0.00'));
});

test('without amounts of its own an account is held to the program’s', async () => {
  const bank = await openBank();
  await noTransactionLimits(bank);
  const unset = { daily: '', ach: { daily: '', monthly: '9.99' } };
  await bank.call('updateAccount', { body: { config: { limits: { receive: unset } } } });
  await bank.patch(bank.seed.accountId, {
    account: { config: { limits: { receive: { monthly: '', ach: { monthly: '' } } } } },
  });
  expect(await refused(bank, '25000.01')).toEqual(
    tooMuch("the program's limits.receive.ach.daily", '25000.00'),
  );
  await bank.patch(bank.seed.programId, { limits: { receive: { daily: '7.00' } } });
  expect(await refused(bank, '7.01')).toEqual(tooMuch("the program's limits.receive.daily", '7.00'));
});

test('without any limit there is one still: sums of 15 digits', async () => {
  const bank = await openBank();
  await noTransactionLimits(bank);
  const none = { daily: '', monthly: '' };
  await bank.patch(bank.seed.programId, { limits: { receive: { ...none, ach: none } } });
  await bank.patch(bank.seed.accountId, {
    account: { config: { limits: { receive: { ...none, ach: none } } } },
  });
  await send(bank, '9999999999999.98');
  expect(await refused(bank, '0.02')).toEqual(
    refusalOf(['#/amount', 'limit', 'results in a pending credit of more than 15 digits']),
  );
  await send(bank, '0.01');
  expect((await bank.call('updateAccount')).pendingCredit).toBe('9999999999999.99');
});
