import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { examples } from '../../../generated/examples.ts';
import { at, type Json } from '../../../lib/json.ts';
import type { Fault } from '../../../server/faults/fault.ts';
import { hashKey } from '../../../server/node/keys.ts';
import { createSandbox, type Sandbox } from '../../../server/sandbox.ts';
import { randomNumbers } from '../../random-numbers.ts';

export interface Day {
  readonly clients: number;
  /** The number of accounts that are opened. Where creations fail, the day ends after twice as many attempts. */
  readonly accounts: number;
  /** The records of which the clients have some each. Default: 5. */
  readonly programs?: number;
  readonly faults?: readonly Fault[];
  /** True if another client changes programs, accounts and contacts meanwhile. Default: yes. */
  readonly isShared?: boolean;
}

interface Program {
  readonly id: string;
  readonly apiKey: string;
  readonly businessId: string;
  readonly personId: string;
}

interface Client {
  readonly program: Program;
  readonly accounts: string[];
  readonly contacts: { readonly id: string; readonly accountId: string }[];
  readonly checks: string[];
  /** When its next call is made, in milliseconds since 1970. */
  next: number;
}

const START = Date.UTC(2026, 4, 4, 6);
const BASE = 'https://staging.bank.example/core';

/**
 * The calls of many clients to one sandbox on one day, as a recorder wrote them: interleaved, some at the same time, some refused, some repeated.
 * The same for the same arguments.
 */
export async function syntheticDay({
  clients: many,
  accounts,
  programs = 5,
  faults = [],
  isShared = true,
}: Day): Promise<RecordedCall[]> {
  let now = START;
  const random = randomNumbers(20260504);
  const sandbox = await createSandbox({ systemTime: () => new Date(now), hashKey });
  const own = await Promise.all(Array.from({ length: programs }, () => makeProgram(sandbox)));
  for (const fault of faults) sandbox.faults.add(fault);
  const clients: Client[] = Array.from({ length: many }, (_, index) => ({
    program: own[index % own.length] as Program,
    accounts: [],
    contacts: [],
    checks: [],
    next: START + Math.floor(random() * 60_000),
  }));
  const calls: RecordedCall[] = [];
  let opened = 0;
  let attempts = 0;

  async function call(client: Client, method: string, path: string, body?: Json): Promise<Json | undefined> {
    const { apiKey, personId } = client.program;
    const headers: [string, string][] = [
      ['sd-api-key', apiKey],
      ['sd-person-id', personId],
      ...(body === undefined ? [] : ([['content-type', 'application/json']] as [string, string][])),
    ];
    const text = body === undefined ? undefined : JSON.stringify(body);
    const response = await sandbox.fetch(
      new Request(`http://127.0.0.1${path}`, { method, headers, ...(text !== undefined && { body: text }) }),
    );
    const received = response.type === 'error' ? '' : await response.text();
    const startedAt = now - Math.floor(random() * 120);
    const endedAt = now + 1 + Math.floor(random() * 120);
    calls.push({
      id: `day.har#${calls.length + 1}`,
      startedAt,
      endedAt,
      request: { method, url: `${BASE}${path}`, headers, body: text ?? { absent: 'none' } },
      response:
        response.type === 'error'
          ? { failure: 'cut-off', detail: 'the connection ended' }
          : { status: response.status, headers: [...response.headers], body: received },
    });
    client.next = endedAt + 130 + Math.floor(random() * 20_000);
    return response.ok ? (JSON.parse(received) as Json) : undefined;
  }

  async function act(client: Client): Promise<void> {
    const { program } = client;
    const pick = <Value>(values: readonly Value[]): Value | undefined =>
      values[Math.floor(random() * values.length)];
    const account = pick(client.accounts);
    const luck = random();
    if (account === undefined || luck < 0.3) {
      const body = {
        ...examples.createAccount.requests.createAccountRequest,
        businessId: program.businessId,
        label: `Account ${opened}`,
      };
      attempts++;
      const made = at(await call(client, 'POST', '/v1/account', body), '/id');
      if (typeof made !== 'string') return;
      opened++;
      client.accounts.push(made);
    } else if (luck < 0.4) await call(client, 'GET', `/v1/program/${program.id}`);
    else if (luck < 0.55) {
      const body = { ...examples.createContact.requests.createContactRequest, accountId: account };
      const made = at(await call(client, 'POST', '/v1/contact', body as unknown as Json), '/id');
      if (typeof made !== 'string') return;
      client.contacts.push({ id: made, accountId: account });
      const check = await control(sandbox, 'POST', '/_sandbox/checks', { contactId: made, amount: '684.20' });
      client.checks.push(String(at(check, '/id')));
    } else if (luck < 0.7) {
      const body = {
        ...examples.createCard.requests.createCardRequest,
        accountId: account,
        label: `Card ${calls.length}`,
      };
      await call(client, 'POST', '/v1/card', body as unknown as Json);
      // A client that is not sure sends it again.
      if (random() < 0.1) await call(client, 'POST', '/v1/card', body as unknown as Json);
    } else if (luck < 0.8) {
      const contact = pick(client.contacts);
      if (contact === undefined) return;
      const body = {
        accountId: contact.accountId,
        contactId: contact.id,
        amount: '1.25',
        description: 'Refund',
        type: 'sameDay',
      };
      await call(client, 'POST', '/v1/receive/ach', body);
    } else if (luck < 0.85) {
      const check = pick(client.checks);
      if (check === undefined) return;
      const body = {
        description: 'Cups and lids',
        title: `Order ${calls.length}`,
        metadata: { externalId: `PO-${calls.length}` },
      };
      await call(client, 'PATCH', `/v1/send/check/${check}`, body);
    } else if (luck < 0.95) {
      await call(client, 'PATCH', `/v1/account/${account}`, updateOf(random));
    } else await call(client, 'POST', '/v1/card', { accountId: account, limitAmount: 'a lot' });
  }

  async function meddle(): Promise<void> {
    const client = clients[Math.floor(random() * clients.length)] as Client;
    const luck = random();
    const change = async (id: string | undefined, patch: Json) => {
      if (id !== undefined) await control(sandbox, 'PATCH', `/_sandbox/records/${id}`, patch);
    };
    const amount = `${1000 + Math.floor(random() * 9000)}.00`;
    if (luck < 0.5) await change(client.program.id, { limits: { receive: { check: { daily: amount } } } });
    else if (luck < 0.6)
      await change(client.program.id, { bank: { accountCreationCredit: random() < 0.5 ? '0.00' : '5.00' } });
    else if (luck < 0.8) await change(client.accounts[0], { label: `Renamed ${amount}` });
    else await change(client.contacts[0]?.id, { ach: { bankName: 'Another Bank' } });
  }

  while (opened < accounts && attempts < 2 * accounts) {
    const client = clients.reduce((one, other) => (other.next < one.next ? other : one));
    now = Math.max(now, client.next);
    await act(client);
    if (isShared && random() < 0.02) await meddle();
  }
  await sandbox.close();
  return calls;
}

/** Tightens what the account has. */
function updateOf(random: () => number): Json {
  const { config, incoming } = examples.updateAccount.requests.updateAccountRequest as unknown as {
    config: { card: Json; limits: { receive: object; send: object }; receive: Json; send: Json };
    incoming: Json;
  };
  const daily = `${100 + Math.floor(random() * 900)}.00`;
  const limits = { ...config.limits, receive: { ...config.limits.receive, daily } };
  return { config: { ...config, limits }, incoming } as unknown as Json;
}

async function makeProgram(sandbox: Sandbox): Promise<Program> {
  const made = await control(sandbox, 'POST', '/_sandbox/programs', {});
  const text = (name: string) => String(at(made, `/${name}`));
  return {
    id: text('programId'),
    apiKey: text('apiKey'),
    businessId: text('businessId'),
    personId: text('personId'),
  };
}

async function control(sandbox: Sandbox, method: string, path: string, body: Json): Promise<Json> {
  const headers = { 'content-type': 'application/json' };
  const request = new Request(`http://127.0.0.1${path}`, { method, headers, body: JSON.stringify(body) });
  return (await (await sandbox.fetch(request)).json()) as Json;
}
