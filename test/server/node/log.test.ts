/** A busy run over a real socket with marked values in every place that can hold one: none of them may reach the log. */
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { examples } from '../../../generated/examples.ts';
import { hashKey } from '../../../server/node/keys.ts';
import { openLog } from '../../../server/node/log.ts';
import { serveSandbox } from '../../../server/node/serve.ts';
import { createSandbox } from '../../../server/sandbox.ts';
import { memoryStore } from '../../../server/store/memory.ts';
import type { Store } from '../../../server/store/store.ts';
import { StoreUnavailable } from '../../../server/store/unavailable.ts';
import { folderForAll } from '../../temporary-folder.ts';
import { canaryDigits, canaryText, canaryUuid, planted, plantIn } from './canaries.ts';
import { exchange } from './raw.ts';

const folder = folderForAll();
let text: string;
const ids: string[] = [];
beforeAll(async () => {
  const file = join(folder, 'log');
  await busyRun(openSync(file, 'w'));
  text = readFileSync(file, 'utf8');
});

type StoreFailure = 'none' | 'unavailable' | 'defect';

/** A store that fails when it is told to; a defect's message holds a canary. */
function fragileStore(): { store: Store; fail(failure: StoreFailure): void } {
  const inner = memoryStore();
  let failure: StoreFailure = 'none';
  const check = () => {
    if (failure === 'unavailable') throw new StoreUnavailable('full', 'SQLITE_FULL');
    if (failure === 'defect') throw new TypeError(`${canaryText()}\n    at ${canaryText()}`);
  };
  const store: Store = {
    ...inner,
    kind: 'memory',
    read(wanted) {
      check();
      return inner.read(wanted);
    },
    async change(wanted, decide) {
      check();
      return await inner.change(wanted, decide);
    },
  };
  return {
    store,
    fail(next) {
      failure = next;
    },
  };
}

async function busyRun(logFile: number): Promise<void> {
  const { store, fail } = fragileStore();
  const log = openLog('info', logFile);
  const apiKey = canaryText();
  const sandbox = await createSandbox({ store, apiKey, hashKey, onEvent: log.write });
  const serving = await serveSandbox({
    sandbox,
    host: '127.0.0.1',
    port: 0,
    onRefused: (status, code) => log.note('info', 'refused', { status, code }),
  });
  const { url, port } = serving;

  async function ask(method: string, path: string, headers: Record<string, string>, body?: unknown) {
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-request-id': canaryText(), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }).catch(() => undefined);
    const id = response?.headers.get('x-request-id');
    if (typeof id === 'string') ids.push(id);
    return { status: response?.status, body: await response?.json().catch(() => undefined) };
  }

  // A program whose secrets are canaries, and its people, whose ids are.
  const secrets = { emailProviderKey: canaryText(), smsProviderSenderToken: canaryText() };
  const patch = {
    notification: secrets,
    bankLinkExchange: { clientSecret: canaryText() },
    productName: canaryText(),
  };
  const { body: made } = await ask('POST', '/_sandbox/programs', {}, { program: patch, label: canaryText() });
  planted.add(made.apiKey).add(made.personId).add(made.businessId);
  const own = { 'sd-api-key': apiKey, 'sd-person-id': sandbox.seed.personId };
  const other = { 'sd-api-key': made.apiKey, 'sd-person-id': made.personId };
  planted.add(sandbox.seed.personId);

  const { accountId, programId, checkTransferId } = sandbox.seed;
  const calls: [method: string, path: string, body?: object][] = [
    ['GET', `/v1/program/${programId}`],
    ['GET', `/v1/program/${made.programId}`],
    ['POST', '/v1/contact', plantIn(examples.createContact.requests.createContactRequest)],
    ['POST', '/v1/account', { ...examples.createAccount.requests.createAccountRequest, label: canaryText() }],
    ['PATCH', `/v1/account/${accountId}`, { incoming: { achPull: { allowedOriginators: [canaryText()] } } }],
    ['POST', '/v1/card', plantIn(examples.createCard.requests.createCardRequest)],
    ['POST', '/v1/receive/ach', plantIn(examples.receiveAchPull.requests.receiveAchPullRequest)],
    [
      'PATCH',
      `/v1/send/check/${checkTransferId}`,
      { title: canaryText(), metadata: { [canaryText()]: canaryText() } },
    ],
  ];
  const credentials: Record<string, string>[] = [
    own,
    other,
    {},
    { ...own, 'sd-api-key': canaryText() },
    { ...own, 'sd-person-id': `per-${canaryUuid()}` },
    { ...own, 'sd-person-id': canaryText() },
    {
      ...own,
      'user-agent': canaryText(),
      authorization: `Bearer ${canaryText()}`,
      cookie: `a=${canaryText()}`,
    },
    { ...own, 'x-sandbox-fault': JSON.stringify({ answer: { status: 418, body: canaryText() } }) },
    { ...own, 'x-sandbox-fault': JSON.stringify({ [canaryText()]: canaryText() }) },
    { ...own, 'x-sandbox-fault': JSON.stringify({ patch: [{ op: 'remove', path: `/${canaryText()}` }] }) },
    { ...own, 'x-sandbox-fault': JSON.stringify({ drop: 'after' }) },
    {
      ...own,
      'x-sandbox-fault': JSON.stringify({ patch: [{ op: 'add', path: '/x', value: canaryText() }] }),
    },
  ];
  const successes = [];
  for (const [method, path, body] of calls) successes.push((await ask(method, path, own, body)).status);
  // Another program's is the one that is refused: the values arrive where they are stored.
  expect(successes).toEqual([200, 404, 201, 201, 200, 201, 201, 200]);

  for (const failure of ['none', 'unavailable', 'defect'] as const) {
    fail(failure);
    for (const headers of credentials) {
      for (const [method, path, body] of calls) await ask(method, path, headers, body);
    }
  }
  fail('none');
  // Bodies and addresses that are wrong in every way.
  for (const [method, path, body] of calls.slice(2)) {
    await ask(method, path, own, JSON.stringify(body).slice(0, -1));
    await ask(method, path, own, {
      ...body,
      amount: canaryText(),
      label: [canaryText()],
      title: 7,
      config: canaryText(),
    });
    await ask(method, path, own, `{"${canaryText()}":1,"${canaryText()}":"\\u12"}`);
    await ask(method, path, { ...own, 'content-type': `text/${canaryText()}` }, body);
    await ask('DELETE', path, own);
  }
  await ask('GET', `/v1/${canaryText()}?${canaryText()}=${canaryText()}`, own);
  await ask('GET', `/v1/program/${canaryText()}?q=${canaryText()}`, own);
  await ask('PATCH', `/v1/account/acc-${canaryUuid()}`, own, {});
  await ask('GET', `/_sandbox/${canaryText()}?${canaryText()}`, own);
  await ask('GET', `/_sandbox/records?prefix=${canaryText()}`, own);
  await ask('POST', '/_sandbox/faults', own, {
    answer: { status: 201, body: canaryText() },
    operation: 'createCard',
  });
  await ask('POST', '/_sandbox/faults', own, { operation: canaryText() });
  await ask('POST', '/v1/card', own, {});
  await ask('POST', '/_sandbox/keys', own, { label: canaryText() });
  for (const nonsense of [
    `${canaryText()} / HTTP/1.1\r\n\r\n`,
    `GET /${canaryText()} HTTP/1.1\r\nHost: ${canaryText()} x\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\n${canaryText()} ${canaryText()}\r\n\r\n`,
    `POST /v1/card HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${canaryDigits()}x\r\n\r\n${canaryText()}`,
  ])
    await exchange(port, nonsense);

  await serving.stop(1000);
  await sandbox.close();
  await log.close();
}

const lines = () =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('the run met every kind of line, and every status that matters', () => {
  expect(new Set(lines().map(({ msg }) => msg))).toEqual(
    new Set(['answered', 'store-unavailable', 'failed', 'refused']),
  );
  const statuses = new Set(lines().map(({ status }) => status));
  const wanted = [0, 200, 201, 400, 401, 403, 404, 405, 415, 418, 422, 500, 503];
  expect(wanted.filter((status) => !statuses.has(status))).toEqual([]);
  expect(planted.size).toBeGreaterThan(200);
});

test('none of the planted values is in the log', () => {
  expect([...planted].filter((canary) => text.includes(canary))).toEqual([]);
});

test('every request that was answered has one line with its id', () => {
  const answered = lines().filter(({ msg }) => msg === 'answered');
  const logged = answered.map(({ requestId }) => requestId);
  expect(new Set(logged).size).toBe(logged.length);
  expect(ids.length).toBeGreaterThan(300);
  expect(ids.filter((id) => !logged.includes(id))).toEqual([]);
});

test('a line has no other fields than these', () => {
  const names = new Set(lines().flatMap((line) => Object.keys(line)));
  expect([...names].sort()).toEqual(
    [
      ...[
        'level',
        'time',
        'pid',
        'msg',
        'requestId',
        'method',
        'operation',
        'control',
        'programId',
        'status',
        'ms',
      ],
      ...['fault', 'reason', 'note', 'error', 'stack', 'errors', 'code'],
    ].sort(),
  );
});
