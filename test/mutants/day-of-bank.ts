/** A small day of one bank: the calls of several clients with several accounts each, between and during each other. */

import { matchOperation } from '../../conformance/traffic/match-operation.ts';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { hashKey } from '../../server/node/keys.ts';
import { createSandbox, toFetch } from '../../server/sandbox.ts';
import { recordedRun } from '../conformance/traffic/recorded-run.ts';
import { randomNumbers } from '../random-numbers.ts';
import type { BankToJudge } from './judge-bank.ts';
import { virtualClock } from './virtual-clock.ts';

const CLIENTS = 3;
const CALLS = 110;
/** The calls of the day: accounts first, so that there are records to call about. */
const WEIGHTS: readonly (readonly [OperationId, number])[] = [
  ['createAccount', 0.14],
  ['retrieveProgram', 0.12],
  ['createContact', 0.14],
  ['createCard', 0.16],
  ['receiveAchPull', 0.14],
  ['updateAccount', 0.2],
  ['updateSentCheck', 0.1],
];

interface Client {
  readonly accounts: string[];
  readonly contacts: { readonly id: string; readonly accountId: string }[];
}

/** The bodies that a run sends, by operation: every fault of the matrix shows in the responses to them. */
let bodies: Promise<ReadonlyMap<OperationId, readonly JsonObject[]>> | undefined;

async function readBodies(): Promise<ReadonlyMap<OperationId, readonly JsonObject[]>> {
  const found = new Map<OperationId, JsonObject[]>();
  for (const { request } of (await recordedRun()).calls) {
    const operation = matchOperation(request.method, request.url)?.operation;
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
    if (operation !== undefined && isObject(body as Json))
      found.set(operation, [...(found.get(operation) ?? []), body as JsonObject]);
  }
  return found;
}

/** The day is the same for the same bank. */
export async function dayOfBank(bank: BankToJudge): Promise<RecordedCall[]> {
  bodies ??= readBodies();
  const known = await bodies;
  const { clock = virtualClock(), faults = [], around = (next) => next } = bank;
  const sandbox = await createSandbox({
    systemTime: bank.systemTime ?? (() => new Date(clock.now())),
    hashKey,
    ...(bank.store !== undefined && { store: bank.store }),
  });
  await bank.prepare?.(sandbox);
  for (const fault of faults) sandbox.faults.add(fault);
  const { seed } = sandbox;
  const baseUrl = (bank.options?.baseUrl ?? 'https://staging.bank.example').replace(/\/$/, '');
  const random = randomNumbers(20260504);
  const clients: Client[] = Array.from({ length: CLIENTS }, () => ({ accounts: [], contacts: [] }));
  const checks: string[] = [seed.checkTransferId];
  const calls: RecordedCall[] = [];
  const send = around(toFetch(sandbox), sandbox);
  const pick = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(random() * values.length)];

  async function call(
    operation: OperationId,
    ids: readonly string[],
    body?: JsonObject,
  ): Promise<Json | undefined> {
    const { method, path } = operations[operation];
    const left = [...ids];
    const url = baseUrl + path.replace(/\{\w+\}/g, () => left.shift() ?? '');
    const headers: [string, string][] = [
      ['sd-api-key', seed.apiKey ?? ''],
      ['sd-person-id', seed.personId],
      ...(body === undefined ? [] : ([['content-type', 'application/json']] as [string, string][])),
    ];
    const text = body === undefined ? undefined : JSON.stringify(body);
    const startedAt = clock.now() - Math.floor(random() * 40);
    let response: RecordedCall['response'];
    try {
      const received = await send(
        new Request(url, { method, headers, ...(text !== undefined && { body: text }) }),
      );
      if (received.type === 'error') throw new TypeError('no response');
      response = {
        status: received.status,
        headers: [...received.headers],
        body: new Uint8Array(await received.arrayBuffer()),
      };
    } catch {
      response = { failure: 'cut-off', detail: 'the connection ended' };
    }
    calls.push({
      id: `day.har#${calls.length + 1}`,
      startedAt,
      endedAt: clock.now() + Math.floor(random() * 40),
      request: { method, url, headers, body: text ?? { absent: 'none' } },
      response,
    });
    // Often the next call begins before this one has ended.
    clock.pass(Math.floor(random() * 6000));
    if (!('status' in response) || response.status >= 300) return undefined;
    try {
      return JSON.parse(Buffer.from(response.body as Uint8Array).toString()) as Json;
    } catch {
      return undefined;
    }
  }

  for (let made = 0; made < CALLS; made++) {
    const client = clients[made % CLIENTS] as Client;
    const operation = made < CLIENTS * 2 ? 'createAccount' : drawn(random());
    const template = pick(known.get(operation) ?? []);
    const body = template && { ...template };
    const accountId = pick(client.accounts);
    const contact = pick(client.contacts);
    if (operation === 'retrieveProgram') await call(operation, [seed.programId]);
    else if (operation === 'updateSentCheck') await call(operation, [pick(checks) as string], body);
    else if (operation === 'createAccount') {
      const id = at(await call(operation, [], { ...body, label: `Account ${made}` }), '/id');
      if (typeof id === 'string') client.accounts.push(id);
    } else if (accountId === undefined) continue;
    else if (operation === 'updateAccount') await call(operation, [accountId], body);
    else if (operation === 'createCard')
      await call(operation, [], { ...body, accountId, label: `Card ${made}` });
    else if (operation === 'createContact') {
      const id = at(await call(operation, [], { ...body, accountId, name: `Supplier No ${made}` }), '/id');
      if (typeof id === 'string') client.contacts.push({ id, accountId });
    } else if (contact !== undefined)
      await call(operation, [], {
        ...body,
        accountId: contact.accountId,
        contactId: contact.id,
        description: `Refund ${made}`,
      });
  }
  await sandbox.close();
  // Recorders write a call when it has ended, or when they get to it.
  return calls.map((one, index) => calls[index ^ 1] ?? one);
}

function drawn(luck: number): OperationId {
  let left = luck;
  for (const [operation, weight] of WEIGHTS) {
    if (left < weight) return operation;
    left -= weight;
  }
  return 'createCard';
}
