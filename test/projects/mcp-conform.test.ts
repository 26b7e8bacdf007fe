import { expect, test } from 'vitest';
import type { Report } from '../../conformance/model/report.ts';
import { runConformance } from '../../conformance/run/run-conformance.ts';
import { operations } from '../../generated/operations.ts';
import { narrow, passAgentGate } from '../../scripts/mcp/agent-gate.ts';
import type { Deployment, RunRequest } from '../../scripts/mcp/deployment.ts';
import { stepsOf } from '../../scripts/mcp/plan-of.ts';
import { createSandbox, DEVELOPMENT_KEY } from '../../server/sandbox.ts';
import { connect, ERAS, type User } from '../scripts/mcp/connect.ts';

const YES: User = () => ({ action: 'accept', content: { run: true } });
const HOST = 'https://bank.test';
const MOVING = Object.values(operations)
  .filter(({ movesMoney }) => movesMoney)
  .map(({ id }) => id);

interface Flags {
  readonly readOnly?: boolean;
  readonly allowWrites?: boolean;
  readonly allowMoney?: boolean;
  readonly only?: readonly string[];
}

/** A deployment that records what it is asked for, in place of a run. */
function deploymentWith(flags: Flags, baseUrl = HOST): Deployment & { readonly runs: RunRequest[] } {
  const runs: RunRequest[] = [];
  return {
    runs,
    permitted: { baseUrl, apiKey: 'k-42-secret', confirmHost: 'bank.test', ...IDS, ...flags },
    flags: [],
    async judge(request) {
      runs.push(request);
      return report;
    },
  };
}

const sandbox = await createSandbox();
const { programId, businessId, personId, checkTransferId } = sandbox.seed;
const IDS = { programId, businessId, personId, checkTransferId };
const report = await judged();

async function judged(): Promise<Report> {
  const options = { baseUrl: 'http://127.0.0.1', apiKey: DEVELOPMENT_KEY, ...IDS, only: ['retrieveProgram'] };
  const run = runConformance({ ...options, fetch: (call) => sandbox.fetch(call) });
  for (;;) {
    const { done, value } = await run.next();
    if (done) return value;
  }
}

test.each(ERAS)('a sandbox is judged without a question, with progress (%j)', async (era) => {
  const { call, asked } = await connect({ era, user: YES });
  const messages: (string | undefined)[] = [];
  const args = { target: 'sandbox', only: ['retrieveProgram'], seed: 7 };
  const [one] = await Promise.all([
    call('conform', args, { onprogress: ({ message }) => void messages.push(message) }),
    call('search', { query: 'card' }),
  ]);
  expect(one).toMatchObject({
    isError: false,
    data: { verdict: 'conformant', violations: [], report: 'report:1' },
  });
  expect(messages).toContainEqual(expect.stringMatching(/^GET \/v1\/program\//));
  expect(asked).toEqual([]);
  const again = await call('read', { id: 'report:1' });
  expect(again.text).toContain('Conformant.');
});

test('a run that the client cancels ends', async () => {
  const { client, call } = await connect();
  const stop = new AbortController();
  const running = call(
    'conform',
    { target: 'sandbox' },
    { signal: stop.signal, onprogress: () => stop.abort() },
  );
  await expect(running).rejects.toThrow();
  expect(await client.listTools()).toHaveProperty('tools');
});

test('a plan asks nobody and sends nothing', async () => {
  const deployment = deploymentWith({});
  const { call, asked } = await connect({ deployment, user: YES });
  const { data, text } = await call('conform', { target: 'deployment', plan: true });
  expect(data).toMatchObject({ verdict: 'planned' });
  expect(text).toContain(`requests to ${HOST}/. Nothing was sent.`);
  expect({ asked, runs: deployment.runs }).toEqual({ asked: [], runs: [] });
});

const BOOLEANS = [false, true];
const CASES = BOOLEANS.flatMap((allowWrites) =>
  BOOLEANS.flatMap((allowMoney) =>
    BOOLEANS.flatMap((flagReadOnly) =>
      BOOLEANS.flatMap((readOnly) =>
        [[], MOVING].map((skip) => ({ allowWrites, allowMoney, flagReadOnly, readOnly, skip })),
      ),
    ),
  ),
);

test.each(['http://127.0.0.1:9', HOST])(
  'flags alone permit writes and money, also on this machine (%s)',
  async (baseUrl) => {
    for (const { flagReadOnly, readOnly, skip, ...allowed } of CASES) {
      const options = narrow({ baseUrl, ...IDS, readOnly: flagReadOnly, ...allowed }, { readOnly, skip });
      const steps = await stepsOf(options);
      const onlyReads = flagReadOnly || readOnly;
      const missing = allowed.allowWrites ? '--allow-money' : '--allow-writes';
      if (onlyReads || (allowed.allowWrites && (allowed.allowMoney || skip.length > 0)))
        passAgentGate(options, steps);
      else expect(() => passAgentGate(options, steps)).toThrow(`the server was started without ${missing}`);
      if (onlyReads) expect(steps.filter(({ operation }) => !operations[operation].safe)).toEqual([]);
    }
  },
);

test.each([
  [{}, {}, '--allow-writes'],
  [{ allowMoney: true }, {}, '--allow-writes'],
  [{ allowWrites: true }, { readOnly: false }, '--allow-money'],
] as const)(
  'a run of what flags %j do not permit is refused, and nobody is asked (%j)',
  async (flags, args, missing) => {
    const deployment = deploymentWith(flags);
    const { call, asked } = await connect({ deployment, user: YES });
    const { isError, text } = await call('conform', { target: 'deployment', ...args });
    expect({ isError, asked, runs: deployment.runs }).toEqual({ isError: true, asked: [], runs: [] });
    expect(text).toContain(`the server was started without ${missing}`);
  },
);

test.each([
  [{ allowWrites: true, allowMoney: true }, {}, /It moves money \(receiveAchPull: up to \d+\.\d\d\)\./],
  [{ allowWrites: true }, { skip: MOVING }, /of which write \(.*\)\.\nIt moves no money\./],
  [{}, { readOnly: true }, /all of them reads\.\nIt moves no money\./],
] as const)('the user is asked once what flags %j permit (%j)', async (flags, args, question) => {
  const deployment = deploymentWith(flags);
  const { call, asked } = await connect({ deployment, user: YES });
  expect(await call('conform', { target: 'deployment', ...args })).toMatchObject({ isError: false });
  expect(asked).toEqual([expect.stringMatching(question)]);
  expect(deployment.runs).toEqual([args]);
});

test('what a request narrows stays within what the flags permit', () => {
  const permitted = { readOnly: true, skip: ['createCard'], allowWrites: false };
  const widest: RunRequest = {
    readOnly: false,
    skip: [],
    ...{ allowWrites: true, allowMoney: true, baseUrl: 'https://other.test' },
  };
  expect(narrow(permitted, widest)).toEqual(permitted);
  expect(() => narrow({ only: ['createCard'] }, { only: ['createAccount'] })).toThrow('--only');
});

const NOES: readonly (readonly [string, User | undefined, string])[] = [
  ['declines', () => ({ action: 'decline' }), 'The user did not confirm'],
  ['cancels', () => ({ action: 'cancel' }), 'The user did not confirm'],
  [
    'accepts without a mark',
    () => ({ action: 'accept', content: { run: false } }),
    'The user did not confirm',
  ],
  ['accepts with nothing', () => ({ action: 'accept', content: {} }), ''],
  ['accepts with a text', () => ({ action: 'accept', content: { run: 'true' } }), ''],
  ['cannot be asked', undefined, 'does not support elicitation'],
];

test.each(ERAS.flatMap((era) => NOES.map((no) => [era, ...no] as const)))(
  'nothing is sent where the user (%j) %s',
  async (era, _, user, said) => {
    const deployment = deploymentWith({ allowWrites: true, allowMoney: true });
    const { call } = await connect({ deployment, era, ...(user && { user }) });
    const { isError, text } = await call('conform', { target: 'deployment' });
    expect(isError).toBe(true);
    expect(text).toContain(said);
    expect(deployment.runs).toEqual([]);
  },
);

test('a yes counts once, and only for what was asked', async () => {
  const deployment = deploymentWith({ readOnly: true });
  const { client } = await connect({ deployment, era: ERAS[1], user: () => ({ action: 'decline' }) });
  const yes = { confirm: { action: 'accept', content: { run: true } } };
  /** As a client that makes up the user's response. */
  const call = (args: object, more: object) =>
    client.request(
      {
        method: 'tools/call',
        params: { name: 'conform', arguments: { target: 'deployment', ...args }, ...more },
      },
      { allowInputRequired: true },
    ) as Promise<{
      readonly requestState?: string;
      readonly resultType?: string;
      readonly isError?: boolean;
    }>;
  const unasked = await call({}, { inputResponses: yes });
  expect(unasked).toMatchObject({ resultType: 'input_required' });
  const invented = await call({}, { inputResponses: yes, requestState: 'x' });
  expect(invented).toMatchObject({ resultType: 'input_required' });
  const { requestState } = await call({ seed: 1 }, {});
  const other = await call({ seed: 2 }, { inputResponses: yes, requestState });
  expect(other).toMatchObject({ resultType: 'input_required' });
  expect(deployment.runs).toEqual([]);
  const asked = await call({ seed: 3 }, {});
  const confirmed = { inputResponses: yes, requestState: asked.requestState };
  await call({ seed: 3 }, confirmed);
  expect(deployment.runs).toEqual([{ seed: 3 }]);
  await call({ seed: 3 }, confirmed);
  expect(deployment.runs).toEqual([{ seed: 3 }]);
});

test('runs against a deployment are made one after the other', async () => {
  let end = () => {};
  const deployment: Deployment = {
    ...deploymentWith({ readOnly: true }),
    judge: () => new Promise((resolve) => (end = () => resolve(report))),
  };
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => (answer = resolve));
  const { call } = await connect({
    deployment,
    user: () => {
      answer();
      return { action: 'accept', content: { run: true } };
    },
  });
  const first = call('conform', { target: 'deployment' });
  await isAsked;
  const second = await call('conform', { target: 'deployment', seed: 2 });
  expect(second).toMatchObject({
    isError: true,
    text: expect.stringContaining('Another run against the deployment'),
  });
  end();
  expect(await first).toMatchObject({ isError: false });
});
