/** A small run against the sandbox in process: real answers, as the checks get them, which tests then change. */

import type { Exchange } from '../../../../conformance/model/exchange.ts';
import { examples } from '../../../../generated/examples.ts';
import { type OperationId, operationIds, operations } from '../../../../generated/operations.ts';
import { at, type Json, type JsonObject } from '../../../../lib/json.ts';
import { createSandbox, DEVELOPMENT_KEY } from '../../../../server/sandbox.ts';
import { exampleRequest } from '../../../example-call.ts';

const START = Date.parse('2026-03-10T12:00:01Z');

/** The second update: other values than the first, and other groups empty. */
const RESTORED = {
  config: {
    card: { physical: { count: '3', enabled: true }, virtual: { count: '10', enabled: true } },
    limits: {
      receive: {
        daily: '50000.00',
        monthly: '500000.00',
        ach: { daily: '7000.00', monthly: '70000.00' },
        check: { daily: '', monthly: '' },
        debitCard: { daily: '', monthly: '' },
        intrabank: { daily: '9.00', monthly: '90.00' },
      },
      send: {
        daily: '50000.00',
        monthly: '500000.00',
        ach: { daily: '', monthly: '' },
        check: { daily: '1.00', monthly: '2.00' },
        crossBorder: { daily: '3.00', monthly: '4.00' },
        domesticWire: { daily: '', monthly: '' },
        internationalWire: { daily: '5.00', monthly: '6.00' },
        intrabank: { daily: '7.00', monthly: '8.00' },
      },
    },
    receive: {
      ach: { enabled: true, sameDay: true },
      check: { enabled: false },
      debitCard: { enabled: false },
      intrabank: { enabled: true },
    },
    send: {
      ...examples.updateAccount.requests.updateAccountRequest.config?.send,
      ach: { enabled: true, sameDay: true },
      internationalWire: { enabled: true },
    },
  },
  incoming: { achPull: { allowedOriginators: ['9990000004', '9990000003'] } },
};

/** The records whose ids stand in the operation's path. */
function pathOf(operation: OperationId, ids: Readonly<Record<string, string>>): Record<string, string> {
  const names = operations[operation].parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, ids[name] ?? '']));
}

/** Each call comes five seconds after the one before, by the clock of the suite and the sandbox alike. */
export async function sandboxExchanges(): Promise<readonly Exchange[]> {
  let now = START;
  const sandbox = await createSandbox({ systemTime: () => new Date(now) });
  const { seed } = sandbox;
  const made: Exchange[] = [];
  const call = async (
    id: string,
    operation: OperationId,
    body?: object,
    pathParameters: Readonly<Record<string, string>> = {},
  ) => {
    now += 5000;
    const { method, path } = operations[operation];
    const url = `https://bank.example${path.replace(/\{(\w+)\}/g, (_, name: string) => pathParameters[name] ?? '')}`;
    const headers = {
      'sd-api-key': DEVELOPMENT_KEY,
      'sd-person-id': seed.personId,
      ...(body && { 'content-type': 'application/json' }),
    };
    const response = await sandbox.fetch(
      new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
    );
    if (!response.ok) throw new Error(`${id}: ${response.status} ${await response.text()}`);
    const text = await response.text();
    made.push({
      id,
      operation,
      purpose: id,
      request: { method, url, pathParameters, headers, body: body as JsonObject | undefined },
      sentAt: now,
      endedAt: now + 20,
      outcome: {
        kind: 'response',
        status: response.status,
        headers: Object.fromEntries(response.headers),
        bytes: text.length,
        body: { kind: 'json', value: JSON.parse(text) as Json },
      },
    });
    return at(JSON.parse(text), '/id') as string;
  };

  const { createAccount, createContact, createCard, receiveAchPull, updateAccount, updateSentCheck } =
    examples;
  const card = createCard.requests.createCardRequest;
  const { programId } = seed;
  await call('read-program', 'retrieveProgram', undefined, { programId });
  const accountId = await call('open-account', 'createAccount', createAccount.requests.createAccountRequest);
  const contact = { ...createContact.requests.createContactRequest, accountId };
  const contactId = await call('store-contact', 'createContact', contact);
  await call('issue-card', 'createCard', { ...card, accountId });
  const second = { ...card, accountId, label: 'Another', allowedCategories: ['5812', '0742', '5411'] };
  await call('issue-second-card', 'createCard', second);
  const pull = { ...receiveAchPull.requests.receiveAchPullRequest, accountId, contactId };
  await call('pull-money', 'receiveAchPull', pull);
  const change = updateAccount.requests.updateAccountRequest;
  await call('change-settings', 'updateAccount', change, { accountId });
  await call('restore-settings', 'updateAccount', RESTORED, { accountId });
  const note = updateSentCheck.requests.updateSentCheckRequest;
  const { checkTransferId: transferId } = seed;
  await call('annotate-check', 'updateSentCheck', note, { transferId });
  // Whatever else there is, on the records of the calls above.
  const ids: Readonly<Record<string, string>> = { programId, accountId, contactId, transferId };
  // Operations that only read are called twice: a row may compare with what was shown before.
  for (const operation of operationIds.filter((id) => !made.some((one) => one.operation === id)))
    for (const id of operations[operation].safe ? [operation, `${operation}-again`] : [operation])
      await call(id, operation, exampleRequest(operation), pathOf(operation, ids));
  await sandbox.close();
  return made;
}
