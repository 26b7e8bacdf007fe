/** Every row of spec/requirements/ holds in the response, in the state that it leaves, and after a restart. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../conformance/catalogue/catalogue.ts';
import { recordOf } from '../../conformance/catalogue/effect.ts';
import { checks } from '../../conformance/judge/checks/checks.ts';
import { toHistory } from '../../conformance/judge/history.ts';
import type { Exchange } from '../../conformance/model/exchange.ts';
import { type OperationId, operationIds, operations } from '../../generated/operations.ts';
import { at, type Json, type JsonObject } from '../../lib/json.ts';
import { openSqlite } from '../../server/store/sqlite/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { type Bank, openBank, type Sending } from './open-bank.ts';
import { type Trial, trialOf } from './requirements/trials.ts';

/** Calls an operation, and what it takes before; the exchanges in their order. */
async function exchangesOf({ act }: Trial, bank: Bank, input: unknown): Promise<readonly Exchange[]> {
  const exchanges: Exchange[] = [];
  const call: Bank['call'] = async (operation, sending = {}) => {
    const answer = await bank.call(operation, sending);
    exchanges.push(toExchange(`call ${exchanges.length}`, operation, sending, answer as unknown as Json));
    return answer;
  };
  await act(bank, call, input);
  return exchanges;
}

/** The server gets what is sent: JSON has no `-0`, and no members that are undefined. */
function toExchange(exchange: string, operation: OperationId, { id, body }: Sending, answer: Json): Exchange {
  const { method, parameters } = operations[operation];
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => [name, id]);
  return {
    ...{ id: exchange, operation, purpose: '', sentAt: 0, endedAt: 0 },
    request: {
      ...{ method, url: '', headers: {} },
      pathParameters: Object.fromEntries(inPath),
      body: body === undefined ? {} : (JSON.parse(JSON.stringify(body)) as JsonObject),
    },
    outcome: { kind: 'response', status: 200, headers: {}, bytes: 0, body: { kind: 'json', value: answer } },
  };
}

/** The exchanges with the last response as the store shows its record now; as they are where it shows no record of its own. */
async function asStored(store: Store, exchanges: readonly Exchange[]): Promise<readonly Exchange[]> {
  const last = exchanges.at(-1);
  if (last?.outcome.kind !== 'response') throw new Error('Nothing was called.');
  if (recordOf(last.operation) === undefined) return exchanges;
  const [text] = await store.read([String(at(last.outcome.body.value, '/id'))]);
  const record = JSON.parse(text ?? 'null') as Json;
  const value = at(record, '/account') ?? at(record, '/transfer') ?? record;
  return exchanges.with(-1, { ...last, outcome: { ...last.outcome, body: { kind: 'json', value } } });
}

function expectKept(exchanges: readonly Exchange[], requirements: readonly string[]): void {
  const history = toHistory(exchanges);
  const about = exchanges.at(-1)?.id;
  for (const { requirement, judge } of checks.filter((one) => requirements.includes(one.requirement))) {
    const outcomes = judge(history).filter(({ exchange }) => exchange === about);
    expect(
      outcomes.filter(({ outcome }) => outcome === 'violated'),
      requirement,
    ).toEqual([]);
  }
}

/** They take a second record, or the program as it was before and after: more than one valid request. */
const OF_SEVERAL_CALLS = [
  'createAccount.id-is-its-own',
  'createCard.addresses-are-its-own',
  'createContact.id-is-its-own',
  'updateAccount.program-is-kept',
  'updateSentCheck.other-fields-are-kept',
];

const rowsOf = (operation: OperationId) =>
  rows
    .filter(({ operations: [first] }) => first === operation)
    .map(({ id }) => id)
    .filter((id) => !OF_SEVERAL_CALLS.includes(id));

test.each(operationIds)('%s keeps its rows, whatever valid request it gets', async (operation) => {
  const requirements = rowsOf(operation);
  const judged = new Set<string>();
  await fc.assert(
    fc.asyncProperty(trialOf(operation).inputs, async (input) => {
      const bank = await openBank();
      const exchanges = await exchangesOf(trialOf(operation), bank, input);
      expectKept(exchanges, requirements);
      expectKept(await asStored(bank.store, exchanges), requirements);
      const history = toHistory(exchanges);
      for (const { requirement, judge } of checks)
        if (judge(history).some(({ outcome }) => outcome === 'held')) judged.add(requirement);
    }),
    { numRuns: 40 },
  );
  expect(requirements.filter((one) => !judged.has(one))).toEqual([]);
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-requirements-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(operationIds)('%s: all of it holds after a restart too', async (operation) => {
  const file = join(folder, `${operation}.db`);
  for (const input of fc.sample(trialOf(operation).inputs, 3)) {
    const store = await openSqlite({ file });
    const exchanges = await exchangesOf(trialOf(operation), await openBank(store), input);
    await store.close();
    const reopened = await openSqlite({ file });
    expectKept(await asStored(reopened, exchanges), rowsOf(operation));
    await reopened.close();
    await rm(file);
  }
});
