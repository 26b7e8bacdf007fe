import { expect, test } from 'vitest';
import { type ConformanceOptions, SafetyRefusal } from '../../../../conformance/model/options.ts';
import { passGate } from '../../../../conformance/run/safety/gate.ts';
import { readTarget } from '../../../../conformance/run/safety/target.ts';
import { type OperationId, operationIds, operations } from '../../../../generated/operations.ts';

const ALL = operationIds;
const UNMOVING = ALL.filter((id) => !operations[id].movesMoney);

/** Returns what the gate says; `undefined`: nothing, it is open. */
function refusal(
  baseUrl: string,
  options: Partial<ConformanceOptions>,
  calls: readonly OperationId[] = ALL,
): string | undefined {
  try {
    passGate(
      readTarget(baseUrl),
      options,
      calls.map((operation) => ({ operation })),
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof SafetyRefusal)) throw error;
    return `${error.message}. ${error.fix}`;
  }
}

const BANK = 'https://bank.example:8443/api';
const writes = { allowWrites: true, confirmHost: 'bank.example:8443' };

test('this machine may be written to', () => {
  expect(refusal('http://127.0.0.1:8080', {})).toBeUndefined();
});

test('any other may be read', () => {
  expect(refusal(BANK, {}, ['retrieveProgram'])).toBeUndefined();
  expect(refusal(BANK, {}, [])).toBeUndefined();
});

test.each<[string, Partial<ConformanceOptions>, string]>([
  ['nothing', {}, 'To allow this, add --allow-writes --confirm-host bank.example:8443.'],
  ['--allow-writes alone', { allowWrites: true }, 'To allow this, add --confirm-host bank.example:8443.'],
  ['--confirm-host alone', { confirmHost: 'bank.example:8443' }, 'To allow this, add --allow-writes.'],
  [
    '--allow-money alone',
    { allowMoney: true },
    'To allow this, add --allow-writes --confirm-host bank.example:8443.',
  ],
  [
    'the host without its port',
    { allowWrites: true, confirmHost: 'bank.example' },
    'and --confirm-host names another host. To allow this, add --confirm-host bank.example:8443.',
  ],
  ['another host', { ...writes, confirmHost: 'evil.example:8443' }, 'and --confirm-host names another host.'],
  ['an empty host', { ...writes, confirmHost: '' }, 'and --confirm-host names another host.'],
])('with %s nothing is written there', (_, options, expected) => {
  expect(refusal(BANK, options, UNMOVING)).toContain(expected);
});

test('every single write needs it', () => {
  for (const id of ALL.filter((one) => !operations[one].safe))
    expect(refusal(BANK, {}, [id]), id).toContain(`write to it with ${id}`);
});

test('the whole refusal', () => {
  expect(refusal(BANK, {}, ['retrieveProgram', 'createCard', 'createCard', 'updateAccount'])).toBe(
    'bank.example:8443 is not this machine, and the run would write to it with createCard, updateAccount. ' +
      'To allow this, add --allow-writes --confirm-host bank.example:8443. To send only GET requests, add --read-only.',
  );
});

test('money moves only with a word of its own', () => {
  expect(refusal(BANK, writes, UNMOVING)).toBeUndefined();
  expect(refusal(BANK, { ...writes, confirmHost: 'Bank.EXAMPLE:8443' }, UNMOVING)).toBeUndefined();
  expect(refusal(BANK, { ...writes, allowMoney: true })).toBeUndefined();
  expect(refusal(BANK, writes)).toBe(
    'bank.example:8443 is not this machine, and receiveAchPull would move money there. ' +
      'To allow this, add --allow-money. To leave it out, add --skip receiveAchPull.',
  );
});

test('a run that only reads writes nowhere, whatever else was agreed to', () => {
  expect(refusal('http://127.0.0.1', { readOnly: true }, ['retrieveProgram'])).toBeUndefined();
  expect(refusal('http://127.0.0.1', { readOnly: true }, ['createCard'])).toContain('the run is read-only');
  expect(refusal(BANK, { ...writes, readOnly: true }, ['createCard'])).toContain('the run is read-only');
});

test('no money is pulled from a made-up account at a bank that the operator named', () => {
  const agreed = { ...writes, allowMoney: true };
  const routingNumbers = ['021000021'];
  const bankAccounts = [{ routingNumber: '021000021', accountNumber: '0044556677' }];
  const contactId = 'con-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13';
  expect(refusal(BANK, { ...agreed, data: { routingNumbers } })).toContain('Add bankAccounts to the file');
  expect(refusal(BANK, { ...agreed, data: { routingNumbers, bankAccounts } })).toBeUndefined();
  expect(refusal(BANK, { ...agreed, data: { routingNumbers }, contactId })).toBeUndefined();
  expect(refusal(BANK, { ...agreed, data: { routingNumbers } }, UNMOVING)).toBeUndefined();
  expect(refusal('http://127.0.0.1:8080', { data: { routingNumbers } })).toBeUndefined();
});
